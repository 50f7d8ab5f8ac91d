/**
 * The answer to a question, worked out when it is first asked and kept. No answer is not kept: in a browser, the file of the
 * program that was missing may be there the next time.
 */
export function kept<Question, Answer>(
  answer: (question: Question) => Answer,
): (question: Question) => Answer {
  const answers = new Map<Question, Answer>()
  return (question) => {
    if (answers.has(question)) return answers.get(question)!
    const found = answer(question)
    answers.set(question, found)
    if (found instanceof Promise) found.catch(() => answers.delete(question))
    return found
  }
}
