import { describe, expect, it } from 'vitest'
import type { Finding } from '../../src/finding.ts'
import { reports } from '../../src/report/report.ts'

const place = { file: 'locales/de/cards.yaml', line: 4, column: 9, endLine: 4, endColumn: 13 }
const full: Finding = {
  code: 'fact-contradicted',
  severity: 'error',
  message: 'says 100%, face-up',
  hint: 'Write "verdeckt".',
  place,
  lang: 'de',
  key: 'cards:the-gift.text',
  fact: 'the-gift/send/face',
  quote: 'offen',
}
const bare: Finding = { code: 'note', severity: 'info', message: 'all is well' }

describe('text', () => {
  it('has place, gravity, message and code, the words found, and what to do', () => {
    expect(
      reports.text([full, bare], ''),
    ).toBe(`locales/de/cards.yaml:4:9: error: says 100%, face-up [fact-contradicted]
    “offen”
    Write "verdeckt".
info: all is well [note]
1 error, 1 note; npx growl check --explain CODE says more
`)
  })
  it('names the game in commands, unless it is the one that ships', () => {
    const hint =
      'Run: npx growl locale accept --lang de a:b. npx growl locale status --lang de lists the others.'
    const said = (root: string) => reports.text([{ ...bare, hint }], root)
    expect(said('')).toContain(`    ${hint}\n`)
    expect(said('my-game/')).toContain('npx growl locale accept --game my-game --lang de a:b. npx')
    expect(said('my-game/')).toContain('npx growl locale status --game my-game --lang de')
    expect(said('my game/')).toContain('accept --game "my game" --lang')
    expect(reports.github([{ ...bare, hint }], 'my-game/')).toContain('accept --game my-game --lang')
  })
  it('says so when there is nothing', () => {
    expect(reports.text([], '')).toBe('nothing found\n')
  })
  it('shows control characters and marks that turn text around, instead of sending them', () => {
    const { message: _, ...rest } = bare
    expect(reports.text([{ ...rest, message: 'a\u001b[2Jb\u202ec\nd' }], '')).toContain(
      'a\\u001b[2Jb\\u202ec\\u000ad',
    )
  })
})

describe('how much text tells', () => {
  const many = Array.from({ length: 45 }, (_, i): Finding => ({ ...full, place: { ...place, line: i + 1 } }))
  it('is twenty findings of a code per file, and how many more there are', () => {
    const told = reports.text([...many, bare], '')
    expect(told.match(/fact-contradicted/g)).toHaveLength(21)
    expect(told).toContain(
      'locales/de/cards.yaml: … and 25 more of these [fact-contradicted]; --all shows them',
    )
    expect(told).toContain('all is well')
    expect(told).toContain('45 errors, 1 note')
  })
  it('is all of them when asked', () => {
    expect(reports.text(many, '', true).match(/fact-contradicted/g)).toHaveLength(45)
  })
  it('is 80 characters of a quoted value', () => {
    const told = reports.text([{ ...bare, message: `unknown key "${'x'.repeat(3000)}" here` }], '')
    expect(told).toContain(`"${'x'.repeat(80)}…" here`)
  })
})

describe('json', () => {
  it('is flat, in a fixed order, and leaves out what does not apply', () => {
    const [first, second] = JSON.parse(reports.json([full, bare])) as object[]
    expect(Object.keys(first!)).toEqual(
      'code severity file line column endLine endColumn message hint lang key fact quote'.split(' '),
    )
    expect(second).toEqual({ code: 'note', severity: 'info', message: 'all is well' })
  })
})

describe('github', () => {
  it('escapes what would end a property or the message', () => {
    const odd = { ...full, place: { ...place, file: 'a,b:c.yaml' } }
    expect(reports.github([odd, bare], 'games/x/')).toBe(
      '::error file=games/x/a%2Cb%3Ac.yaml,line=4,col=9,endLine=4,endColumn=13,title=fact-contradicted::says 100%25, face-up. Write "verdeckt".\n' +
        '::notice title=note::all is well\n',
    )
  })
})
