import { describe, expect, it } from 'vitest'
import { diskFolder } from '../../src/host/disk.ts'
import { runExamples } from '../../src/lexicon/examples.ts'
import { TextReader } from '../../src/lexicon/mentions.ts'
import { lackingForms, sameForms } from '../../src/lexicon/proofread.ts'
import { readLexicon } from '../../src/lexicon/read.ts'
import { sheet } from '../facts/reading.ts'
import { WHOLE } from '../locale/shipped.ts'

// `growl check` takes the word of the build for lexicons that have not been changed since; here they are read in any case.

const folder = diskFolder('.')

describe.each(WHOLE)('the lexicon of %s', (lang) => {
  const { lexicon, findings } = readLexicon(folder, lang, sheet)

  it('can be understood, says every choice, and none in the words of another', () => {
    expect(findings).toEqual([])
    expect([...sameForms(lexicon!), ...lackingForms(lexicon!, sheet)]).toEqual([])
  })

  it('reads its examples as they are meant', () => {
    expect([...runExamples(folder, new TextReader(lexicon!))].map(({ message }) => message)).toEqual([])
  })
})
