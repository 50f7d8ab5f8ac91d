import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleForBrowsers } from '../../build.mjs'
import { gameOf, kitOf } from '../kit/printed.ts'
import { launchChromium } from './chromium.ts'
import type * as KitInPage from './kit-in-page.ts'
import type { Order, PrintedInPage } from './kit-in-page.ts'

// The engine in a page, with a game in memory, prints what it prints in Node.

const folder = mkdtempSync(join(tmpdir(), 'growl-browser-'))
const site = join(folder, 'site')
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wasm': 'application/wasm' }
const server = createServer(({ url = '/' }, answer) => {
  answer.setHeader('content-type', TYPES[extname(url)] ?? 'text/html')
  if (url === '/') answer.end('<!doctype html><title>GROWL</title>')
  else if (served.has(url)) answer.end(readFileSync(join(site, url)))
  else answer.writeHead(404).end()
})
let served: ReadonlySet<string>
let browser: Browser

beforeAll(async () => {
  await bundleForBrowsers([fileURLToPath(new URL('kit-in-page.ts', import.meta.url))], site)
  served = new Set(filesBelow(site).map((file) => `/${file}`))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  server.close()
  rmSync(folder, { recursive: true })
})

const shipped = fileURLToPath(new URL('../..', import.meta.url))
const orchard = fileURLToPath(new URL('../games/orchard', import.meta.url))

const EVERYTHING = ['cards', 'tiles', 'tokens', 'setup', 'aid', 'rules'] as const

describe.each([
  { name: 'the orchard, a small game', game: orchard, lang: 'pt' },
  { name: 'GROWL', game: shipped, lang: 'en' },
])('$name, printed in Chromium', ({ game: directory, lang }) => {
  it('has the same files, pages, objects and streams as printed in Node', async () => {
    const game = gameOf(directory)
    const kit = await kitOf(game, lang, { groups: EVERYTHING, formats: ['pdf', 'html'] })
    const { request } = kit.laid
    const printed = await print({ files: gameFiles(directory), lang, request })
    expect(kit.files.length).toBeGreaterThan(1)
    expect(printed.findings).toEqual(kit.laid.findings)
    expect(Object.keys(printed.files)).toEqual(kit.files.map(({ path }) => path))
    for (const { path, bytes } of kit.files)
      expect(plain(path, Buffer.from(printed.files[path]!, 'base64')).equals(plain(path, bytes)), path).toBe(
        true,
      )
  })
})

it.each([
  ['a file that is not there', 'no.hyphen', '404'],
  ['a file that is wanted although it has been fetched', 'es.hyphen', 'es.hyphen has not been fetched yet'],
])('%s ends the work', async (_, file, message) => {
  await expect(inPage('wantInPage', file)).rejects.toThrow(message)
})

const print = (order: Order): Promise<PrintedInPage> => inPage('printInPage', order)

/** Calls a function of kit-in-page.ts in a new page. */
async function inPage<Result>(name: keyof typeof KitInPage, argument: unknown): Promise<Result> {
  const page = await browser.newPage()
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    return await page.evaluate<Result>(
      `import('/kit-in-page.js').then(({ ${name} }) => ${name}(${JSON.stringify(argument)}))`,
    )
  } finally {
    await page.close()
  }
}

/** Of a PDF, what it says once streams are inflated: a browser deflates with another program than Node. */
function plain(path: string, bytes: Uint8Array): Buffer {
  if (!path.endsWith('.pdf')) return Buffer.from(bytes)
  const [from, to] = [join(folder, 'from.pdf'), join(folder, 'to.pdf')]
  writeFileSync(from, bytes)
  execFileSync('qpdf', ['--qdf', '--static-id', from, to])
  return readFileSync(to)
}

const gameFiles = (directory: string): Record<string, string> =>
  Object.fromEntries(
    ['data', 'locales', 'templates'].flatMap((part) =>
      filesBelow(join(directory, part)).map((file) => [
        `${part}/${file}`,
        readFileSync(join(directory, part, file), 'utf8'),
      ]),
    ),
  )

const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll('\\', '/'),
    )
