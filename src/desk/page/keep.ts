import { engine } from './engine.ts'

/** The page is quiet when nobody has waited for the engine for so many looks, so many milliseconds apart. */
const LOOKS = 4
const APART = 500

/**
 * Keeps the page for times without a connection, with all that was fetched for what is on it. Whoever came to see cards sees
 * them first: what is kept takes as much fetching again as the first visit.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    await quiet()
    await navigator.serviceWorker.register('offline.js')
    await inHandsOf(navigator.serviceWorker)
    // Of what is fetched from now on copies are kept; the rest was too early for that.
    const files = await engine.ask('fetched', undefined)
    await Promise.all(files.map((file) => fetch(new URL(file, import.meta.url))))
    document.documentElement.dataset.kept = 'yes'
  } catch {
    // A page that cannot be kept works as long as there is a connection.
  }
}

async function quiet(): Promise<void> {
  for (let looks = 0; looks < LOOKS; looks = engine.isBusy ? 0 : looks + 1)
    await new Promise((resolve) => setTimeout(resolve, APART))
}

/** It takes over a page that is open already. */
const inHandsOf = (container: ServiceWorkerContainer): Promise<void> =>
  new Promise((resolve) => {
    if (container.controller) resolve()
    else container.addEventListener('controllerchange', () => resolve(), { once: true })
  })
