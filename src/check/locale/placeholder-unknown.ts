import { type Sentence, say } from '../../finding.ts'
import { GIVEN_LATER, type Resolution, withoutForm } from '../../locale/names.ts'
import { scanBraces } from '../../locale/placeholders.ts'
import { isProgramWord } from '../../locale/program.ts'
import { english, german, type LocaleCheck, type LocaleSubject, problemIn } from './locale-check.ts'

const TERMS = german('apple: {one: Apfel, many: Äpfel}\npear: Birne\n', 'terms')
const rules = (text: string) => ({ ...TERMS, ...german(`a: |-\n  ${text}\n`, 'rules') })

export const placeholderUnknown: LocaleCheck = {
  code: 'placeholder-unknown',
  severity: 'error',
  proves: 'Everything in braces is a name or a figure that can be filled in.',
  examples: [
    { good: rules('Nach {rounds} Runden: {apple}, {apple.many}, {pear.many} \\{so\\}') },
    { good: { ...english('apple:\n\tone: Apple\n', 'terms'), ...english('a: |-\n  An {apple}\n', 'rules') } },
    { good: english('book:\n  page: |-\n    Page {n}\n', 'program') },
    { bad: rules('Nach {ruonds} Runden'), at: 'locales/de/rules.yaml:2:8' },
    { bad: rules('mit {apple.dative}'), at: 'locales/de/rules.yaml:2:7' },
    { bad: rules('mit {{apple}}'), at: 'locales/de/rules.yaml:2:7' },
    { bad: rules('mit {Apple}'), at: 'locales/de/rules.yaml:2:7' },
    { bad: rules('Seite {n}'), at: 'locales/de/rules.yaml:2:9' },
    { bad: german('a: ein {b}\nb: ein {a}\n', 'terms'), at: 'locales/de/terms.yaml:1:8' },
  ],
  *run(subject) {
    for (const text of subject.own.texts.values())
      for (const found of scanBraces(text.value)) {
        const problem =
          found.kind === 'stray'
            ? strayBrace(subject, found.source)
            : unknownName(subject, found.name, text.key)
        if (problem) yield problemIn(subject, text, [found.from, found.to], ...problem)
      }
  },
}

type Said = [message: Sentence, hint: Sentence]

function strayBrace({ names }: LocaleSubject, source: string): Said {
  const bare = source.replace(/[{}\s]/g, '').toLowerCase()
  const guess = bare && 'value' in names.resolve(bare) ? say` Did you mean {${bare}}?` : ''
  return [
    say`${source} is not a placeholder and is printed as it is`,
    say`A placeholder is a name in single braces: {rounds}, {apple.many}. To print a brace write \\{ or \\}.${guess}`,
  ]
}

const PROBLEMS: Readonly<
  Record<Exclude<Extract<Resolution, { problem: string }>['problem'], 'unknown'>, (name: string) => Said>
> = {
  cycle: (name) => [say`{${name}} refers to itself`, say`Write one of the names out.`],
  'too-deep': (name) => [
    say`{${name}} is made of names made of names, too many levels deep`,
    say`Write some of them out.`,
  ],
  'too-long': (name) => [say`{${name}} stands for a text too long to be a name`, say`Shorten the name.`],
}

function unknownName(subject: LocaleSubject, name: string, key: string): Said | undefined {
  const { names, numbers, own, source } = subject
  if (GIVEN_LATER.has(name) && isProgramWord(key)) return undefined
  const resolution = names.resolve(name)
  if ('value' in resolution) return undefined
  if (resolution.problem !== 'unknown') return PROBLEMS[resolution.problem](name)
  const bare = withoutForm(name, numbers)
  const forms = names.known().filter((each) => each.startsWith(`${bare}.`))
  if (bare !== name && forms.length > 0)
    return [
      say`the name "${bare}" has no form "${name.slice(bare.length + 1)}"`,
      say`It has ${forms.map((form) => `{${form}}`).join(', ')}; add the form in ${name.includes('.term.') ? say`"terms:" of the same file` : 'terms.yaml'}, or use one of these.`,
    ]
  // The name exists, only not in this language: then it is among the missing texts.
  if (source && isTextOf(source.texts, bare)) return undefined
  // It may be in a file that could not be read.
  if ([...own.files, ...(source?.files ?? [])].some(({ isUnread }) => isUnread)) return undefined
  return [
    say`there is no name {${name}}`,
    say`Use a name from terms.yaml or a figure from data/.${subject.didYouMean(name, names.known())}`,
  ]
}

function isTextOf(texts: ReadonlyMap<string, unknown>, bare: string): boolean {
  const [first, second, third] = bare.split('.')
  const keys =
    first === 'card'
      ? [`cards:${second}.title`, `terms:${second}`, `terms:${second}.one`]
      : first === 'section'
        ? [`rules:${bare.slice('section.'.length)}.title`]
        : second === 'term'
          ? [`rules-${first}:terms.${third}`, `rules-${first}:terms.${third}.one`]
          : [`terms:${bare}`, `terms:${bare}.one`]
  return keys.some((key) => texts.has(key))
}
