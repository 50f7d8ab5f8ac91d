import type { Refused } from '../talk.ts'
import { Problems } from './problems.tsx'
import { spokenAlone } from './sayings.ts'
import { t } from './words.ts'

interface Given {
  readonly refused: Refused
  /** Where the view has sentences of its own. */
  readonly words?: string
}

/** Why something cannot be shown: in a sentence of the page, exactly in one of the engine, and with what was found. */
export function Refusal({ refused, words = 'refused.' }: Given) {
  const { why, findings } = refused
  const told = spokenAlone(refused)
  // Wherever that happens, it is the same.
  const isFetching = why === 'unreachable' || why === 'locked'
  return (
    <div class="refusal" role="alert">
      <p>{t(isFetching ? `refused.${why}` : `${words}${why}`)}</p>
      {why === 'locked' || findings ? null : (
        <p class="detail" lang={told.lang}>
          {told.words}
        </p>
      )}
      {findings ? <Problems findings={findings} /> : null}
    </div>
  )
}
