import { checkLibrary } from '../check/groups.ts'
import type { Finding } from '../finding.ts'
import type { Game } from '../game/game.ts'
import { sourceLanguage } from '../game/game.ts'
import { programVersion } from '../host/version.ts'
import { type FileToWrite, writeFiles } from '../host/write.ts'
import type { BuiltKit } from '../kit/build.ts'
import { buildLanguages, buildPair } from '../kit/languages.ts'
import { manifestOf } from '../kit/manifest.ts'
import type { PrintRequest } from '../kit/request.ts'
import type { Library } from '../library/library.ts'
import { openGame } from '../library/open.ts'
import { reports } from '../report/report.ts'
import { chooseLanguages, rootOf } from './choose.ts'
import { printRequest } from './print-options.ts'
import { EXIT, type Run, type Terminal, UsageError } from './verb.ts'

/** What must be right before anything is printed. Whether a translation says the same as English is `growl check`'s to ask. */
const CHECKED = ['file', 'data', 'locale']

export const run: Run = async (options, terminal) => {
  const started = performance.now()
  const library = openGame(options.game)
  const { game, findings } = library.reading
  if (!game) return refuse(findings, options.game, terminal)
  const languages = chooseLanguages(game, options.lang ?? sourceLanguage(game))
  const request = printRequest(game, languages, options, programVersion())
  const forced = options.force !== undefined

  const before = await checkLibrary(library, languages, CHECKED)
  if (!forced && before.some(isError)) return refuse(before.filter(isError), options.game, terminal)

  const kits = request.sideBySide
    ? [await buildPair(library, request, request.sideBySide)]
    : await buildAll(library, request, terminal)
  const errors = kits.flatMap(({ findings }) => findings).filter(isError)
  if (!forced && errors.length > 0) return refuse(errors, options.game, terminal)

  const directory = options.out ?? 'out'
  write(
    directory,
    kits.flatMap((kit) => filesOf(game, kit, request)),
  )
  terminal.out(summary(kits, directory, (performance.now() - started) / 1000))
  return EXIT.ok
}

const isError = ({ severity }: Finding): boolean => severity === 'error'

async function buildAll(library: Library, request: PrintRequest, terminal: Terminal): Promise<BuiltKit[]> {
  let begun = 0
  const kits = await buildLanguages(library, request, (lang) => {
    const step = `Printing ${lang} (${++begun} of ${request.languages.length})`
    terminal.err(terminal.live ? `\r${step} ` : `${step}\n`)
  })
  if (terminal.live) terminal.err('\r\x1b[K')
  return kits
}

const filesOf = (game: Game, kit: BuiltKit, request: PrintRequest): FileToWrite[] => [
  ...kit.files,
  { path: `${kit.lang}/manifest.json`, bytes: manifestOf(game.id, kit, request) },
]

function write(directory: string, files: readonly FileToWrite[]): void {
  try {
    writeFiles(directory, files)
  } catch (error) {
    throw new UsageError(
      `Cannot write to ${directory}: ${(error as Error).message}. Choose another folder with --out.`,
    )
  }
}

function refuse(findings: readonly Finding[], root: string | undefined, terminal: Terminal): number {
  terminal.err(reports.text(findings, rootOf(root)))
  terminal.err('Nothing was printed. Correct the files, or print all the same with --force.\n')
  return EXIT.findings
}

/** A line a language: what to cut out, and the rulebook. */
function summary(kits: readonly BuiltKit[], directory: string, seconds: number): string {
  const lines = kits.flatMap(({ lang, files }) => {
    const kit = files.find(({ path }) => path.endsWith('/kit.pdf'))
    const counts = (kit?.contents ?? []).flatMap((each) => Object.values(each.counts))
    const pieces = counts.reduce((sum, count) => sum + count, 0)
    const rules = files
      .filter(({ path }) => /\/rules[^/]*$/.test(path))
      .map(({ path }) => `${directory}/${path}`)
    return [
      ...(kit
        ? [
            `${lang.padEnd(8)}${pieces} pieces on ${kit.sheets} ${kit.sheets === 1 ? 'sheet' : 'sheets'} of paper: ${directory}/${kit.path}`,
          ]
        : []),
      ...(rules.length > 0 ? [`${lang.padEnd(8)}rulebook: ${rules.join(', ')}`] : []),
    ]
  })
  const next = kits.some(({ files }) => files.some(({ path }) => path.endsWith('/kit.pdf')))
    ? ' The first page of kit.pdf tells how to print and cut.'
    : ''
  return `${[...lines, `Printed in ${seconds.toFixed(1)} s.${next}`].join('\n')}\n`
}
