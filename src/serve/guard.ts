import { createHash, timingSafeEqual } from 'node:crypto'

// Who may ask. Each line of this file was once a hole in somebody's local server.

/** What of a request matters here. */
export interface Asked {
  readonly method: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

export interface Door {
  readonly port: number
  /** Known to the page that growl desk opened, and to nobody else. */
  readonly token: string
}

export interface Refused {
  readonly status: number
  readonly message: string
}

const refused = (status: number, message: string): Refused => ({ status, message })

/** Whoever asks by another name than ours has been led here by a foreign page (DNS rebinding). */
export function refuseStrangers({ headers }: Asked, { port }: Door): Refused | undefined {
  const ours = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${port}`)
  if (!ours.includes(String(headers.host))) return refused(403, 'This is not an address of growl desk.')
  const { origin } = headers
  if (origin !== undefined && !ours.some((host) => origin === `http://${host}`))
    return refused(403, 'Another page may not ask here.')
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return refused(403, 'Another page may not ask here.')
  return undefined
}

/** The game is read and written only by the page that was opened with the token. */
export function refuseWithoutToken({ headers }: Asked, { token }: Door): Refused | undefined {
  const given = headers['x-growl-token']
  return typeof given === 'string' && isSame(given, token)
    ? undefined
    : refused(403, 'Open the page by the address that growl desk has printed.')
}

/** Takes as long whatever is wrong with it. */
const isSame = (given: string, token: string): boolean => timingSafeEqual(digest(given), digest(token))
const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest()

/** A form of a foreign page can send neither this type nor our header. */
export function refuseForms({ headers }: Asked): Refused | undefined {
  return headers['content-type'] === 'application/json' ? undefined : refused(415, 'Texts are sent as JSON.')
}

/** With every answer: it is ours alone, is what it says it is, and leads nowhere. */
export const HEADERS: Readonly<Record<string, string>> = {
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; img-src 'self' blob: data:; connect-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}
