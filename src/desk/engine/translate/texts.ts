import { sourceLanguage } from '../../../game/game.ts'
import type { Library } from '../../../library/library.ts'
import { commentOfFile, commentsAbove } from '../../../locale/comments.ts'
import { languageOf } from '../../../locale/languages.ts'
import { statusOf, type UnitStatus } from '../../../locale/lock.ts'
import { type Names, namesOf } from '../../../locale/names.ts'
import { fillPlaceholders, placeholdersOf } from '../../../locale/placeholders.ts'
import { pluralForms } from '../../../locale/plural.ts'
import type { Locale, Text } from '../../../locale/read.ts'
import { isPlural, type Unit, unitsOf } from '../../../locale/units.ts'
import { readText } from '../../../source/folder.ts'
import type { GroupView, TextsView, TextView, Title } from '../../talk-translate.ts'

/**
 * Every text of a language beside the one it is translated from, in the order in which they are read. `written`: the game as its files
 * have it.
 */
export function textsView(library: Library, written: Library, lang: string): TextsView {
  const first = sourceLanguage(library.readableGame)
  const isFirst = lang === first
  const originals = isFirst ? library.locale(first) : library.originals(lang, first)
  const files = new Comments(written)
  const titles = new Titles(library, [...new Set([lang, first])])
  const status = isFirst ? undefined : statusIn(library, lang, originals)
  const inTurn = [...unitsOf(originals).values()].flatMap((unit) => {
    const known = status?.get(unit.key)
    if (status && !known) return []
    return textsOf(unit, known, written.locale(lang), isFirst ? undefined : lang).map(
      (text): TextView => ({
        ...text,
        ...titles.ofCard(text.key),
        comment: files.commentOn(unit, text.key),
      }),
    )
  })
  const texts = together(inTurn)
  const found = [...new Set([first, lang])].flatMap((each) => written.locale(each).findings)
  return {
    faults: found.filter(({ severity }) => severity === 'error'),
    lang,
    tag: languageOf(lang).tag,
    source: first,
    sourceTag: languageOf(first).tag,
    groups: groupsOf(texts, titles, (key) => files.about(originals.texts.get(key)?.file ?? '', key)),
    texts,
    icons: library.readableGame.icons.map(({ id }) => id),
  }
}

export const statusIn = (
  library: Library,
  lang: string,
  originals = library.originals(lang, sourceLanguage(library.readableGame)),
): Map<string, UnitStatus> =>
  new Map(
    statusOf(library.locale(lang), originals, library.lock(lang), library.facts.sheet).map((status) => [
      status.key,
      status,
    ]),
  )

/** The texts of a unit: those that the language has, or those it needs. `lang`: absent in the first language. */
function textsOf(
  unit: Unit,
  status: UnitStatus | undefined,
  written: Locale,
  lang: string | undefined,
): Omit<TextView, 'comment'>[] {
  const keys = status?.unit?.texts.map(({ key }) => key) ?? keysNeeded(unit, lang)
  const changes = changesOf(status)
  return keys.map((key) => ({
    key,
    unit: unit.key,
    group: groupOf(key),
    source: originalIn(unit, key).value,
    written: written.texts.get(key)?.value ?? '',
    state: status?.state ?? 'source',
    ...changes,
  }))
}

function changesOf(status: UnitStatus | undefined): Pick<TextView, 'changed' | 'factsChanged'> {
  if (status?.state !== 'stale' || !status.then) return {}
  const { then, now } = status
  return {
    ...(then.follows !== now.follows && { changed: { was: then.follows, is: now.follows } }),
    ...(then.facts !== now.facts && { factsChanged: true }),
  }
}

/** A language has plural forms of its own; names it has in one form at least. */
function keysNeeded({ key, texts }: Unit, lang: string | undefined): string[] {
  const keys = texts.map((text) => text.key)
  if (lang === undefined || !keys.some(isPlural)) return keys
  return pluralForms(languageOf(lang).tag).used.map((form) => `${key}_${form}`)
}

const originalIn = ({ texts }: Unit, key: string): Text =>
  texts.find((text) => text.key === key) ?? texts.find((text) => text.key.endsWith('_other')) ?? texts[0]!

