import type { ExplainedCheck } from '../check/check.ts'
import { allChecks, checkReading } from '../check/groups.ts'
import { diskFolder } from '../game/folder.ts'
import { didYouMean } from '../game/nearest.ts'
import { loadGame, shippedFolder } from '../kit/load.ts'
import { type Report, reports } from '../report/report.ts'
import { chooseLanguages, rootOf } from './choose.ts'
import { EXIT, type Run, UsageError } from './verb.ts'

export const run: Run = async (options, terminal) => {
  if (options.explain !== undefined) {
    terminal.out(await explain(options.explain))
    return EXIT.ok
  }
  const reading = loadGame(options.game)
  const findings = await checkReading(reading, chooseLanguages(reading, options.lang))
  const report: Report = reports[options.format as keyof typeof reports]
  terminal.out(report(findings, rootOf(options.game)))
  return findings.some(({ severity }) => severity === 'error') ? EXIT.findings : EXIT.ok
}

async function explain(code: string): Promise<string> {
  const checks = await allChecks()
  const check = checks.find((each) => each.code === code)
  if (!check) {
    const codes = checks.map((each) => each.code)
    throw new UsageError(
      `No check is called "${code}".${didYouMean(code, codes)} All checks:\n  ${codes.join('\n  ')}`,
    )
  }
  return `${check.code} (${check.severity})\n${check.proves}\n\n${(await examples(check)).join('\n\n')}\n`
}

function examples(check: ExplainedCheck): Promise<string[]> {
  const shipped = diskFolder(shippedFolder())
  return Promise.all(
    check.examples.map(async (example) => {
      const shown = example.shown.replaceAll(/^/gm, '    ')
      if (example.good) return `Right:\n${shown}`
      const [found] = await example.find(shipped)
      return `Wrong:\n${shown}\n  at ${example.at}: ${found?.message}. ${found?.hint ?? ''}`
    }),
  )
}
