import { excerpt, type Finding, type Place } from '../finding.ts'
import type { YamlEntry, YamlNode } from '../source/tree.ts'
import { type Form, type Item, parseForms } from './form.ts'
import { FormFault } from './form-fault.ts'
import { type Allowed, depthOf, formFaults } from './form-faults.ts'
import type { LocatedForm } from './lexicon.ts'
import { entryLines, formLines, type Line } from './lines.ts'

/** Groups and lists within lists: whoever follows a form goes down them all. */
const MAX_DEPTH = 100

/** Reads forms, wherever they are in a lexicon: knows its lists and letters, and collects what is wrong. */
export class FormReader {
  readonly lang: string
  readonly findings: Finding[] = []
  readonly folds = new Map<string, string>()
  readonly paradigms = new Map<string, readonly string[]>()
  readonly lists = new Map<string, Form[]>()
  readonly #words = new Map<string, readonly Item[]>()
  /** How deep lists and groups are nested in each list. */
  readonly #depths = new Map<string, number>()

  constructor(lang: string) {
    this.lang = lang
  }

  addList({ key, keyPlace, value }: YamlEntry): void {
    const forms = this.forms(value, { gaps: false, numbers: false }).map(({ form }) => form)
    const depth = depthOf(
      forms.map(({ items }) => items),
      this.#depths,
    )
    if (depth > MAX_DEPTH)
      this.wrong(
        keyPlace,
        `{${key}} is made of lists within lists, more than ${MAX_DEPTH} deep`,
        'Write its words themselves instead of a list of lists.',
      )
    this.lists.set(key, forms)
    // One list that is too deep is told once, not again for each that is made of it.
    this.#depths.set(key, depth > MAX_DEPTH ? 0 : depth)
  }

  /** The forms of a text block, one line at a time. */
  forms(node: YamlNode | undefined, allow: Allowed): LocatedForm[] {
    this.#isText(node)
    return this.#parsed(formLines(node), allow)
  }

  /** The forms of an entry, and the contexts in which they are not meant. */
  entry(node: YamlNode, forms: Allowed, not: Allowed): { forms: LocatedForm[]; not: Form[] } {
    this.#isText(node)
    const lines = entryLines(node)
    return {
      forms: this.#parsed(lines.forms, forms),
      not: this.#parsed(lines.not, { ...not, context: true }).map(({ form }) => form),
    }
  }

  #isText(node: YamlNode | undefined): void {
    if (node && node.kind !== 'scalar')
      this.wrong(
        node.place,
        `expected forms, found a ${node.kind === 'map' ? 'map' : 'list in YAML'}`,
        'Write the forms as text: "a / b", or one per line of a |- block. A form that begins with { or [ needs quotes.',
      )
    // YAML would join its lines into one, with blanks between them.
    else if (node && node.style !== 'literal' && node.place.endLine > node.place.line)
      this.wrong(
        node.place,
        'these forms go on in the next line',
        'Write |- behind the colon, and the forms below it.',
      )
  }

  #parsed(lines: readonly Line[], allow: Allowed): LocatedForm[] {
    const reading = { folds: this.folds, paradigms: this.paradigms, words: this.#words }
    return lines.flatMap((line) => {
      const wrong = (message: string, at = 0) =>
        this.wrong(line.place(at), `${message}: ${excerpt(line.text, 80)}`, 'See docs/lexicon.md.')
      try {
        return parseForms(line.text, reading, allow.context).map((form) => {
          for (const fault of formFaults(form, allow, this.lists)) wrong(fault)
          return { form, line }
        })
      } catch (fault) {
        if (!(fault instanceof FormFault)) throw fault
        wrong(fault.message, fault.at)
        return []
      }
    })
  }

  wrong(place: Place, message: string, hint: string): void {
    this.findings.push({ code: 'lexicon-wrong', severity: 'error', message, hint, place, lang: this.lang })
  }
}
