// Stands in for worker.js and does what its task is called. Run by thread.test.ts, and in place of the program's own by threads.test.ts.
import { parentPort } from 'node:worker_threads'

const deeds = {
  answers: () => {},
  throws: () => JSON.parse('{'),
  exits: () => process.exit(7),
  loops: () => {
    for (;;);
  },
  'eats memory': () => {
    for (const all = []; ; ) all.push({ all: [all.length] })
  },
}
parentPort.once('message', (task) => {
  parentPort.postMessage('first')
  // The first answer is on its way before anything else happens.
  setTimeout(() => deeds[typeof task === 'string' ? task : process.env.GROWL_DEED](), 50)
})
