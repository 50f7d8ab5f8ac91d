import { batch, computed, effect, signal, untracked } from '@preact/signals'
import type { EditView, ProofView, TextsView, TextView } from '../../talk-translate.ts'
import { engine } from '../engine.ts'
import { game, gameAsked, keyFor, scope } from '../game.ts'
import { revision } from '../home.ts'
import { choose, route } from '../route.ts'
import { ask, refused, unproved } from './asked.ts'
import { noteAccepted, noteChange } from './earlier.ts'
import { History } from './history.ts'
import { lookOverSoon, noteProblems, notLookedOver, problems } from './problems.ts'
import { type TextInFile, textId } from './store.ts'
import { tidied } from './tidied.ts'
import { drop, followWork, fromElsewhere, isLoaded, keep, replacedBy, settle, textIn, work } from './work.ts'

// The language on the desk, the text that is open, and what the engine says of it.

export const view = signal<TextsView | undefined>(undefined)
export const picture = signal<EditView | undefined>(undefined)
/** What was said of which wording. */
export const proof = signal<(ProofView & { readonly key: string; readonly value: string }) | undefined>(
  undefined,
)
const REMEMBERED = 'growl.translate'

export const openKey = computed(() =>
  route.value.view === 'translate' ? route.value.options.text : undefined,
)
export const openText = computed(() => view.value?.texts.find(({ key }) => key === openKey.value))

/** Changes when another text is opened, and not when more is known of it. */
const openId = computed(() => openText.value && `${view.value!.lang} ${openText.value.key}`)

/** What a text reads now: as somebody has just written it, or as it is in its file. */
export const wordingOf = ({ key, written }: Pick<TextView, 'key' | 'written'>): string =>
  textIn(view.value!.lang, key) ?? written

let history = new History()
const historyId = (key: string): string => `${view.value?.lang} ${key}`
const steps = signal(0)

let begun = false

export function begin(): void {
  if (begun) return
  begun = true
  followWork()
  effect(() => {
    void scope.value
    untracked(clear)
  })
  effect(() => {
    if (route.value.view !== 'translate' || !isLoaded.value) return
    const { lang: asked } = route.value.options
    if (asked === undefined) return untracked(chooseUsual)
    localStorage.setItem(keyFor(REMEMBERED), asked)
    if (view.peek()?.lang !== asked) untracked(() => void load(asked))
  })
  effect(() => {
    if (openId.value !== undefined) untracked(() => show(openText.value!))
  })
  let heard = fromElsewhere.peek()
  effect(() => {
    // Another tab, or somebody at the files of the game. Both are read each time, or changes of the other would go unheard.
    const [elsewhere, changes] = [fromElsewhere.value, revision.value]
    untracked(() => {
      // Once: what is in the file may be newer with the next change.
      if (elsewhere !== heard && elsewhere?.inFile) showWritten(elsewhere.inFile)
      heard = elsewhere
      if (elsewhere || changes > 0) void load(view.value?.lang)
    })
  })
}

/** Another game is on the desk: nothing of the one before is shown in it. */
function clear(): void {
  history = new History()
  batch(() => {
    view.value = undefined
    refused.value = undefined
    picture.value = proof.value = unproved.value = undefined
    problems.value = new Map()
    notLookedOver.value = undefined
  })
}

/** The language somebody worked on before, else one that their browser asks for and that is not the first. */
function chooseUsual(): void {
  const kept = localStorage.getItem(keyFor(REMEMBERED))
  const wanted = navigator.languages.map((tag) => tag.toLowerCase().split('-')[0]!)
  const codes = languages.value.map(({ code }) => code)
  const [first, ...others] = codes
  const usual = codes.includes(kept ?? '') ? kept! : (wanted.find((code) => others.includes(code)) ?? first)
  choose({ ...route.value.options, ...(usual !== undefined && { lang: usual }) })
}

/** Those of the game, and those that were begun here. */
export const languages = computed(() => [
  ...(game.value?.languages ?? []),
  ...work.value.begun
    .filter(({ code }) => !game.value?.languages.some((language) => language.code === code))
    .map(({ code, name }) => ({ code, tag: code, name })),
])

/** Texts that are in their files, while the engine may not have read these again; with the revision that they came after. */
const inFiles = new Map<string, { readonly value: string; readonly after: number }>()

/** Whether a wording is the last that came into its file from here, as far as anybody here knows. */
export const isWrittenHere = ({ lang, key, value }: TextInFile): boolean =>
  inFiles.get(`${lang} ${key}`)?.value === value

/** A text is in its file now. */
export function showWritten({ lang, key, value }: TextInFile): void {
  inFiles.set(`${lang} ${key}`, { value, after: revision.peek() })
  if (view.value?.lang === lang) view.value = withFiles(view.value, revision.peek())
}

