import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

export interface Site {
  /** With a slash at its end. */
  readonly address: string
  readonly close: () => void
}

/** A folder served as static hosts do, in a sub-folder of theirs. */
export async function serve(folder: string): Promise<Site> {
  const server: Server = createServer(({ url = '/' }, answer) => {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname).replace(/\/$/, '/index.html')
    try {
      const bytes = readFileSync(join(folder, path.replace(/^\/cards\//, '')))
      answer.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
      answer.end(bytes)
    } catch {
      answer.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/cards/`,
    close: () => server.close(),
  }
}
