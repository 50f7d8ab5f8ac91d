// Bundles the program into dist/. Bundled modules start several times as fast as loose ones,
// and `npx growl` starts often: every millisecond here is paid on every command.

import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { tsImport } from 'tsx/esm/api'
import UnicodeTrie from 'unicode-trie'
import { writeLicences } from './licences.mjs'
import { copyProgramFiles, identityOf, writeBrowserFiles, writeProgramFiles } from './prepare.mjs'

const require = createRequire(import.meta.url)

// What pdfkit loads for its own fonts, text, pictures and passwords. We use none of it, and it takes 70 of 80 ms.
const leftOut = {
  name: 'left-out',
  setup(build) {
    build.onResolve({ filter: /^(fontkit|linebreak|png-js|@noble\/ciphers\/aes)$/ }, ({ path, importer }) =>
      /[\\/]node_modules[\\/]pdfkit[\\/]/.test(importer) ? { path, namespace: 'left-out' } : undefined,
    )
    // Commander would start other programs for commands of theirs.
    build.onResolve({ filter: /^node:child_process$/ }, ({ path, importer }) =>
      /[\\/]node_modules[\\/]commander[\\/]/.test(importer) ? { path, namespace: 'left-out' } : undefined,
    )
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({
      contents: 'export default undefined; export const create = undefined, cbc = undefined, ecb = undefined',
    }))
  },
}

// Templates that ship are read here rather than at every start.
const shipped = {
  name: 'shipped',
  setup(build) {
    build.onLoad({ filter: /src[\\/]template[\\/]shipped\.ts$/ }, async () => {
      const { ship } = await tsImport('./src/template/ship.ts', import.meta.url)
      const sources = ['templates', 'defaults/templates'].flatMap((folder) =>
        readdirSync(inRoot(folder))
          .filter((name) => name.endsWith('.hbs'))
          .map((name) => ({ name, text: readFileSync(inRoot(`${folder}/${name}`), 'utf8') })),
      )
      const entries = JSON.stringify(sources.flatMap(ship))
      // In a function of its own: what calls none of it does not even load it.
      return {
        contents: `let known;const read=()=>new Map(JSON.parse(${JSON.stringify(entries)}));export const shipped={get:(hash)=>(known??=read()).get(hash)}`,
      }
    })
  },
}

const common = {
  bundle: true,
  plugins: [leftOut, shipped],
  // The same parser as ES modules, of which unused parts are left out.
  alias: { yaml: require.resolve('yaml').replace(/dist.index\.js$/, 'browser/index.js') },
  // Names stay, so that a stack trace can be read.
  minifyWhitespace: true,
  minifySyntax: true,
  // Whole licences are in LICENCES.txt.
  legalComments: 'none',
  logLevel: 'warning',
}

const modules = { splitting: true, format: 'esm' }
const forNode = {
  platform: 'node',
  target: 'node20',
  // Native code.
  external: ['sharp'],
}

/** HarfBuzz is started with `await`, which a script cannot do while it is loaded; nor can it `import()` with its code at hand. */
const atOnce = {
  name: 'at-once',
  setup(build) {
    const changed = (filter, changes) =>
      build.onLoad({ filter }, ({ path }) => ({
        contents: changes.reduce(
          (text, change) => replacedOnce(text, change, path),
          readFileSync(path, 'utf8'),
        ),
      }))
    changed(/harfbuzzjs.dist.index\.mjs$/, [['init(await createHarfBuzz())', 'init(createHarfBuzz())']])
    changed(/harfbuzzjs.dist.harfbuzz\.js$/, [
      ['async function createHarfBuzz(', 'function createHarfBuzz('],
      [
        'const{createRequire}=await import("module");var require=createRequire(import.meta.url)',
        'var require=requireOfScript',
      ],
      ['async function createWasm(', 'function createWasm('],
      ['var wasmExports=await createWasm()', 'var wasmExports=createWasm()'],
      [
        'var result=await instantiateAsync(wasmBinary,wasmBinaryFile,info)',
        'var module=new WebAssembly.Module(getBinarySync(wasmBinaryFile)),result={module,instance:new WebAssembly.Instance(module,info)}',
      ],
    ])
  },
}

/** Where lines may break: a table that its package inflates with every start, and by hand. Browsers rather fetch it as it is. */
const lineTable = {
  name: 'line-table',
  setup(build) {
    build.onLoad({ filter: /linebreak.dist.module\.mjs$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8')
      const [packed, base64] = /\$\w+\$base64js\.toByteArray\("([^"]+)"\)/.exec(text)
      const { data, highStart, errorValue } = new UnicodeTrie(Buffer.from(base64, 'base64'))
      const entries = Buffer.from(Uint16Array.from(data).buffer).toString('base64')
      const table = `{data:(bytes=>new Uint16Array(bytes.buffer,bytes.byteOffset,bytes.length/2))(Uint8Array.from(Buffer.from("${entries}","base64"))),highStart:${highStart},errorValue:${errorValue}}`
      return { contents: replacedOnce(text, [packed, table], path) }
    })
  },
}

function replacedOnce(text, [from, to], path) {
  if (text.split(from).length !== 2) throw new Error(`${path} is not as it was: "${from}" is not in it once.`)
  return text.replace(from, () => to)
}

