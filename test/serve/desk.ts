import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { serveDesk } from '../../src/serve/server.ts'

const TOKEN = 'a'.repeat(32)
export const OURS = { 'x-growl-token': TOKEN }
export const JSON_OF_OURS = { ...OURS, 'content-type': 'application/json' }
const orchard = fileURLToPath(new URL('../games/orchard', import.meta.url))

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

type Headers = Readonly<Record<string, string>>

/** A desk with a small game, for the tests of one file; the game is as it was before each of them. */
export function deskForTests() {
  const folder = mkdtempSync(join(tmpdir(), 'growl-serve-'))
  const [game, page] = [join(folder, 'game'), join(folder, 'page')]
  let server: Server
  beforeAll(async () => {
    mkdirSync(page)
    writeFileSync(join(page, 'index.html'), '<!doctype html><title>Desk</title>')
    writeFileSync(join(folder, 'secret.yaml'), 'secret: yes')
    server = await serveDesk({ directory: game, page, port: 0, token: TOKEN })
  })
  beforeEach(() => {
    rmSync(game, { recursive: true, force: true })
    cpSync(orchard, game, { recursive: true })
  })
  afterAll(() => {
    server.close()
    rmSync(folder, { recursive: true })
  })

  const port = (): number => (server.address() as AddressInfo).port

  /** Asks as anybody can, with any header. */
  const ask = (path: string, headers: Headers = {}, { method = 'GET', body = '' } = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const setHost = !('host' in headers)
      const asking = request(
        { host: '127.0.0.1', port: port(), path, method, headers, setHost },
        (answer) => {
          const chunks: Uint8Array[] = []
          answer.on('data', (chunk: Uint8Array) => chunks.push(chunk))
          answer.on('end', () =>
            resolve({
              status: answer.statusCode!,
              headers: answer.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          )
        },
      )
      asking.on('error', reject)
      asking.end(body)
    })

  /** Writes something; `seen` is the tag of what it takes the place of. */
  const put = (address: string, body: unknown, seen: string, headers: Headers = JSON_OF_OURS) =>
    ask(address, { ...headers, 'if-match': seen }, { method: 'PUT', body: JSON.stringify(body) })

  /** A file of the game. */
  const read = (path: string): string => readFileSync(join(game, path), 'utf8')
  const edit = (path: string, change: (text: string) => string): void =>
    writeFileSync(join(game, path), change(read(path)))

  return { folder, game, port, ask, put, read, edit }
}
