import { effect, signal } from '@preact/signals'
import type { TextView } from '../../talk-translate.ts'
import { isOnDisk, saveText } from '../home.ts'
import { view } from './state.ts'
import { drop, textIn, work } from './work.ts'

// With `growl desk` what is written goes into its file soon after the last key. Until it is there it is kept in the browser.

/** How a text is on the disk that somebody else has changed meanwhile, by language and key. */
export const onDisk = signal<ReadonlyMap<string, string>>(new Map())
/** Why a text could not be saved; it stays in the browser. */
export const notSaved = signal<string | undefined>(undefined)

/** So long after the last key. */
const PAUSE = 600
const idOf = (lang: string, key: string): string => `${lang} ${key}`

let begun = false

export function saveAsWritten(): void {
  if (begun || !isOnDisk()) return
  begun = true
  let waiting: ReturnType<typeof setTimeout> | undefined
  effect(() => {
    const lang = view.value?.lang
    const texts = lang === undefined ? {} : (work.value.drafts[lang]?.texts ?? {})
    clearTimeout(waiting)
    if (lang !== undefined && Object.keys(texts).length > 0)
      waiting = setTimeout(() => void saveAll(lang, texts), PAUSE)
  })
}

async function saveAll(lang: string, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [key, value] of Object.entries(texts)) {
    const text = view.value?.texts.find((each) => each.key === key)
    if (text && view.value?.lang === lang && !onDisk.value.has(idOf(lang, key)))
      await save(lang, text, value, text.written)
  }
}

/** `was`: the wording that this one takes the place of. */
async function save(lang: string, text: TextView, value: string, was: string): Promise<void> {
  const { key } = text
  try {
    const saved = await saveText(
      { lang, key, value },
      text.state === 'missing' && was === '' ? undefined : was,
    )
    notSaved.value = 'refused' in saved ? saved.refused : undefined
    if ('changed' in saved) note(idOf(lang, key), saved.changed)
    if ('saved' in saved) written(lang, key, value)
  } catch {
    // The desk was closed; the text is kept, and saved when it is open again and somebody goes on writing.
    notSaved.value = ''
  }
}

/** What is in its file need not be kept; whoever wrote on meanwhile has something newer. */
function written(lang: string, key: string, value: string): void {
  if (view.value?.lang === lang)
    view.value = {
      ...view.value,
      texts: view.value.texts.map((text) => (text.key === key ? { ...text, written: value } : text)),
    }
  if (textIn(lang, key) === value) drop(`text ${lang} ${key}`)
}

function note(id: string, wording: string | undefined): void {
  const next = new Map(onDisk.value)
  if (wording === undefined) next.delete(id)
  else next.set(id, wording)
  onDisk.value = next
}

export const conflictOf = (lang: string, key: string): string | undefined => onDisk.value.get(idOf(lang, key))

/** Both are shown; somebody chooses. */
export function takeTheirs(lang: string, { key }: TextView): void {
  const theirs = conflictOf(lang, key)
  if (theirs === undefined) return
  note(idOf(lang, key), undefined)
  drop(`text ${lang} ${key}`)
  written(lang, key, theirs)
}

export async function keepMine(lang: string, text: TextView): Promise<void> {
  const theirs = conflictOf(lang, text.key)
  const mine = textIn(lang, text.key)
  if (theirs === undefined || mine === undefined) return
  note(idOf(lang, text.key), undefined)
  await save(lang, text, mine, theirs)
}
