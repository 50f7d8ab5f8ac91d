import { readFacts } from '../../src/facts/read.ts'
import { cardTexts, studyCards } from '../../src/facts/study.ts'
import { diskFolder } from '../../src/host/disk.ts'
import { hasLexicon } from '../../src/lexicon/file.ts'
import { TextReader } from '../../src/lexicon/mentions.ts'
import { readLexicon } from '../../src/lexicon/read.ts'
import { readLocale } from '../../src/locale/read.ts'

// The night cards of all languages compared with their facts, once the lexicons are read.
const game = diskFolder('.')
const sheet = readFacts(game).sheet!
const languages = game.list('locales').filter((lang) => hasLexicon(game, lang))

const start = performance.now()
const work = languages.map((lang) => ({
  texts: cardTexts(readLocale(game, lang).texts, sheet),
  reader: new TextReader(readLexicon(game, lang, sheet).lexicon!),
}))
const ready = performance.now() - start

const rounds = Array.from({ length: 5 }, () => {
  const from = performance.now()
  const studies = work.flatMap(({ texts, reader }) => studyCards(texts, reader, sheet))
  return { studies, time: performance.now() - from }
})
const [first] = rounds
console.log(
  `${first!.studies.length} texts in ${languages.length} languages: first ${first!.time.toFixed(0)} ms, ` +
    `best of five ${Math.min(...rounds.map(({ time }) => time)).toFixed(0)} ms (lexicons read in ${ready.toFixed(0)} ms)`,
)
