import type { i18n } from 'i18next'
import type { Language } from './languages.ts'
import { scanBraces } from './placeholders.ts'
import { pluralTag } from './plural.ts'
import type { Locale } from './read.ts'

export type Values = Readonly<Record<string, string | number>>

export interface Lookup {
  /** Fallback, plural form and interpolation are i18next's. */
  readonly find: (
    file: string,
    path: string,
    valuesOf: (origin: Origin) => Values,
    count?: number,
  ) => string | undefined
}

/** Whether a text is the language's own, or English stepped in. */
export type Origin = 'own' | 'source'

/** Texts hold no control characters, so these mean nothing but what they mean here. */
const OPEN = '\x01'
const CLOSE = '\x02'
const NEVER = '\x03'

/** An instance of its own for each language of each game: nothing is shared, nothing leaks. */
export async function openEngine(
  own: Locale,
  language: Language,
  source: Locale,
  isAsked: (key: string) => boolean,
): Promise<Lookup> {
  const { createInstance } = (await import('i18next')).default
  const tags = { own: `${pluralTag(language.tag)}-x-own`, source: `${pluralTag(source.lang)}-x-source` }
  // Many a language is opened for a text or two, and for none that has anything to be filled in.
  let engine: i18n | undefined
  const opened = () => (engine ??= open())
  const open = (): i18n => {
    const made = createInstance()
    const resources = { [tags.own]: resourcesOf(own, isAsked), [tags.source]: resourcesOf(source, isAsked) }
    void made.init({
      lng: tags.own,
      fallbackLng: tags.source,
      load: 'currentOnly',
      ns: [...new Set(Object.values(resources).flatMap(Object.keys))],
      resources,
      // Paths are keys as they stand, dots and all.
      keySeparator: false,
      nsSeparator: false,
      returnEmptyString: false,
      initAsync: false,
      interpolation: {
        prefix: '{',
        suffix: '}',
        escapeValue: false,
        maxReplaces: Number.MAX_SAFE_INTEGER,
        // Formats, unescaping and nesting are ways to run something from inside a text: none of them can be written.
        formatSeparator: NEVER,
        unescapePrefix: NEVER,
        nestingPrefix: NEVER,
        nestingSuffix: NEVER,
      },
      missingInterpolationHandler: (_text: string, match: RegExpExecArray) => match[0],
      parseMissingKeyHandler: () => NEVER,
    })
    return made
  }

  return {
    find: (file, path, valuesOf, count) => {
      const options = { ns: file, ...(count !== undefined && { count }) }
      const answer = (origin: Origin) =>
        opened().t(path, { ...options, lng: tags[origin], replace: valuesOf(origin), returnDetails: true })
      const first = answer('own')
      // An English sentence takes English names, or "you have 3 Wunden" would come out.
      const { res } = first.usedLng === tags.own ? first : answer('source')
      return res === NEVER ? undefined : res.replaceAll(OPEN, '{').replaceAll(CLOSE, '}')
    },
  }
}

/** What i18next reads: by file, by path. No prototypes: a key may be called "constructor". */
function resourcesOf(
  { texts }: Locale,
  isAsked: (key: string) => boolean,
): Record<string, Record<string, string>> {
  const files: Record<string, Record<string, string>> = Object.create(null)
  for (const { key, value } of texts.values()) {
    if (!isAsked(key)) continue
    const colon = key.indexOf(':')
    const file = key.slice(0, colon)
    files[file] ??= Object.create(null) as Record<string, string>
    files[file][key.slice(colon + 1)] = guardBraces(value)
  }
  return files
}

/** Leaves i18next no brace but those of placeholders: it would look for the end of any other through all of the text. */
function guardBraces(text: string): string {
  if (!text.includes('{') && !text.includes('}')) return text
  let guarded = ''
  let end = 0
  const guard = (part: string) => part.replaceAll('{', OPEN).replaceAll('}', CLOSE)
  for (const { kind, from, to } of scanBraces(text)) {
    if (kind !== 'placeholder') continue
    guarded += guard(text.slice(end, from)) + text.slice(from, to)
    end = to
  }
  return guarded + guard(text.slice(end))
}
