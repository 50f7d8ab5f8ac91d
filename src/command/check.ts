import type { ExplainedCheck } from '../check/check.ts'
import { allChecks, checkLibrary, groups, sortedOnce } from '../check/groups.ts'
import type { Finding } from '../finding.ts'
import { diskFolder } from '../host/disk.ts'
import { shippedFolder } from '../host/shipped.ts'
import { hasSecondThread, inSecondThread, WORTH_A_THREAD } from '../kit/second-thread.ts'
import type { Library } from '../library/library.ts'
import { openGame } from '../library/open.ts'
import { currentCode } from '../locale/renamed.ts'
import { type Report, reports } from '../report/report.ts'
import { didYouMean } from '../source/nearest.ts'
import { chooseLanguages, rootOf } from './choose.ts'
import { EXIT, type Run, UsageError } from './verb.ts'

export const run: Run = async (options, terminal) => {
  if (options.explain !== undefined) {
    terminal.out(await explain(options.explain))
    return EXIT.ok
  }
  const library = openGame(options.game)
  const findings = await check(library, chooseLanguages(library.game, options.lang))
  const report: Report = reports[options.format as keyof typeof reports]
  terminal.out(report(findings, rootOf(options.game), options.all !== undefined))
  return findings.some(({ severity }) => severity === 'error') ? EXIT.findings : EXIT.ok
}

/** The fact checker reads long lexicons and needs nothing that the other checks make: most of it is done in a second thread. */
const FACTS = 'facts'
/** What the other checks leave time for here. */
const OUR_SHARE = 1 / 4

async function check(library: Library, languages: readonly string[]): Promise<readonly Finding[]> {
  const { folder } = library
  if (!hasSecondThread(folder) || languages.length < WORTH_A_THREAD) return checkLibrary(library, languages)
  const share = Math.round(languages.length * OUR_SHARE)
  const theirs: Finding[] = []
  const waiting = inSecondThread<readonly Finding[]>(
    { work: 'check', directory: folder.directory!, languages: languages.slice(share), groups: [FACTS] },
    (findings) => theirs.push(...findings),
  )
  const here = Object.keys(groups).filter((name) => name !== FACTS)
  const ours = await checkLibrary(library, languages, here)
  const facts = await checkLibrary(library, languages.slice(0, share), [FACTS])
  await waiting
  return sortedOnce([...ours, ...facts, ...theirs])
}

async function explain(asked: string): Promise<string> {
  const code = currentCode(asked)
  const checks = await allChecks()
  const check = checks.find((each) => each.code === code)
  if (!check) {
    const codes = checks.map((each) => each.code)
    throw new UsageError(
      `No check is called "${code}".${didYouMean(code, codes)} All checks:\n  ${codes.join('\n  ')}`,
    )
  }
  const renamed = code === asked ? '' : `${asked} is now called ${code}.\n\n`
  return `${renamed}${check.code} (${check.severity})\n${check.proves}\n\n${(await examples(check)).join('\n\n')}\n`
}

function examples(check: ExplainedCheck): Promise<string[]> {
  const shipped = diskFolder(shippedFolder())
  return Promise.all(
    check.examples.map(async (example) => {
      const shown = example.show(shipped).replaceAll(/^/gm, '    ')
      if (example.good) return `Right:\n${shown}`
      const [found] = await example.find(shipped)
      return `Wrong:\n${shown}\n  at ${example.at?.(shipped)}: ${found?.message}. ${found?.hint ?? ''}`
    }),
  )
}
