import { newToken, shippedPage } from '../host/desk.ts'
import { shippedFolder } from '../host/shipped.ts'
import { recover } from '../host/write.ts'
import { UsageError } from '../order/option.ts'
import { serveDesk } from '../serve/server.ts'
import { openReadable } from './open.ts'
import { EXIT, type Run } from './verb.ts'

/** What was begun in the page belongs to its address: the port stays the same from day to day. */
const PORT = 4747

export const run: Run = async (options, terminal) => {
  const port = portOf(options.port)
  const directory = options.game ?? shippedFolder()
  // A desk that was killed while it saved.
  recover(directory)
  if (!openReadable(options.game, terminal)) return EXIT.findings
  const token = newToken()
  const server = await serveDesk({ directory, page: shippedPage(), port, token }).catch((error: Error) => {
    throw cannotListen(error, port)
  })
  terminal.out(
    [
      `The desk is open: http://127.0.0.1:${port}/#token=${token}`,
      `It works on ${directory}. Keep the address to yourself; Ctrl+C closes the desk.`,
    ]
      .map((line) => `${line}\n`)
      .join(''),
  )
  return new Promise((resolve) => server.on('close', () => resolve(EXIT.ok)))
}

function portOf(text: string | undefined): number {
  if (text === undefined) return PORT
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port >= 1024 && port <= 65_535))
    throw new UsageError(`--port ${text}: give a number from 1024 to 65535, like ${PORT}.`)
  return port
}

const cannotListen = ({ message }: Error, port: number): UsageError =>
  new UsageError(
    message.includes('EADDRINUSE')
      ? `Port ${port} is taken, perhaps by another desk. Close that one, or choose another, like --port ${port + 1}.`
      : `Cannot open the desk: ${message}.`,
  )
