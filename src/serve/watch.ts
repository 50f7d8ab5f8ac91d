import { type Dirent, readdirSync, statSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { HEADERS } from './guard.ts'

/**
 * So long between two looks. `fs.watch` would have nothing to do meanwhile, but what it sees depends on the system: on Linux it loses a
 * file that an editor has moved another one over. Names, sizes and dates of a game of ours, 260 files, are read in a millisecond.
 */
const PAUSE = 400
/** A slow disk is not kept busy: of the time, at most one part in so many is spent looking. */
const PART = 20

const FOLDERS = ['data', 'locales', 'templates']

/** Tells the page which files of the game have changed, as long as it listens. */
export function watchFolder(directory: string, answer: ServerResponse): void {
  answer.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  let known = stampsIn(directory)
  // Whoever hears this may change something: it is told.
  answer.write(': listening\n\n')
  const look = () => {
    const begun = performance.now()
    const now = stampsIn(directory)
    const changed = differing(known, now)
    known = now
    if (changed.length > 0) answer.write(`data: ${JSON.stringify(changed)}\n\n`)
    waiting = setTimeout(look, Math.max(PAUSE, PART * (performance.now() - begun)))
  }
  let waiting = setTimeout(look, PAUSE)
  answer.on('close', () => clearTimeout(waiting))
}

type Stamps = ReadonlyMap<string, string>

function differing(before: Stamps, now: Stamps): string[] {
  const all = new Set([...before.keys(), ...now.keys()])
  return [...all].filter((path) => before.get(path) !== now.get(path)).sort()
}

/** Of every file what changes with it. One that is moved over another has an inode of its own. */
function stampsIn(directory: string): Stamps {
  const stamps = new Map<string, string>()
  const folders = [...FOLDERS]
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop())
    for (const entry of entriesIn(join(directory, folder))) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) folders.push(path)
      else stamps.set(path, stampOf(join(directory, path)))
    }
  return stamps
}

/** What is taken away while somebody looks is not there. */
function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}

function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat ? `${stat.ino} ${stat.size} ${stat.mtimeMs} ${stat.ctimeMs}` : ''
}
