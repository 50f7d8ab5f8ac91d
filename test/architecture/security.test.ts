import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { MOST_FILES } from '../../src/host/journal.ts'
import { MAX_FILE_BYTES, MAX_TEXT } from '../../src/source/folder.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const security = readFileSync(join(root, 'SECURITY.md'), 'utf8')

describe('SECURITY.md', () => {
  it('names a test for every promise, and each of them exists', () => {
    const promises = security.split('\n').filter((line) => line.startsWith('| **'))
    expect(promises.length).toBeGreaterThan(5)
    for (const promise of promises) {
      const tests = [...promise.matchAll(/`(test\/[^`]+)`/g)].map(([, path]) => path!)
      expect(tests, promise).not.toEqual([])
      for (const path of tests) expect(existsSync(join(root, path)), path).toBe(true)
    }
  })
  it('states limits as they are', () => {
    for (const limit of [`${MAX_FILE_BYTES / 1024} kB`, MAX_TEXT, MOST_FILES])
      expect(security).toContain(typeof limit === 'number' ? limit.toLocaleString('en') : limit)
  })
})

/** What could reach other computers, start programs, or run text as a program. */
const FORBIDDEN =
  /node:(?:http2?|https|net|tls|dgram|dns|child_process|vm|cluster|inspector|repl)\b|\b(?:fetch|eval|WebSocket|XMLHttpRequest|EventSource|sendBeacon)\(|\bnew Function\b/

describe('the program', () => {
  it('opens no connection, starts no other program, and runs no text but its own script', () => {
    const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    const reaching = sources
      .filter((file) => file.endsWith('.ts'))
      .filter((file) => FORBIDDEN.test(readFileSync(join(root, 'src', file), 'utf8')))
    // In a page it fetches its own files, and saves texts where these come from; in Node it runs its own script with the code
    // that was kept of it, and `growl desk` answers this computer.
    expect(reaching.sort()).toEqual([
      'desk/page/home.ts',
      'desk/page/offline.ts',
      'desk/page/words.ts',
      'host/browser.ts',
      'host/script.ts',
      'serve/server.ts',
      'serve/watch.ts',
    ])
  })
})
