import { fetchEarly } from '../../host/browser.ts'
import type { FromEngine, ToEngine } from '../talk.ts'

/**
 * The thread of the engine: whatever it does, the page goes on. It listens before the engine is loaded, which waits for HarfBuzz
 * to start: nobody keeps messages for a thread that does not listen yet.
 */
const answerer = load()
addEventListener('message', async ({ data }: MessageEvent<ToEngine>) => (await answerer).hear(data))

async function load() {
  fetchEarly('harfbuzz.wasm')
  const [{ Answerer }, { Desk }] = await Promise.all([import('./answer.ts'), import('./desk.ts')])
  return new Answerer(new Desk().tasks, (message: FromEngine, transfer) =>
    globalThis.postMessage(message, { transfer }),
  )
}
