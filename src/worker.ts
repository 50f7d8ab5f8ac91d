import { parentPort, workerData } from 'node:worker_threads'
import { loadScript } from './host/script.ts'
import type { Task } from './job/task.ts'

// It is told the verb at once, and what to do when that is known: till then it gets ready.
const { program } = loadScript<typeof import('./program.ts')>(workerData as string)
const { runTask } = await program.loadTask()
parentPort?.once('message', (task: Task) => runTask(task, (answer) => parentPort?.postMessage(answer)))
