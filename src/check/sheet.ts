import { CARDS, PIECES } from '../game/files.ts'
import type { Extra, PieceGroup } from '../game/game.ts'
import { mm } from '../geometry/length.ts'
import { foundOnTheWay, laidGroup } from './laid-check.ts'

const good = { file: PIECES, now: 'size: 20x20mm' }
const sized = (width: number, height: number) => ({
  ...good,
  asked: `--size ${width}x${height}`,
  request: { cardSize: { width: mm(width), height: mm(height) } },
})
const bleeding = (bleed: number) => ({ ...good, asked: `--bleed ${bleed}`, request: { bleed: mm(bleed) } })
const shifted = (x: number, y: number) => ({
  ...good,
  asked: `--offset ${x},${y}`,
  request: { offset: { x: mm(x), y: mm(y) } },
})

const extra = (name: Extra, ...groups: readonly PieceGroup[]) => ({
  ...good,
  asked: `--pieces ${[...groups, name].join(',')}`,
  request: { groups, extras: [name] },
})

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
    proves: 'Every piece fits the paper, and a picture of it has at most 4000 pixels on a side.',
    examples: [
      { good },
      { bad: { ...good, instead: 'size: 300x300mm' }, at: `${PIECES} “size: ▸300x300mm”` },
      { bad: sized(300, 400), at: '--size' },
    ],
  }),
  foundOnTheWay({
    code: 'kit-too-large',
    severity: 'error',
    proves: 'The pieces of a kit are few enough to be printed at once.',
    examples: [
      { good },
      {
        bad: { file: CARDS, now: 'always: 8, 4+: 4', instead: 'always: 9999, 4+: 9999' },
        at: `${PIECES} “deck:”`,
      },
    ],
  }),
  foundOnTheWay({
    code: 'art-short-of-bleed',
    severity: 'warning',
    proves: 'Art runs as far beyond the cut as the bleed that was asked for.',
    examples: [{ good: bleeding(3) }, { bad: bleeding(5), at: '--bleed' }],
  }),
  foundOnTheWay({
    code: 'offset-past-edge',
    severity: 'warning',
    proves: 'No offset moves backs to where home printers cannot print.',
    examples: [{ good: shifted(0.5, 1) }, { bad: shifted(20, 20), at: '--offset' }],
  }),
  foundOnTheWay({
    code: 'box-too-large',
    severity: 'error',
    proves: 'A tuck box fits the paper, in one piece or in two halves.',
    examples: [
      { good: extra('tuck-box') },
      {
        bad: {
          ...extra('tuck-box'),
          asked: '--pieces tuck-box --size 180x260',
          request: { ...extra('tuck-box').request, cardSize: { width: mm(180), height: mm(260) } },
        },
        at: '--paper',
      },
    ],
  }),
  foundOnTheWay({
    code: 'box-without-cards',
    severity: 'error',
    proves: 'A tuck box has cards to hold.',
    examples: [{ good: extra('tuck-box') }, { bad: extra('tuck-box', 'tokens'), at: '--pieces' }],
  }),
  foundOnTheWay({
    code: 'paste-up-without-words',
    severity: 'error',
    proves: 'There are cards with words, for paste-ups to be made of.',
    examples: [{ good: extra('paste-up') }, { bad: extra('paste-up', 'tokens'), at: '--pieces' }],
  }),
  foundOnTheWay({
    code: 'margins-narrow',
    severity: 'info',
    proves: 'The margins have room for the header, the ruler and cut marks on every side.',
    examples: [{ good: sized(63, 88) }, { bad: sized(200, 287), at: '--paper' }],
  }),
])
