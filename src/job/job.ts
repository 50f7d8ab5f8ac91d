import { checkFacts } from '../check/groups.ts'
import type { Finding } from '../finding.ts'
import type { Library } from '../library/library.ts'
import { type CheckJob, checkLanguage } from './check-language.ts'
import { type PrintedKit, type PrintJob, printLanguage } from './print-language.ts'

/** Work that is done for each language apart from the others. It crosses to another thread, so it is plain data. */
export type Job = CheckJob | PrintJob | FactsJob

/** What a print leaves to another thread. */
export interface FactsJob {
  readonly work: 'facts'
}

export function doJob(library: Library, job: Job, lang: string): Promise<readonly Finding[] | PrintedKit> {
  switch (job.work) {
    case 'check':
      return checkLanguage(library, job, lang)
    case 'print':
      return printLanguage(library, job, lang)
    case 'facts':
      return checkFacts(library, lang)
  }
}
