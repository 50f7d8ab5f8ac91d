import { foldLines } from './fold.ts'
import { fillPlaceholders } from './placeholders.ts'
import type { Locale } from './read.ts'

/** Figures that data/ knows, by the name texts use for them: `{hand-size}` → 3. */
export type Numbers = Readonly<Record<string, string | number>>

/** What placeholders stand for in one language. */
export interface Names {
  readonly resolve: (name: string) => Resolution
  /** All names there are, for "did you mean". */
  readonly known: () => readonly string[]
}

export type Resolution =
  | { readonly value: string }
  | { readonly problem: 'unknown' | 'cycle' | 'too-deep' | 'too-long' }

/** A name may be made of names, "{apple} card", and those once more; nobody needs more than that. */
const MAX_DEPTH = 5
/** Ten times the longest title. */
const MAX_NAME = 500

/** Names come from data/ (figures), terms.yaml, the titles of cards.yaml and the section titles of rules.yaml. */
export function namesOf(locale: Locale, numbers: Numbers): Names {
  const resolutions = new Map<string, Resolution>()
  const open = new Set<string>()

  const resolve = (name: string): Resolution => {
    const known = resolutions.get(name)
    if (known) return known
    if (open.has(name)) return { problem: 'cycle' }
    if (open.size >= MAX_DEPTH) return { problem: 'too-deep' }
    open.add(name)
    const resolution = read(name)
    open.delete(name)
    // Problems are remembered too: names that name one another a hundred times each cost no more than others.
    resolutions.set(name, resolution)
    return resolution
  }

  const read = (name: string): Resolution => {
    if (Object.hasOwn(numbers, name)) return { value: String(numbers[name]) }
    const source = sourceOf(locale, name)
    if (source === undefined) return { problem: 'unknown' }
    if (source.length > MAX_NAME) return { problem: 'too-long' }
    let problem: Resolution | undefined
    const filled = fillPlaceholders(source, (inner) => {
      const resolution = resolve(inner)
      if ('value' in resolution) return resolution.value
      // An unknown name inside a name is found where it is written.
      if (resolution.problem !== 'unknown') problem = resolution
      return undefined
    })
    if (problem) return problem
    const value = foldLines(filled).join(' ')
    return value.length > MAX_NAME ? { problem: 'too-long' } : { value }
  }

  let all: readonly string[] | undefined
  const known = (): readonly string[] => {
    all ??= [...Object.keys(numbers), ...namesIn(locale)]
    return all
  }
  return { resolve, known }
}

/** Where a name is written. Empty names are as good as none, so that English can step in. */
function sourceOf(locale: Locale, name: string): string | undefined {
  const text = (key: string) => locale.texts.get(key)?.value || undefined
  const term = (file: string, key: string) =>
    text(file + key) ??
    text(`${file}${key}.one`) ??
    text(file + key.slice(0, Math.max(0, key.lastIndexOf('.'))))

  const [first, ...rest] = name.split('.')
  const tail = rest.join('.')
  if (first === 'card' && tail) return text(`cards:${tail}.title`) ?? term('terms:', tail)
  if (first === 'section' && tail) return text(`rules:${tail}.title`)
  // `{draft-1.term.setup-deck}` and `{draft-1.section.goal}` stand in that edition's own rules.
  const own = rest.slice(1).join('.')
  if (rest[0] === 'term' && own) return term(`rules-${first}:terms.`, own)
  if (rest[0] === 'section' && own) return text(`rules-${first}:${own}.title`)
  return term('terms:', name)
}

function namesIn({ texts }: Locale): string[] {
  return [...texts.keys()].flatMap((key) => {
    const [, file, path] = /^([^:]+):(.+)$/.exec(key) ?? []
    if (!file || !path) return []
    if (file === 'terms') return path.endsWith('.one') ? [path, path.slice(0, -4)] : [path]
    const section = path.endsWith('.title') ? path.slice(0, -6) : undefined
    if (file === 'cards') return section ? [`card.${section}`] : []
    if (file === 'rules') return section ? [`section.${section}`] : []
    if (!file.startsWith('rules-')) return []
    const edition = file.slice('rules-'.length)
    if (path.startsWith('terms.')) return [`${edition}.term.${path.slice('terms.'.length)}`]
    return section ? [`${edition}.section.${section}`] : []
  })
}

/** Filled in when a page is made, not when a text is translated: `{n}` of a page. Only words of the program may hold them. */
export const GIVEN_LATER: ReadonlySet<string> = new Set([
  'n',
  'm',
  'count',
  'range',
  'width',
  'height',
  'least',
  'most',
  'paper',
  'page',
  'pages',
  'first',
  'second',
  'turn',
  'rules',
  'booklet',
  'piece',
  'language',
  'version',
  'game',
  'list',
  'card',
  'cards',
  'mark',
  'hand',
  'thing',
])

/** A name without the form it is asked for in: `apple.many` → `apple`. Figures, titles and sections have no forms. */
export function withoutForm(name: string, numbers: Numbers): string {
  if (Object.hasOwn(numbers, name)) return name
  const [first, second, third] = name.split('.')
  if (first === 'card' || first === 'section' || second === 'section') return name
  return second === 'term' && third !== undefined ? `${first}.term.${third}` : first!
}
