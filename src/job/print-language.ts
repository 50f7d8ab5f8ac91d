import { checkFacts, checkKit, checkSpelling } from '../check/groups.ts'
import { exportKit } from '../export/export.ts'
import { aboutPictures } from '../export/largest.ts'
import type { ExportRequest } from '../export/request.ts'
import type { Finding } from '../finding.ts'
import type { KitFile } from '../kit/file.ts'
import { type LaidKit, layAlone, layKit, layPair, nameOfPair } from '../kit/lay.ts'
import { paintKit } from '../kit/paint.ts'
import type { PrintRequest } from '../kit/request.ts'
import type { Library } from '../library/library.ts'

export interface PrintJob {
  readonly work: 'print'
  readonly request: PrintRequest
  /** Not on sheets of paper, but as something else. */
  readonly export?: ExportRequest
  /** Paint whatever the checks find. */
  readonly force: boolean
  /** What of the words is still to be looked at. */
  readonly unchecked: readonly ('spelling' | 'facts')[]
}

export interface PrintedKit {
  /** "de"; of two languages beside each other "en+fr". */
  readonly lang: string
  /** None when the checks find errors. */
  readonly files: readonly KitFile[]
  /** Whether its first page says how to print and cut. */
  readonly instructions: boolean
  readonly findings: readonly Finding[]
}

/** Languages whose words are on a kit. */
export const languagesOn = ({ bilingual }: PrintRequest, lang: string): string[] =>
  bilingual && bilingual !== lang ? [lang, bilingual] : [lang]

/** Checks the words of a language, lays out its kit, checks that, and paints it. */
export function printLanguage(library: Library, job: PrintJob, lang: string): Promise<PrintedKit> {
  const lay = job.export ? layAlone : layKit
  return print(library, job, languagesOn(job.request, lang), lang, () => lay(library, job.request, lang))
}

/** The same for the rulebooks of two languages beside each other. */
export const printPair = (
  library: Library,
  job: PrintJob,
  pair: readonly [string, string],
): Promise<PrintedKit> =>
  print(library, job, pair, nameOfPair(pair), () => layPair(library, job.request, pair))

async function print(
  library: Library,
  { force, unchecked, export: asked }: PrintJob,
  languages: readonly string[],
  lang: string,
  lay: () => Promise<LaidKit>,
): Promise<PrintedKit> {
  const findings: Finding[] = []
  for (const language of languages) {
    if (unchecked.includes('spelling')) findings.push(...(await checkSpelling(library, language)))
    if (unchecked.includes('facts')) findings.push(...(await checkFacts(library, language)))
  }
  // Words that cannot be read are missed on every card: to lay these out would say nothing more.
  if (!force && findings.some(isError)) return { lang, files: [], instructions: false, findings }
  const laid = await lay()
  findings.push(...(await checkKit(laid)), ...(asked ? aboutPictures(laid, asked) : []))
  if (!force && findings.some(isError)) return { lang, files: [], instructions: false, findings }
  const files = await (asked ? exportKit(laid, asked) : paintKit(laid))
  return { lang, files, instructions: laid.instructions.howTo !== undefined, findings }
}

export const isError = ({ severity }: Finding): boolean => severity === 'error'
