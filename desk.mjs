// The page in the browser: the desk with its engine, and the game that ships, as a folder that any web server can serve.

import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { zipSync } from 'fflate'
import { tsImport } from 'tsx/esm/api'
import { parse } from 'yaml'
import { bundleCode } from './build.mjs'
import { writeCredits } from './credits.mjs'
import { headingFace } from './heading-face.mjs'
import { writeLicences } from './licences.mjs'
import { writeBrowserFiles, writeFetchable } from './prepare.mjs'
import { wordmark } from './wordmark.mjs'

const inRoot = (file) => fileURLToPath(new URL(file, import.meta.url))

/** A site that any web server can serve: the page, what the program brings, and the game that ships. */
export async function bundleDesk(outdir) {
  await bundlePage(outdir)
  await writeBrowserFiles(outdir)
  await writeGame(outdir)
  await writeOffline(outdir)
}

/** What the page consists of is kept at the first visit; its name is a hash of all that is served. */
async function writeOffline(outdir) {
  const all = readdirSync(outdir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(outdir, '/').length).replaceAll('\\', '/'))
    .sort()
  const hash = createHash('sha256')
  for (const file of all) hash.update(file).update(readFileSync(join(outdir, file)))
  const files = [
    './',
    ...all.filter((file) => /^[^/]+\.(?:js|css|svg|woff|txt)$|^credits\.html$|^words\//.test(file)),
  ]
  await bundleCode({ offline: inRoot('src/desk/page/offline.ts') }, outdir, {
    PAGE: JSON.stringify({ name: `growl-${hash.digest('hex').slice(0, 16)}`, files }),
  })
}

/** The page alone: what it fetches besides, `growl desk` has at hand. */
export async function bundlePage(outdir) {
  const modules = await bundleCode(
    { main: inRoot('src/desk/page/main.tsx'), worker: inRoot('src/desk/engine/worker.ts') },
    outdir,
  )
  await writeLicences(outdir, modules)
  await writeCredits(outdir)
  for (const file of ['index.html', 'icon.svg'])
    copyFileSync(inRoot(`src/desk/page/${file}`), join(outdir, file))
  for (const file of ['desk.css', 'translate/translate.css']) {
    const { code } = await transform(readFileSync(inRoot(`src/desk/page/${file}`), 'utf8'), {
      loader: 'css',
      minify: true,
    })
    writeFileSync(join(outdir, basename(file)), code)
  }
  writeFileSync(join(outdir, 'wordmark.svg'), wordmark())
  writeFileSync(join(outdir, 'heading.woff'), await headingFace())
  await writePageWords(outdir)
  writeFileSync(join(outdir, 'example.zip'), exampleGame())
}

/** The game that somebody who has none yet may look at and start from. */
function exampleGame() {
  const root = 'test/games/orchard/'
  const files = filesBelow(root)
    .sort()
    .map((path) => [path.replace(root, 'orchard/'), readFileSync(inRoot(path))])
  // One date for all, by the clock on the wall: the same files are the same zip.
  return zipSync(Object.fromEntries(files), { level: 9, mtime: new Date(2000, 0, 1) })
}

/** The files of the game, in packs that are fetched when somebody needs them. */
async function writeGame(outdir) {
  const { packOf } = await tsImport('./src/library/packed.ts', import.meta.url)
  const paths = ['data', 'locales', 'templates'].flatMap(filesBelow).sort()
  const packs = {}
  for (const path of paths)
    packs[packOf(path)] = { ...packs[packOf(path)], [path]: readFileSync(inRoot(path), 'utf8') }
  for (const [name, content] of [['game/index.json', paths], ...Object.entries(packs)])
    await writeFetchable(outdir, name, JSON.stringify(content))
}

/** Schemas are for editors. */
const filesBelow = (folder) =>
  readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(inRoot('.').length).replaceAll('\\', '/'))
    .filter((path) => !path.startsWith('data/schema/'))

/** What the page says, in each language one file; English where a language has no words yet. */
async function writePageWords(outdir) {
  const { PAGE_LANGUAGES } = await tsImport('./src/desk/page/languages.ts', import.meta.url)
  const english = wordsIn('en')
  mkdirSync(join(outdir, 'words'), { recursive: true })
  for (const lang of Object.keys(PAGE_LANGUAGES))
    writeFileSync(join(outdir, `words/${lang}.json`), JSON.stringify({ ...english, ...wordsIn(lang) }))
  // What the checks say, by its English words; English has no need of it.
  for (const name of readdirSync(inRoot('src/desk/words/findings'))) {
    const words = parse(readFileSync(inRoot(`src/desk/words/findings/${name}`), 'utf8'))
    writeFileSync(join(outdir, `words/findings-${basename(name, '.yaml')}.json`), JSON.stringify(words))
  }
}

function wordsIn(lang) {
  const file = inRoot(`src/desk/words/${lang}.yaml`)
  return existsSync(file) ? flat(parse(readFileSync(file, 'utf8'))) : {}
}

/** {print: {page: "Page {n}"}} → {"print.page": "Page {n}"} */
const flat = (tree, path = '') =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[path + key, value]] : Object.entries(flat(value, `${path}${key}.`)),
    ),
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  rmSync('dist/site', { recursive: true, force: true })
  await bundleDesk('dist/site')
}
