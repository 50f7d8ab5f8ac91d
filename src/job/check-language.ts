import { checkKit, checkWords } from '../check/groups.ts'
import type { Finding } from '../finding.ts'
import { everyAlternative } from '../game/choices.ts'
import { currentEdition } from '../game/game.ts'
import { GROUPS } from '../game/schema.ts'
import type { Size } from '../geometry/box.ts'
import { layKit } from '../kit/lay.ts'
import type { PrintRequest } from '../kit/request.ts'
import type { Library } from '../library/library.ts'
import { PSEUDO } from '../locale/pseudo.ts'

export interface CheckJob {
  readonly work: 'check'
  /** Sizes of cards to lay out. The first is that of the kit with its rulebook; the cards must fit the others as well. */
  readonly sizes: readonly Size[]
}

/** The words of a language, and what would be printed of it. */
export async function checkLanguage(
  library: Library,
  { sizes }: CheckJob,
  lang: string,
): Promise<readonly Finding[]> {
  const findings = await checkWords(library, lang)
  // One at a time: a kit that has been looked at can be forgotten.
  for (const request of lang === PSEUDO ? [] : requestsOf(library, sizes, lang))
    findings.push(...(await checkKit(await layKit(library, request, lang))))
  return findings
}

/** What `growl print` prints, all expansions and all alternatives added, and the rulebooks of other editions. */
function requestsOf(
  { folder, readableGame: game }: Library,
  [first, ...others]: readonly Size[],
  lang: string,
): Partial<PrintRequest>[] {
  const all = { expansions: game.expansions.map(({ id }) => id), choices: everyAlternative(game) }
  const groups = GROUPS.filter((group) => group !== 'rules')
  const written = folder.list(`locales/${lang}`)
  const editions = game.editions.filter(
    ({ id }) => id !== currentEdition(game)?.id && written.includes(`rules-${id}.yaml`),
  )
  return [
    { ...all, ...(first && { cardSize: first }) },
    ...others.map((cardSize) => ({ ...all, cardSize, groups })),
    ...editions.map(({ id }) => ({ edition: id, groups: ['rules'] as const })),
  ]
}
