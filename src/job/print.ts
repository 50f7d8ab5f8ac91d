import { isCompared } from '../check/facts/compared.ts'
import { checkData, sortedOnce } from '../check/groups.ts'
import { isProven } from '../check/proven.ts'
import type { ExportRequest } from '../export/request.ts'
import type { Finding } from '../finding.ts'
import type { PrintRequest } from '../kit/request.ts'
import type { Library } from '../library/library.ts'
import { isError, languagesOn, type PrintedKit, type PrintJob, printPair } from './print-language.ts'
import { areShared, forEachLanguage, meanwhile } from './threads.ts'

export interface PrintOrder {
  readonly request: PrintRequest
  /** Kits of these languages; or one rulebook of two languages beside each other. */
  readonly languages: readonly string[]
  readonly sideBySide?: readonly [string, string]
  /** Not on sheets of paper, but as something else. */
  readonly export?: ExportRequest
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
  order: PrintOrder,
  begin?: (lang: string) => void,
): Promise<Printed> {
  const { request, languages, sideBySide, force = false } = order
  const proven = wordsOf(order).every((lang) => isProven({ library, lang }))
  const ofData = proven ? [] : await checkData(library)
  if (!force && ofData.some(isError)) return { kits: [], findings: sortedOnce(ofData), refused: true }
  const shared = !sideBySide && areShared(library, languages)
  const facts = proven || shared ? undefined : factsMeanwhile(library, order)
  const job: PrintJob = {
    work: 'print',
    request,
    ...(order.export && { export: order.export }),
    force,
    unchecked: proven ? [] : facts ? ['spelling'] : ['spelling', 'facts'],
  }
  const kits = sideBySide
    ? [await printPair(library, job, sideBySide)]
    : await forEachLanguage<PrintedKit>(library, languages, job, begin)
  const ofKits = kits.flatMap((kit) => kit.findings)
  const findings = sortedOnce([...ofData, ...ofKits, ...((await facts) ?? []).flat()])
  return { kits, findings, refused: !force && findings.some(isError) }
}

/** Languages whose words are printed. */
const wordsOf = ({ request, languages, sideBySide }: PrintOrder): string[] => [
  ...new Set(sideBySide ?? languages.flatMap((lang) => languagesOn(request, lang))),
]

/** Lexicons are long: the second thread reads them while this one lays out the kit. */
function factsMeanwhile(library: Library, order: PrintOrder): Promise<readonly Finding[][]> | undefined {
  const open = wordsOf(order).filter((lang) => !isCompared({ library, lang }))
  return meanwhile<Finding[]>(library, open, { work: 'facts' })
}
