// Writes the licences of everything that is copied into a bundle: packages, faces, icons, models of phrases.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'

const inRoot = (file) => fileURLToPath(new URL(file, import.meta.url))
const packageFolder = (name) => inRoot(`node_modules/${name}`)

/** What no bundler sees, because prepare.mjs makes files of it. */
const PREPARED = ['harfbuzzjs', 'hyphen', 'budoux', '@iconify-json/game-icons']

/** `inputs`: the files that went into a bundle, as esbuild names them. */
export async function writeLicences(outdir, inputs) {
  const bundled = inputs.flatMap(
    (file) => /^.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1] ?? [],
  )
  const names = [...new Set([...bundled.map((name) => name.replace('\\', '/')), ...PREPARED])].sort()
  const parts = [...names.map(ofPackage), HARFBUZZ, await ofFonts()]
  const rule = `\n\n${'-'.repeat(80)}\n\n`
  writeFileSync(join(outdir, 'LICENCES.txt'), `${[HEAD, ...parts].join(rule)}\n`)
}

const HEAD = `GROWL Press is under the licences in LICENSE and LICENSE-TEXTS.md. Its bundle holds the work of others, each part under its own licence.
CREDITS.md says who made the icons.`

function ofPackage(name) {
  const { version, license } = JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8'))
  return `${name} ${version}: ${license}\n\n${licenceIn(packageFolder(name)) ?? knownText(license, name)}`
}

/** The text that a package brings. */
function licenceIn(folder, which = /^licen[cs]e(?:\.|$)/i) {
  const file = readdirSync(folder).find((each) => which.test(each))
  return file && readFileSync(join(folder, file), 'utf8').trim()
}

/** For packages that only name their licence. */
function knownText(license, name) {
  if (license === 'Apache-2.0') return licenceIn(packageFolder('sharp'))
  if (license === 'CC-BY-3.0') return 'https://creativecommons.org/licenses/by/3.0/legalcode'
  throw new Error(`${name} brings no text of its licence, ${license}.`)
}

/** Its code is in harfbuzzjs, its licence is not. */
const HARFBUZZ = `HarfBuzz, in harfbuzz.wasm: Old MIT

https://github.com/harfbuzz/harfbuzz/blob/main/COPYING`

/** Each family, with what its files say of their authors, and the one licence that all have. */
async function ofFonts() {
  const { allFaces, faceSource } = await tsImport('./src/font/catalogue.ts', import.meta.url)
  const require = createRequire(import.meta.url)
  const { Blob, Face } = await import('harfbuzzjs')
  const families = new Map(allFaces().map((key) => [key.split('/')[0], faceSource(key).file]))
  const notices = Array.from(families, ([family, file]) => {
    const face = new Face(new Blob(readFileSync(require.resolve(file))))
    return `${family}: ${face.getName(COPYRIGHT, 'en')}`
  })
  const text = licenceIn(packageFolder('@expo-google-fonts/grenze'), /^LICENSE_FONT$/)
  return `Fonts\n\n${notices.join('\n')}\n\n${text.slice(text.indexOf('This Font Software'))}`
}

/** The number of the name in a TrueType file. */
const COPYRIGHT = 0
