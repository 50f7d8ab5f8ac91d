import { checkReading } from '../check/groups.ts'
import type { Finding } from '../finding.ts'
import type { Game } from '../game/game.ts'
import { type BuiltKit, buildKit } from '../kit/build.ts'
import { loadGame } from '../kit/load.ts'
import { manifestOf } from '../kit/manifest.ts'
import { openSource } from '../kit/open.ts'
import type { PrintRequest } from '../kit/request.ts'
import { type FileToWrite, writeFiles } from '../kit/write.ts'
import { reports } from '../report/report.ts'
import { chooseLanguages, rootOf } from './choose.ts'
import { printRequest } from './print-options.ts'
import { EXIT, type Run, type Terminal, UsageError } from './verb.ts'

/** What must be right before anything is printed. Whether a translation says the same as English is `growl check`'s to ask. */
const CHECKED = ['file', 'data', 'locale']

export const run: Run = async (options, terminal) => {
  const started = performance.now()
  const reading = loadGame(options.game)
  const { game } = reading
  if (!game) return refuse(reading.findings, options.game, terminal)
  const languages = chooseLanguages(reading, options.lang ?? game.languages[0])
  const request = printRequest(game, languages, options)
  const forced = options.force !== undefined

  const before = await checkReading(reading, languages, CHECKED)
  if (!forced && before.some(isError)) return refuse(before.filter(isError), options.game, terminal)

  const kits = await buildAll(game, request, terminal)
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

async function buildAll(game: Game, request: PrintRequest, terminal: Terminal): Promise<BuiltKit[]> {
  const kits: BuiltKit[] = []
  for (const [index, lang] of request.languages.entries()) {
    const step = `Printing ${lang} (${index + 1} of ${request.languages.length})`
    terminal.err(terminal.live ? `\r${step} ` : `${step}\n`)
    const { source, findings } = await openSource(game, { ...request, lang })
    const kit = await buildKit(source, request)
    kits.push({ ...kit, findings: [...findings, ...kit.findings] })
  }
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

function summary(kits: readonly BuiltKit[], directory: string, seconds: number): string {
  const total = (
    kit: BuiltKit,
    of: (contents: BuiltKit['files'][number]['contents'][number]) => number,
  ): number =>
    (kit.files.find(({ path }) => path.endsWith('/kit.pdf'))?.contents ?? []).reduce(
      (sum, each) => sum + of(each),
      0,
    )
  const lines = kits.map((kit) => {
    const sheets = total(kit, ({ sheets: count }) => count)
    const pieces = total(kit, ({ counts }) => Object.values(counts).reduce((sum, count) => sum + count, 0))
    return `${kit.lang.padEnd(8)} ${String(pieces).padStart(4)} pieces on ${sheets} sheets of paper  ${directory}/${kit.lang}/kit.pdf`
  })
  return `${[...lines, `Printed in ${seconds.toFixed(1)} s. Start with the first page of kit.pdf.`].join('\n')}\n`
}
