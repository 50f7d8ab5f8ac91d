import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundleForBrowsers } from '../../build.mjs'
import { paintSvg } from '../../src/paint/svg.ts'
import { memoryFolder } from '../../src/source/folder.ts'
import { gameOf, kitOf } from '../kit/printed.ts'
import type * as CardInPage from './card-in-page.ts'
import type { CardOrder, CardShown } from './card-in-page.ts'
import { launchChromium } from './chromium.ts'
import type * as KitInPage from './kit-in-page.ts'
import { findingsOn, type Order, type PrintedInPage } from './kit-in-page.ts'
import { scriptsIn } from './programs.ts'

// The engine in a page, with a game in memory, prints what it prints in Node.

const folder = mkdtempSync(join(tmpdir(), 'growl-browser-'))
const site = join(folder, 'site')
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wasm': 'application/wasm' }
/** Of the page that people use: no text becomes a program there. */
const POLICY = /Content-Security-Policy" content="([^"]*)"/.exec(
  readFileSync(new URL('../../src/desk/page/index.html', import.meta.url), 'utf8'),
)![1]!
const server = createServer(({ url = '/' }, answer) => {
  answer.setHeader('content-type', TYPES[extname(url)] ?? 'text/html')
  answer.setHeader('content-security-policy', POLICY)
  if (url === '/') answer.end('<!doctype html><title>GROWL</title>')
  else if (served.has(url)) answer.end(readFileSync(join(site, url)))
  else answer.writeHead(404).end()
})
let served: ReadonlySet<string>
let browser: Browser

beforeAll(async () => {
  await bundleForBrowsers(
    ['kit-in-page.ts', 'card-in-page.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url))),
    site,
  )
  served = new Set(filesBelow(site).map((file) => `/${file}`))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  browser = await launchChromium()
}, 60_000)
afterAll(async () => {
  await browser?.close()
  server.close()
  rmSync(folder, { recursive: true })
})

const shipped = fileURLToPath(new URL('../..', import.meta.url))
const orchard = fileURLToPath(new URL('../games/orchard', import.meta.url))

/** What to print: all that can be cut out, in a file for each stack of sheets, and the rulebook. */
const EVERYTHING = {
  groups: ['cards', 'tiles', 'tokens', 'setup', 'aid', 'rules'],
  formats: ['pdf', 'html'],
} as const

describe.each([
  { name: 'the orchard, a small game', files: gameFiles(orchard), lang: 'pt', second: {} },
  // Models of phrases, dictionaries and two languages on a card: what most differs between hosts.
  { name: 'GROWL', files: gameFiles(shipped), lang: 'zh', second: { bilingual: 'ja' } },
])('$name, printed in Chromium', ({ files, lang, second }) => {
  it('has the same files, pages, objects and streams as printed in Node', async () => {
    const kit = await kitOf(gameOf(memoryFolder(files)), lang, { ...EVERYTHING, ...second })
    const printed = bytesOf(
      await inPage<PrintedInPage>('printInPage', { files, lang, request: kit.laid.request }),
    )
    expect(kit.files.length).toBeGreaterThan(2)
    expect([...printed.keys()]).toEqual(kit.files.map(({ path }) => path))
    for (const { path, bytes } of kit.files)
      expect(inflated(path, printed.get(path)!).equals(inflated(path, bytes)), path).toBe(true)
    const { files: listed } = JSON.parse(`${printed.get(`${lang}/manifest.json`)}`) as Manifest
    for (const { file, sha256 } of listed) expect(sha256).toBe(sha256Of(printed.get(`${lang}/${file}`)!))
  })
})

it('has nothing that makes a program of a text', () => {
  const { all, making } = scriptsIn(site)
  expect(all.length).toBeGreaterThan(10)
  expect(making).toEqual([])
})

it('finds the same faults as in Node', async () => {
  const files = gameFiles(orchard)
  const words = 'locales/pt/cards.yaml'
  const faulty = { ...files, [words]: files[words]!.replace('Um ponto.', '"Um \u{1f43a} {ponto} :ponto:"') }
  const { laid } = await kitOf(gameOf(memoryFolder(faulty)), 'pt', EVERYTHING)
  const order: Order = { files: faulty, lang: 'pt', request: laid.request }
  const { findings } = await inPage<PrintedInPage>('printInPage', order)
  expect(findings.length).toBeGreaterThan(2)
  expect(findings).toEqual(await findingsOn(laid))
})

it.each([
  ['a file that is not there', 'no.hyphen', '404'],
  ['a file that is wanted although it has been fetched', 'es.hyphen', 'es.hyphen: not fetched yet'],
])('%s ends the work', async (_, file, message) => {
  await expect(inPage('wantInPage', file)).rejects.toThrow(message)
})

// In bytes, without the files of the game.
describe.each([
  ['en', 700_000],
  ['zh', 1_500_000],
  ['ja', 1_500_000],
  ['th', 700_000],
])('the first card of GROWL in %s', (lang, most) => {
  const files = gameFiles(shipped)

  it(`is what Node paints, and is there before ${most / 1000} kB have been fetched`, async () => {
    const { laid } = await kitOf(gameOf(memoryFolder(files)), lang, {})
    const { face, front } = laid.pieces.find(({ type }) => type.group === 'cards')!.faces[0]!
    const order: CardOrder = { files, lang, card: face.id }
    const { result, fetched } = await called<CardShown>('cardInPage', order)
    // Nothing was wanted that had not been fetched before the work began.
    expect(result).toEqual({ svg: paintSvg(front.frame), rounds: 1 })
    const bytes = fetched.map(bytesSent).reduce((sum, each) => sum + each, 0)
    expect(bytes).toBeGreaterThan(400_000)
    expect(bytes).toBeLessThan(most)
  })
})

interface Manifest {
  readonly files: readonly { readonly file: string; readonly sha256: string }[]
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const bytesOf = ({ files }: PrintedInPage): Map<string, Buffer> =>
  new Map(Object.entries(files).map(([path, base64]) => [path, Buffer.from(base64, 'base64')]))

/** Calls a function of kit-in-page.ts or card-in-page.ts in a new page, and tells what the page has fetched for it. */
async function called<Result>(
  name: keyof typeof KitInPage | keyof typeof CardInPage,
  argument: unknown,
): Promise<{ result: Result; fetched: readonly string[] }> {
  const page = await browser.newPage()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    const script = name === 'cardInPage' ? 'card-in-page' : 'kit-in-page'
    const result = await page.evaluate<Result>(
      `import('/${script}.js').then(({ ${name} }) => ${name}(${JSON.stringify(argument)}))`,
    )
    return { result, fetched: fetched.filter((file) => served.has(file)) }
  } finally {
    await page.close()
  }
}

const inPage = async <Result>(name: keyof typeof KitInPage, argument: unknown): Promise<Result> =>
  (await called<Result>(name, argument)).result

/** As many bytes as a server sends: it compresses scripts. */
const bytesSent = (file: string): number => {
  const bytes = readFileSync(join(site, file))
  return (file.endsWith('.js') ? gzipSync(bytes) : bytes).length
}

/** What a file says however its streams are deflated: a browser does it with another program than Node. */
function inflated(path: string, bytes: Uint8Array): Buffer {
  if (path.endsWith('/manifest.json'))
    return Buffer.from(new TextDecoder().decode(bytes).replace(/"(?:bytes|sha256)": .*/g, ''))
  if (!path.endsWith('.pdf')) return Buffer.from(bytes)
  const [from, to] = [join(folder, 'from.pdf'), join(folder, 'to.pdf')]
  writeFileSync(from, bytes)
  execFileSync('qpdf', ['--qdf', '--static-id', from, to])
  return readFileSync(to)
}

function gameFiles(directory: string): Record<string, string> {
  return Object.fromEntries(
    ['data', 'locales', 'templates'].flatMap((part) =>
      filesBelow(join(directory, part)).map((file) => [
        `${part}/${file}`,
        readFileSync(join(directory, part, file), 'utf8'),
      ]),
    ),
  )
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll('\\', '/'),
    )
}
