import { isAcceptable } from './editor.tsx'
import { insert } from './field.tsx'
import { further, nextProblem } from './list.ts'
import { canTakeBack, takeBackAcceptance } from './saving.ts'
import { insertable } from './source-text.tsx'
import { accept, openAt, openText, view } from './state.ts'

/** What the help line shows. */
export const KEYS = [
  ['Alt+↓', 'next'],
  ['Alt+↑', 'previous'],
  ['Alt+PageDown', 'next-problem'],
  ['Alt+1 … 9', 'insert-nth'],
  ['Ctrl+Enter', 'accept-next'],
  ['Ctrl+Shift+Enter', 'take-back'],
  ['Ctrl+Z', 'undo'],
] as const

/** Keys of the view, wherever in it somebody is. By the place on the keyboard: with Alt, digits write other signs on some. */
export function onKey(event: KeyboardEvent): void {
  const text = openText.value
  if (!text || event.isComposing) return
  const digit = /^Digit([1-9])$/.exec(event.code)?.[1]
  const done = () => event.preventDefault()
  if (event.altKey && !event.ctrlKey && !event.metaKey) {
    if (event.key === 'ArrowDown') go(further(1))
    else if (event.key === 'ArrowUp') go(further(-1))
    else if (event.key === 'PageDown') go(nextProblem())
    else if (digit !== undefined && insertable(text)[Number(digit) - 1] !== undefined)
      insert(text, insertable(text)[Number(digit) - 1]!)
    else return
    done()
  } else if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') {
    done()
    if (event.shiftKey) {
      const { lang } = view.value!
      if (canTakeBack(lang, text)) void takeBackAcceptance(lang, text)
      return
    }
    const next = nextProblem() ?? further(1)
    if (!isAcceptable(text)) return
    accept(text)
    go(next)
  }
}

function go(key: string | undefined): void {
  if (key !== undefined) openAt(key)
}
