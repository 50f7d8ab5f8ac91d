import { settingOf } from '../card/pieces.ts'
import { sourceLanguage } from '../game/game.ts'
import { programVersion } from '../host/shipped.ts'
import { writeFiles } from '../host/write.ts'
import { calibrationSheet } from '../kit/calibration.ts'
import { loadGame } from '../kit/load.ts'
import { openSource } from '../kit/open.ts'
import { chooseLanguages, readableGame } from './choose.ts'
import { printRequest } from './print-options.ts'
import { EXIT, type Run } from './verb.ts'

export const run: Run = async (options, terminal) => {
  const game = readableGame(options.game, terminal)
  if (!game) return EXIT.findings
  const languages = chooseLanguages(loadGame(options.game), options.lang ?? sourceLanguage(game))
  const request = printRequest(game, languages, options, programVersion())
  const { paintPdf } = await import('../paint/pdf/pdf.ts')
  const directory = options.out ?? 'out'
  for (const lang of languages) {
    const { source } = await openSource(game, { lang, ink: 'full', englishNames: true })
    const sheet = calibrationSheet(source.words, settingOf(source), request)
    writeFiles(directory, [{ path: `${lang}/calibration.pdf`, bytes: paintPdf(sheet) }])
    terminal.out(`${directory}/${lang}/calibration.pdf: print both pages on one sheet, at 100 %.\n`)
  }
  return EXIT.ok
}
