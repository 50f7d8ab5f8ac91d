import { allStyles, facesOf } from '../font/catalogue.ts'
import { COVERAGE } from '../font/coverage.ts'
import { shapeFile } from '../font/open.ts'
import { commonOutlines } from '../font/outlines.ts'
import type { Slice } from '../host/host.ts'
import { PACKAGE } from '../host/version.ts'
import { COMMON_ICONS } from '../icon/collection.ts'
import { patternsFile } from '../layout/patterns.ts'
import { phrasesFile } from '../layout/phrases.ts'
import { languageOf } from '../locale/languages.ts'
import { defaultsFor } from './defaults.ts'

/**
 * Which files of the program cards in a language are usually made with: also those for the small names in the game's first
 * language. A host that has to fetch them fetches these together; what else a game needs, it finds out on the way.
 */
export function neededFor(lang: string, first: string): (string | Slice)[] {
  const { code, script, hyphenation, phrases } = languageOf(lang)
  const names = facesOf(languageOf(first).script, 'italic')[0]!
  const faces = new Set([...USUAL.map((style) => facesOf(script, style)[0]!), names])
  return [
    PACKAGE,
    COVERAGE,
    COMMON_ICONS,
    ...[...faces].flatMap((face) => [shapeFile(face), commonOutlines(face)]),
    ...(hyphenation ? [patternsFile(hyphenation.patterns)] : []),
    ...(phrases ? [phrasesFile(phrases)] : []),
    ...defaultsFor(code),
  ]
}

/** Hardly any text is both bold and slanted. */
const USUAL = allStyles.filter((style) => style !== 'boldItalic')
