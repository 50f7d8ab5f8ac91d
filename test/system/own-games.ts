import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'

// Games that somebody opens in the page.

export type Files = Record<string, Uint8Array>

/** The files below a folder, by their paths in it. */
export const filesBelow = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1), readFileSync(file)]),
  )

export const within = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, bytes]) => [`${folder}/${path}`, bytes]))

export const orchard = (): Files => within('orchard', filesBelow('test/games/orchard'))

/** GROWL as somebody would change it at home: two languages, and lines of their own. */
export function ownGrowl(changes: Readonly<Record<string, (text: string) => string>> = {}): Files {
  const files: Files = {
    ...within('data', filesBelow('data')),
    ...within('templates', filesBelow('templates')),
    ...within('locales/en', filesBelow('locales/en')),
    ...within('locales/de', filesBelow('locales/de')),
  }
  const all = { 'data/game.yaml': onlyTwo, ...changes }
  for (const [path, change] of Object.entries(all))
    files[path] = Buffer.from(change(Buffer.from(files[path] ?? []).toString()))
  return files
}

const onlyTwo = (text: string): string => text.replace(/^languages: .*$/m, 'languages: [en, de]')

/** As a browser's field for files takes it. */
export const zipOf = (files: Files, name = 'orchard.zip') => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(zipSync(files, { level: 1 })),
})
