import { readLooseTexts } from '../../facts/loose.ts'
import type { Remark } from '../../facts/loose-draft.ts'
import type { MatrixCard } from '../../facts/matrix.ts'
import type { Finding } from '../../finding.ts'
import { compareFacts } from '../../job/facts.ts'
import { looseAsked } from '../../library/card-names.ts'
import type { Library } from '../../library/library.ts'
import { type Standing, standingOf, wrongCardsFirst, wrongFirst } from '../../report/fact-order.ts'
import { factReports } from '../../report/facts.ts'
import { type CheckedCard, type CheckView, type CheckWanted, PASTED } from '../talk.ts'

/** What card texts say, fact by fact: the same as `growl facts`, of texts that were pasted. */
export async function checkTexts(library: Library, { lang, text }: CheckWanted): Promise<CheckView> {
  const loose = text === undefined ? undefined : readLooseTexts(text, looseAsked(library, lang, PASTED))
  if (loose && loose.refusals.length > 0)
    return { lang, ...NOTHING, remarks: loose.refusals.map(finding('error')), format: loose.format }
  const matrix = await compareFacts(library, lang, loose?.texts)
  const standing = matrix.cards.map(standingOf)
  const count = (wanted: Standing) => standing.filter((each) => each === wanted).length
  return {
    lang,
    remarks: [
      ...(loose?.errors.map(finding('error')) ?? []),
      ...(loose?.notes.map(finding('warning')) ?? []),
      ...matrix.findings,
    ],
    ...(loose && { format: loose.format }),
    right: count('right'),
    wrong: count('wrong'),
    unsure: count('doubtful'),
    cards: wrongCardsFirst(matrix.cards).map(checkedCard),
    ...(matrix.cards.length > 0 && { page: factReports.html([matrix]) }),
  }
}

const NOTHING = { right: 0, wrong: 0, unsure: 0, cards: [] }

/** Each thing that is wrong is told once, though several words may say it, the gravest first. */
function checkedCard(card: MatrixCard): CheckedCard {
  const standing = standingOf(card)
  const findings = [...new Map(card.findings.map((each) => [each.message, each])).values()]
  return { ...card, findings: wrongFirst(findings), isFine: standing === 'right' || standing === 'unread' }
}

const finding =
  (severity: Finding['severity']) =>
  (remark: Remark): Finding => ({ code: 'texts', severity, ...remark })
