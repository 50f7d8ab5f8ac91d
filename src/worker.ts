import { parentPort, workerData } from 'node:worker_threads'
import { buildLanguage, type WorkerTask } from './kit/languages.ts'
import { loadGame } from './kit/load.ts'

/** The second thread of `growl print --lang all`: builds the kits it is told to and sends them back. */
const { directory, request, languages } = workerData as WorkerTask
const { game } = loadGame(directory)
for (const lang of game ? languages : []) parentPort?.postMessage(await buildLanguage(game!, request, lang))
