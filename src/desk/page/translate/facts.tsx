import type { Addition, MatrixFact } from '../../../facts/matrix.ts'
import type { ProofView } from '../../talk-translate.ts'
import { factName } from '../sayings.ts'
import { t } from '../words.ts'
import type { Mark } from './segments.ts'

/** So many colours are told apart at a glance; numbers tell the rest. */
const COLOURS = 8
const lookOf = (index: number): string => `fact fact-${index % COLOURS}`

type Facts = NonNullable<ProofView['facts']>

/** The words that say each fact, in its colour. */
export const factMarks = (facts: Facts | undefined, of: 'said' | 'original'): Mark[] =>
  facts?.facts.flatMap((fact, i) =>
    (fact[of]?.spans ?? []).map(([from, to]) => ({ from, to, look: lookOf(i) })),
  ) ?? []

const isWrong = ({ verdict }: MatrixFact): boolean => verdict !== 'stated' && verdict !== 'implied'

/** The words that are wrong, by the number under which it is said what they should be: colours alone do not tell. */
export const wrongMarks = ({ facts, added }: Facts): Mark[] =>
  [
    ...facts.map((fact) => (isWrong(fact) ? { ...fact.said, severity: fact.severity } : {})),
    ...added,
  ].flatMap(({ spans = [], severity }: Partial<Addition>, i) =>
    spans.map(([from, to]) => ({
      from,
      to,
      // Nothing is found in a text that was hardly understood; the list below it says what is wrong all the same.
      look: `found ${severity === 'error' ? 'error' : 'warning'}`,
      number: i + 1,
    })),
  )

interface Given {
  readonly facts: Facts
  /** Of the languages of the text and of its original. */
  readonly tag: string | undefined
  readonly sourceTag: string | undefined
}

/** What the card has to say, and whether it does. */
export function FactList({ facts: { facts, added, readsLike, unreadable }, tag, sourceTag }: Given) {
  const order = [...facts.entries()].toSorted(([, a], [, b]) => Number(isWrong(b)) - Number(isWrong(a)))
  return (
    // No landmark: a page of compared cards has many, all of one name. Its heading is the way to it.
    <div class="card-facts">
      <h4>{t('translate.facts')}</h4>
      {readsLike ? (
        <p class="note">{t('translate.reads-like', { card: readsLike.title ?? readsLike.card })}</p>
      ) : null}
      {unreadable ? <p class="note">{t('translate.unreadable')}</p> : null}
      <ul>
        {order.map(([i, fact]) => (
          <li key={fact.id} class={isWrong(fact) ? 'wrong' : ''}>
            <span class={`chip ${lookOf(i)}`}>{i + 1}</span>
            <span>
              <span>
                {factName({ kind: fact.kind, name: fact.means })}
                {' · '}
                <b>{factName({ kind: fact.kind, choice: fact.expected, name: fact.expected })}</b>
              </span>{' '}
              <span class={`verdict ${fact.verdict}`}>{t(`translate.verdict-${fact.verdict}`)}</span>
              {fact.said ? <q lang={tag}>{fact.said.words}</q> : null}
              {isWrong(fact) && fact.original ? <q lang={sourceTag}>{fact.original.words}</q> : null}
            </span>
          </li>
        ))}
        {added.map(({ words, says, kind }, i) => (
          <li key={`${kind} ${says} ${words}`} class="wrong">
            <span class="chip">{facts.length + i + 1}</span>
            <span>
              <span class="verdict">{t('translate.verdict-added')}</span> <q lang={tag}>{words}</q>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
