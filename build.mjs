// Bundles the program into dist/. Bundled modules start several times as fast as loose ones,
// and `npx growl` starts often: every millisecond here is paid on every command.

import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { tsImport } from 'tsx/esm/api'

const require = createRequire(import.meta.url)

// What pdfkit loads for its own fonts, text, pictures and passwords. We use none of it, and it takes 70 of 80 ms.
const leftOut = {
  name: 'left-out',
  setup(build) {
    build.onResolve({ filter: /^(fontkit|linebreak|png-js|@noble\/ciphers\/aes)$/ }, ({ path, importer }) =>
      /[\\/]node_modules[\\/]pdfkit[\\/]/.test(importer) ? { path, namespace: 'left-out' } : undefined,
    )
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, () => ({
      contents: 'export default undefined; export const create = undefined, cbc = undefined, ecb = undefined',
    }))
  },
}

const common = {
  bundle: true,
  splitting: true,
  format: 'esm',
  plugins: [leftOut],
  // The same parser as ES modules, of which unused parts are left out.
  alias: { yaml: require.resolve('yaml').replace(/dist.index\.js$/, 'browser/index.js') },
  // Names stay, so that a stack trace can be read.
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'external',
  logLevel: 'warning',
}

/** Bundles entry points with all they need but native code and packages of fonts. */
export async function bundle(entryPoints, outdir) {
  await build({
    ...common,
    entryPoints,
    outdir,
    platform: 'node',
    target: 'node20',
    // Native code.
    external: ['sharp'],
    // Bundled CommonJS asks for Node's own modules this way.
    banner: {
      js: "import{createRequire as requireFor}from'node:module';const require=requireFor(import.meta.url);",
    },
  })
  await writeProgramFiles(outdir)
}

/** Bundles entry points for browsers: a folder that any web server can serve. Fails at whatever needs Node. */
export async function bundleForBrowsers(entryPoints, outdir) {
  await build({
    ...common,
    entryPoints,
    outdir,
    platform: 'browser',
    target: 'es2023',
    // Asked for by HarfBuzz, when it finds itself in Node.
    external: ['module'],
  })
  await writeProgramFiles(outdir)
  cpSync(fileURLToPath(new URL('defaults', import.meta.url)), `${outdir}/defaults`, { recursive: true })
  const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
  writeFileSync(`${outdir}/package.json`, JSON.stringify({ version }))
  const { allFaces, faceSource } = await tsImport('./src/font/catalogue.ts', import.meta.url)
  for (const { file } of allFaces().map(faceSource)) {
    mkdirSync(dirname(`${outdir}/${file}`), { recursive: true })
    copyFileSync(require.resolve(file), `${outdir}/${file}`)
  }
}

/** What the bundle reads at run time: it lies beside it. */
async function writeProgramFiles(outdir) {
  copyFileSync(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz.wasm')), `${outdir}/harfbuzz.wasm`)

  // The icon collection, in a form that is searched rather than parsed.
  const { extract } = await tsImport('./src/icon/extract.ts', import.meta.url)
  const { index, paths } = extract(
    JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8')),
  )
  writeFileSync(`${outdir}/game-icons.index`, index)
  writeFileSync(`${outdir}/game-icons.paths`, paths)

  // Hyphenation patterns, likewise, and where phrases begin.
  const { patternSets, phraseModels } = await tsImport('./src/locale/languages.ts', import.meta.url)
  const { writePatterns } = await tsImport('./src/layout/patterns.ts', import.meta.url)
  for (const name of patternSets())
    writeFileSync(`${outdir}/${name}.hyphen`, writePatterns(require(`hyphen/patterns/${name}`)))
  for (const name of phraseModels())
    writeFileSync(`${outdir}/${name}.phrases`, JSON.stringify(require('budoux')[`${name}Model`]))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync('dist', { recursive: true, force: true })
  mkdirSync('dist')
  await bundle(['src/cli.ts', 'src/index.ts', 'src/worker.ts'], 'dist')
}
