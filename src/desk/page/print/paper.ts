/**
 * Where people print on Letter, by CLDR's paper sizes. Everywhere else it is A4, which is also what the command line means when it is told
 * nothing: a page knows where its reader is, a script should make the same files everywhere.
 */
const LETTER_REGIONS = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '))

/** What somebody begins with who has chosen nothing; nothing where the usual paper is theirs, or the game has no other. */
export function paperHere(papers: readonly string[], preferred = navigator.languages): { paper?: string } {
  const region = preferred.map(regionOf).find((each) => each !== undefined)
  return region !== undefined && LETTER_REGIONS.has(region) && papers.includes('letter')
    ? { paper: 'letter' }
    : {}
}

/** Only one that is said: "en" alone is spoken in too many places. */
function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region
  } catch {
    // Browsers have been seen to say "C" and the like.
    return undefined
  }
}
