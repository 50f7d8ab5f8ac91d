import { parentPort, workerData } from 'node:worker_threads'
import { doJob } from './job/job.ts'
import type { Task } from './job/threads.ts'
import { openGame } from './library/open.ts'

/** The second thread of a print or a check in several languages: does what it is told to and sends back what comes out. */
const { directory, job, languages } = workerData as Task
const library = openGame(directory)
for (const lang of languages) parentPort?.postMessage(await doJob(library, job, lang))