/** What the engine said at a revision, with what has come into files since. */
function withFiles(said: TextsView, at: number): TextsView {
  const { lang } = said
  return {
    ...said,
    texts: said.texts.map((text) => {
      const known = inFiles.get(`${lang} ${text.key}`)
      return known && known.after >= at ? { ...text, written: known.value } : text
    }),
  }
}

/** The texts of a language, with all that was written. */
export async function load(wanted: string | undefined): Promise<void> {
  if (wanted === undefined) return
  // Somebody may have begun a language, or opened another game.
  await gameAsked()
  if (!game.value) return
  await ask(async () => {
    const at = revision.peek()
    const next = withFiles(await engine.ask('texts', { lang: wanted, work: work.value }), at)
    const before = openId.value
    batch(() => {
      if (next.lang !== view.value?.lang) {
        picture.value = proof.value = undefined
        problems.value = new Map()
        notLookedOver.value = unproved.value = undefined
      }
      view.value = shownFor(next, view.value)
    })
    dropWritten(next)
    lookOverSoon(next.lang)
    if (openId.value !== undefined && openId.value === before) show(openText.value!)
  })
}

/** What is missing because somebody has broken its file is not gone: it stays as it was. */
const shownFor = (next: TextsView, before: TextsView | undefined): TextsView =>
  next.faults.length > 0 && before?.lang === next.lang ? { ...before, faults: next.faults } : next

/** What has come into its file need not be kept. */
function dropWritten({ lang, texts }: TextsView): void {
  for (const { key, written } of texts)
    if (written !== '' && textIn(lang, key) === written) settle({ lang, key, value: written })
}

/** Has a text drawn and looked at. */
function show(text: TextView): void {
  if (proof.value?.key !== text.key) proof.value = undefined
  look(text.key, wordingOf(text))
}

const SCALE = 2

function look(key: string, value: string): void {
  const { lang: language } = view.value!
  lookOverSoon(language)
  const wording = { lang: language, key, value }
  const scale = SCALE * Math.min(devicePixelRatio, 2)
  void ask(async () => {
    picture.value = await engine.ask('edit', { ...wording, scale })
  })
  // Told by itself: that the text could be drawn does not take back that nobody could check it.
  void ask(
    async () => {
      const said = await engine.ask('proof', wording)
      proof.value = { ...said, key, value }
      noteProblems(key, said.findings)
      renew(key, said.state)
    },
    (why) => {
      unproved.value = why && { key, refused: why }
    },
  )
}

/** The list shows how far a text is as soon as it is known. */
function renew(key: string, state: ProofView['state']): void {
  const { value } = view
  const unit = value?.texts.find((text) => text.key === key)?.unit
  if (!value?.texts.some((text) => text.unit === unit && text.state !== state)) return
  view.value = {
    ...value,
    texts: value.texts.map((text) => (text.unit === unit ? { ...text, state } : text)),
  }
}

/** Somebody writes: kept at once, drawn at once. */
export function write(text: TextView, value: string, isStep = true): void {
  const { lang: language } = view.value!
  const before = wordingOf(text)
  const tidy = tidied(value)
  if (tidy === before) return
  if (isStep) history.note(historyId(text.key), before, performance.now())
  noteChange(language, text.key, before)
  batch(() => {
    steps.value += 1
    // What was accepted was another wording.
    drop(`accepted ${language} ${text.unit}`)
    if (tidy === text.written) drop(textId(language, text.key))
    else {
      const was = replacedBy(language, text.key) ?? text.written
      keep({ kind: 'text', lang: language, key: text.key, value: tidy, was })
    }
  })
  look(text.key, tidy)
}

export function undo(text: TextView): void {
  const before = history.undo(historyId(text.key), wordingOf(text))
  if (before !== undefined) write(text, before, false)
}

export function redo(text: TextView): void {
  const next = history.redo(historyId(text.key), wordingOf(text))
  if (next !== undefined) write(text, next, false)
}

/** What can be taken back; asked again with every step. */
export function canUndo(key: string): ReturnType<History['can']> {
  void steps.value
  return history.can(historyId(key))
}

/** Somebody has compared it with the original. */
export function accept({ unit }: TextView): void {
  const { lang: language, texts } = view.value!
  for (const text of texts) if (text.unit === unit) noteAccepted(language, text.key, wordingOf(text))
  keep({ kind: 'accepted', lang: language, key: unit, seen: proof.value?.compared ?? '' })
  void load(language)
}

export function waive(text: TextView, code: string, reason: string): void {
  const { lang: language } = view.value!
  keep({ kind: 'waived', lang: language, key: text.key, code, reason, value: wordingOf(text) })
  void load(language)
}

export function openAt(key: string | undefined): void {
  const { text: _, ...options } = route.value.options
  choose(key === undefined ? options : { ...options, text: key })
}
