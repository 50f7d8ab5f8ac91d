import { type Finding, type Place, type Sentence, say, told } from '../finding.ts'
import { type GameFolder, MAX_TEXT } from '../source/folder.ts'
import type { ScalarStyle, YamlMap, YamlNode } from '../source/tree.ts'
import { readYaml } from '../source/yaml.ts'

/** The words of one language in a game's locales/ folder, as they were written, each with its place. */
export interface Locale {
  readonly lang: string
  readonly files: readonly LocaleFile[]
  /** By key, "cards:the-gift.text", in the order of the files. */
  readonly texts: ReadonlyMap<string, Text>
  /** Why a file, or a text in it, could not be read. */
  readonly findings: readonly Finding[]
}

export interface LocaleFile {
  /** Relative to the game folder: "locales/de/cards.yaml". */
  readonly file: string
  /** "cards", or "expansions/NAME": the same in every language. */
  readonly name: string
  /** It has a fault for which nothing in it could be read: only that is told, not all that seems to be missing. */
  readonly isUnread?: boolean
}

export interface Text {
  /** Name of the file, then the path in it: "rules:setup.deck.text". A card of an expansion is "cards:…" too. */
  readonly key: string
  readonly file: string
  readonly value: string
  readonly style: ScalarStyle
  readonly keyPlace: Place
  readonly place: Place
  /** Where `value.slice(from, to)` stands. */
  readonly words: (from: number, to: number) => Place
}

/** Everything in a locale folder; a game leaves out the files it does not need. */
export function readLocale(folder: GameFolder, lang: string): Locale {
  const findings: Finding[] = []
  const texts = new Map<string, Text>()
  const files: LocaleFile[] = []
  for (const { file, name } of localeFiles(folder, lang)) {
    const { root, findings: wrong } = readYaml(folder, file)
    findings.push(...wrong)
    files.push({ file, name, ...(!root && wrong.length > 0 && { isUnread: true }) })
    if (!root) continue
    // An expansion brings a bit of each file: `cards:`, `terms:` … are its sections.
    const collected = name.startsWith('expansions/')
      ? sections(root).flatMap(([section, value]) => collect(value, file, section))
      : collect(root, file, name)
    for (const found of collected) {
      if (!('key' in found && 'words' in found)) findings.push(found)
      else if (texts.has(found.key)) findings.push(twice(found, texts.get(found.key)!))
      else texts.set(found.key, found)
    }
  }
  return { lang, files, texts, findings }
}

/** The order translators and the lock follow. */
const FILES = ['terms', 'cards', 'rules', 'labels', 'program']
const EDITION = /^rules-[a-z0-9-]+$/

export function localeFiles(folder: GameFolder, lang: string): LocaleFile[] {
  const path = `locales/${lang}`
  const yaml = (directory: string) =>
    folder.list(directory).flatMap((name) => (name.endsWith('.yaml') ? [name.slice(0, -5)] : []))
  const present = yaml(path)
  const names = [
    ...FILES.filter((name) => present.includes(name)),
    ...present.filter((name) => EDITION.test(name)),
    ...yaml(`${path}/expansions`).map((name) => `expansions/${name}`),
  ]
  return names.map((name) => ({ file: `${path}/${name}.yaml`, name }))
}

const sections = (root: YamlNode): [string, YamlNode][] =>
  root.kind === 'map' ? root.entries.map(({ key, value }) => [key, value]) : [['', root]]

/** The texts below a node, or what stands there instead of a text. */
function collect(root: YamlNode, file: string, name: string): (Text | Finding)[] {
  if (root.kind !== 'map') return [notText(say`${file} must hold keys with texts`, root.place)]
  const below = (map: YamlMap, path: string): (Text | Finding)[] =>
    map.entries.flatMap(({ key: last, keyPlace, value: node }): (Text | Finding)[] => {
      const key = path + last
      if (node.kind === 'map') return below(node, `${key}.`)
      if (node.kind === 'list') return [notText(say`"${last}" is a list, not a text`, node.place, key)]
      const problems: Finding[] = []
      if (typeof node.value === 'number' || typeof node.value === 'boolean')
        problems.push(notText(aValue(last, node.value), node.place, key))
      const value = String(node.value ?? '')
      if (value.length > MAX_TEXT) return [tooLong(key, value.length, keyPlace)]
      const control = node.style === 'double' ? value.search(CONTROL) : -1
      if (control >= 0) problems.push(controlCharacter(key, value, node.words(control, control + 1)))
      const { style, place, words } = node
      // Replaced one for one, so that places stay right.
      const clean = control < 0 ? value : value.replace(CONTROLS, '\ufffd')
      return [...problems, { key, file, value: clean, style, keyPlace, place, words }]
    })
  return below(root, `${name}:`)
}

/** Files cannot hold them, but "\x01" in a quoted text is one. The translate stage relies on their absence. */
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/
const CONTROLS = new RegExp(CONTROL, 'g')

/** YAML takes 4 for a number, and yes for no text either. */
const aValue = (key: string, value: number | boolean): Sentence =>
  typeof value === 'number'
    ? say`"${key}" is the number ${value}, not a text`
    : say`"${key}" is the boolean ${String(value)}, not a text`

const notText = (message: Sentence, place: Place, key?: string): Finding => ({
  code: 'text-expected',
  severity: 'error',
  ...told(
    message,
    say`Write a word after the key, or a |- block with the text below it; put numbers and yes/no in quotes.`,
  ),
  place,
  ...(key && { key }),
})

const tooLong = (key: string, length: number, place: Place): Finding => ({
  code: 'text-too-long',
  severity: 'error',
  ...told(
    say`a text of ${length} characters; the most is ${MAX_TEXT}`,
    say`Split it into paragraphs with keys of their own.`,
  ),
  place,
  key,
})

const controlCharacter = (key: string, value: string, place: Place): Finding => ({
  code: 'text-control-character',
  severity: 'error',
  ...told(
    say`a control character (code ${CONTROL.exec(value)![0].charCodeAt(0)}) in a text`,
    say`Remove it; nothing can print it.`,
  ),
  place,
  key,
})

const twice = (text: Text, first: Text): Finding => ({
  code: 'text-twice',
  severity: 'error',
  ...told(
    say`"${text.key}" is already in ${`${first.keyPlace.file}:${first.keyPlace.line}`}`,
    say`Keep one of the two, or give this one another key.`,
  ),
  place: text.keyPlace,
  key: text.key,
})
