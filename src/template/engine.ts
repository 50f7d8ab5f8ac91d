import { beginningOf, type Finding, type Place, type Sentence, say } from '../finding.ts'
import { failure } from './failure.ts'
import { type Failure, failed, type Source } from './fault.ts'
import { type Inert, NO_TEXT, openInert } from './inert.ts'
import { type TemplateFiles, TemplateSet } from './set.ts'
import { type Statement, type Trace, Tracer } from './trace.ts'

/** What a template wrote, its words still hidden; `restore` is applied to each text and attribute after parsing. */
export interface Rendered extends Pick<Inert, 'restore'> {
  readonly text: string
  /** Where so many characters of the text were written: in the template or in a part of it. */
  readonly placeOf: (offset: number, length?: number) => Place
}

export interface Templates {
  /** Renders the named file of `templates/` with this context. */
  readonly render: (name: string, context: object) => Rendered | Failure
}

const NOT_A_TEXT = say`this is a list or a group of values, not a text; write one of them, or all with {{#each …}}{{this}}{{/each}}`

/** `list` names all files of `templates/`, to guess what was meant. */
export function openTemplates(
  read: TemplateFiles['read'],
  list: TemplateFiles['list'] = () => [],
): Templates {
  const sources = new Map<string, string | Finding>()
  const files: TemplateFiles = {
    read: (name) => {
      const source = sources.get(name) ?? read(name)
      sources.set(name, source)
      return source
    },
    list,
  }
  const set = new TemplateSet(files)
  const inert = openInert()
  let tracer: Tracer | undefined
  const trace = (name: string, context: object, written?: string): Trace => {
    tracer ??= new Tracer(files)
    return tracer.trace(name, context, written)
  }
  /** As far as is known without a trace. */
  const wholeOf = (name: string): Statement => {
    const text = sources.get(name)
    const source: Source = { name, text: typeof text === 'string' ? text : '' }
    return { source, at: { start: 0, end: 0 }, isText: false }
  }

  return {
    render: (name, context) => {
      const template = set.open(name)
      if ('code' in template) return template
      const hidden = inert.hide(context)
      try {
        const text = set.fill(template, hidden)
        let traced: Trace | undefined
        const placeOf = (offset: number, length = 1): Place => {
          traced ??= trace(name, hidden, text)
          return traced.placeOf(offset, length) ?? beginningOf(`templates/${name}`)
        }
        const wrong = text.indexOf(NO_TEXT)
        return wrong < 0 ? { text, restore: inert.restore, placeOf } : failed(NOT_A_TEXT, placeOf(wrong))
      } catch (error) {
        const at = trace(name, hidden).failed ?? wholeOf((error as { file?: string }).file ?? name)
        return restored(failure(error, at, hidden), inert)
      }
    },
  }
}

/** A value that is shown may be a token still. */
const restored = ({ said, ...finding }: Failure, { restore }: Inert): Failure => ({
  ...finding,
  message: restore(finding.message),
  ...(said && { said: { ...said, message: withWords(said.message, restore) } }),
})

const withWords = ({ pattern, values }: Sentence, restore: Inert['restore']): Sentence => ({
  pattern,
  values: values.map((value) => (typeof value === 'string' ? restore(value) : value)),
})
