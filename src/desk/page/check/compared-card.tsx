import type { CheckedCard } from '../../talk.ts'
import { Findings } from '../problems.tsx'
import { FactList, factMarks, wrongMarks } from '../translate/facts.tsx'
import { MarkedText } from '../translate/marked-text.tsx'

interface Given {
  readonly card: CheckedCard
  /** Of the languages of the text and of its original. */
  readonly tag: string | undefined
  readonly sourceTag: string | undefined
}

/** A card whose text was compared with the original; what is right is folded. */
export function ComparedCard({ card, tag, sourceTag }: Given) {
  const { title = card.card, originalTitle, findings, isFine } = card
  return (
    <details class={isFine ? 'compared fine' : 'compared'} open={!isFine}>
      <summary>
        <h3>
          <span lang={tag}>{title}</span>
          {originalTitle === undefined || originalTitle === title ? null : (
            <span class="quiet" lang={sourceTag}>
              {originalTitle}
            </span>
          )}
        </h3>
      </summary>
      <Findings findings={findings} under={card.card} />
      <Texts card={card} tag={tag} sourceTag={sourceTag} />
      {card.facts.length > 0 ? <FactList facts={card} tag={tag} sourceTag={sourceTag} /> : null}
    </details>
  )
}

function Texts({ card, tag, sourceTag }: Given) {
  const { text, original } = card
  return (
    <div class="texts-compared">
      {original === undefined ? null : (
        <p lang={sourceTag}>
          <MarkedText text={original} marks={factMarks(card, 'original')} />
        </p>
      )}
      <p lang={tag}>
        <MarkedText text={text} marks={[...factMarks(card, 'said'), ...wrongMarks(card)]} />
      </p>
    </div>
  )
}
