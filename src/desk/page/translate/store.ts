/** One thing somebody has done, as it is kept. */
export type Kept =
  | { readonly kind: 'text'; readonly lang: string; readonly key: string; readonly value: string }
  | { readonly kind: 'accepted'; readonly lang: string; readonly key: string }
  | {
      readonly kind: 'waived'
      readonly lang: string
      readonly key: string
      readonly code: string
      readonly reason: string
      readonly value: string
    }
  | { readonly kind: 'begun'; readonly lang: string; readonly name: string }

/** What happened to a thing: it is kept now, or no longer. */
export interface Change {
  readonly id: string
  readonly kept?: Kept
}

export const idOf = (thing: Kept): string =>
  [thing.kind, thing.lang, 'key' in thing ? thing.key : '', 'code' in thing ? thing.code : '']
    .filter(Boolean)
    .join(' ')

const NAME = 'growl-desk'
const STORE = 'work'

/** Keeps every change at once, in this browser alone, and tells other tabs of it. */
export class Store {
  readonly #database: Promise<IDBDatabase>
  readonly #others = new BroadcastChannel(NAME)

  constructor(onChange: (change: Change) => void) {
    this.#database = open()
    // Whoever asks for `all` is told.
    this.#database.catch(() => {})
    this.#others.addEventListener('message', ({ data }: MessageEvent<Change>) => onChange(data))
  }

  async all(): Promise<Kept[]> {
    const request = (await this.#database).transaction(STORE).objectStore(STORE).getAll()
    return done(request) as Promise<Kept[]>
  }

  async keep(thing: Kept): Promise<void> {
    const id = idOf(thing)
    await this.#write((store) => store.put(thing, id))
    this.#others.postMessage({ id, kept: thing } satisfies Change)
  }

  async drop(id: string): Promise<void> {
    await this.#write((store) => store.delete(id))
    this.#others.postMessage({ id } satisfies Change)
  }

  /** Done when it is on the disk. */
  async #write(change: (store: IDBObjectStore) => IDBRequest): Promise<void> {
    const transaction = (await this.#database).transaction(STORE, 'readwrite')
    change(transaction.objectStore(STORE))
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  }
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  return done(request)
}

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
