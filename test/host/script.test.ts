import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { describe, expect, it } from 'vitest'
import { loadScript } from '../../src/host/script.ts'
import { temporaryFolder } from '../command/game-folder.ts'

// Within a process V8 remembers what it has compiled; here each load shall be as in a process of its own.
setFlagsFromString('--no-compilation-cache')

// A script as the build writes it: a function of a module, a way to ask for other modules, and its own address.
const SCRIPT = `(function(module, require, url) {
  const sum = (a, b) => a + b
  module.exports = { sum, separator: require('node:path').sep, url }
})`
type Program = { sum: (a: number, b: number) => number; separator: string; url: string }

const folder = temporaryFolder()
let next = 0
function newScript(): string {
  const home = join(folder, String(next++))
  mkdirSync(home)
  writeFileSync(join(home, 'program-1.cjs'), SCRIPT)
  return join(home, 'program-1.cjs')
}

const run = (script: string, verb?: string) => {
  const loaded = loadScript<Program>(verb, script)
  expect(loaded.program.sum(2, 3)).toBe(5)
  return loaded
}
const codeOf = (script: string): string[] =>
  readdirSync(join(script, '..'))
    .filter((name) => name !== 'program-1.cjs')
    .map((name) => join(script, '..', name))
const onlyCode = (script: string): string => {
  const [file, ...more] = codeOf(script)
  expect(more).toEqual([])
  return file!
}

describe('the script of the program', () => {
  it('runs without code of an earlier run, and knows what it is given', () => {
    const { program } = run(newScript())
    expect(program.separator).toMatch(/[/\\]/)
    expect(program.url).toMatch(/^file:/)
  })

  it('leaves its code to the next run, which takes it and writes no other, unless it is told to', () => {
    const script = newScript()
    run(script, 'print').keepCode()
    const { ino } = statSync(onlyCode(script))
    run(script, 'print').keepCode()
    expect(statSync(onlyCode(script)).ino).toBe(ino)
    run(script, 'print').keepCode(true)
    expect(statSync(onlyCode(script)).ino).not.toBe(ino)
  })

  it('has code for each verb; capitals make no difference, and what is no verb names no file', () => {
    const script = newScript()
    for (const verb of ['print', 'PRINT', 'deck', '--version', '../../x', undefined])
      run(script, verb).keepCode()
    expect(codeOf(script).map((file) => /cjs\.(\w+)\./.exec(file)?.[1])).toEqual(['deck', 'none', 'print'])
  })

  it.each([
    ['nothing', () => Buffer.alloc(0)],
    ['half a file', (code: Buffer) => code.subarray(0, code.length / 2)],
    ['code of another V8', (code: Buffer) => Buffer.concat([Buffer.alloc(16, 7), code.subarray(16)])],
    ['some text', () => Buffer.from('no code at all')],
  ])('does without %s, in silence, and writes it anew', (_, spoil) => {
    const script = newScript()
    run(script).keepCode()
    const whole = readFileSync(onlyCode(script))
    writeFileSync(onlyCode(script), spoil(whole))
    run(script).keepCode()
    expect(readFileSync(onlyCode(script)).length).toBe(whole.length)
  })

  it('takes nothing that a killed run has left', () => {
    const script = newScript()
    run(script).keepCode()
    const code = onlyCode(script)
    writeFileSync(`${code}.123.part`, 'half')
    const { ino } = statSync(code)
    run(script).keepCode()
    expect(statSync(code).ino).toBe(ino)
  })

  it('does without where its code cannot be written', () => {
    const script = newScript()
    run(script).keepCode()
    const taken = onlyCode(script)
    const other = newScript()
    mkdirSync(taken.replace(script, other))
    run(other).keepCode()
    run(other)
  })
})
