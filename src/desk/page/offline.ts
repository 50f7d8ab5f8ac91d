/// <reference lib="webworker" />

/**
 * What makes the static page work without a connection after the first visit. `growl desk` does not register it: there the files
 * may change at any moment. The build puts in what the page consists of, and a name that changes with it.
 */
declare const PAGE: { readonly name: string; readonly files: readonly string[] }
const worker = globalThis as unknown as ServiceWorkerGlobalScope

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(PAGE.name)
      .then((kept) => kept.addAll(PAGE.files))
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOlder).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  )
})

const isOlder = (name: string): boolean => name.startsWith('growl-') && name !== PAGE.name

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'GET' && new URL(request.url).origin === location.origin)
    event.respondWith(answerTo(request))
})

/** Faces, icons and languages are kept when they are first fetched. */
async function answerTo(request: Request): Promise<Response> {
  const kept = await caches.open(PAGE.name)
  const known = await kept.match(request, { ignoreSearch: true })
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await kept.put(request, answer.clone())
  return answer
}
