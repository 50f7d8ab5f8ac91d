import { watch } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { HEADERS } from './guard.ts'

/** Editors write a file in several steps; one word after the last of them is enough. */
const PAUSE = 100

/** Tells the page which files of the game have changed, as long as it listens. */
export function watchFolder(directory: string, answer: ServerResponse): void {
  answer.writeHead(200, { ...HEADERS, 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
  answer.write(': listening\n\n')
  const changed = new Set<string>()
  let waiting: NodeJS.Timeout | undefined
  const tell = () => {
    answer.write(`data: ${JSON.stringify([...changed].sort())}\n\n`)
    changed.clear()
  }
  const watcher = watch(directory, { recursive: true }, (_, file) => {
    const path = file?.replaceAll('\\', '/')
    if (path === undefined || !/^(?:data|locales|templates)\//.test(path)) return
    changed.add(path)
    clearTimeout(waiting)
    waiting = setTimeout(tell, PAUSE)
  })
  watcher.on('error', () => answer.end())
  answer.on('close', () => {
    clearTimeout(waiting)
    watcher.close()
  })
}
