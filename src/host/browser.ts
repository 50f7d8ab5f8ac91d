import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Host, Slice } from './host.ts'
import { inflated } from './inflated.ts'
import { fetchedAs, parted, TOGETHER } from './together.ts'

const files = new Map<string, Uint8Array>()
const underWay = new Map<string, Promise<void>>()
const early = new Map<string, Promise<Uint8Array>>()
const addresses = new Set<string>()
let headers: Readonly<Record<string, string>> = {}

export const host: Host = {
  read: readFile,
  slice: (file, slice) => readFile(fileName({ file, slice })),
  atHand: () => undefined,
  want(wanted) {
    const missing = wanted.map(fileName).filter((file) => !files.has(file))
    if (missing.length > 0) throw new FilesWanted(missing)
  },
  sha256: (data) => bytesToHex(sha256(data)),
}

function readFile(file: string): Uint8Array {
  const bytes = files.get(file)
  if (!bytes) throw new FilesWanted([file])
  return bytes
}

/** The build has cut what is in slices. */
const fileName = (file: string | Slice): string =>
  typeof file === 'string' ? file : `${file.file}/${file.slice}`

/** A browser cannot read while the engine waits: files that are not here yet break the work off. */
export class FilesWanted extends Error {
  readonly files: readonly string[]

  constructor(files: readonly string[]) {
    super(`${files.join(', ')}: not fetched yet.`)
    this.files = files
  }
}

/** There is no connection, or the file is not where it was. */
export class Unreachable extends Error {}

/** `growl desk` is there, and does not know this page. */
export class Locked extends Error {}

/** Does what may want files of the program: those that are wanted are fetched, and the work done again. */
export async function withFiles<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      // What is here and still wanted was remembered as missing: asking again would never end.
      if (!(error instanceof FilesWanted) || error.files.every((file) => files.has(file))) throw error
      await fetchFiles(error.files)
    }
  }
}

/** Fetches files before they are wanted; those that are here already, or on their way, are not fetched again. */
export async function fetchFiles(wanted: readonly (string | Slice)[]): Promise<void> {
  const missing = wanted.map(fileName).filter((file) => !files.has(file))
  await Promise.all([...new Set(missing.map(fetchedAs))].map(fetchOnce))
}

function fetchOnce(file: string): Promise<void> {
  const fetching = underWay.get(file) ?? fetchFile(file).finally(() => underWay.delete(file))
  underWay.set(file, fetching)
  return fetching
}

async function fetchFile(file: string): Promise<void> {
  const bytes = await fetched(file)
  for (const [name, part] of file === TOGETHER ? parted(bytes) : ([[file, bytes]] as const))
    files.set(name, part)
}

/**
 * Files of the program lie beside the bundle. They have been compressed by the build, because many a server does not
 * compress what it does not know.
 */
export function fetched(file: string): Promise<Uint8Array> {
  const begun = early.get(file) ?? fetchAnew(file)
  early.delete(file)
  return begun
}

/** Begun before anybody can say what it is for: the code that wants it is on its way, too. */
export function fetchEarly(file: string): void {
  const begun = fetchAnew(file)
  // Whoever wants it is told.
  begun.catch(() => {})
  early.set(file, begun)
}

/** Addresses beside the bundle. */
export const fetchedFiles = (): readonly string[] => [...addresses]

async function fetchAnew(file: string): Promise<Uint8Array> {
  const address = new URL(`${file}.gz`, import.meta.url)
  const answer = await fetch(address, { headers }).catch(() => undefined)
  if (answer?.status === 403) throw new Locked((await answer.text()).trim())
  if (!answer?.ok)
    throw new Unreachable(
      `${file} cannot be fetched${answer ? `: ${answer.status} ${answer.statusText}` : '.'}`,
    )
  addresses.add(`${file}.gz`)
  return inflated(new Uint8Array(await answer.arrayBuffer()))
}

/** `growl desk` gives the files of a game to the page that it opened, and to no other. */
export function useToken(token: string): void {
  headers = { 'x-growl-token': token }
}

/** They have changed where they come from. */
export function forgetFiles(isChanged: (file: string) => boolean): void {
  for (const file of [...files.keys()].filter(isChanged)) files.delete(file)
}
