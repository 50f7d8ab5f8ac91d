import { sourceLanguage } from '../../../game/game.ts'
import { Library } from '../../../library/library.ts'
import { copiesFor, withLanguage, withLanguageName } from '../../../locale/begin.ts'
import { lockText, lockWith } from '../../../locale/lock.ts'
import { waiverFile, waiverLines, withWaivers } from '../../../locale/waivers.ts'
import { UsageError } from '../../../order/option.ts'
import { type GameFolder, overlay } from '../../../source/folder.ts'
import { setText } from '../../../source/set-text.ts'
import type { BegunLanguage, ChangedView, Drafts } from '../../talk-translate.ts'
import { amendmentOf, stillMeant } from './drafts.ts'
import { statusIn } from './texts.ts'

type Files = Readonly<Record<string, Uint8Array>>

/** The game with the files that a new language begins with, as `growl locale begin` makes them. */
export function beginLanguages(
  library: Library,
  begun: readonly BegunLanguage[],
): { library: Library; files: Files } {
  let [all, files]: [Library, Files] = [library, {}]
  for (const { code, name } of begun) {
    if (all.readableGame.languages.includes(code)) continue
    const copied = { ...gameWith(all.folder, code), ...copiesOf(all, code, name) }
    const opened = new Library(overlay(all.folder, copied))
    const { file } = opened.lock(code)
    const lock = bytesOf(lockText(lockWith([...statusIn(opened, code).values()])))
    files = { ...files, ...copied, [file]: lock }
    all = new Library(overlay(all.folder, { ...copied, [file]: lock }))
  }
  return { library: all, files }
}

const GAME = 'data/game.yaml'

function gameWith(folder: GameFolder, code: string): Files {
  const text = withLanguage(textOf(folder, GAME), code)
  if (text === undefined) throw new UsageError(`Add "${code}" at the end of "languages" in ${GAME} by hand.`)
  return { [GAME]: bytesOf(text) }
}

function copiesOf(library: Library, code: string, name: string): Files {
  const first = sourceLanguage(library.readableGame)
  const copies = copiesFor(library.locale(code), library.locale(first), library.folder)
  const program = `locales/${code}/program.yaml`
  const named = withLanguageName('', name)
  return {
    [program]: bytesOf(named),
    ...Object.fromEntries(
      copies.map(({ path, bytes }) => [
        path,
        path === program ? bytesOf(withLanguageName(decoded(bytes), name)) : bytes,
      ]),
    ),
  }
}

/** The files of a language with somebody's texts in them: only these texts differ. */
export function changedFiles(library: Library, lang: string, drafts: Drafts): ChangedView {
  const { folder } = library
  const { locale, lock } = amendmentOf(library, lang, drafts)
  const left: { lang: string; key: string; why: string }[] = []
  const texts = new Map<string, string>()
  for (const [key, value] of Object.entries(drafts.texts)) {
    const file = locale!.texts.get(key)?.file
    if (!file) {
      left.push({ lang, key, why: 'the game has no such text any more' })
      continue
    }
    const before = texts.get(file) ?? textOf(folder, file)
    const after = setText(before, pathIn(file, key), value)
    if (typeof after === 'string') texts.set(file, after)
    else left.push({ lang, key, why: after.why })
  }
  const files = [...texts].map(([path, text]) => ({ path, bytes: bytesOf(text) }))
  if (lock) files.push({ path: lock.file, bytes: bytesOf(lockText(lock.entries)) })
  const waived = stillMeant(locale!.texts, drafts.waived)
  if (waived.length > 0) {
    const lines = waived.map(({ code, text, reason }) => waiverLines(code, text, reason)).join('')
    const bytes = withWaivers(folder, lang, lines, waived.length)
    if (bytes) files.push({ path: waiverFile(lang), bytes })
    else
      left.push(
        ...waived.map(({ text }) => ({ lang, key: text.key, why: `${waiverFile(lang)} is no plain list` })),
      )
  }
  return { files, left }
}

/** Where in its file a text is; an expansion has a bit of each file, by its name. */
function pathIn(file: string, key: string): string[] {
  const [name = '', path = ''] = key.split(':')
  return [...(file.includes('/expansions/') ? [name] : []), ...path.split('.')]
}

/** Byte order mark and line ends are kept. */
const decoded = (bytes: Uint8Array): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
const textOf = (folder: GameFolder, file: string): string => {
  const bytes = folder.bytes(file)
  return typeof bytes === 'string' ? '' : decoded(bytes)
}
