import { escapeXml, pageHead } from '../escape.ts'
import type { FactMatrix, MatrixCard, MatrixFact, Words } from '../facts/matrix.ts'

/**
 * For translators: both texts side by side, the words of each fact marked alike on both sides. A mark is a colour and a
 * number, so it is read by colour-blind people and on grey paper too. One file, nothing loaded, no script.
 */
export function factsHtml(matrices: readonly FactMatrix[]): string {
  const title = `Facts: ${matrices.map(({ lang }) => lang).join(', ')}`
  return `<!doctype html>
<html lang="en">
${pageHead}
<title>${escapeXml(title)}</title>
<style>${STYLE}</style>
<h1>${escapeXml(title)}</h1>
${matrices.flatMap(({ lang, cards }) => cards.map((card) => cardSection(lang, card))).join('\n')}
</html>
`
}

// Okabe and Ito's colours, light enough for black letters; told apart by people of every colour vision.
const COLOURS = ['#f6d9a8', '#c4e3f5', '#b5e0cf', '#f7f0a6', '#bcd3ea', '#f3c6a5', '#e8cbdc', '#dddddd']

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #111; background: #fff }
section { break-inside: avoid; border-top: 2px solid #111; margin-top: 2rem }
.texts { display: grid; grid-template-columns: 1fr 1fr; gap: 2rem }
.texts p { white-space: pre-line; line-height: 2 }
mark { color: inherit; padding: .1em 0; border-bottom: 2px solid #111; print-color-adjust: exact; -webkit-print-color-adjust: exact }
mark.wrong { outline: 2px dashed #b00020 }
sup { font-size: .65em; font-weight: bold; padding: 0 .15em; line-height: 0 }
table { border-collapse: collapse; width: 100%; font-size: .875rem }
td, th { text-align: left; padding: .15rem .5rem; border-bottom: 1px solid #ccc; vertical-align: top }
tr.wrong td { font-weight: bold }
tr.wrong td.verdict::before { content: "⚠ " }
.alarm { font-weight: bold; border: 2px dashed #b00020; padding: .5rem }
${COLOURS.map((colour, i) => `.c${i} { background: ${colour} }`).join('\n')}
@media (max-width: 40rem) { .texts { grid-template-columns: 1fr } }
`

function cardSection(lang: string, card: MatrixCard): string {
  const own = card.facts.map(({ said, verdict }, i) => ({
    words: said,
    number: i + 1,
    wrong: isWrong(verdict),
  }))
  const extra = card.added.map((words, i) => ({ words, number: card.facts.length + i + 1, wrong: true }))
  const source = card.facts.map(({ original }, i) => ({ words: original, number: i + 1, wrong: false }))
  const original = card.original === undefined ? '' : `<p>${marked(card.original, source)}</p>`
  return `<section>
<h2>${escapeXml(card.card)} <small>${escapeXml(lang)}</small></h2>
${alarm(card)}<div class="texts">${original}<p lang="${escapeXml(lang)}">${marked(card.text, [...own, ...extra])}</p></div>
<table><tr><th>#<th>clause<th>fact<th>should be<th>verdict<th>original<th>words</tr>
${card.facts.map((fact, i) => factRow(fact, i + 1)).join('\n')}
${card.added.map((words, i) => addedRow(words, card.facts.length + i + 1)).join('\n')}</table>
</section>`
}

function alarm({ readsLike, unreadable }: MatrixCard): string {
  if (readsLike) return `<p class="alarm">This text reads like ${escapeXml(readsLike)}.</p>\n`
  return unreadable ? '<p class="alarm">Too few facts were found in this text to read it.</p>\n' : ''
}

const isWrong = (verdict: MatrixFact['verdict']): boolean => verdict !== 'stated' && verdict !== 'implied'

function factRow(
  { clause, kind, means, expected, verdict, said, original }: MatrixFact,
  number: number,
): string {
  const says = verdict === 'contradicted' ? ` (says ${said?.says})` : ''
  const cells = [
    clause,
    means ? `${kind}: ${means}` : kind,
    expected,
    verdict + says,
    original?.words,
    said?.words,
  ]
  return `<tr${isWrong(verdict) ? ' class="wrong"' : ''}>${numberCell(number)}${cells
    .map((cell, i) => `<td${i === 3 ? ' class="verdict"' : ''}>${escapeXml(cell ?? '')}`)
    .join('')}</tr>`
}

const addedRow = ({ kind, says, words }: Words, number: number): string =>
  `<tr class="wrong">${numberCell(number)}<td><td>${escapeXml(kind)}<td>-<td class="verdict">added (says ${escapeXml(says)})<td><td>${escapeXml(words)}</tr>`

const numberCell = (number: number): string => `<td class="${colourOf(number)}">${number}`

const colourOf = (number: number): string => `c${number % COLOURS.length}`

interface Mark {
  readonly words: Words | undefined
  readonly number: number
  readonly wrong: boolean
}

/** The text with its marks; where several facts share words, the stretch has the numbers of all. */
function marked(text: string, marks: readonly Mark[]): string {
  const spans = marks.flatMap(({ words, number, wrong }) =>
    (words?.spans ?? []).map(([from, to]) => ({ from, to, number, wrong })),
  )
  const edges = [...new Set([0, text.length, ...spans.flatMap(({ from, to }) => [from, to])])].sort(
    (a, b) => a - b,
  )
  return edges
    .slice(1)
    .map((to, i) => {
      const from = edges[i]!
      // The shortest first: its colour is seen, the longer ones show on both sides of it.
      const here = spans
        .filter((span) => span.from <= from && to <= span.to)
        .sort((a, b) => a.to - a.from - (b.to - b.from))
      const words = escapeXml(text.slice(from, to))
      if (here.length === 0) return words
      // A number stands where its words end.
      const ending = here.filter((span) => span.to === to).map(({ number }) => `<sup>${number}</sup>`)
      const wrong = here.some((span) => span.wrong) ? ' wrong' : ''
      return `<mark class="${colourOf(here[0]!.number)}${wrong}">${words}</mark>${ending.join('')}`
    })
    .join('')
}
