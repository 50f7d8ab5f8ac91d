import { describe, expect, it, vi } from 'vitest'
import { Answerer, type Tasks, Unreadable } from '../../../src/desk/engine/answer.ts'
import type { FromEngine, QuestionName } from '../../../src/desk/talk.ts'
import { UsageError } from '../../../src/order/option.ts'

// The order of questions and answers; what the answers hold is seen in a real page (test/system/desk.test.ts).
vi.stubGlobal('ImageBitmap', class {})

/** Asks in this order, as fast as it can, and collects what comes back. */
async function conversation(tasks: Partial<Record<QuestionName, unknown>>, ...asked: readonly Asked[]) {
  const heard: FromEngine[] = []
  const answerer = new Answerer(tasks as unknown as Tasks, (message) => heard.push(message))
  asked.forEach((message, index) => {
    answerer.hear(
      typeof message === 'number'
        ? { id: message, forget: true }
        : { id: index, ask: message[0], given: message[1] },
    )
  })
  await vi.waitFor(
    () => {
      const answered = new Set(heard.filter((message) => !('done' in message)).map(({ id }) => id))
      expect(answered.size).toBe(asked.filter((message) => typeof message !== 'number').length)
    },
    { timeout: 10_000 },
  )
  return heard
}
type Asked = readonly [QuestionName, unknown] | number

const later = <Value>(value: Value) => new Promise<Value>((resolve) => setTimeout(() => resolve(value), 5))

describe('questions to the engine', () => {
  it('are answered one after the other', async () => {
    const order: unknown[] = []
    const page = async (given: unknown) => {
      order.push(`begin ${given}`)
      await later(0)
      order.push(`end ${given}`)
      return given
    }
    const heard = await conversation({ page }, ['page', 1], ['page', 2])
    expect(heard).toEqual([
      { id: 0, answer: 1 },
      { id: 1, answer: 2 },
    ])
    expect(order).toEqual(['begin 1', 'end 1', 'begin 2', 'end 2'])
  })

  it('of which only the newest matters take the place of one another', async () => {
    const lay = (given: unknown) => later(given)
    const heard = await conversation({ lay }, ['lay', 'a'], ['lay', 'b'], ['lay', 'c'])
    expect(heard.filter((message) => 'answer' in message)).toContainEqual({ id: 2, answer: 'c' })
    expect(heard).toContainEqual({ id: 1, refused: { why: 'outdated', message: '' } })
  })

  it('that take long say how far they are, and can be stopped meanwhile', async () => {
    let done = 0
    const files = async (_: unknown, { step }: { step: (done: number, of: number) => Promise<void> }) => {
      for (; done < 1000; done++) await step(done, 1000)
      return []
    }
    const heard = await conversation({ files }, ['files', {}], 0)
    expect(heard.at(-1)).toEqual({ id: 0, refused: { why: 'outdated', message: '' } })
    expect(done).toBeLessThan(3)
  })

  it.each([
    [new UsageError('--paper a5: no such paper'), 'asked'],
    [new Unreadable([]), 'game'],
    [new TypeError('x is not a function'), 'fault'],
  ])('that cannot be answered say why: %s', async (error, why) => {
    const lay = () => Promise.reject(error)
    const [message] = await conversation({ lay }, ['lay', {}])
    expect(message).toMatchObject({ refused: { why, message: error.message } })
  })
})
