/** What is in the one script that the command line and its second thread run: cli.ts and worker.ts load it with its code. */
export { main } from './command/main.ts'

export const loadTask = () => import('./job/task.ts')
