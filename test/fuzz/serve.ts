import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Finding } from '../../src/finding.ts'
import type { Library } from '../../src/library/library.ts'
import { openGame } from '../../src/library/open.ts'
import { tagOf } from '../../src/serve/disk.ts'
import { serveDesk } from '../../src/serve/server.ts'
import { WRITES } from '../../src/serve/writes.ts'
import { save } from './command.ts'
import type { Random } from './random.ts'
import { brokenText } from './texts.ts'

// `growl desk`, asked by anybody at this computer who can open a connection: letter by letter, not as a browser would.

const TOKEN = 'f'.repeat(32)
const SECRET = 'nobody reads this'
/** An answer that never ends, as that of /events, is cut off. */
const PATIENCE = 300

const METHODS = ['GET', 'GET', 'GET', 'PUT', 'PUT', 'POST', 'HEAD', 'OPTIONS', 'DELETE', 'TRACE', 'get', '']
const PATHS = [
  '/',
  '/index.html',
  '/text',
  '/text',
  '/accepted',
  '/waived',
  '/language',
  '/events',
  '/game/index.json.gz',
  '/game/base.json.gz',
  '/game/en.json.gz',
  '/game/../secret.yaml',
  '/game/..%2f..%2fsecret.yaml',
  '/../secret.yaml',
  '/game/__proto__',
  '//secret.yaml',
  'http://127.0.0.1/secret.yaml',
  '*',
]
const IN_REQUESTS = ['\r\n', '\r', '\n', ': ', '%', '%00', '\u0000', '../', '\\', ';', ',', '"', 'é']

/** Several of them in turn: one may leave something behind that another trips over. */
export async function serve(library: Library, random: Random): Promise<readonly Finding[]> {
  const place = mkdtempSync(join(tmpdir(), 'growl-fuzz-serve-'))
  const [game, page, secret] = [join(place, 'game'), join(place, 'page'), join(place, 'secret.yaml')]
  mkdirSync(page)
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Desk</title>')
  writeFileSync(secret, SECRET)
  mkdirSync(game)
  save(library.folder, game)
  const server = await serveDesk({ directory: game, page, port: 0, token: TOKEN })
  try {
    for (let i = 0; i < 4; i++) await ask(server, library, random)
    if (readFileSync(secret, 'utf8') !== SECRET) throw new Error('a file beside the game was written')
    // A game that could be read still can.
    if (library.game && !openGame(game).game) throw new Error('what was written broke the game')
    return []
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    rmSync(place, { recursive: true })
  }
}

async function ask(server: Server, library: Library, random: Random): Promise<void> {
  const { port } = server.address() as AddressInfo
  const asked = requestTo(port, library, random)
  const answer = await answerTo(port, asked)
  if (answer.includes(SECRET)) throw new Error(`${head(asked)} reads a file beside the game`)
  if (/access-control-allow/i.test(answer)) throw new Error(`${head(asked)} lets other pages in`)
  const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? []
  // Node itself answers what is no request; and whoever sends nothing gets nothing.
  if (answer !== '' && (status === undefined || status.startsWith('5')))
    throw new Error(`${head(asked)} is answered by ${head(answer)}`)
}

const head = (text: string): string => JSON.stringify(text.slice(0, 300))

/** A text of the game, as it is before anybody writes. */
interface Wording {
  readonly lang: string
  readonly key: string
  readonly value: string
}

function wordingIn(library: Library, random: Random): Wording {
  const lang = random.from(library.game?.languages ?? ['en'])
  const texts = library.game ? [...library.locale(lang).texts.values()] : []
  const { key, value } = texts.length > 0 ? random.from(texts) : { key: 'cards:pear.title', value: 'Pear' }
  return { lang, key, value }
}

function requestTo(port: number, library: Library, random: Random): string {
  const path = random.from(PATHS)
  // Most come from the page: strangers are turned away at the door.
  const isOurs = !random.once(3)
  const once = (times: number): boolean => !isOurs && random.once(times)
  const wording = wordingIn(library, random)
  const body = bodyFor(path, wording, random)
  const right = path === '/language' ? tagOf() : tagOf(wording.value)
  const tags = [right, right, right, tagOf(), '"x"', '*', '']
  const headers = [
    `Host: ${once(8) ? random.from(['evil.example', '', `127.0.0.1:${port}.evil.example`]) : `127.0.0.1:${port}`}`,
    ...(once(6) ? [] : [`X-Growl-Token: ${once(8) ? brokenText(TOKEN, random) : TOKEN}`]),
    ...(once(6)
      ? [`Origin: ${random.from(['null', 'http://evil.example', `http://127.0.0.1:${port}`])}`]
      : []),
    ...(once(6) ? ['Sec-Fetch-Site: cross-site'] : []),
    `Content-Type: ${once(6) ? 'text/plain' : 'application/json'}`,
    ...(once(6) ? [] : [`If-Match: ${random.from(tags)}`]),
    ...(once(8)
      ? ['Transfer-Encoding: chunked']
      : [`Content-Length: ${once(8) ? random.from([0, 1, 9, -1, 1e12]) : Buffer.byteLength(body)}`]),
    'Connection: close',
  ]
  const request = `${WRITES.has(path) && !once(6) ? 'PUT' : random.from(METHODS)} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`
  return once(4) ? brokenText(request, random, IN_REQUESTS) : request
}

const ODD_LANGS: readonly unknown[] = ['xx', '__proto__', '../en', '', 5]
const ODD_KEYS: readonly unknown[] = ['__proto__', 'cards:', '../../secret:x', {}]

/** What the page would write there, more or less; whatever is written must still be a file that can be read. */
function bodyFor(path: string, wording: Wording, random: Random): string {
  const words = random.once(3) ? 'Eat **two** apples.' : brokenText('Eat **two** apples.', random)
  const lang = random.once(5) ? random.from(ODD_LANGS) : wording.lang
  const key = random.once(4) ? random.from(ODD_KEYS) : wording.key
  const bodies: Readonly<Record<string, object>> = {
    '/text': { lang, key, value: random.once(20) ? 'x'.repeat(100_000) : words },
    '/accepted': { lang, key, ...(random.once(3) && { before: random.from([null, {}, { follows: 'x' }]) }) },
    '/waived': { lang, key, code: 'text-untranslated', reason: random.once(4) ? null : words.slice(0, 1000) },
    '/language': { code: random.from<unknown>(['nl', 'pt-BR', ...ODD_LANGS]), name: words.slice(0, 100) },
  }
  const body = JSON.stringify(random.once(8) ? random.from<unknown>([null, [], 5, 'x']) : bodies[path])
  return body === undefined || body.length > 5000 || !random.once(5) ? (body ?? '') : brokenText(body, random)
}

/** All that comes back before the connection ends, or nothing comes for a while. */
const answerTo = (port: number, request: string): Promise<string> =>
  new Promise((resolve) => {
    const chunks: Uint8Array[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.setTimeout(PATIENCE, () => socket.destroy())
    socket.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    // Whoever is refused before all is sent may find the connection cut.
    socket.on('error', () => {})
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('latin1')))
  })
