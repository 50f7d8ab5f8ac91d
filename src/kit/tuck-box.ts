import { type ContextSource, sharedContext } from '../card/context.ts'
import { BLEED, choosePieces } from '../card/pieces.ts'
import { type Side, TemplateDrawer } from '../card/template.ts'
import { sharedSizes, typeset } from '../card/typeset.ts'
import { Findings } from '../finding.ts'
import type { Page } from '../frame/document.ts'
import type { Item } from '../frame/frame.ts'
import { inset, type Size } from '../geometry/box.ts'
import { mm, toMm } from '../geometry/length.ts'
import { UNPRINTABLE_EDGE } from '../sheet/format.ts'
import { type ArtOf, drawNet, keySamples } from '../tuck-box/draw.ts'
import { type BoxedDeck, CARD_THICKNESS, SLEEVED_THICKNESS } from '../tuck-box/measure.ts'
import type { FaceName } from '../tuck-box/net.ts'
import { type PlacedBox, placeBox } from '../tuck-box/place.ts'
import { at, documentOf, drawInto, FOOT, fits, furnitureOf, HEAD, type LaidExtra } from './extra.ts'
import { deckOf, type PrintRequest } from './request.ts'
import { lineOfText } from './sheets.ts'

const TEMPLATE = 'tuck-box.svg.hbs'
/** The key, above the ruler. */
const KEY = mm(7)

/** A box to fold that holds exactly the cards of the request. */
export function layTuckBox(source: ContextSource, request: PrintRequest): LaidExtra {
  const { words } = source
  const { paper } = request
  const deck = boxedDeck(source, request)
  const box = placeBox(deck, paper, { head: HEAD, foot: FOOT + KEY })
  const { artOf, sides, findings } = openArt(source)
  const name = words.program('files.tuck-box')
  const head = `**${words.text('labels:game') ?? source.game.id} · ${name} · ${words.languageName}** · ${holds(source, deck)}`
  const nets = box.sheets.map((sheet): Page => {
    const { width, height } = paper
    return {
      width,
      height,
      items: [drawNet(sheet, artOf), ...keyOf(source, paper), ...furnitureOf(source, paper, head)],
    }
  })
  const steps = nets.length > 0 ? withSteps(source, paper, nets, box) : { pages: nets, findings: [] }
  return {
    id: 'tuck-box',
    document: documentOf(source, 'tuck-box', { pages: steps.pages }),
    sheets: steps.pages.length,
    contents: [{ piece: 'tuck-box', counts: { 'tuck-box': nets.length > 0 ? 1 : 0 } }],
    sides: [...sides(), ...(steps.side ? [steps.side] : [])],
    findings: [...box.findings, ...findings.all, ...steps.findings],
  }
}

/** All pieces that are as large as cards; tiles and tokens have to find another place. */
function boxedDeck({ game }: ContextSource, request: PrintRequest): BoxedDeck {
  const { cardSize: card, sleeved } = request
  const cards = choosePieces(game, deckOf(request))
    .filter(({ type }) => type.size === 'card')
    .flatMap(({ faces }) => faces.map(({ copies }) => copies))
    .reduce((sum, copies) => sum + copies, 0)
  const thickness = request.thickness ?? (sleeved ? SLEEVED_THICKNESS : CARD_THICKNESS)
  return { card, cards, thickness, sleeved }
}

/** "for 83 cards, 63 × 88 mm". */
function holds({ words }: ContextSource, { card, cards, sleeved }: BoxedDeck): string {
  const number = new Intl.NumberFormat(words.language.tag, { maximumFractionDigits: 1 })
  const [width, height] = [card.width, card.height].map((length) => number.format(toMm(length)))
  return words.program(sleeved ? 'tuck-box.sleeved' : 'tuck-box.holds', {
    count: cards,
    width: width!,
    height: height!,
  })
}

