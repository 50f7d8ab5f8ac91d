import { type Sentence, say } from '../finding.ts'

/** Names of devices on Windows, whatever follows the first dot. */
const OF_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
/** What no file may be called on one computer or another; at its end Windows drops dots and blanks. */
const FORBIDDEN = /[\0-\x1f<>:"/\\|?*\x7f]|[. ]$/
/** A file system takes 255 bytes; an ending and a mark of our own come behind. */
const LONGEST = 200

/** Why a file cannot have this name on every computer, told of a path that it may be a part of; undefined if it can. */
export function nameFault(name: string, path = name): Sentence | undefined {
  if (OF_WINDOWS.test(name)) return say`"${path}" is a name reserved by Windows`
  if (FORBIDDEN.test(name)) return say`"${path}" is not a name that files can have on every computer`
  if (new TextEncoder().encode(name).length > LONGEST)
    return say`"${path}" is too long for the name of a file`
  return undefined
}

/** The same for names that would be one file on a disk that knows neither capitals nor how accents are put together. */
export const plainName = (name: string): string => name.normalize('NFC').toLowerCase()
