// Writes what the program reads while it runs: faces, icons, hyphenation patterns, each in a form that needs no parsing
// and of which only the part that is wanted is read. src/host says how it is found.

import { createHash } from 'node:crypto'
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import { tsImport } from 'tsx/esm/api'

const require = createRequire(import.meta.url)
const source = (file) => tsImport(`./src/${file}`, import.meta.url)
const inRoot = (file) => fileURLToPath(new URL(file, import.meta.url))

/** Everything, into the folder of the program. */
export async function writeProgramFiles(outdir) {
  copyFileSync(fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz.wasm')), `${outdir}/harfbuzz.wasm`)
  await writeWordFiles(outdir)
  await writeLexicons(outdir)
  // A first time, for kits to be laid out with; and again, with what these are drawn with together and in front.
  await writeFaces(outdir, new Map())
  await writeIcons(outdir, new Set())
  const { usedByKits } = await source('job/used.ts')
  const { glyphs, icons } = await usedByKits()
  await writeFaces(outdir, glyphs)
  await writeIcons(outdir, new Set(icons))
}

async function writeFaces(outdir, common) {
  const { allFaces, faceSource } = await source('font/catalogue.ts')
  const { prepareFace, writeCoverage } = await source('font/prepare.ts')
  const { COVERAGE } = await source('font/coverage.ts')
  const { joinSlices } = await source('host/slices.ts')
  const { Blob, Face } = await import('harfbuzzjs')
  const coverage = new Map()
  for (const key of allFaces()) {
    const bytes = readFileSync(require.resolve(faceSource(key).file))
    const { shape, slices } = prepareFace(new Uint8Array(bytes), common.get(key) ?? [])
    write(`${outdir}/faces/${key}.shape`, shape)
    write(`${outdir}/faces/${key}.outlines`, joinSlices(slices))
    // A copy: what HarfBuzz hands out is its own memory.
    coverage.set(key, [...new Face(new Blob(shape)).collectUnicodes()])
  }
  write(`${outdir}/${COVERAGE}`, writeCoverage(coverage))
}

async function writeIcons(outdir, common) {
  const { extract } = await source('icon/extract.ts')
  const { joinSlices } = await source('host/slices.ts')
  const collection = JSON.parse(readFileSync(require.resolve('@iconify-json/game-icons/icons.json'), 'utf8'))
  const { names, slices } = extract(collection, common)
  write(`${outdir}/game-icons.names`, names)
  write(`${outdir}/game-icons.paths`, joinSlices(slices.map((text) => new TextEncoder().encode(text))))
}

/** Hyphenation patterns, where phrases begin, and words for numbers. */
async function writeWordFiles(outdir) {
  const { patternSets, phraseModels } = await source('locale/languages.ts')
  const { writePatterns } = await source('layout/patterns.ts')
  for (const name of patternSets())
    write(`${outdir}/${name}.hyphen`, writePatterns(require(`hyphen/patterns/${name}`)))
  for (const name of phraseModels())
    write(`${outdir}/${name}.phrases`, JSON.stringify(require('budoux')[`${name}Model`]))
  write(`${outdir}/number-words.json`, JSON.stringify(await numberWords()))
}

/** The lexicons of the game that ships, as texts are read with them. */
async function writeLexicons(outdir) {
  const { openGame } = await source('library/open.ts')
  const { shipLexicons } = await source('library/ship-lexicons.ts')
  const { LEXICONS } = await source('library/shipped-lexicons.ts')
  write(`${outdir}/${LEXICONS}`, shipLexicons(openGame()))
}

/** Words for numbers by language. Its regions and scripts are read together: nobody knows which of them a text is in. */
async function numberWords() {
  const { numberWordsIn } = await source('locale/spell-out.ts')
  const folder = join(dirname(require.resolve('cldr-rbnf/package.json')), 'rbnf')
  const languages = {}
  for (const file of readdirSync(folder).sort()) {
    const [, language] = /^([a-z]{2,3})(?:-\w+)?\.json$/.exec(file) ?? []
    const rules = language && JSON.parse(readFileSync(join(folder, file), 'utf8')).rbnf.rbnf.SpelloutRules
    if (rules && language !== 'und')
      languages[language] = { ...languages[language], ...Object.fromEntries(numberWordsIn(rules)) }
  }
  return languages
}

function write(file, content) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

async function programFiles(folder) {
  const { PROGRAM_FILE } = await source('host/program-files.ts')
  return readdirSync(folder, { recursive: true })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => PROGRAM_FILE.test(file) && statSync(join(folder, file)).isFile())
}

/** The same files for another bundle than dist/. */
export async function copyProgramFiles(outdir) {
  if (resolve(outdir) === inRoot('dist')) return
  for (const file of await programFiles(inRoot('dist'))) cpSync(inRoot(`dist/${file}`), join(outdir, file))
}

/** Of a script and the files it reads, as one hash (src/host/identity.ts). */
export async function identityOf(script, outdir) {
  const hash = createHash('sha256').update(script)
  for (const file of (await programFiles(outdir)).sort())
    hash.update(file).update(readFileSync(join(outdir, file)))
  return hash.digest('hex')
}

/** And for browsers, which fetch them: each slice a file of its own, all compressed. */
export async function writeBrowserFiles(outdir) {
  const { fetchable } = await source('host/fetchable.ts')
  await Promise.all(Array.from(fetchable(), ([name, bytes]) => writeFetchable(outdir, name, bytes())))
}

const pack = promisify(gzip)

/** A file that a page reads with `host.read`. */
export async function writeFetchable(outdir, name, content) {
  write(join(outdir, `${name}.gz`), await pack(content, { level: constants.Z_BEST_COMPRESSION }))
}
