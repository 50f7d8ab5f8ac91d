import { parentPort, workerData } from 'node:worker_threads'
import { loadGame } from './kit/load.ts'
import type { Task } from './kit/second-thread.ts'

/** The second thread of a print or a check in several languages: does what it is told to and sends back what comes out. */
const task = workerData as Task
const send = (result: unknown) => parentPort?.postMessage(result)
const reading = loadGame(task.directory)

if (task.work === 'check') {
  const { checkReading } = await import('./check/groups.ts')
  send(await checkReading(reading, task.languages, task.groups))
} else {
  const { buildLanguage } = await import('./kit/languages.ts')
  for (const lang of reading.game ? task.languages : [])
    send(await buildLanguage(reading.game!, task.request, lang))
}
