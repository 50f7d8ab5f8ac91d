import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { diskFolder } from '../../src/host/disk.ts'
import { runExamples } from '../../src/lexicon/examples.ts'
import { TextReader } from '../../src/lexicon/mentions.ts'
import { lackingForms, partialLexicon, sameForms } from '../../src/lexicon/proofread.ts'
import { readLexicon } from '../../src/lexicon/read.ts'
import { sheet } from '../facts/reading.ts'
import { WHOLE } from '../locale/shipped.ts'

// `growl check` takes the word of the build for lexicons that have not been changed since; here they are read in any case.

const folder = diskFolder('.')

/** What docs/lexicon.md promises. */
const MOST_CHARACTERS = 160

describe.each(WHOLE)('the lexicon of %s', (lang) => {
  const { lexicon, findings } = readLexicon(folder, lang, sheet)

  it('can be understood, says every choice, and none in the words of another', () => {
    expect(findings).toEqual([])
    expect([...sameForms(lexicon!), ...lackingForms(lexicon!, sheet)]).toEqual([])
    expect(partialLexicon(lexicon!, sheet)).toEqual([])
  })

  it('reads its examples as they are meant', () => {
    expect([...runExamples(folder, new TextReader(lexicon!))].map(({ message }) => message)).toEqual([])
  })

  it('has no line that runs off a screen', () => {
    const directory = `locales/${lang}/lexicon`
    const long = readdirSync(directory).flatMap((name) => {
      const lines = readFileSync(`${directory}/${name}`, 'utf8').split('\n')
      return lines.flatMap((line, i) => ([...line].length > MOST_CHARACTERS ? [`${name}:${i + 1}`] : []))
    })
    expect(long).toEqual([])
  })
})
