import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Sites that are not at the root of their address break where one of their own is. */
const SUB_FOLDER = '/cards/'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
}

/** What was asked of a site: with the bytes that went over the wire, none for what is not there. */
export interface Asked {
  readonly path: string
  readonly bytes: number | undefined
  /** As `Date.now` has it. */
  readonly at: number
}

export interface Site {
  /** With a slash at its end. */
  readonly address: string
  readonly asked: Asked[]
  readonly close: () => void
}

/** A folder served as static hosts do: in a sub-folder of theirs, with text compressed. */
export async function serve(folder: string): Promise<Site> {
  const asked: Asked[] = []
  const server: Server = createServer(({ url = '/' }, answer) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname).replace(/\/$/, '/index.html')
    try {
      if (!path.startsWith(SUB_FOLDER)) throw new Error('Nothing but the site is here.')
      const bytes = readFileSync(join(folder, path.slice(SUB_FOLDER.length)))
      const type = TYPES[extname(path)]
      const sent = type === undefined ? bytes : gzipSync(bytes)
      if (type !== undefined) answer.setHeader('content-encoding', 'gzip')
      answer.setHeader('content-type', type ?? 'application/octet-stream')
      asked.push({ path, bytes: sent.length, at: Date.now() })
      answer.end(sent)
    } catch {
      asked.push({ path, bytes: undefined, at: Date.now() })
      answer.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${SUB_FOLDER}`,
    asked,
    close: () => server.close(),
  }
}
