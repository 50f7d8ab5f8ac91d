#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { loadScript } from './host/script.ts'

// Somebody who reads the first lines only (head, less) has done nothing wrong.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return
  terminal.err(`growl: cannot write the output: ${error.message}\n`)
  process.exitCode = 2
})

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string
}
const terminal = {
  out: (text: string) => process.stdout.write(text),
  err: (text: string) => process.stderr.write(text),
  live: process.stderr.isTTY === true,
}
// Node has kept the code of its own modules, too, for the flags that it starts with: with others it would compile those that are
// loaded later. These, long ones, nearly every command takes.
const require = createRequire(import.meta.url)
for (const module of ['node:crypto', 'node:zlib']) require(module)
// A command lives for a second: V8 would optimise much that is never run again, and forget code that the next run wants. Nor need
// it wait with clearing up until there is three times as much as is used. HarfBuzz shapes each word once: to optimise it on the
// second core takes a tenth of a print's processor time, and brings nothing. New objects get at once the room that they would get bit
// by bit: fewer of them are carried about.
setFlagsFromString(
  '--interrupt-budget=1500000 --no-flush-bytecode --heap-growing-percent=100 --liftoff-only --semi-space-growth-factor=16',
)
const words = process.argv.slice(2)
const { program, keepCode } = loadScript<typeof import('./program.ts')>(words[0])
/** What V8 says when there is no room for the bytes of a picture, a typeface or a script. */
const isOutOfMemory = (fault: unknown): boolean =>
  fault instanceof RangeError && /out of memory|allocation failed|allocate/i.test(fault.message)

process.exitCode = await program.main(words, terminal, version).catch((fault: unknown) => {
  if (isOutOfMemory(fault)) {
    terminal.err(
      'growl: There is not enough memory. Close other programs, or ask for less at a time (--lang, --pieces).\n',
    )
    return 2
  }
  terminal.err(
    `growl: internal error: this is a bug in growl, not in your files. Please report it:\n${fault instanceof Error ? fault.stack : fault}\n`,
  )
  return 1
})
// The build runs a verb several times, for all that it may do.
if (process.exitCode === 0) keepCode(process.env.GROWL_BUILD !== undefined)

// When all is said, the program ends at once: to clear up its memory first takes Node a tenth of a print.
const said = (stream: NodeJS.WriteStream) => new Promise((resolve) => stream.write('', resolve))
await Promise.all([said(process.stdout), said(process.stderr)])
process.exit()
