import { parentPort, workerData } from 'node:worker_threads'
import type { Task } from './kit/second-thread.ts'
import { openGame } from './library/open.ts'

/** The second thread of a print or a check in several languages: does what it is told to and sends back what comes out. */
const task = workerData as Task
const send = (result: unknown) => parentPort?.postMessage(result)
const library = openGame(task.directory)

if (task.work === 'check') {
  const { checkLibrary } = await import('./check/groups.ts')
  send(await checkLibrary(library, task.languages, task.groups))
} else {
  const { buildLanguage } = await import('./kit/languages.ts')
  for (const lang of library.game ? task.languages : [])
    send(await buildLanguage(library, task.request, lang))
}