/** "rules:setup", "labels:aid"; names and cards are one group each. */
function groupOf(key: string): string {
  const [file = '', path = ''] = key.split(':')
  const [section, ...rest] = path.split('.')
  if (file === 'terms' || file === 'cards' || rest.length === 0) return file
  return `${file}:${section}`
}

/** An expansion has a bit of each file: it is read where the rest of that file is. */
function together(texts: readonly TextView[]): TextView[] {
  const fileOf = ({ group }: TextView): string => group.split(':')[0]!
  const files = [...new Set(texts.map(fileOf))]
  return texts.toSorted((a, b) => files.indexOf(fileOf(a)) - files.indexOf(fileOf(b)))
}

function groupsOf(
  texts: readonly TextView[],
  titles: Titles,
  aboutFileOf: (key: string) => string,
): GroupView[] {
  const ids = [...new Set(texts.map(({ group }) => group))]
  return ids.map((id) => {
    const [file = '', section] = id.split(':')
    const first = texts.find(({ group }) => group === id)!
    const isEdition = file.startsWith('rules-')
    const edition = isEdition ? titles.of(`${file}:name`) : undefined
    const title = section === undefined ? undefined : titles.of(`${file}:${section}.title`)
    return {
      id,
      file: isEdition ? 'rules' : file,
      ...(edition && { edition }),
      ...(section !== undefined && { section }),
      ...(title && { title }),
      about: aboutFileOf(first.key),
    }
  })
}

interface Wordy {
  readonly tag: string
  readonly texts: Locale['texts']
  readonly names: Names
}

/** What cards and parts of files are called, in the first of the languages that says it. */
class Titles {
  readonly #languages: readonly Wordy[]

  constructor(library: Library, languages: readonly string[]) {
    this.#languages = languages.map((lang) => {
      const locale = library.locale(lang)
      return {
        tag: languageOf(lang).tag,
        texts: locale.texts,
        names: namesOf(locale, library.numbers),
      }
    })
  }

  /** The title of the card that a text is for; the title itself needs none above it. */
  ofCard(key: string): { readonly card?: Title } {
    const [, card] = /^cards:(.+)\.(?!title$)[^.]+$/.exec(key) ?? []
    const title = card === undefined ? undefined : this.#first(({ names }) => nameIn(names, `card.${card}`))
    return title ? { card: title } : {}
  }

  /** With the names that are in it. */
  of(key: string): Title | undefined {
    return this.#first(({ texts, names }) => {
      const filled = fillPlaceholders(texts.get(key)?.value ?? '', (name) => nameIn(names, name))
      return placeholdersOf(filled).length > 0 ? '' : filled
    })
  }

  #first(wordsIn: (language: Wordy) => string | undefined): Title | undefined {
    for (const language of this.#languages) {
      const words = wordsIn(language)
      if (words) return { words, tag: language.tag }
    }
    return undefined
  }
}

const nameIn = (names: Names, name: string): string | undefined => {
  const resolved = names.resolve(name)
  return 'value' in resolved ? resolved.value : undefined
}

/** What is written beside the texts of the first language for those who translate them. */
class Comments {
  readonly #library: Library
  readonly #first: Locale
  readonly #lines = new Map<string, readonly string[]>()

  constructor(library: Library) {
    this.#library = library
    this.#first = library.locale(sourceLanguage(library.readableGame))
  }

  commentOn(unit: Unit, key: string): string {
    const original = originalIn(unit, key)
    // What somebody has just written stands in no file: the comment is above what stood there.
    const { file, keyPlace } = this.#first.texts.get(original.key) ?? original
    return keyPlace.line === 0
      ? ''
      : commentsAbove(this.#linesOf(file, original.key), keyPlace.line).join('\n')
  }

  about(file: string, key: string): string {
    return commentOfFile(this.#linesOf(file, key))
  }

  /** Words that the program brings have their file in another folder. */
  #linesOf(file: string, key: string): readonly string[] {
    const { folder, defaults } = this.#library
    const home = this.#first.texts.has(key) ? folder : defaults
    const name = `${home === folder} ${file}`
    const known = this.#lines.get(name)
    if (known) return known
    const text = readText(home, file)
    const lines = typeof text === 'string' ? text.split('\n') : []
    this.#lines.set(name, lines)
    return lines
  }
}
