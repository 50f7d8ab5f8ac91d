import type { Finding } from '../finding.ts'
import type { Library } from '../library/library.ts'
import { type CheckJob, checkLanguage } from './check-language.ts'
import { type PrintedKit, type PrintJob, printLanguage } from './print-language.ts'

/** Work that is done for each language apart from the others. It crosses to another thread, so it is plain data. */
export type Job = CheckJob | PrintJob

export function doJob(library: Library, job: Job, lang: string): Promise<readonly Finding[] | PrintedKit> {
  return job.work === 'check' ? checkLanguage(library, job, lang) : printLanguage(library, job, lang)
}
