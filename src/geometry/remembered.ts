/** A function of texts that keeps its answers, as drawings repeat their paths from card to card. Bounded, because strangers' texts are not. */
export function remembered<Answer>(answer: (text: string) => Answer, most = 2000): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    if (known.has(text)) return known.get(text)!
    const found = answer(text)
    if (known.size >= most) known.clear()
    known.set(text, found)
    return found
  }
}
