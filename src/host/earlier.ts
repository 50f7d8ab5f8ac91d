import { createHash } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod'
import { plainName } from '../source/file-name.ts'
import { disk, type FileSystem, inShort, MOST_NOTED, orCannot, TOO_LARGE } from './file-system.ts'
import type { FileToWrite } from './write.ts'

/** What an earlier print has left and the new one does not write again. */
export interface Earlier {
  /** Still as they were printed: they go when the new files come. */
  readonly remove: readonly string[]
  /** Changed since, or not ours any more: they stay, and somebody should know. */
  readonly left: readonly string[]
}

const MANIFEST = 'manifest.json'

/** Of a manifest only what is needed here; the folder may be a stranger's, so a name is a name and no path. */
const schema = z.object({
  files: z.array(z.object({ file: z.string().regex(/^(?!\.\.?$)[^/\\]+$/), sha256: z.string() })).max(1000),
})

/** Old files beside the manifests that are about to be replaced. */
export function earlierFiles(
  directory: string,
  write: readonly FileToWrite[],
  files: FileSystem = disk,
): Earlier {
  const coming = new Set(write.map(({ path }) => plainName(path)))
  const manifests = write.map(({ path }) => path).filter((path) => path.endsWith(`/${MANIFEST}`))
  const inManifests = orCannot(`write to ${inShort(directory)}`, () =>
    manifests.flatMap((path) => listed(directory, path, files)),
  )
  const old = inManifests.filter(
    ({ path }) => !coming.has(plainName(path)) && files.exists(join(directory, path)),
  )
  const asPrinted = old.filter(({ path, sha256 }) => hashOf(join(directory, path), files) === sha256)
  return {
    remove: asPrinted.map(({ path }) => path),
    left: old.filter((each) => !asPrinted.includes(each)).map(({ path }) => path),
  }
}

/** What a manifest lists; nothing when there is none, or none of ours. */
function listed(directory: string, manifest: string, files: FileSystem): { path: string; sha256: string }[] {
  const folder = manifest.slice(0, -MANIFEST.length)
  if (!files.exists(join(directory, manifest))) return []
  try {
    const bytes = files.read(join(directory, manifest), MOST_NOTED)
    const read = schema.parse(JSON.parse(new TextDecoder().decode(bytes)))
    return read.files.map(({ file, sha256 }) => ({ path: folder + file, sha256 }))
  } catch (error) {
    // A disk that does not let us read would not let us write.
    const { code } = error as NodeJS.ErrnoException
    if (code !== undefined && code !== TOO_LARGE) throw error
    return []
  }
}

/** Nothing of what cannot be read: it is not as it was printed. */
function hashOf(path: string, files: FileSystem): string | undefined {
  try {
    return createHash('sha256').update(files.read(path)).digest('hex')
  } catch {
    return undefined
  }
}
