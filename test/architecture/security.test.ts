import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { MOST_FILES } from '../../src/host/journal.ts'
import {
  MAX_DEPTH,
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_GAME_BYTES,
  MAX_GROWTH,
  MAX_TEXT,
} from '../../src/source/folder.ts'

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
    const inPage = `${MAX_FILES.toLocaleString('en')}, ${MAX_DEPTH} levels, ${MAX_GAME_BYTES / 1024 / 1024} MB`
    for (const limit of [`${MAX_FILE_BYTES / 1024} kB`, MAX_TEXT, MOST_FILES, inPage, `${MAX_GROWTH}-fold`])
      expect(security).toContain(typeof limit === 'number' ? limit.toLocaleString('en') : limit)
  })
})

/** What could reach other computers, start programs, or run text as a program. */
const FORBIDDEN =
  /node:(?:http2?|https|net|tls|dgram|dns|child_process|vm|cluster|inspector|repl)\b|\b(?:fetch|eval|WebSocket|XMLHttpRequest|EventSource|sendBeacon)\(|\bFunction\(/

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
      'desk/page/keep.ts',
      'desk/page/offline.ts',
      'desk/page/words.ts',
      'host/browser.ts',
      'host/script.ts',
      'serve/server.ts',
      'serve/watch.ts',
    ])
  })
  it('has of Handlebars only what reads a template: what would make a program of it is left out', () => {
    const imported = [...reached('handlebars/dist/cjs/handlebars/compiler/base.js'), ...reached(VISITOR)]
    expect(imported).toContain(VISITOR)
    expect(imported.filter((file) => PROGRAM.test(readFileSync(require.resolve(file), 'utf8')))).toEqual([])
    expect(PROGRAM.test(readFileSync(require.resolve(COMPILER), 'utf8'))).toBe(true)
    const asking = sourcesOf('src').flatMap(([file, text]) =>
      [...text.matchAll(/^import (?!type\b).*'(handlebars[^']*)'/gm)].map(([, from]) => `${file}: ${from}`),
    )
    expect(asking).toEqual([
      'template/grammar.ts: handlebars/dist/cjs/handlebars/compiler/base.js',
      `template/grammar.ts: ${VISITOR}`,
    ])
  })
})

const require = createRequire(import.meta.url)
const VISITOR = 'handlebars/dist/cjs/handlebars/compiler/visitor.js'
const COMPILER = 'handlebars/dist/cjs/handlebars/compiler/javascript-compiler.js'
const PROGRAM = /\bFunction(?:\.(?:apply|call))?\(|\beval\(/

/** A file of a package, and all that it asks for. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, next] of readFileSync(require.resolve(file), 'utf8').matchAll(/require\('(\.[^']+)'\)/g))
    reached(`${posix.join(posix.dirname(file), next!)}.js`, seen)
  return seen
}

const sourcesOf = (folder: string): [file: string, text: string][] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, folder, file), 'utf8')])
