/** Work on a thing that never changes, done once: with every key that somebody types the same is asked of hundreds of texts. */
export function remembered<Subject extends object, Result extends string>(
  work: (of: Subject) => Result,
): (of: Subject) => Result {
  const known = new WeakMap<Subject, Result>()
  return (of) => {
    const found = known.get(of) ?? work(of)
    known.set(of, found)
    return found
  }
}
