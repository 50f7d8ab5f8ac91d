import { host } from '#host'

let known: Readonly<Record<string, Readonly<Record<string, number>>>> | undefined

/** Norwegian is listed under its older code. */
const OTHER_CODES: Readonly<Record<string, string>> = { nb: 'no' }

/** Words for numbers in a language, whatever its region; none in one that the Unicode CLDR has no rules for. */
export function numberWords(lang: string): ReadonlyMap<string, number> {
  known ??= JSON.parse(new TextDecoder().decode(host.read('number-words.json'))) as NonNullable<typeof known>
  const [language = ''] = lang.toLowerCase().split(/[-_]/)
  const code = OTHER_CODES[language] ?? language
  return new Map(Object.hasOwn(known, code) ? Object.entries(known[code]!) : [])
}
