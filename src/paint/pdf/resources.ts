import type { Gradient, Picture } from '../../frame/frame.ts'
import { PdfFont, toUnicode } from './font.ts'
import { rgb } from './number.ts'
import type { Dictionary, Ref, Writer } from './writer.ts'

/** Of the blank, in ems. */
export const BLANK_WIDTH = 0.6

/**
 * What content streams call by name. Names are given once a document, so the same operators mean the same wherever
 * they stand. The first letter tells the kind.
 */
export class Resources {
  readonly #writer: Writer
  readonly #refs = new Map<string, Ref>()
  readonly #fonts = new Map<string, PdfFont>()
  /** What was asked for, in words, → its name. */
  readonly #known = new Map<string, string>()

  constructor(writer: Writer) {
    this.#writer = writer
  }

  font(key: string): PdfFont {
    let font = this.#fonts.get(key)
    if (!font) {
      font = new PdfFont(key, `F${this.#fonts.size + 1}`, this.#writer)
      this.#fonts.set(key, font)
      this.#refs.set(font.name, font.ref)
    }
    return font
  }

  opacity(opacity: number): string {
    return this.#once('G', `opacity ${opacity}`, () =>
      this.#ended({ Type: 'ExtGState', ca: opacity, CA: opacity }),
    )
  }

  shading(gradient: Gradient): string {
    return this.#once('S', JSON.stringify([gradient.linear, gradient.radial, gradient.stops]), () =>
      this.#ended(shadingOf(gradient)),
    )
  }

  picture({ data, type }: Picture): string {
    return this.#once('I', data, () => {
      const image = this.#writer.image(Buffer.from(data, 'base64'))
      if (!image) throw new Error(`Cannot embed a ${type} with transparency or interlacing`)
      return image
    })
  }

  /**
   * A font of one glyph without ink, the code of a space: what an icon says is set in it, so that it stands in the text
   * where the icon stands, whatever face is round it. Readers guess the size of such fonts by an "m" of 0.6 em, and PDFium
   * passes over glyphs without a box.
   */
  blank(): string {
    return this.#once('B', 'blank', () =>
      this.#ended({
        Type: 'Font',
        Subtype: 'Type3',
        FontBBox: [0, -200, 600, 800],
        FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
        CharProcs: { m: this.#writer.stream({}, '600 0 0 -200 600 800 d1\n') },
        Encoding: { Type: 'Encoding', Differences: [32, 'm'] },
        FirstChar: 32,
        LastChar: 32,
        Widths: [BLANK_WIDTH * 1000],
        Resources: {},
        ToUnicode: this.#writer.stream({}, toUnicode([...Array<string>(32).fill(''), ' '], 2)),
      }),
    )
  }

  /** A form is given its name by whoever writes it. */
  add(name: string, ref: Ref): void {
    this.#refs.set(name, ref)
  }

  /** The dictionary of a page or form that uses these names. */
  dictionary(names: Iterable<string>): Dictionary {
    const kinds: Record<string, Dictionary> = {}
    for (const name of [...names].sort()) {
      kinds[KINDS[name[0]!]!] ??= {}
      kinds[KINDS[name[0]!]!]![name] = this.#refs.get(name)!
    }
    return kinds
  }

  finish(): void {
    for (const font of this.#fonts.values()) font.write(this.#writer)
  }

  #once(letter: string, key: string, make: () => Ref): string {
    let name = this.#known.get(letter + key)
    if (name === undefined) {
      name = `${letter}${this.#known.size + 1}`
      this.#known.set(letter + key, name)
      this.#refs.set(name, make())
    }
    return name
  }

  #ended(data: Dictionary): Ref {
    const ref = this.#writer.ref(data)
    ref.end()
    return ref
  }
}

const KINDS: Readonly<Record<string, string>> = {
  F: 'Font',
  B: 'Font',
  G: 'ExtGState',
  S: 'Shading',
  I: 'XObject',
  X: 'XObject',
}

function shadingOf({ linear, radial, stops }: Gradient): Dictionary {
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) throw new Error('A gradient needs a stop')
  const color = (index: number): number[] => rgb(stops[index]!.color).split(' ').map(Number)
  const steps = stops.slice(1).map((_, i) => ({
    FunctionType: 2,
    Domain: [0, 1],
    C0: color(i),
    C1: color(i + 1),
    N: 1,
  }))
  if (steps.length === 0) steps.push({ FunctionType: 2, Domain: [0, 1], C0: color(0), C1: color(0), N: 1 })
  const [from, to] = [first.at, steps.length === 1 && stops.length === 1 ? first.at + 1 : last.at]
  const shading = {
    ColorSpace: 'DeviceRGB',
    Domain: [from, to],
    Extend: [true, true],
    Function: {
      FunctionType: 3,
      Domain: [from, to],
      Functions: steps,
      Bounds: stops.slice(1, -1).map(({ at }) => at),
      Encode: steps.flatMap(() => [0, 1]),
    },
  }
  // The coordinates are those of offset 0 and 1: stretched to where the first and last stop are.
  if (linear) {
    const [x1, y1, x2, y2] = linear
    const at = (t: number): [number, number] => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t]
    return { ShadingType: 2, Coords: [...at(from), ...at(to)], ...shading }
  }
  const [cx, cy, r] = radial ?? [0, 0, 0]
  return { ShadingType: 3, Coords: [cx, cy, r * from, cx, cy, r * to], ...shading }
}
