import type { ExplainedCheck } from '../check/check.ts'
import { allChecks } from '../check/groups.ts'
import type { Finding } from '../finding.ts'
import type { Game } from '../game/game.ts'
import type { Size } from '../geometry/box.ts'
import { checkGame } from '../job/check.ts'
import { openGame } from '../library/open.ts'
import { currentCode } from '../locale/renamed.ts'
import { chooseSize } from '../order/choose.ts'
import { chooseLanguages } from '../order/choose-language.ts'
import { UsageError } from '../order/option.ts'
import { type Report, reports } from '../report/report.ts'
import { didYouMean } from '../source/nearest.ts'
import { rootOf } from './open.ts'
import { EXIT, type Run } from './verb.ts'

export const run: Run = async (options, terminal) => {
  if (options.explain !== undefined) {
    terminal.out(await explain(options.explain))
    return EXIT.ok
  }
  const library = openGame(options.game)
  const { game } = library
  const found = await checkGame(library, {
    languages: chooseLanguages(game, options.lang),
    ...(game && options.size !== undefined && { sizes: sizesOf(game, options.size) }),
  })
  const findings = namesLanguages(options.lang) ? found.filter((finding) => !isNoteOnData(finding)) : found
  const report: Report = reports[options.format as keyof typeof reports]
  terminal.out(report(findings, rootOf(options.game), options.all !== undefined))
  return findings.some(({ severity }) => severity === 'error') ? EXIT.findings : EXIT.ok
}

const namesLanguages = (lang: string | undefined): boolean =>
  lang !== undefined && lang.toLowerCase() !== 'all'

/** Whoever translates can do nothing about it, and nothing is wrong. */
const isNoteOnData = ({ severity, lang, place }: Finding): boolean =>
  severity === 'info' && lang === undefined && place?.file.startsWith('data/') === true

/** One size of cards, or all there are, the usual one first. */
function sizesOf({ formats }: Game, text: string): readonly Size[] {
  if (text.toLowerCase() !== 'all') return [chooseSize(formats, text)]
  const { standard, ...others } = formats.cards
  return [standard!, ...Object.values(others)]
}

async function explain(asked: string): Promise<string> {
  const code = currentCode(asked.toLowerCase())
  const checks = await allChecks()
  const check = checks.find((each) => each.code === code)
  if (!check) {
    const codes = checks.map((each) => each.code)
    throw new UsageError(
      `No check is called "${code}".${didYouMean(code, codes)} All checks:\n  ${codes.join('\n  ')}`,
    )
  }
  const renamed = code === asked.toLowerCase() ? '' : `${asked} is now called ${code}.\n\n`
  return `${renamed}${check.code} (${check.severity})\n${check.proves}\n\n${(await examples(check)).join('\n\n')}\n`
}

function examples(check: ExplainedCheck): Promise<string[]> {
  return Promise.all(
    check.examples.map(async (example) => {
      const shown = example.show().replaceAll(/^/gm, '    ')
      if (example.good) return `Right:\n${shown}`
      const [found] = await example.find()
      return `Wrong:\n${shown}\n  at ${example.at?.()}: ${found?.message}. ${found?.hint ?? ''}`
    }),
  )
}
