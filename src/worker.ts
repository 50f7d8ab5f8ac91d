import { parentPort, workerData } from 'node:worker_threads'
import { loadScript } from './host/script.ts'
import type { Task } from './job/task.ts'

const task = workerData as Task
const { program } = loadScript<typeof import('./program.ts')>(task.job.work)
const { runTask } = await program.loadTask()
await runTask(task, (result) => parentPort?.postMessage(result))
