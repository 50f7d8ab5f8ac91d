import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Of this very program and Node: whatever is built or installed anew is another. Nothing of the sources, which may change at any time. */
export const programIdentity = (): string | undefined =>
  import.meta.url.endsWith('.js')
    ? [process.version, process.versions.icu, ...stampsIn(programFolders())].join('\n')
    : undefined

const programFolders = (): string[] =>
  ['.', '../defaults'].map((up) => fileURLToPath(new URL(up, import.meta.url)))

/** What V8 makes of the program, it makes anew whenever it likes. */
const MADE_BY_V8 = /\.(?:code|part)$/

/** Names, sizes and dates of all files. */
export const stampsIn = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => !MADE_BY_V8.test(name))
      .sort()
      .map((name) => ({ name, stat: statSync(join(folder, name), { throwIfNoEntry: false }) }))
      .filter(({ stat }) => stat?.isFile())
      .map(({ name, stat }) => `${name} ${stat!.size} ${stat!.mtimeMs}`),
  )
