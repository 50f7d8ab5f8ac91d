import { setFlagsFromString } from 'node:v8'
import { describe, expect, it } from 'vitest'
import { runThread, ThreadEnded } from '../../src/host/thread.ts'

const script = new URL('bad-worker.mjs', import.meta.url)

/** What comes of a real thread: its answers, and how it ends. */
async function outcomeOf(task: string, patience = 20_000) {
  const answers: string[] = []
  const end = await runThread<string>(task, 'print', (answer) => answers.push(answer), {
    script,
    patience,
  }).catch((error: unknown) => error)
  return { answers, end }
}

describe('a second thread', () => {
  it('that does its work is heard to the end', async () => {
    expect(await outcomeOf('answers')).toEqual({ answers: ['first'], end: undefined })
  })

  it.each([
    ['exits', 'The second thread of the program has ended by itself (7).'],
    ['loops', 'The second thread of the program has not answered for 3 seconds.'],
  ])('that %s is told in a line, with what to do', async (task, reason) => {
    const { answers, end } = await outcomeOf(task, task === 'loops' ? 3000 : 20_000)
    expect(answers).toEqual(['first'])
    expect(end).toBeInstanceOf(ThreadEnded)
    expect((end as Error).message).toBe(
      `${reason} Nothing was written. Try again with fewer languages at a time (--lang).`,
    )
  })

  it('that has a fault is told as one, by its own message', async () => {
    const { end } = await outcomeOf('throws')
    expect(end).toBeInstanceOf(SyntaxError)
    expect(end).not.toBeInstanceOf(ThreadEnded)
  })

  it('that runs out of memory is told in a line', async () => {
    // Heaps of threads that begin from here on.
    setFlagsFromString('--max-old-space-size=60')
    const { end } = await outcomeOf('eats memory')
    setFlagsFromString('--max-old-space-size=0')
    expect(end).toBeInstanceOf(ThreadEnded)
    expect((end as Error).message).toMatch(/^There is not enough memory\. Nothing was written/)
  })
})
