import { signal } from '@preact/signals'
import { engine } from './engine.ts'

// Where the page comes from: a static site, or `growl desk`, which has the game on its disk.

const KEPT = 'growl.token'

/** Counts changes of the game from outside: whatever shows it looks again. */
export const revision = signal(0)

/** Of `growl desk`; none on a static site. */
let token: string | undefined

export const isOnDisk = (): boolean => token !== undefined

/** Takes the token out of the address at once: whoever copies that must not hand it on. */
export function connect(): void {
  const [, given] = /^#token=([0-9a-f]{32})$/.exec(location.hash) ?? []
  if (given !== undefined) {
    sessionStorage.setItem(KEPT, given)
    history.replaceState(null, '', '#print')
  }
  token = sessionStorage.getItem(KEPT) ?? undefined
  if (token === undefined) return
  void engine.ask('connect', token)
  void listen(token)
}

/** A wording of a text, as `growl desk` tells it from another. */
export async function tagOf(value: string | undefined): Promise<string> {
  if (value === undefined) return '"none"'
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(value))
  return `"${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32)}"`
}

export type Saved =
  | { readonly saved: true; readonly tag: string }
  | { readonly changed: string; readonly tag: string }
  | { readonly refused: string }

/** Puts a text into its file on disk; `was` is the wording that it takes the place of. */
export async function saveText(
  text: { readonly lang: string; readonly key: string; readonly value: string },
  was: string | undefined,
): Promise<Saved> {
  const answer = await fetch(new URL('text', document.baseURI), {
    method: 'PUT',
    headers: {
      'content-type': 'application/json',
      'x-growl-token': token ?? '',
      'if-match': await tagOf(was),
    },
    body: JSON.stringify(text),
  })
  if (answer.headers.get('content-type') !== 'application/json') return { refused: await answer.text() }
  return (await answer.json()) as Saved
}

/** So long until a desk that was closed is looked for again. */
const PAUSE = 3000

/** Follows changes of the files, by whomever. */
async function listen(to: string): Promise<void> {
  try {
    const answer = await fetch(new URL('events', document.baseURI), { headers: { 'x-growl-token': to } })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    for (let told = await reader?.read(); told && !told.done; told = await reader?.read())
      if (told.value.includes('data:')) await lookAgain()
  } catch {
    // Closed; perhaps it is opened again.
  }
  setTimeout(() => void listen(to), PAUSE)
}

async function lookAgain(): Promise<void> {
  await engine.ask('reread', undefined)
  revision.value += 1
}
