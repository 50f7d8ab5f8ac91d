import { sourceLanguage } from '../game/game.ts'
import { programVersion } from '../host/version.ts'
import { writeFiles } from '../host/write.ts'
import { calibrationSheet } from '../kit/calibration.ts'
import { chooseLanguages, openReadable } from './choose.ts'
import { printRequest } from './print-options.ts'
import { EXIT, type Run } from './verb.ts'

export const run: Run = async (options, terminal) => {
  const opened = openReadable(options.game, terminal)
  if (!opened) return EXIT.findings
  const { library, game } = opened
  const languages = chooseLanguages(game, options.lang ?? sourceLanguage(game))
  const request = printRequest(game, languages, options, programVersion())
  const { paintPdf } = await import('../paint/pdf/pdf.ts')
  const directory = options.out ?? 'out'
  for (const lang of languages) {
    const sheet = calibrationSheet(await library.words(lang), await library.setting(lang), request)
    writeFiles(directory, [{ path: `${lang}/calibration.pdf`, bytes: paintPdf(sheet) }])
    terminal.out(`${directory}/${lang}/calibration.pdf: print both pages on one sheet, at 100 %.\n`)
  }
  return EXIT.ok
}
