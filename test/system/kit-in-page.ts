import type { Finding } from '../../src/finding.ts'
import { toBase64 } from '../../src/frame/bytes.ts'
import { FileWanted, withFiles } from '../../src/host/browser.ts'
import { buildKit } from '../../src/kit/build.ts'
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

export async function printInPage({ files, lang, request }: Order): Promise<PrintedInPage> {
  const library = new Library(memoryFolder(files))
  const kit = await withFiles(async () => buildKit(await library.source(lang, request), request))
  return {
    files: Object.fromEntries(kit.files.map(({ path, bytes }) => [path, toBase64(bytes)])),
    findings: kit.findings,
  }
}

export const wantInPage = (file: string): Promise<void> =>
  withFiles(() => {
    throw new FileWanted(file)
  })
