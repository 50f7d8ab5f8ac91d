import type { Tag } from '../../frame/frame.ts'
import { type Dictionary, type Ref, text, type Value, type Writer } from './writer.ts'

/** An element of the structure tree: what a reader that speaks says in which order. */
export interface Element {
  readonly tag: Tag | { readonly role: 'Document' }
  readonly kids: (Element | Marked | Annotated)[]
}
/** A marked stretch of a page. */
interface Marked {
  readonly page: Ref
  readonly mcid: number
}
/** A link on a page. */
interface Annotated {
  readonly page: Ref
  readonly annotation: Ref
}

/** The structure tree of a tagged document. */
export class Structure {
  readonly root: Element = { tag: { role: 'Document' }, kids: [] }
  readonly #byId = new Map<string, Element>()
  readonly #pages: { readonly page: Ref; readonly owners: Element[] }[] = []
  readonly #annotations: { readonly annotation: Ref; readonly owner: Element }[] = []

  /** The element of a group inside another: a new one, or the one begun earlier under the same id. */
  element(parent: Element, tag: Tag): Element {
    const known = tag.id === undefined ? undefined : this.#byId.get(tag.id)
    if (known) return known
    const element: Element = { tag, kids: [] }
    parent.kids.push(element)
    if (tag.id !== undefined) this.#byId.set(tag.id, element)
    return element
  }

  startPage(page: Ref): void {
    page.data.StructParents = this.#pages.length
    page.data.Tabs = 'S'
    this.#pages.push({ page, owners: [] })
  }

  /** Numbers a stretch of the current page. */
  mark(owner: Element): number {
    const { page, owners } = this.#pages.at(-1)!
    const mcid = owners.push(owner) - 1
    owner.kids.push({ page, mcid })
    return mcid
  }

  link(owner: Element, annotation: Ref): void {
    owner.kids.push({ page: this.#pages.at(-1)!.page, annotation })
    this.#annotations.push({ annotation, owner })
  }

  finish(writer: Writer): void {
    const tree = writer.ref({ Type: 'StructTreeRoot' })
    const refs = new Map<Element, Ref>()
    tree.data.K = [this.#write(writer, this.root, tree, refs)]
    const parents: Value[] = []
    for (const [key, { owners }] of this.#pages.entries())
      parents.push(
        key,
        owners.map((owner) => refs.get(owner)!),
      )
    // The key under which an annotation finds its element; those of pages come first.
    for (const [i, { annotation, owner }] of this.#annotations.entries()) {
      const key = this.#pages.length + i
      annotation.data.StructParent = key
      parents.push(key, refs.get(owner)!)
    }
    tree.data.ParentTree = { Nums: parents }
    tree.data.ParentTreeNextKey = this.#pages.length + this.#annotations.length
    // pdfkit ends these two itself.
    writer.catalog.StructTreeRoot = tree
    writer.catalog.MarkInfo = writer.ref({ Marked: true })
  }

  #write(writer: Writer, element: Element, parent: Ref, refs: Map<Element, Ref>): Ref {
    const ref = writer.ref({ Type: 'StructElem', S: element.tag.role, P: parent, ...attributes(element.tag) })
    refs.set(element, ref)
    ref.data.K = element.kids.map((kid): Value => {
      if ('kids' in kid) return this.#write(writer, kid, ref, refs)
      return 'mcid' in kid
        ? { Type: 'MCR', Pg: kid.page, MCID: kid.mcid }
        : { Type: 'OBJR', Pg: kid.page, Obj: kid.annotation }
    })
    ref.end()
    return ref
  }
}

function attributes(tag: Element['tag']): Dictionary {
  if (tag.role === 'Document') return {}
  return {
    ...(tag.alt !== undefined && { Alt: text(tag.alt) }),
    ...(tag.lang !== undefined && { Lang: text(tag.lang) }),
    ...(tag.scope !== undefined && { A: { O: 'Table', Scope: tag.scope } }),
  }
}
