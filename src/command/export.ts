import { EXPORT_FORMATS, type ExportFormat } from '../export/request.ts'
import { everyAlternative } from '../game/choices.ts'
import { sourceLanguage } from '../game/game.ts'
import { replaceFiles } from '../host/write.ts'
import type { PrintedKit } from '../job/print-language.ts'
import { chooseExpansions, unknown } from '../order/choose.ts'
import { chooseCopies } from '../order/choose-copies.ts'
import { chooseLanguages } from '../order/choose-language.ts'
import { UsageError } from '../order/option.ts'
import { printRequest } from '../order/print-options.ts'
import { aboutRepeated, counted, ignored, make, outOf, refuse } from './make.ts'
import { openReadable } from './open.ts'
import { EXIT, type Run } from './verb.ts'

const WORK = { doing: 'Exporting', done: 'exported', name: 'export' } as const

export const run: Run = async (options, terminal, [word = '']) => {
  const started = performance.now()
  const format = formatOf(word)
  const opened = openReadable(options.game, terminal)
  if (!opened) return refuse(WORK, terminal, false)
  const { library, game } = opened
  if (options.cards !== undefined && options.pieces !== undefined)
    throw new UsageError('--cards exports what it names: leave out --pieces.')
  const languages = chooseLanguages(game, options.lang ?? sourceLanguage(game))
  const asked =
    options.cards === undefined
      ? undefined
      : await chooseCopies(library, options.cards, chooseExpansions(game, options.expansion))
  const request = {
    ...printRequest(game, languages, options),
    choices: everyAlternative(game),
    ...(asked && { only: asked.copies }),
  }
  if (request.extras.length > 0)
    throw new UsageError(
      `--pieces ${request.extras.join(',')}: only pieces of the game are exported; growl print makes PDFs of these.`,
    )
  const order = {
    request,
    languages,
    export: { format, dpi: Number(options.dpi) },
    force: options.force !== undefined,
  }
  terminal.err(aboutRepeated(WORK, languages, options))
  const made = await make(library, order, WORK, options, terminal)
  if (!made) return EXIT.findings
  const directory = outOf(options)
  replaceFiles(directory, { write: made.kits.flatMap(({ files }) => files) })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  terminal.out(
    `${made.kits.map((kit) => whatIsWhere(kit, format, directory)).join('')}Exported in ${seconds} s.\n`,
  )
  terminal.err(ignored(WORK, made.findings))
  return EXIT.ok
}

/** The word after the verb. */
function formatOf(word: string): ExportFormat {
  const format = EXPORT_FORMATS.find((each) => each === word.toLowerCase())
  if (format === undefined) throw unknown('export', word, EXPORT_FORMATS)
  return format
}

const whatIsWhere = ({ lang, files }: PrintedKit, format: ExportFormat, directory: string): string =>
  `${lang.padEnd(8)}${counted(files.length, 'file')}: ${directory}/${lang}/${format}\n`
