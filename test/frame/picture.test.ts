import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../src/finding.ts'
import { readPicture } from '../../src/frame/picture.ts'

const plain = () => sharp({ create: { width: 7, height: 5, channels: 3, background: '#336699' } })
const seeThrough = () => sharp({ create: { width: 7, height: 5, channels: 4, background: '#33669980' } })

describe('a picture file', () => {
  it.each([
    ['JPEG', plain().jpeg(), { type: 'jpeg', channels: 3 }],
    ['progressive JPEG', plain().jpeg({ progressive: true }), { type: 'jpeg', channels: 3 }],
    ['grey JPEG', plain().toColourspace('b-w').jpeg(), { type: 'jpeg', channels: 1 }],
    ['PNG', plain().png(), { type: 'png', channels: 3 }],
    ['grey PNG', plain().toColourspace('b-w').png(), { type: 'png', channels: 1 }],
    [
      'PNG with a palette',
      plain().png({ palette: true }),
      { type: 'png', channels: 1, palette: expect.any(Uint8Array) },
    ],
  ])('is read: %s', async (_, image, facts) => {
    expect(readPicture(await image.toBuffer())).toMatchObject({ width: 7, height: 5, ...facts })
  })

  it.each([
    ['PNG with transparency', seeThrough().png(), /transparency/],
    ['PNG with a palette and transparency', seeThrough().png({ palette: true }), /transparency/],
    ['interlaced PNG', plain().png({ progressive: true }), /interlaced/],
    ['CMYK JPEG', plain().toColourspace('cmyk').jpeg(), /CMYK/],
    ['WebP', plain().webp(), /neither a JPEG nor a PNG/],
  ])('is refused with a reason: %s', async (_, image, problem) => {
    const read = readPicture(await image.toBuffer())
    expect('problem' in read ? inEnglish(read.problem) : 'none').toMatch(problem)
  })

  it('cut short or damaged is refused, and never worse', async () => {
    for (const whole of [await plain().jpeg().toBuffer(), await plain().png().toBuffer()]) {
      for (let length = 0; length < whole.length / 2; length += 7)
        expect(readPicture(whole.subarray(0, length))).toHaveProperty('problem')
      fc.assert(
        fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
          const damaged = Buffer.from(whole)
          damaged[at] = byte
          readPicture(damaged)
        }),
      )
    }
  })
})
