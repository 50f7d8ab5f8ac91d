import { filesToBegin, type NewFiles, type NewLanguage } from '../../../library/begin.ts'
import { Library } from '../../../library/library.ts'
import { lockText } from '../../../locale/lock.ts'
import { waiverFile, waiverLines, withWaivers } from '../../../locale/waivers.ts'
import { UsageError } from '../../../order/option.ts'
import { type GameFolder, overlay } from '../../../source/folder.ts'
import { setText } from '../../../source/set-text.ts'
import type { ChangedView, Drafts } from '../../talk-translate.ts'
import { amendmentOf, stillMeant } from './drafts.ts'

/** The game with the files that a new language begins with. */
export function beginLanguages(
  library: Library,
  begun: readonly NewLanguage[],
): { library: Library; files: NewFiles } {
  let [all, files]: [Library, NewFiles] = [library, {}]
  for (const language of begun) {
    if (all.readableGame.languages.includes(language.code)) continue
    const first = filesToBegin(all, language)
    if (typeof first === 'string') throw new UsageError(first)
    files = { ...files, ...first }
    all = new Library(overlay(all.folder, first))
  }
  return { library: all, files }
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
