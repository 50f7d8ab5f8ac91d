import sharp, { type Sharp } from 'sharp'
import type { Frame, Item } from '../../src/frame/frame.ts'
import { rotate, translate } from '../../src/geometry/matrix.ts'
import { findIcon } from '../../src/icon/find.ts'
import { iconAt, row } from './typeset.ts'

/** Eight stripes of colour in a picture file. */
export function stripes(): Sharp {
  const pixels = Buffer.alloc(32 * 24 * 3, 0xff)
  for (let i = 0; i < 32 * 24; i++)
    pixels.set(
      [
        [200, 30, 30],
        [30, 160, 60],
        [40, 60, 200],
        [240, 230, 90],
      ][(i >> 2) % 4]!,
      3 * i,
    )
  return sharp(pixels, { raw: { width: 32, height: 24, channels: 3 } })
}

const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`

/** One of everything a frame can hold. */
export async function gallery(): Promise<Frame> {
  const [png, jpeg] = await Promise.all([
    stripes().png().toBuffer(),
    stripes().jpeg({ quality: 95 }).toBuffer(),
  ])
  const badge: Frame = {
    width: 40,
    height: 40,
    items: [
      { kind: 'path', d: 'M20 0A20 20 0 1 1 20 40A20 20 0 1 1 20 0Z', fill: '#204060' },
      iconAt('wolf-howl', '[Wolf]', 6, 6, 28, '#ffffff'),
    ],
  }
  const items: Item[] = [
    { kind: 'path', d: rect(0, 0, 240, 320), fill: '#fdf6e3' },
    // Gradients.
    {
      kind: 'path',
      d: rect(10, 10, 100, 40),
      fill: {
        linear: [10, 10, 110, 50],
        stops: [
          { at: 0, color: '#800000' },
          { at: 0.4, color: '#ffcc00' },
          { at: 1, color: '#004080' },
        ],
      },
    },
    {
      kind: 'path',
      d: 'M170 10A25 20 0 1 1 170 50A25 20 0 1 1 170 10Z',
      fill: {
        radial: [170, 30, 25],
        stops: [
          { at: 0.2, color: '#ffffff' },
          { at: 1, color: '#303030' },
        ],
      },
      stroke: { color: '#ff0000', width: 1 },
    },
    // Strokes.
    { kind: 'path', d: 'M10 60h100', stroke: { color: '#000000', width: 2, dash: [6, 3] } },
    { kind: 'path', d: 'M10 66h100', stroke: { color: '#0000aa', width: 2, dash: [0, 4], cap: 'round' } },
    { kind: 'path', d: 'M125 75l8-14l8 14l4-14', stroke: { color: '#000000', width: 3, join: 'miter' } },
    {
      kind: 'path',
      d: 'M155 75l8-14l8 14',
      stroke: { color: '#000000', width: 3, join: 'round', cap: 'round' },
    },
    {
      kind: 'path',
      d: 'M185 75l8-14l8 14',
      stroke: { color: '#000000', width: 3, join: 'bevel', cap: 'square' },
    },
    // Rules, quadratics, arcs.
    { kind: 'path', d: `${rect(10, 80, 40, 30)}${rect(20, 85, 20, 20)}`, fill: '#228833', rule: 'evenodd' },
    { kind: 'path', d: `${rect(60, 80, 40, 30)}${rect(70, 85, 20, 20)}`, fill: '#228833' },
    { kind: 'path', d: 'M110 110Q130 60 150 110T190 110z', fill: '#aa3377' },
    // See-through: a group as a whole, a shape with both fill and stroke.
    {
      kind: 'group',
      opacity: 0.5,
      items: [
        { kind: 'path', d: rect(10, 120, 40, 30), fill: '#cc0000' },
        { kind: 'path', d: rect(30, 130, 40, 30), fill: '#0000cc' },
      ],
    },
    {
      kind: 'path',
      d: rect(80, 125, 30, 25),
      fill: '#cc0000',
      stroke: { color: '#000000', width: 6 },
      opacity: 0.4,
    },
    // Clip, turn, shift.
    {
      kind: 'group',
      matrix: translate(120, 120),
      clip: 'M20 0L40 40L0 40Z',
      items: [
        { kind: 'path', d: rect(0, 0, 40, 20), fill: '#ee7733' },
        {
          kind: 'group',
          matrix: rotate(30),
          items: [{ kind: 'path', d: rect(20, 5, 30, 8), fill: '#0077bb' }],
        },
      ],
    },
    {
      kind: 'picture',
      x: 175,
      y: 120,
      width: 40,
      height: 20,
      type: 'png',
      data: png.toString('base64'),
      alt: 'stripes',
    },
    { kind: 'picture', x: 175, y: 142, width: 40, height: 20, type: 'jpeg', data: jpeg.toString('base64') },
    {
      kind: 'picture',
      x: 220,
      y: 142,
      width: 40,
      height: 20,
      type: 'png',
      data: png.toString('base64'),
      grey: true,
    },
    { kind: 'placed', frame: badge, matrix: translate(10, 170) },
    { kind: 'placed', frame: badge, matrix: [0.5, 0, 0, 0.5, 60, 180] },
    { kind: 'placed', frame: badge, matrix: [0, 1, -1, 0, 130, 170] },
    // A path in a square of 1, much enlarged.
    { kind: 'path', d: 'M.123 0L1 .456L.789 1L0 .654Z', matrix: [40, 0, 0, 40, 145, 170], fill: '#555555' },
    { kind: 'path', d: findIcon('circled-7')!.d, matrix: translate(200, 178), fill: '#000000' },
    ...row(['Whoever has three ', { icon: 'bleeding-wound', alt: '[Wound]' }, ' dies; fjords.'], {
      x: 10,
      y: 235,
      size: 13,
      lang: 'en',
      script: 'Latn',
    }).items,
    ...row(['น้ำค่ำซ้ำปู่ญี่ปุ่นผู้ใดมี', { icon: 'fangs', alt: '[กัด]' }, 'ตาย'], {
      x: 10,
      y: 262,
      size: 13,
      lang: 'th',
      script: 'Thai',
      fill: '#662200',
    }).items,
    ...row(['ที่ปู่ญี่ปุ่น'], { x: 10, y: 310, size: 16, lang: 'th', script: 'Thai', style: 'title' }).items,
    ...row(['「重要」です。', { icon: 'cage', alt: '[檻]' }], {
      x: 10,
      y: 285,
      size: 12,
      lang: 'ja',
      script: 'Jpan',
    }).items,
    ...row(['狼人'], { x: 130, y: 300, size: 40, lang: 'zh-Hant', script: 'Hant', style: 'title' }).items,
  ]
  return { width: 240, height: 320, items }
}
