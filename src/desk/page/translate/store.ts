import { LANGUAGE_CODE } from '../../../game/language-code.ts'
import { change, done, openDatabase } from '../database.ts'

/** One thing somebody has done, as it is kept. */
export type Kept =
  | {
      readonly kind: 'text'
      readonly lang: string
      readonly key: string
      readonly value: string
      /** The wording that was in the file when somebody began to write: another one is not written over unseen. */
      readonly was: string
    }
  | {
      readonly kind: 'accepted'
      readonly lang: string
      readonly key: string
      /** Of the text and of what it was compared with. */
      readonly seen: string
    }
  | {
      readonly kind: 'waived'
      readonly lang: string
      readonly key: string
      readonly code: string
      readonly reason: string
      readonly value: string
    }
  | { readonly kind: 'begun'; readonly lang: string; readonly name: string }

const FIELDS: Readonly<Record<Kept['kind'], readonly string[]>> = {
  text: ['lang', 'key', 'value'],
  accepted: ['lang', 'key'],
  waived: ['lang', 'key', 'code', 'reason', 'value'],
  begun: ['lang', 'name'],
}

/** What is kept may have been put there by another version of the page, or by hand. */
export function isKept(thing: unknown): thing is Kept {
  if (typeof thing !== 'object' || thing === null) return false
  const fields = thing as Readonly<Record<string, unknown>>
  const { kind } = fields
  return (
    typeof kind === 'string' &&
    Object.hasOwn(FIELDS, kind) &&
    FIELDS[kind as Kept['kind']].every((field) => typeof fields[field] === 'string') &&
    (kind !== 'begun' || LANGUAGE_CODE.test(String(fields.lang)))
  )
}

/** What happened to a thing: it is kept now, or no longer; or the wording that its file has now came in. */
export interface Change {
  readonly id: string
  readonly kept?: Kept
  readonly inFile?: TextInFile
}

/** A text as its file has it now. */
export interface TextInFile {
  readonly lang: string
  readonly key: string
  readonly value: string
}

/** What is left of a thing once its file has a wording: nothing of the very same; whatever is newer takes the place of that wording. */
export const newerThan = (thing: Kept | undefined, { value }: TextInFile): Kept | undefined =>
  thing?.kind === 'text' && thing.value !== value ? { ...thing, was: value } : undefined

export const textId = (lang: string, key: string): string => `text ${lang} ${key}`

export const idOf = (thing: Kept): string =>
  [thing.kind, thing.lang, 'key' in thing ? thing.key : '', 'code' in thing ? thing.code : '']
    .filter(Boolean)
    .join(' ')

const NAME = 'growl-desk'
const STORE = 'work'

/** What is said to other tabs. */
interface Told extends Change {
  readonly scope: string
}

/** Keeps every change at once, in this browser alone, and tells other tabs of it. */
export class Store {
  readonly #database: Promise<IDBDatabase>
  readonly #others = new BroadcastChannel(NAME)
  readonly #scope: string

  /** `scope`: the game that it is for. */
  constructor(scope: string, onChange: (change: Change) => void) {
    this.#scope = scope
    this.#database = openDatabase(NAME, STORE)
    // Whoever asks for `all` is told.
    this.#database.catch(() => {})
    this.#others.addEventListener('message', ({ data: { scope: of, ...change } }: MessageEvent<Told>) => {
      if (of === scope && (change.kept === undefined || isKept(change.kept))) onChange(change)
    })
  }

  async all(): Promise<Kept[]> {
    const store = (await this.#database).transaction(STORE).objectStore(STORE)
    const [ids, things] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
    const own = things.filter((_, index) => scopeOf(String(ids[index])) === this.#scope) as unknown[]
    return own.filter(isKept)
  }

  async keep(thing: Kept): Promise<void> {
    const id = idOf(thing)
    await change(await this.#database, STORE, (store) => store.put(thing, inScope(this.#scope, id)))
    this.#tell({ id, kept: thing })
  }

  async drop(id: string): Promise<void> {
    await change(await this.#database, STORE, (store) => store.delete(inScope(this.#scope, id)))
    this.#tell({ id })
  }

  /** The file of a text has a wording now. Another tab may have kept something newer by then, which stays. */
  async settle(inFile: TextInFile): Promise<void> {
    const id = textId(inFile.lang, inFile.key)
    const place = inScope(this.#scope, id)
    await change(await this.#database, STORE, (store) => {
      const asked = store.get(place)
      asked.onsuccess = () => {
        const found: unknown = asked.result
        const newer = newerThan(isKept(found) ? found : undefined, inFile)
        if (newer) store.put(newer, place)
        else store.delete(place)
      }
      return asked
    })
    this.#tell({ id, inFile })
  }

  #tell(told: Change): void {
    this.#others.postMessage({ ...told, scope: this.#scope } satisfies Told)
  }

  /** Another game is on the desk. */
  close(): void {
    this.#others.close()
    this.#database.then((database) => database.close()).catch(() => {})
  }
}

/** Before what is for another game than that of the page stands the name of that game, which has no line break in it. */
const BETWEEN = '\n'
const SCOPED = /^(?:own|disk) /
export const inScope = (scope: string, id: string): string => (scope === '' ? id : `${scope}${BETWEEN}${id}`)
export const scopeOf = (id: string): string => (SCOPED.test(id) ? id.split(BETWEEN, 1)[0]! : '')
