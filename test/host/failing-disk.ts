import { disk, type FileSystem } from '../../src/host/file-system.ts'

/** A disk on which a call fails; `calls` tells how many there were. */
export interface FailingDisk {
  readonly files: FileSystem
  readonly calls: () => number
}

/** Fails with `code` at every call that `fails` says of, counted from 0. */
export function failingDisk(fails: (call: number) => boolean, code: string): FailingDisk {
  let calls = 0
  const wrap =
    <Arguments extends unknown[], Result>(call: (...values: Arguments) => Result) =>
    (...values: Arguments): Result => {
      if (fails(calls++)) throw Object.assign(new Error(`${code}: made to fail`), { code })
      return call(...values)
    }
  const { exists, kind, read, real, makeFolder, write, writeNew, rename, keep, remove } = disk
  return {
    files: {
      exists,
      kind: wrap(kind),
      read: wrap(read),
      real: wrap(real),
      makeFolder: wrap(makeFolder),
      write: wrap(write),
      writeNew: wrap(writeNew),
      rename: wrap(rename),
      keep: wrap(keep),
      remove: wrap(remove),
    },
    calls: () => calls,
  }
}

/** Does something while the disk of the program itself is another one. */
export async function withDisk<Result>(files: FileSystem, work: () => Promise<Result>): Promise<Result> {
  const before = { ...disk }
  Object.assign(disk, files)
  try {
    return await work()
  } finally {
    Object.assign(disk, before)
  }
}
