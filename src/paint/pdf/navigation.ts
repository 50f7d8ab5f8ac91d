import type { OutlineEntry, Page } from '../../frame/document.ts'
import type { Link } from '../../frame/frame.ts'
import type { Box } from '../../geometry/box.ts'
import type { PlacedLink } from './canvas.ts'
import type { Structure } from './structure.ts'
import { type Ref, text, type Value, type Writer } from './writer.ts'

/** Where things are on the pages: boxes, links, named places, the outline. */
export class Navigation {
  readonly #writer: Writer
  readonly #structure: Structure | undefined
  readonly #pages: { readonly page: Page; readonly ref: Ref }[] = []
  readonly #anchors = new Map<string, Value>()
  readonly #links: { readonly annotation: Ref; readonly to: Link['to'] }[] = []

  constructor(writer: Writer, structure: Structure | undefined) {
    this.#writer = writer
    this.#structure = structure
  }

  addPage(page: Page, ref: Ref, links: readonly PlacedLink[]): void {
    this.#pages.push({ page, ref })
    if (page.trim) ref.data.TrimBox = corners(page.trim, page)
    if (page.bleed) ref.data.BleedBox = corners(page.bleed, page)
    for (const { name, y } of page.anchors ?? []) this.#anchors.set(name, destination(page, ref, y))
    if (links.length > 0) ref.data.Annots = links.map((link) => this.#addLink(page, link))
  }

  #addLink(page: Page, { box, link: { to, alt }, owner }: PlacedLink): Ref {
    const annotation = this.#writer.ref({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: corners(box, page),
      Border: [0, 0, 0],
      F: 4,
      ...(alt && { Contents: text(alt) }),
      ...('url' in to && { A: { S: 'URI', URI: text(encodeURI(decoded(to.url))) } }),
    })
    this.#links.push({ annotation, to })
    if (owner) this.#structure?.link(owner, annotation)
    return annotation
  }

  /** To be called when all pages are there: links lead forward as well as back. */
  finish(outline: readonly OutlineEntry[]): void {
    for (const { annotation, to } of this.#links) {
      if ('anchor' in to) annotation.data.Dest = this.#named(to.anchor)
      annotation.end()
    }
    if (this.#anchors.size > 0) {
      const names = [...this.#anchors].map(([name, place]): [string, Value] => [
        encodeURIComponent(name),
        place,
      ])
      // Readers search by halving: sorted by bytes, whatever the machine's locale.
      names.sort(([a], [b]) => (a < b ? -1 : 1))
      const tree = this.#writer.catalog.Names as Ref
      tree.data.Dests = { Names: names.flatMap(([name, place]) => [text(name), place]) }
    }
    if (outline.length > 0) {
      this.#writer.catalog.Outlines = this.#outline(outline)
      this.#writer.catalog.PageMode = 'UseOutlines'
    }
  }

  #named(name: string): Value {
    const place = this.#anchors.get(name)
    if (!place) throw new Error(`A link leads to "${name}", and no page has an anchor of that name`)
    return place
  }

  #outline(entries: readonly OutlineEntry[]): Ref {
    const root = this.#writer.ref({ Type: 'Outlines' })
    this.#outlineLevel(entries, root)
    root.end()
    return root
  }

  /** Writes entries as children of a node; yields how many lines they show when all is unfolded. */
  #outlineLevel(entries: readonly OutlineEntry[], parent: Ref): number {
    const refs = entries.map(() => this.#writer.ref())
    let shown = entries.length
    for (const [i, { title, page, y = 0, children = [] }] of entries.entries()) {
      const target = this.#pages[page]
      if (!target) throw new Error(`The outline's "${title}" leads to page ${page} of ${this.#pages.length}`)
      const ref = refs[i]!
      Object.assign(ref.data, {
        Title: text(title),
        Parent: parent,
        Dest: destination(target.page, target.ref, y),
        ...(i > 0 && { Prev: refs[i - 1] }),
        ...(i + 1 < refs.length && { Next: refs[i + 1] }),
      })
      if (children.length > 0) shown += this.#outlineLevel(children, ref)
      ref.end()
    }
    Object.assign(parent.data, { First: refs[0], Last: refs.at(-1), Count: shown })
    return shown
  }
}

/** A box as PDF has it: left, bottom, right, top, y upwards. */
const corners = ({ x, y, width, height }: Box, page: Page): number[] => [
  x,
  page.height - y - height,
  x + width,
  page.height - y,
]

const destination = (page: Page, ref: Ref, y: number): Value => [ref, 'XYZ', null, page.height - y, null]

/** Addresses are written in ASCII; what was encoded already is not encoded twice. */
function decoded(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}
