import type { Document } from '../frame/document.ts'
import type { Frame } from '../frame/frame.ts'
import type { Size } from '../geometry/box.ts'
import { mm } from '../geometry/length.ts'
import { compose, fit, place, type Setting } from '../layout/layout.ts'
import { parseInline } from '../locale/inline.ts'
import type { Words } from '../locale/translate.ts'
import { calibrationPages } from '../sheet/calibrate.ts'
import type { PrintRequest } from './request.ts'
import { lineOfText } from './sheets.ts'

/** Two pages to be printed on one sheet, which tell how far a printer shifts the second side. */
export function calibrationSheet(
  words: Words,
  setting: Setting,
  { paper, offset }: Pick<PrintRequest, 'paper' | 'offset'>,
): Document {
  const numeral = (millimetres: number): Frame =>
    lineOfText(String(millimetres).replace('-', '−'), setting, 8, { width: mm(10), height: mm(4) })
  const pages = calibrationPages({
    paper,
    offset,
    words: {
      numeral,
      instructions: (side, room) =>
        side === 'front' ? instructions(words, setting, room) : title(words, setting, room),
      ruler: lineOfText(words.program('calibrate.ruler'), setting, 9, {
        width: mm(100),
        height: mm(5),
      }),
    },
  })
  const print = { actualSize: true, duplex: 'long-edge' } as const
  return { title: words.program('files.calibration'), lang: words.language.tag, pages, print }
}

const title = (words: Words, setting: Setting, room: Size): Frame =>
  lineOfText(words.program('calibrate.title'), { ...setting, style: 'title' }, 24, room)

function instructions(words: Words, setting: Setting, room: Size): Frame {
  const heading = title(words, setting, room)
  const steps = [1, 2, 3, 4].map((step) => `**${step}.** ${words.program(`calibrate.step-${step}`)}`)
  const text = compose(
    steps.map((step) => parseInline(step).inlines),
    setting,
  )
  const box = {
    x: 0,
    y: heading.height + mm(4),
    width: room.width,
    height: room.height - heading.height - mm(4),
  }
  const { lines } = fit(text, box, { max: 11, paragraphGap: 0.6 })
  return {
    ...room,
    items: [...heading.items, ...place(text, lines, box, { fill: '#222222' })],
  }
}
