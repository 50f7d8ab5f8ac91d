import PDFDocument from 'pdfkit'
import { escapeXml } from '../../escape.ts'
import { joinBytes } from '../../frame/bytes.ts'
import type { Size } from '../../geometry/box.ts'

/**
 * The one place that knows pdfkit. It writes objects, pages, cross-reference table and trailer for us; fonts, text, paths,
 * outline and structure we write ourselves as objects, because pdfkit has no call for positioned glyphs, draws quadratic
 * curves wrongly, escapes nothing in its XMP, and sorts names by the machine's locale.
 * Its version is pinned: members with an underscore are not promised to stay.
 */
export interface Writer {
  /** A new object; its data may still change until it is ended. */
  ref(data?: Dictionary): Ref
  /** A new object with a stream, deflated unless it comes with a filter, and ended. */
  stream(data: Dictionary, content: Uint8Array | string): Ref
  page(size: Size): PdfPage
  readonly catalog: Dictionary
  finish(): Uint8Array
}

export interface Ref {
  readonly id: number
  readonly data: Dictionary
  end(content?: Uint8Array): void
}

export interface PdfPage {
  readonly ref: Ref
  /** Operators; the page's space has y downwards already. */
  finish(content: string, resources: Dictionary): void
}

/** A string is a name ("/XObject"); text in the sense of PDF is made with `text()`. */
export type Value = string | number | boolean | null | object
export type Dictionary = Record<string, Value>

/** A text string, in UTF-16 where it must; pdfkit tells it from a name by the wrapper. */
export const text = (value: string): Value => new String(value.replace(/\p{Surrogate}/gu, '\ufffd'))

/** A fixed date: the same document has the same bytes whenever it is made. */
const DATE = new Date(Date.UTC(2000, 0, 1))
const PRODUCER = 'GROWL Press'

/** What of pdfkit's document its types do not show. */
interface Internals {
  readonly page: {
    readonly dictionary: Ref
    readonly content: { write(content: Uint8Array): void }
    readonly resources: { data: Dictionary }
  }
  readonly _root: Ref
  ref(data?: Dictionary): Ref
  appendXML(xml: string): void
  _addInfo: () => void
}

/** It is a stream; we want the bytes, now, and all of them. */
class Pdf extends PDFDocument {
  /** Made by the first push, which comes from pdfkit's own constructor. */
  declare chunks: Uint8Array[]

  override push(chunk: Uint8Array | null): boolean {
    this.chunks ??= []
    return chunk === null || this.chunks.push(chunk) > 0
  }
}

export function openWriter(about: { title: string; lang: string; subject?: string }): Writer {
  const pdf = new Pdf({
    autoFirstPage: false,
    // Pages are finished when all are painted: only then is it known what is drawn more than once.
    bufferPages: true,
    pdfVersion: '1.7',
    lang: about.lang,
    displayTitle: true,
    // None of its own fonts is loaded.
    font: '',
    info: {
      Title: about.title,
      ...(about.subject && { Subject: about.subject }),
      Creator: PRODUCER,
      Producer: PRODUCER,
      CreationDate: DATE,
    },
  })
  const inside = pdf as unknown as Internals
  inside._addInfo = () => inside.appendXML(xmp(about))
  return {
    ref: (data = {}) => inside.ref(data),
    stream(data, content) {
      const ref = inside.ref(data)
      ref.end(bytesOf(content))
      return ref
    },
    page({ width, height }) {
      pdf.addPage({ size: [width, height], margin: 0 })
      const { dictionary, content, resources } = inside.page
      return {
        ref: dictionary,
        finish(operators, dictionary) {
          content.write(bytesOf(operators))
          resources.data = dictionary
        },
      }
    },
    catalog: inside._root.data,
    finish() {
      pdf.end()
      return joinBytes(pdf.chunks)
    },
  }
}

/** Operators are ASCII: what texts say stands in them as codes and digits. */
export const bytesOf = (content: Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content

function xmp({ title, subject, lang }: { title: string; subject?: string; lang: string }): string {
  const localised = (tag: string, value: string): string =>
    `<dc:${tag}><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(value)}</rdf:li></rdf:Alt></dc:${tag}>`
  const date = `${DATE.toISOString().split('.')[0]}Z`
  return `<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<xmp:CreateDate>${date}</xmp:CreateDate><xmp:CreatorTool>${PRODUCER}</xmp:CreatorTool>
${localised('title', title)}${subject ? localised('description', subject) : ''}
<dc:language><rdf:Bag><rdf:li>${escapeXml(lang)}</rdf:li></rdf:Bag></dc:language>
<pdf:Producer>${PRODUCER}</pdf:Producer></rdf:Description>`
}
