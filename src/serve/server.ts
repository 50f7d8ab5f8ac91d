import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { diskFolder } from '../host/disk.ts'
import { type Door, HEADERS, refuseForms, refuseStrangers, refuseWithoutToken } from './guard.ts'
import { packNamed } from './packs.ts'
import { type PageFile, pageFiles } from './page-files.ts'
import { watchFolder } from './watch.ts'
import { WRITES, Writer } from './writes.ts'

export interface Serving {
  /** Of the game. */
  readonly directory: string
  /** Of the page. */
  readonly page: string
  readonly port: number
  readonly token: string
}

/** Texts of a game are at most this long; whoever sends more is not the page. */
const LARGEST_BODY = 64 * 1024

/** The page and the game, for somebody at this very computer. */
export function serveDesk(serving: Serving): Promise<Server> {
  const open: Open = { ...serving, files: pageFiles(serving.page), writer: new Writer(serving.directory) }
  const server = createServer((request, answer) => {
    void answerTo(request, answer, open).catch(() => send(answer, 500, 'The program has a fault.'))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(serving.port, '127.0.0.1', () => resolve(server))
  })
}

interface Open extends Serving {
  readonly files: ReadonlyMap<string, PageFile>
  readonly writer: Writer
}

async function answerTo(request: IncomingMessage, answer: ServerResponse, open: Open): Promise<void> {
  const asked = { method: request.method ?? '', headers: request.headers }
  const door: Door = { port: portOf(request), token: open.token }
  const stranger = refuseStrangers(asked, door)
  if (stranger) return send(answer, stranger.status, stranger.message)
  const address = (request.url ?? '/').split('?')[0]!
  const file = open.files.get(address)
  if (file && asked.method === 'GET') return sendFile(answer, file)
  const hasNoToken = refuseWithoutToken(asked, door)
  if (hasNoToken) return send(answer, hasNoToken.status, hasNoToken.message)
  if (asked.method === 'GET' && address === '/events') return watchFolder(open.directory, answer)
  if (asked.method === 'GET' && address.startsWith('/game/')) return sendPack(answer, open, address)
  if (asked.method === 'PUT' && WRITES.has(address)) {
    const isForm = refuseForms(asked)
    return isForm ? send(answer, isForm.status, isForm.message) : save(request, answer, address, open)
  }
  send(answer, 404, 'There is nothing at this address.')
}

const portOf = (request: IncomingMessage): number => request.socket.localPort ?? 0

function sendFile(answer: ServerResponse, { type, bytes }: PageFile): void {
  answer.writeHead(200, { ...HEADERS, 'content-type': type, 'cache-control': 'no-cache' })
  answer.end(bytes())
}

function sendPack(answer: ServerResponse, { directory }: Serving, address: string): void {
  const pack = packNamed(diskFolder(directory), address.slice(1).replace(/\.gz$/, ''))
  if (pack === undefined) send(answer, 404, 'The game has no such file.')
  else {
    answer.writeHead(200, { ...HEADERS, 'content-type': 'application/json', 'cache-control': 'no-store' })
    answer.end(pack)
  }
}

async function save(
  request: IncomingMessage,
  answer: ServerResponse,
  address: string,
  { writer }: Open,
): Promise<void> {
  const body = await bodyOf(request)
  if (body === undefined) return send(answer, 413, 'That is too long for a text.')
  const seen = request.headers['if-match']
  if (seen === undefined)
    return send(answer, 400, 'What is written needs If-Match: the tag of what was seen.')
  const saved = await writer.save(WRITES.get(address)!, parsed(body), seen)
  if (!saved) return send(answer, 400, `This is not what ${address} takes.`)
  sendJson(answer, 'saved' in saved ? 200 : 'changed' in saved ? 409 : 422, saved)
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > LARGEST_BODY) return undefined
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function sendJson(answer: ServerResponse, status: number, content: object): void {
  answer.writeHead(status, { ...HEADERS, 'content-type': 'application/json', 'cache-control': 'no-store' })
  answer.end(JSON.stringify(content))
}

function send(answer: ServerResponse, status: number, message: string): void {
  if (!answer.headersSent)
    answer.writeHead(status, {
      ...HEADERS,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
  answer.end(`${message}\n`)
}