/** The program as one script, what loads it with its code (src/host/script.ts), and what it reads. Tells which files are in it. */
export async function bundleProgram(outdir) {
  const { metafile } = await build({
    ...common,
    ...forNode,
    plugins: [...common.plugins, atOnce, lineTable],
    entryPoints: [inRoot('src/program.ts')],
    outdir,
    entryNames: '[name]-[hash]',
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': 'urlOfScript' },
    banner: {
      js: '(function(module,requireOfScript,urlOfScript){"use strict";const require=requireOfScript;',
    },
    footer: { js: '})' },
    metafile: true,
  })
  const script = Object.keys(metafile.outputs).find((file) => file.endsWith('.cjs'))
  writeFileSync(script, inAscii(readFileSync(script, 'utf8')))
  await build({
    ...common,
    ...forNode,
    entryPoints: [inRoot('src/cli.ts'), inRoot('src/worker.ts')],
    outdir,
    format: 'esm',
    define: { SCRIPT: JSON.stringify(basename(script)) },
  })
  await copyProgramFiles(outdir)
  writeFileSync(`${outdir}/identity`, await identityOf(readFileSync(script), outdir))
  return Object.keys(metafile.inputs)
}

/** A script in ASCII is read three times as fast. esbuild has seen to it, but for regular expressions. */
const inAscii = (script) =>
  script.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

/**
 * Runs each verb that is worth it, so that its code is there: with our game, and with one whose templates and lexicons are still to
 * be read. A verb that has something against a game leaves none of it.
 */
async function keepCode(outdir) {
  const out = mkdtempSync(join(tmpdir(), 'growl-build-'))
  const another = ['--game', inRoot('test/games/orchard')]
  const verbs = [
    [['--version']],
    [['deck']],
    [
      ['facts', '--lang', 'en'],
      ['facts', ...another],
    ],
    [
      ['check', '--lang', 'en'],
      ['check', ...another],
    ],
    [
      ['print', '--lang', 'de,ja', '--out', out],
      ['print', ...another, '--out', out],
    ],
  ]
  const run = (words) =>
    promisify(execFile)(process.execPath, [`${outdir}/cli.js`, ...words], {
      env: { ...process.env, GROWL_BUILD: 'yes' },
    })
  const inTurn = async (runs) => {
    for (const words of runs) await run(words)
  }
  await Promise.allSettled(verbs.map(inTurn))
  rmSync(out, { recursive: true })
}

/** Which texts of the game that ships agree with their facts: a print need not compare these again. */
async function writeCompared(outdir) {
  const { openGame } = await tsImport('./src/library/open.ts', import.meta.url)
  const { fingerprintsOfRight } = await tsImport('./src/job/compared.ts', import.meta.url)
  const library = openGame()
  if (library.game)
    writeFileSync(`${outdir}/compared.json`, JSON.stringify(await fingerprintsOfRight(library)))
}

const inRoot = (file) => fileURLToPath(new URL(file, import.meta.url))

/** Bundles entry points with all they need but native code. Tells which files are in it. */
export async function bundle(entryPoints, outdir) {
  const { metafile } = await build({
    ...common,
    ...modules,
    ...forNode,
    entryPoints,
    outdir,
    // Bundled CommonJS asks for Node's own modules this way.
    banner: {
      js: "import{createRequire as requireFor}from'node:module';const require=requireFor(import.meta.url);",
    },
    metafile: true,
  })
  await copyProgramFiles(outdir)
  return Object.keys(metafile.inputs)
}

/** HarfBuzz's own code is fetched as all other files of the program are. */
const fetched = {
  name: 'fetched',
  setup(build) {
    const init = [
      'init(await createHarfBuzz())',
      'init(await createHarfBuzz({wasmBinary:await fetched("harfbuzz.wasm")}))',
    ]
    build.onLoad({ filter: /harfbuzzjs.dist.index\.mjs$/ }, ({ path }) => ({
      contents: `import{fetched}from${JSON.stringify(inRoot('src/host/browser.ts'))};${replacedOnce(readFileSync(path, 'utf8'), init, path)}`,
      resolveDir: dirname(path),
    }))
  },
}

/** Bundles entry points for browsers: a folder that any web server can serve. Fails at whatever needs Node. */
export async function bundleForBrowsers(entryPoints, outdir) {
  await writeLicences(outdir, await bundleCode(entryPoints, outdir))
  await writeBrowserFiles(outdir)
}

/** Its code alone, for whoever serves the files of the program another way. Tells which files are in it. */
export async function bundleCode(entryPoints, outdir, define = {}) {
  const { metafile } = await build({
    ...common,
    ...modules,
    plugins: [...common.plugins, fetched],
    entryPoints,
    outdir,
    define,
    platform: 'browser',
    target: 'es2023',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    // Asked for by HarfBuzz, when it finds itself in Node.
    external: ['module'],
    // Every byte is fetched; who reads a stack trace has the names beside it.
    minify: true,
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
  })
  return Object.keys(metafile.inputs)
}

async function buildProgram() {
  rmSync('dist', { recursive: true, force: true })
  mkdirSync('dist')
  writeFileSync('dist/compared.json', '[]')
  await writeProgramFiles('dist')
  const modules = await bundle(['src/index.ts'], 'dist')
  await writeLicences('dist', [...modules, ...(await bundleProgram('dist'))])
  await writeCompared('dist')
  const { bundlePage } = await import('./desk.mjs')
  await bundlePage('dist/desk')
  await keepCode('dist')
}

// Not awaited: desk.mjs imports this file, and would wait for it for ever.
if (process.argv[1] === fileURLToPath(import.meta.url)) buildProgram()
