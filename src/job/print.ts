import { checkData, sortedOnce } from '../check/groups.ts'
import type { Finding } from '../finding.ts'
import type { PrintRequest } from '../kit/request.ts'
import type { Library } from '../library/library.ts'
import { isError, type PrintedKit, printPair } from './print-language.ts'
import { forEachLanguage } from './threads.ts'

export interface PrintOrder {
  readonly request: PrintRequest
  /** Kits of these languages; or one rulebook of two languages beside each other. */
  readonly languages: readonly string[]
  readonly sideBySide?: readonly [string, string]
  /** Paint whatever the checks find. */
  readonly force?: boolean
}

export interface Printed {
  readonly kits: readonly PrintedKit[]
  /** In the order of the files of the game, each once. */
  readonly findings: readonly Finding[]
  /** The checks found errors, and nobody said to print all the same. */
  readonly refused: boolean
}

/** Kits of all languages asked for, still in memory. */
export async function printKits(
  library: Library,
  { request, languages, sideBySide, force = false }: PrintOrder,
  begin?: (lang: string) => void,
): Promise<Printed> {
  const ofData = await checkData(library)
  if (!force && ofData.some(isError)) return { kits: [], findings: sortedOnce(ofData), refused: true }
  const job = { work: 'print', request, force } as const
  const kits = sideBySide
    ? [await printPair(library, job, sideBySide)]
    : await forEachLanguage<PrintedKit>(library, languages, job, begin)
  const findings = sortedOnce([...ofData, ...kits.flatMap((kit) => kit.findings)])
  return { kits, findings, refused: !force && findings.some(isError) }
}
