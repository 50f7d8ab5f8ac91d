import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { type Expression, expressionsInSources } from './expressions.ts'

// A regular expression that tries the same letters again and again takes minutes on a text that somebody has made for it. Each of
// the sources is judged by a tool that proves it linear, or searches for a text on which it is not, and is timed besides. It is with
// the tests that take their time.

const inSources = expressionsInSources()
const made = await expressionsMade()
const all = [
  ...new Map(
    [...inSources, ...made].flatMap((each) => (each.expression ? [[String(each.expression), each]] : [])),
  ).values(),
] as Required<Expression>[]

/** Those that are put together while the program runs. */
async function expressionsMade(): Promise<Expression[]> {
  const found = new Map<string, Expression>()
  const construct = (make: RegExpConstructor, values: [string | RegExp, string?]): RegExp => {
    const expression = new make(...values)
    const key = String(expression)
    if (!found.has(key)) {
      // Directly from our sources: the packages have theirs, for texts that we have bounded.
      const [, file, line] = /\/src\/(\S+\.ts):(\d+)/.exec(new Error().stack?.split('\n')[2] ?? '') ?? []
      found.set(key, { file: file ?? '', line: Number(line), expression })
    }
    return expression
  }
  vi.stubGlobal('RegExp', new Proxy(RegExp, { construct }))
  const { exampleGame } = await import('../../src/check/example-game.ts')
  const { checkGame } = await import('../../src/job/check.ts')
  const { openGame } = await import('../../src/library/open.ts')
  const { overlay, readText } = await import('../../src/source/folder.ts')
  // Languages with spaces, scripts, words to avoid and endings of their own.
  const words = (file: string) => readText(exampleGame, `locales/de/${file}`) as string
  const game = overlay(exampleGame, {
    'data/game.yaml': (readText(exampleGame, 'data/game.yaml') as string).replace(
      '[en, de]',
      '[en, fr, zh, th]',
    ),
    ...Object.fromEntries(
      ['fr', 'zh', 'th'].flatMap((lang) =>
        ['terms.yaml', 'cards.yaml', 'rules.yaml'].map((file) => [`locales/${lang}/${file}`, words(file)]),
      ),
    ),
    'locales/fr/avoid.yaml': 'mehr Äpfel: apple\n',
    'locales/en/lexicon/shared.yaml': `endings: s es\nicons: {apple: apple}\n${readText(exampleGame, 'locales/en/lexicon/shared.yaml')}`,
  })
  await checkGame(openGame(game))
  vi.unstubAllGlobals()
  return [...found.values()].filter(({ file }) => file !== '')
}

const placeOf = ({ file, line }: Expression): string => `${file}:${line}`
const told = (each: Expression): string => `${placeOf(each)} ${each.expression}`

describe('the regular expressions of the sources', () => {
  it('are all known: each that is put together has been seen', () => {
    expect(inSources.length).toBeGreaterThan(200)
    const places = inSources.filter(({ expression }) => !expression).map(placeOf)
    expect([...new Set(made.map(placeOf))].sort()).toEqual([...new Set(places)].sort())
  })

  it('take time by the length of a text, not by its square, as recheck sees it', () => {
    expect(all.filter(({ expression }) => !isLinear(expression)).map(told)).toEqual([])
  })

  it('take no time worth telling for 50,000 characters made to hurt', () => {
    expect(all.filter(({ expression }) => isSlow(expression)).map(told)).toEqual([])
  })

  // These were ours.
  it.each([/\s*\(line.*/, /^!\[(.*)\]\(([a-z0-9-]+)\) ?(.*)$/, /(?<=文\**)[,.]/u])(
    'would be found out by recheck: %s',
    (expression) => expect(isLinear(expression)).toBe(false),
  )
  it.each([/\s*\(line.*/, /(?<=文\**)[,.]/u])('would be found out by the clock: %s', (expression) =>
    expect(isSlow(expression, 25_000)).toBe(true),
  )
})

// The JavaScript of recheck alone, not what it has for Java and for this very machine.
process.env.RECHECK_BACKEND = 'pure'
const { checkSync } = await import('recheck')

/** Without a clock, so that it says the same every time; where it cannot prove, it tries, and not for long. */
const HOW = {
  ...{
    timeout: null,
    incubationTimeout: null,
    attackTimeout: null,
    seedingTimeout: null,
    recallTimeout: null,
  },
  ...{ incubationLimit: 5000, attackLimit: 50_000 },
}

const isLinear = ({ source, flags }: RegExp): boolean =>
  !isRepeating(source) || checkSync(source, flags, HOW).status === 'safe'

/** Whoever repeats nothing without end cannot take long. */
const isRepeating = (source: string): boolean => /[*+]|\{\d+,\}/.test(source)

const isSlow = (expression: RegExp, length = 50_000): boolean =>
  isRepeating(expression.source) &&
  hostileTexts(expression, length).some((text) => millisecondsFor(expression, text) > PATIENCE)

/** What is not linear takes seconds for 50,000 characters. */
const PATIENCE = 200

/** Of a few tries the shortest: others use this machine as well. */
function millisecondsFor(expression: RegExp, text: string): number {
  let least = Infinity
  for (let attempt = 0; attempt < 3 && least > PATIENCE; attempt++) {
    const start = performance.now()
    expression.lastIndex = 0
    if (expression.global) text.replace(expression, '')
    else expression.exec(text)
    least = Math.min(least, performance.now() - start)
  }
  return least
}

/** A letter again and again: each one of the expression itself, and each of some texts that match, after what comes before it there. */
function hostileTexts(expression: RegExp, length: number): string[] {
  const seeds = matching(expression)
  const texts = [
    ...[...expression.source, ' ', 'a'].map((letter) => letter.repeat(length)),
    ...seeds.map((seed) => seed.repeat(length / seed.length)),
    ...seeds.flatMap((seed) => [...seed].map((letter, at) => seed.slice(0, at) + letter.repeat(length))),
  ]
  // An end that nothing matches; the second one no dot does.
  return [...new Set(texts)].flatMap((text) => [`${text}\0`, `${text}\u2028`])
}

/** A few texts that match; none where the tool does not know something in the expression. */
function matching({ source, flags }: RegExp): string[] {
  try {
    const plain = new RegExp(source, flags.replaceAll(/[giy]/g, ''))
    const texts = fc.sample(fc.stringMatching(plain, { size: 'xsmall' }), { numRuns: 6, seed: 7 })
    return texts.map((text) => text.slice(0, 12)).filter((text) => text !== '')
  } catch {
    return []
  }
}
