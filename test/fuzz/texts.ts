import { readLooseTexts } from '../../src/facts/loose.ts'
import type { Finding } from '../../src/finding.ts'
import { compareFacts, explainText } from '../../src/job/facts.ts'
import { namedCards } from '../../src/library/card-names.ts'
import type { Library } from '../../src/library/library.ts'
import { explanationReports } from '../../src/report/explanation.ts'
import { factReports } from '../../src/report/facts.ts'
import { memoryFolder } from '../../src/source/folder.ts'
import { type Edit, editsOf } from './edits.ts'
import type { Random } from './random.ts'
import { faultsIn } from './verdict.ts'

interface Named {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** How people write card texts down. */
const FORMATS: readonly ((cards: readonly Named[]) => string)[] = [
  (cards) => cards.map(({ id, text }) => `${id}: |-\n  ${text.replaceAll('\n', '\n  ')}\n`).join(''),
  (cards) => cards.map(({ title, text }) => `${title}: ${text}\n`).join('\n'),
  (cards) => cards.map(({ title, text }) => `## ${title}\n\n${text}\n`).join('\n'),
  ...[',', ';', '\t'].map(
    (separator) => (cards: readonly Named[]) =>
      [
        ['id', 'title', 'text'],
        ...cards.map(({ id, title, text }) => [id, title, `"${text.replaceAll('"', '""')}"`]),
      ]
        .map((fields) => `${fields.join(separator)}\r\n`)
        .join(''),
  ),
]

/** That mean something in a list of texts. */
const SIGNS = ['"', '""', ',', ';', '\t', '\r', '\n', ':', '：', '# ', '- ', '|', '\\']

/** What spreadsheets, mail and people do to a text; `signs` are those that mean something in it. */
export function brokenText(text: string, random: Random, signs: readonly string[] = SIGNS): string {
  const edits: Readonly<Record<string, Edit>> = {
    ...editsOf.words,
    'a sign added': (before) => {
      const at = random.below(before.length + 1)
      return (
        before.slice(0, at) + random.from(signs).repeat(random.from([1, 2, 3, 40_000])) + before.slice(at)
      )
    },
    'a sign for another': (before) => before.replaceAll(random.from(signs), random.from(signs)),
  }
  const edited = edits[random.from(Object.keys(edits))]!(text, random) ?? ''
  return typeof edited === 'string' ? edited : new TextDecoder().decode(edited)
}

/** Card texts of somebody's own, broken: read in whatever format they look like, compared, and explained word by word. */
export async function texts(library: Library, random: Random): Promise<readonly Finding[]> {
  const lang = random.from(library.readableGame.languages)
  const cards = namedCards(library, lang)
  const file = 'my texts'
  const written = brokenText(random.from(FORMATS)(textsIn(library, cards, lang)), random)
  const explained = explainText(library, lang, written, random.once(2) ? cards[0]?.id : undefined)
  if ('understood' in explained) for (const report of Object.values(explanationReports)) report(explained)
  const { texts, refusals, notes } = readLooseTexts(written, { file, lang, cards })
  const matrix = await compareFacts(library, lang, texts)
  for (const report of Object.values(factReports)) report([matrix])
  const remarks = [...refusals, ...notes].map(
    (remark): Finding => ({ code: 'texts', severity: 'error', ...remark }),
  )
  const found = [...remarks, ...matrix.findings, ...matrix.cards.flatMap(({ findings }) => findings)]
  const [fault] = faultsIn(
    found.filter(({ place }) => place?.file === file),
    [memoryFolder({ [file]: written.replace(/^\ufeff/, '') })],
  )
  if (fault) throw new Error(`${fault.kind} in texts: ${fault.about}`)
  return found.filter(({ place }) => place?.file !== file)
}

function textsIn(library: Library, cards: ReturnType<typeof namedCards>, lang: string): Named[] {
  const { texts } = library.locale(lang)
  return cards.map(({ id, titles: [title = id] }) => ({
    id,
    title,
    text: texts.get(`cards:${id}.text`)?.value ?? 'Choose two players.',
  }))
}