/** Draws sides of the box from its template, with shared sizes of type where sides share them: each is drawn once. */
function openArt(source: ContextSource): { artOf: ArtOf; sides: () => readonly Side[]; findings: Findings } {
  const findings = new Findings()
  const drawer = new TemplateDrawer(source, findings.find)
  const shared = sharedContext(source)
  const done = new Map<FaceName, Side>()
  const artOf: ArtOf = (face, size) => {
    const composed = drawer.draw(TEMPLATE, { ...shared, ...faceValues(source, face, size) }, size)
    if (!composed) return undefined
    const side = { template: TEMPLATE, ...typeset(composed, sharedSizes([composed]), BLEED) }
    done.set(face, side)
    return side.frame
  }
  return { artOf, sides: () => [...done.values()], findings }
}

const faceValues = ({ game, words, theme }: ContextSource, face: FaceName, size: Size) => ({
  face,
  wall: face === 'front' || face === 'back',
  titled: face !== 'bottom',
  title: words.text('labels:game') ?? game.id,
  emblem: theme.emblem('cover') ?? '',
  colors: theme.book.colors,
  width: Math.round(toMm(size.width) * 100) / 100,
  height: Math.round(toMm(size.height) * 100) / 100,
})

/** How lines of cuts and folds look, and where glue goes. */
function keyOf({ words, setting }: ContextSource, paper: Size): Item[] {
  const printable = inset({ x: 0, y: 0, ...paper }, UNPRINTABLE_EDGE)
  const sample = { width: mm(14), height: mm(4) }
  const y = printable.y + printable.height - FOOT - sample.height
  const samples = keySamples(sample)
  const entries = (['cut', 'fold', 'glue'] as const).map((kind) => ({
    sample: samples[kind],
    label: lineOfText(words.program(`tuck-box.${kind}`), setting, 9, { width: mm(45), height: mm(5) }),
  }))
  const wide = entries.reduce((sum, { label }) => sum + sample.width + label.width + mm(14), -mm(12))
  let x = (paper.width - wide) / 2
  return entries.flatMap(({ sample: drawn, label }): Item[] => {
    const left = x
    x += sample.width + label.width + mm(14)
    return [
      { kind: 'group', matrix: [1, 0, 0, 1, left, y], items: [drawn] },
      at(label, { x: left + sample.width + mm(2), y: y + (sample.height - label.height) / 2 }),
    ]
  })
}

/** Below the net where there is room for them, else on a page of their own. */
function withSteps(
  source: ContextSource,
  { width, height }: Size,
  nets: readonly Page[],
  { sheets }: PlacedBox,
): { pages: readonly Page[]; side?: Side; findings: LaidExtra['findings'] } {
  const beside = inset(sheets[0]!.free, mm(4))
  const { side, findings } = drawSteps(source, sheets.length, beside, 2)
  const [first, ...others] = nets as [Page, ...Page[]]
  if (side && fits(side))
    return {
      pages: [{ ...first, items: [...first.items, at(side.frame, beside)] }, ...others],
      side,
      findings,
    }
  const page = inset({ x: 0, y: 0, width, height }, mm(20))
  const own = drawSteps(source, sheets.length, page, 1)
  return {
    pages: own.side ? [{ width, height, items: [at(own.side.frame, page)] }, ...nets] : nets,
    ...own,
  }
}

/** In millimetres: between columns, above the first step, and what a step takes at most. */
const [GUTTER, ABOVE, HIGHEST] = [8, 12, 22]

/** Instructions set into a room, in so many columns. */
function drawSteps(
  source: ContextSource,
  sheets: number,
  room: Size,
  columns: number,
): ReturnType<typeof drawInto> {
  const { words } = source
  const keys = ['print', 'cut-out', 'score', sheets === 2 ? 'halves' : 'side', 'bottom', 'fill']
  const rows = Math.ceil(keys.length / columns)
  const across = (toMm(room.width) + GUTTER) / columns
  const down = Math.max(0, Math.min(HIGHEST, (toMm(room.height) - ABOVE) / rows))
  const steps = keys.map((key, i) => ({
    number: i + 1,
    words: words.program(`tuck-box.${key}`),
    x: Math.floor(i / rows) * across,
    y: ABOVE + (i % rows) * down,
    width: across - GUTTER,
    height: down,
  }))
  return drawInto(source, 'steps.svg.hbs', { title: words.program('tuck-box.title'), steps }, room)
}
