import { inEnglish } from '../../finding.ts'
import { wantOutlines } from '../../font/outlines.ts'
import { fromBase64 } from '../../frame/bytes.ts'
import type { Gradient, Picture } from '../../frame/frame.ts'
import { readPicture } from '../../frame/picture.ts'
import { PdfFont, toUnicode } from './font.ts'
import { imageDictionary } from './image.ts'
import { shadingOf } from './shading.ts'
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

  /** What is painted so takes the colours from what lies below, and leaves light and dark. */
  colorless(): string {
    return this.#once('G', 'colorless', () => this.#ended({ Type: 'ExtGState', BM: 'Saturation' }))
  }

  shading(gradient: Gradient): string {
    return this.#once('S', JSON.stringify([gradient.linear, gradient.radial, gradient.stops]), () =>
      this.#ended(shadingOf(gradient)),
    )
  }

  picture({ data }: Picture): string {
    return this.#once('I', data, () => {
      const file = readPicture(fromBase64(data))
      if ('problem' in file) throw new Error(`Cannot embed a picture: ${inEnglish(file.problem)}`)
      return this.#writer.stream(imageDictionary(file), file.data)
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
    wantOutlines(Array.from(this.#fonts.values(), ({ outlines }) => outlines))
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
