import { escapeXml, pageHead } from '../escape.ts'
import type { Addition, FactMatrix, MatrixCard, MatrixFact, Words } from '../facts/matrix.ts'
import type { Severity } from '../finding.ts'
import { colourOf, type Mark, marked } from './fact-marks.ts'
import {
  cardTally,
  STANDINGS,
  standingOf,
  summaryOf,
  titlesOf,
  wrongCardsFirst,
  wrongFirst,
} from './fact-order.ts'
import { FACTS_STYLE } from './facts-style.ts'
import { isAboutCard } from './facts-text.ts'
import { tally } from './printable.ts'

/**
 * For translators: what is wrong on top, both texts side by side, the words of each fact marked alike on both sides; what is
 * right is folded. One file, nothing loaded, no script.
 */
export function factsHtml(matrices: readonly FactMatrix[]): string {
  const title = `Card texts compared: ${matrices.map(({ lang }) => languageName(lang)).join(', ')}`
  const all = matrices.flatMap(({ cards }) => cards)
  return `<!doctype html>
<html lang="en">
${pageHead}
<title>${escapeXml(title)}</title>
<style>${FACTS_STYLE}</style>
<header><h1>${escapeXml(title)}</h1>
<p>${escapeXml(all.length > 0 ? cardTally(all) : summaryOf({ cards: all, findings: matrices.flatMap(({ findings }) => findings) }))}</p></header>
<main>
${matrices.map(languageSection).join('\n')}
</main>
</html>
`
}

function languageSection({ lang, source, cards, findings }: FactMatrix): string {
  const sorted = wrongCardsFirst(cards)
  const isFolded = (card: MatrixCard) => ['right', 'unread'].includes(standingOf(card))
  const wrong = sorted.filter((card) => !isFolded(card))
  const right = sorted.filter(isFolded)
  const section = (card: MatrixCard) => cardSection({ lang, source, card })
  return `<section>
<h2>${escapeXml(languageName(lang))}</h2>
<p>${escapeXml(summaryOf({ cards, findings }))}</p>
${findings.map(({ message }) => `<p class="note">${escapeXml(message)}</p>`).join('\n')}
${wrong.length > 1 ? `<ol class="contents">${wrong.map((card) => `<li><a href="#${anchor(lang, card)}">${titleOf(lang, source, card)}</a>, ${tally(card.findings)}</li>`).join('')}</ol>` : ''}
${wrong.map((card) => `<article id="${anchor(lang, card)}"><h3>${titleOf(lang, source, card)}</h3>\n${section(card)}</article>`).join('\n')}
${right.map((card) => `<details><summary>${titleOf(lang, source, card)}: ${STANDINGS[standingOf(card)]}</summary>\n${section(card)}</details>`).join('\n')}
</section>`
}

/** "German (de)": whoever gets the page may not know the codes. */
function languageName(lang: string): string {
  try {
    const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(lang)
    return name === undefined ? lang : `${name} (${lang})`
  } catch {
    return lang
  }
}

const anchor = (lang: string, { card }: MatrixCard): string => escapeXml(`${lang}-${card}`)

const titleOf = (lang: string, source: string, { card, title = card, originalTitle }: MatrixCard): string =>
  `<span lang="${escapeXml(lang)}">${escapeXml(title)}</span>${
    originalTitle === undefined || originalTitle === title
      ? ''
      : ` (<span lang="${escapeXml(source)}">${escapeXml(originalTitle)}</span>)`
  }`

interface CardIn {
  readonly lang: string
  readonly source: string
  readonly card: MatrixCard
}

/** A fact or an addition, by the number its words are marked with. */
interface Numbered {
  readonly number: number
  readonly severity?: Severity
  readonly fact?: MatrixFact
  readonly added?: Addition
}

const numbered = ({ facts, added }: MatrixCard): Numbered[] => [
  ...facts.map((fact, i) => ({
    number: i + 1,
    fact,
    ...(fact.severity && { severity: fact.severity }),
  })),
  ...added.map((each, i) => ({ number: facts.length + i + 1, added: each, severity: each.severity })),
]

function cardSection({ lang, source, card }: CardIn): string {
  const all = numbered(card)
  const wrong = wrongFirst(all.filter(({ severity }) => severity))
  const rest = all.filter(({ severity }) => !severity)
  return `${card.findings.filter(isAboutCard).map(aboutCard).join('')}${wrongList(wrong)}${texts({ lang, source, card }, all)}
${factTable(rest, card, wrong.length > 0)}`
}

