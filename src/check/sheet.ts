import { PIECES } from '../game/files.ts'
import { mm } from '../geometry/length.ts'
import { foundOnTheWay, laidGroup } from './laid-check.ts'

const good = { file: PIECES, now: 'size: 20x20mm' }

/** What is found while pieces are laid on sheets. */
export const group = laidGroup('sheet', [
  foundOnTheWay({
    code: 'piece-size',
    severity: 'error',
    proves: 'Every piece is large enough to be cut out by hand.',
    examples: [{ good }, { bad: { ...good, instead: 'size: 5x5mm' }, at: `${PIECES} “size: ▸5x5mm”` }],
  }),
  foundOnTheWay({
    code: 'piece-too-large',
    severity: 'error',
    proves: 'Every piece fits the paper.',
    examples: [
      { good },
      { bad: { ...good, instead: 'size: 300x300mm' }, at: `${PIECES} “size: ▸300x300mm”` },
      {
        bad: { ...good, asked: '--size 300x400', request: { cardSize: { width: mm(300), height: mm(400) } } },
        at: '--size',
      },
    ],
  }),
  foundOnTheWay({
    code: 'art-short-of-bleed',
    severity: 'warning',
    proves: 'Art runs as far beyond the cut as the bleed that was asked for.',
    examples: [{ good }, { bad: { ...good, asked: '--bleed 5', request: { bleed: mm(5) } }, at: '--bleed' }],
  }),
  foundOnTheWay({
    code: 'offset-past-edge',
    severity: 'warning',
    proves: 'No offset moves backs to where home printers cannot print.',
    examples: [
      { good },
      {
        bad: { ...good, asked: '--offset 20,20', request: { offset: { x: mm(20), y: mm(20) } } },
        at: '--offset',
      },
    ],
  }),
  foundOnTheWay({
    code: 'margins-narrow',
    severity: 'info',
    proves: 'The margins have room for the header, the ruler and cut marks on every side.',
    examples: [
      { good },
      {
        bad: { ...good, asked: '--size 200x287', request: { cardSize: { width: mm(200), height: mm(287) } } },
        at: '--paper',
      },
    ],
  }),
])
