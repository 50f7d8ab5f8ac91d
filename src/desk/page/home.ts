import { signal } from '@preact/signals'
import type { Writes, Written } from '../../library/written.ts'
import { engine } from './engine.ts'

// Where the page comes from: a static site, or `growl desk`, which has the game on its disk.

const KEPT = 'growl.token'

/** Counts changes of the game from outside: whatever shows it looks again. */
export const revision = signal(0)

/** Whether `growl desk` answers; nothing before anybody knows. "locked": one does, and does not know this page. */
export const deskIs = signal<'open' | 'closed' | 'locked' | undefined>(undefined)

/** Nothing can be saved until somebody has done something about it. */
export const isDeskAway = (): boolean => deskIs.value === 'closed' || deskIs.value === 'locked'

/** Of `growl desk`; none on a static site. */
let token: string | undefined

export const isOnDisk = (): boolean => token !== undefined

const tokenIn = (hash: string): string | undefined => /^#token=([0-9a-f]{32})$/.exec(hash)?.[1]

/** Takes the token out of the address at once: whoever copies that must not hand it on. */
export function connect(): void {
  // The desk was opened anew, and its address in the same tab: nothing of the one before serves.
  addEventListener('hashchange', () => {
    if (tokenIn(location.hash) !== undefined) location.reload()
  })
  const given = tokenIn(location.hash)
  if (given !== undefined) {
    // Whoever starts a desk wants the game that it serves.
    sessionStorage.clear()
    sessionStorage.setItem(KEPT, given)
    history.replaceState(null, '', '#print')
  }
  token = sessionStorage.getItem(KEPT) ?? undefined
  if (token === undefined) return
  void engine.introduce('connect', token)
  void listen(token)
}

/** A wording of a text, as `growl desk` tells it from another; nothing is a wording of its own. */
export async function tagOf(value: string): Promise<string> {
  if (value === '') return '"none"'
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(value))
  return `"${Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32)}"`
}

/** Writes something into the files of the game; `seen` is the tag of what it takes the place of. */
export async function save<Address extends keyof Writes>(
  address: Address,
  body: Writes[Address],
  seen: string,
): Promise<Written> {
  const answer = await fetch(new URL(address, document.baseURI), {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-growl-token': token ?? '', 'if-match': seen },
    body: JSON.stringify(body),
  })
  if (answer.status === LOCKED) {
    deskIs.value = 'locked'
    throw new Error(await answer.text())
  }
  if (answer.headers.get('content-type') !== 'application/json') return { refused: await answer.text() }
  return (await answer.json()) as Written
}

/** So long until a desk that was closed is looked for again. */
const PAUSE = 3000
/** What a desk says to a page that it has not opened. */
const LOCKED = 403

/** Follows changes of the files, by whomever, and whether somebody tells of them. */
async function listen(to: string): Promise<void> {
  deskIs.value = await hear(to).catch(() => 'closed' as const)
  setTimeout(() => void listen(to), PAUSE)
}

/** Tells how it ended. */
async function hear(to: string): Promise<'closed' | 'locked'> {
  const answer = await fetch(new URL('events', document.baseURI), { headers: { 'x-growl-token': to } })
  if (!answer.ok) return answer.status === LOCKED ? 'locked' : 'closed'
  // While nobody listened, anything may have changed.
  if (isDeskAway()) await lookAgain()
  deskIs.value = 'open'
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (let told = await reader?.read(); told && !told.done; told = await reader?.read())
    if (told.value.includes('data:')) await lookAgain()
  return 'closed'
}

export async function lookAgain(): Promise<void> {
  await engine.ask('reread', undefined)
  revision.value += 1
}