const aboutCard = ({ severity, message, hint = '', place }: MatrixCard['findings'][number]): string =>
  `<p class="alarm ${severity}">${badge(severity)} ${escapeXml(message)}${place ? ` <span class="quiet">(line ${place.line})</span>` : ''}. ${escapeXml(hint)}</p>\n`

const badge = (severity: Severity): string => `<b class="badge">${severity}</b>`

function texts({ lang, source, card }: CardIn, all: readonly Numbered[]): string {
  const own = all.map(
    ({ number, severity, fact, added }): Mark => ({
      words: fact ? fact.said : added,
      number,
      wrong: severity !== undefined,
    }),
  )
  const originals = card.facts.map(
    ({ original }, i): Mark => ({ words: original, number: i + 1, wrong: false }),
  )
  const original =
    card.original === undefined
      ? ''
      : `<p lang="${escapeXml(source)}">${marked(card.original, originals)}</p>`
  return `<div class="texts">${original}<p lang="${escapeXml(lang)}">${marked(card.text, own)}</p></div>`
}

const wrongList = (wrong: readonly Numbered[]): string =>
  wrong.length === 0
    ? ''
    : `<ul class="wrong">${wrong.map(({ number, severity, fact, added }) => `<li class="${severity}">${numberMark(number)}<div>${fact ? wrongFact(fact) : addition(added!)}</div></li>`).join('\n')}</ul>\n`

function wrongFact({ severity, id, means, expected, verdict, said, original }: MatrixFact): string {
  const says = {
    contradicted: `${said?.says}: ${placed(said)}`,
    negated: `${placed(said)}, beside a “not”`,
    missing: 'nothing that says so was found',
    stated: '',
    implied: '',
  }[verdict]
  return `<p>${badge(severity!)} <strong>${escapeXml(means)}</strong> <span class="quiet">${escapeXml(id)}</span></p>
${pairs([
  ['should be', expected],
  ['says', says],
  ['original', original ? `“${original.words}”` : ''],
])}`
}

const addition = ({ severity, kind, says, ...words }: Addition): string =>
  `<p>${badge(severity)} <strong>a rule the card does not have</strong> <span class="quiet">${escapeXml(kind)}</span></p>
${pairs([['says', `${says}: ${placed({ kind, says, ...words })}`]])}`

const placed = (words: Words | undefined): string =>
  words ? `“${words.words}”, line ${words.place.line}` : ''

const pairs = (all: readonly (readonly [string, string])[]): string =>
  `<dl>${all
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<dt>${name}</dt><dd>${escapeXml(value)}</dd>`)
    .join('')}</dl>`

/** What was found, folded where something else is to be seen. */
function factTable(rest: readonly Numbered[], card: MatrixCard, folded: boolean): string {
  if (rest.length === 0) return ''
  const found = card.readsLike || card.unreadable ? 'What was found, fact by fact' : 'What the text says'
  const rows = [
    ...(card.unreadable ? rest.toSorted(bySaid) : rest).map(({ number, fact }) => factRow(fact!, number)),
    ...card.understood.map(understoodRow),
  ].join('\n')
  const table = `<div class="scroll" role="region" tabindex="0" aria-label="Facts of ${escapeXml(titlesOf(card))}"><table>
<thead><tr><th scope="col">#</th><th scope="col">fact</th><th scope="col">should be</th><th scope="col">verdict</th><th scope="col">words</th><th scope="col">original</th></tr></thead>
<tbody>${rows}</tbody></table></div>`
  return folded
    ? `<details class="rest"><summary>${rest.length} ${rest.length === 1 ? 'fact is' : 'facts are'} right</summary>${table}</details>`
    : `<h4>${found}</h4>${table}`
}

/** What was found, then what was not. */
const bySaid = (a: Numbered, b: Numbered): number =>
  Number(a.fact?.said === undefined) - Number(b.fact?.said === undefined)

function factRow({ means, expected, verdict, said, original }: MatrixFact, number: number): string {
  const cells = [expected, verdict, said?.words ?? '', original?.words ?? '']
  return `<tr><td>${numberMark(number)}</td><th scope="row">${escapeXml(means)}</th>${cells.map((cell) => `<td>${escapeXml(cell)}</td>`).join('')}</tr>`
}

const understoodRow = ({ kind, says, words }: Words): string =>
  `<tr><td></td><th scope="row">${escapeXml(kind)}</th><td></td><td>found</td><td>${escapeXml(`“${words}” says ${says}`)}</td><td></td></tr>`

const numberMark = (number: number): string => `<span class="number ${colourOf(number)}">${number}</span>`
