import { type Mark, type Segment, segmentsOf } from './segments.ts'

/** A text with some stretches of it marked. */
export function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) {
  return (
    <>
      {segmentsOf(text, marks).map((segment) =>
        segment.looks.length > 0 ? <Marked key={segment.from} segment={segment} /> : segment.text,
      )}
    </>
  )
}

const Marked = ({ segment: { text, looks, numbers } }: { readonly segment: Segment }) => (
  <>
    <mark class={looks.join(' ')}>{text}</mark>
    {numbers.length > 0 ? <sup>{numbers.join(', ')}</sup> : null}
  </>
)
