import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { host } from '#host'
import { besideGame } from './node.ts'

/** Of this very program and Node: whatever is built anew from something else is another. Nothing of the sources, which may change at any time. */
export const programIdentity = (): string | undefined =>
  import.meta.url.endsWith('.js')
    ? [
        process.version,
        process.versions.icu,
        new TextDecoder().decode(host.read(IDENTITY)),
        ...stampsIn(besideGame('defaults')),
      ].join('\n')
    : undefined

/** A hash of the program with all its files, by the build. */
const IDENTITY = 'identity'

/** Names, sizes and dates of all files in a folder: what somebody may edit where the program is installed. */
export const stampsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => ({ name, stat: statSync(join(folder, name), { throwIfNoEntry: false }) }))
    .filter(({ stat }) => stat?.isFile())
    .map(({ name, stat }) => `${name} ${stat!.size} ${stat!.mtimeMs}`)
