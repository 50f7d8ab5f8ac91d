import { writtenWords } from './marks.ts'
import { isName } from './units.ts'

/** Words of the text itself: no placeholders, no icons, no addresses of web pages, no options of commands. */
export const proseWords = (text: string): string[] =>
  writtenWords(text)
    .split(/\s+/)
    .filter((word) => !/\p{L}[./]\p{L}|^\W*--/u.test(word))
    .flatMap((word) => word.match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [])

/** Whether there is anything in a text to be translated: names, figures and capitals alone may stay as they are. */
export const isProse = (key: string, text: string): boolean =>
  !isName(key) && proseWords(text).some((word) => /\p{L}[\p{Ll}\p{Lo}]/u.test(word))
