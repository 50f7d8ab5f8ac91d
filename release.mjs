// What a release offers to those who only want to print: the kit of every language, zipped, for both papers. The same sources make
// the same bytes. It is whole or not there at all: whatever goes wrong, an earlier release stays as it was.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { zipSync } from 'fflate'

const inRoot = (file) => fileURLToPath(new URL(file, import.meta.url))
const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))

const PAPERS = ['a4', 'letter']
/** Whoever hands a kit on hands on whose work it is. */
const BESIDE = ['CREDITS.md', 'LICENSE-TEXTS.md']
/** Of no file in a zip: by the clock of wherever it is made, because a zip knows no time zones. */
const DATE = new Date(2000, 0, 1)

/** `languages` as `growl print --lang` takes them. Tells which files were made. */
export function makeRelease(outdir, languages = 'all') {
  const printed = mkdtempSync(join(tmpdir(), 'growl-release-'))
  const made = `${outdir}.new`
  rmSync(made, { recursive: true, force: true })
  mkdirSync(made, { recursive: true })
  try {
    for (const paper of PAPERS) print(languages, paper, join(printed, paper))
    const sums = foldersIn(join(printed, PAPERS[0])).map((lang) => writeZip(made, printed, lang))
    writeFileSync(join(made, 'SHA256SUMS'), sums.map(({ sum, name }) => `${sum}  ${name}\n`).join(''))
    rmSync(outdir, { recursive: true, force: true })
    renameSync(made, outdir)
    return [...sums.map(({ name }) => name), 'SHA256SUMS']
  } finally {
    for (const folder of [printed, made]) rmSync(folder, { recursive: true, force: true })
  }
}

/** By the program as it was built: what is offered is what people get who install it. */
const print = (languages, paper, out) =>
  execFileSync(
    process.execPath,
    [inRoot('dist/cli.js'), 'print', '--lang', languages, '--paper', paper, '--out', out],
    { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' },
  )

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

function writeZip(outdir, printed, lang) {
  const inside = `growl-${lang}`
  const kits = PAPERS.flatMap((paper) =>
    readdirSync(join(printed, paper, lang))
      .filter((name) => name.endsWith('.pdf'))
      .sort()
      .map((name) => [`${inside}/${paper}/${name}`, readFileSync(join(printed, paper, lang, name))]),
  )
  const texts = BESIDE.map((name) => [`${inside}/${name}`, readFileSync(inRoot(name))])
  const bytes = zipSync(Object.fromEntries([...kits, ...texts]), { level: 9, mtime: DATE })
  const name = `growl-press-${version}-${lang}.zip`
  writeFileSync(join(outdir, name), bytes)
  return { name, sum: createHash('sha256').update(bytes).digest('hex') }
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    for (const name of makeRelease('dist/release')) console.log(`dist/release/${name}`)
  } catch (error) {
    console.error(`No release was made: ${error.stderr || error.message}`)
    process.exitCode = 1
  }
