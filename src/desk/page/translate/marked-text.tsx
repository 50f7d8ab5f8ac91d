import { type Mark, segmentsOf } from './segments.ts'

/** A text with some stretches of it marked. */
export function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) {
  return (
    <>
      {segmentsOf(text, marks).map(({ from, text: words, looks }) =>
        looks.length > 0 ? (
          <mark key={from} class={looks.join(' ')}>
            {words}
          </mark>
        ) : (
          words
        ),
      )}
    </>
  )
}
