import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { fetchable } from '../host/fetchable.ts'

/** A file that is served: its bytes are read when somebody asks for it. */
export interface PageFile {
  readonly type: string
  readonly bytes: () => Uint8Array
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff': 'font/woff',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * Every address of the page → its file. A table, so that no address is ever taken for a path: what is not in it is not there.
 * What the program brings is not kept twice: the page asks for it compressed, and takes it as it is.
 */
export function pageFiles(folder: string): ReadonlyMap<string, PageFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''),
    )
  const ofPage = names.map((name): [string, PageFile] => [
    `/${name === 'index.html' ? '' : name}`,
    { type: TYPES[extname(name)] ?? BYTES, bytes: () => readFileSync(join(folder, name)) },
  ])
  const ofProgram = Array.from(fetchable(), ([name, bytes]): [string, PageFile] => [
    `/${name}.gz`,
    { type: BYTES, bytes },
  ])
  return new Map([...ofPage, ...ofProgram])
}

const BYTES = 'application/octet-stream'
