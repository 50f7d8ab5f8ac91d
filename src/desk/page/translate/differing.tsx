import { difference } from './difference.ts'

/** A text, with what of another is gone from it and what is new in it. */
export const Differing = ({ was, is: now }: { readonly was: string; readonly is: string }) => (
  <>
    {difference(was, now).map(({ text, is }, i) =>
      is === 'gone' ? <del key={i}>{text}</del> : is === 'new' ? <ins key={i}>{text}</ins> : text,
    )}
  </>
)
