import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { diskFolder } from '../host/disk.ts'
import { CannotWrite } from '../host/file-system.ts'
import { openGame } from '../library/open.ts'
import { type Door, HEADERS, refuseForms, refuseStrangers, refuseWithoutToken } from './guard.ts'
import { packNamed } from './packs.ts'
import { type PageFile, pageFiles } from './page-files.ts'
import { type NewText, saveText } from './texts.ts'
import { watchFolder } from './watch.ts'

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
  const files = pageFiles(serving.page)
  const server = createServer((request, answer) => {
    void answerTo(request, answer, serving, files).catch(() => send(answer, 500, 'The program has a fault.'))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(serving.port, '127.0.0.1', () => resolve(server))
  })
}

async function answerTo(
  request: IncomingMessage,
  answer: ServerResponse,
  serving: Serving,
  files: ReadonlyMap<string, PageFile>,
): Promise<void> {
  const asked = { method: request.method ?? '', headers: request.headers }
  const door: Door = { port: portOf(request), token: serving.token }
  const stranger = refuseStrangers(asked, door)
  if (stranger) return send(answer, stranger.status, stranger.message)
  const address = (request.url ?? '/').split('?')[0]!
  const file = files.get(address)
  if (file && asked.method === 'GET') return sendFile(answer, file)
  const hasNoToken = refuseWithoutToken(asked, door)
  if (hasNoToken) return send(answer, hasNoToken.status, hasNoToken.message)
  if (asked.method === 'GET' && address === '/events') return watchFolder(serving.directory, answer)
  if (asked.method === 'GET' && address.startsWith('/game/')) return sendPack(answer, serving, address)
  if (asked.method === 'PUT' && address === '/text') {
    const isForm = refuseForms(asked)
    return isForm ? send(answer, isForm.status, isForm.message) : putText(request, answer, serving)
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

async function putText(
  request: IncomingMessage,
  answer: ServerResponse,
  { directory }: Serving,
): Promise<void> {
  const body = await bodyOf(request)
  if (body === undefined) return send(answer, 413, 'That is too long for a text.')
  const text = newText(body)
  const seen = request.headers['if-match']
  if (!text || seen === undefined) return send(answer, 400, 'A text needs lang, key, value and If-Match.')
  const saved = save(directory, text, seen)
  sendJson(answer, 'saved' in saved ? 200 : 'changed' in saved ? 409 : 422, saved)
}

function save(directory: string, text: NewText, seen: string) {
  try {
    return saveText(openGame(directory), text, seen)
  } catch (error) {
    // A full disk, a file that may not be written: the page keeps the text and says why.
    if (error instanceof CannotWrite) return { refused: error.message }
    throw error
  }
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

function newText(body: string): NewText | undefined {
  try {
    const { lang, key, value } = JSON.parse(body) as Record<string, unknown>
    return typeof lang === 'string' && typeof key === 'string' && typeof value === 'string'
      ? { lang, key, value }
      : undefined
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
