import { useEffect, useRef } from 'preact/hooks'
import type { TextView } from '../../talk-translate.ts'
import { t } from '../words.ts'
import { MarkedText } from './marked-text.tsx'
import type { Mark } from './segments.ts'
import { languages, redo, undo, view, wordingOf, write } from './state.ts'
import { tidied } from './tidied.ts'

export const FIELD = 'translate-field'

/**
 * A field of the browser's own, so that spelling, input methods, screen readers work as everywhere; what is to be shown in the
 * text is drawn in a layer below it, which also makes it as high as its words.
 */
export function Field({ text, marks }: { readonly text: TextView; readonly marks: readonly Mark[] }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const value = wordingOf(text)
  useEffect(() => {
    const element = field.current!
    // The next key may have come since this was drawn: what it has typed stays, and the cursor where it is.
    const now = wordingOf(text)
    // Only what came from elsewhere: a blank just typed is not to vanish.
    if (element.dataset.key !== text.key || tidied(element.value) !== now) element.value = now
    element.dataset.key = text.key
  }, [text.key, value])
  return (
    <div class="grown">
      <div class="layer" aria-hidden="true">
        <MarkedText text={value} marks={marks} />
        {'\u200b'}
      </div>
      <textarea
        ref={field}
        id={FIELD}
        lang={view.value!.tag}
        dir="auto"
        spellcheck
        autocomplete="off"
        aria-label={t('translate.field', { language: languageName() })}
        aria-describedby="translate-findings"
        defaultValue={value}
        onInput={({ currentTarget, isComposing }) => {
          if (!isComposing) dropBlanksInFront(currentTarget)
          write(text, currentTarget.value)
        }}
        onKeyDown={(event) => onKey(event, text)}
      />
    </div>
  )
}

/** They are not kept, and would push the words away from what is drawn below them. */
function dropBlanksInFront(element: HTMLTextAreaElement): void {
  const blanks = element.value.length - element.value.trimStart().length
  if (blanks > 0) element.setRangeText('', 0, blanks)
}

export const languageName = (): string => {
  const { lang } = view.value!
  return languages.value.find(({ code }) => code === lang)?.name ?? lang
}

/** Undo of our own also takes back what was inserted by a click, and is still there after another text was open. */
function onKey(event: KeyboardEvent, text: TextView): void {
  if (event.isComposing || !(event.ctrlKey || event.metaKey) || event.altKey) return
  const key = event.key.toLowerCase()
  if (key !== 'z' && key !== 'y') return
  event.preventDefault()
  if (key === 'y' || event.shiftKey) redo(text)
  else undo(text)
}

/** Puts something in where the cursor is. */
export function insert(text: TextView, words: string): void {
  const element = document.getElementById(FIELD) as HTMLTextAreaElement | null
  if (!element) return
  element.focus()
  element.setRangeText(words, element.selectionStart, element.selectionEnd, 'end')
  write(text, element.value)
}
