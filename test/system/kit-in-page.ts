import { checkData, checkKit, checkWords } from '../../src/check/groups.ts'
import type { Finding } from '../../src/finding.ts'
import { toBase64 } from '../../src/frame/bytes.ts'
import { FilesWanted, withFiles } from '../../src/host/browser.ts'
import { type LaidKit, layKit } from '../../src/kit/lay.ts'
import { paintKit } from '../../src/kit/paint.ts'
import type { PrintRequest } from '../../src/kit/request.ts'
import { Library } from '../../src/library/library.ts'
import { memoryFolder } from '../../src/source/folder.ts'

/** The part of browser.test.ts that runs in the page. */

export interface Order {
  /** The files of a game. */
  readonly files: Readonly<Record<string, string>>
  readonly lang: string
  readonly request: PrintRequest
}

/** A kit as it can leave the page. */
export interface PrintedInPage {
  /** Path → bytes, in base64. */
  readonly files: Readonly<Record<string, string>>
  readonly findings: readonly Finding[]
}

/** What the checks say of the game, its words and its kit. */
export const findingsOn = async (laid: LaidKit): Promise<Finding[]> => [
  ...(await checkData(laid.library)),
  ...(await checkWords(laid.library, laid.lang)),
  ...(await checkKit(laid)),
]

export async function printInPage({ files, lang, request }: Order): Promise<PrintedInPage> {
  const library = new Library(memoryFolder(files))
  const laid = await withFiles(() => layKit(library, request, lang))
  const painted = await withFiles(() => paintKit(laid))
  return {
    files: Object.fromEntries(painted.map(({ path, bytes }) => [path, toBase64(bytes)])),
    findings: await withFiles(() => findingsOn(laid)),
  }
}

export const wantInPage = (file: string): Promise<void> =>
  withFiles(() => {
    throw new FilesWanted([file])
  })
