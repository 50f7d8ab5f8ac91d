import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const src = fileURLToPath(new URL('../../src', import.meta.url))

/** What only the rules of GROWL know. */
const WORDS = new Set(
  'bite bites wound wounds gold wolf wolves werewolf werewolves sniff sniffs night nights'.split(' '),
)

/** Words as people read them: `nightsAfter`, `wolf-zeroes` and "Wolf Zero" all hold one, "midnight" and "golden" none. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/g) ?? []

it('nothing outside growl/ knows the rules of GROWL', () => {
  const knowing = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.startsWith('growl/'))
    .filter((file) => wordsOf(readFileSync(join(src, file), 'utf8')).some((word) => WORDS.has(word)))
  expect(knowing).toEqual([])
})

it('nor do the words and looks that the program brings for other games', () => {
  const defaults = fileURLToPath(new URL('../../defaults', import.meta.url))
  const knowing = ['locales/en', 'templates']
    .flatMap((folder) => readdirSync(join(defaults, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => wordsOf(readFileSync(join(defaults, file), 'utf8')).some((word) => WORDS.has(word)))
  expect(knowing).toEqual([])
})

it('words are found in names of every style, and not inside other words', () => {
  expect(wordsOf("nightsAfter['wolf-zeroes']")).toEqual(['nights', 'after', 'wolf', 'zeroes'])
  expect(wordsOf('overnight golden').filter((word) => WORDS.has(word))).toEqual([])
})
