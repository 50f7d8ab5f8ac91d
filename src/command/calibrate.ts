import { sourceLanguage } from '../game/game.ts'
import { type FileToWrite, writeFiles } from '../host/write.ts'
import { calibrationSheet } from '../kit/calibration.ts'
import { chooseLanguages } from '../order/choose-language.ts'
import { printRequest } from '../order/print-options.ts'
import { outOf } from './make.ts'
import { openReadable } from './open.ts'
import { EXIT, type Run } from './verb.ts'

export const run: Run = async (options, terminal) => {
  const opened = openReadable(options.game, terminal)
  if (!opened) return EXIT.findings
  const { library, game } = opened
  const languages = chooseLanguages(game, options.lang ?? sourceLanguage(game))
  const request = printRequest(game, languages, options)
  const { paintPdf } = await import('../paint/pdf/pdf.ts')
  const directory = outOf(options)
  const files: FileToWrite[] = []
  for (const lang of languages) {
    const sheet = calibrationSheet(await library.words(lang), await library.setting(lang), request)
    files.push({ path: `${lang}/calibration.pdf`, bytes: paintPdf(sheet) })
  }
  writeFiles(directory, files)
  for (const { path } of files)
    terminal.out(`${directory}/${path}: print both pages on one sheet, at 100 %.\n`)
  return EXIT.ok
}
