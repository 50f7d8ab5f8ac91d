import type { Finding, Place } from '../finding.ts'
import { withEntryLines } from '../source/entry-lines.ts'
import { type GameFolder, overlay } from '../source/folder.ts'
import { nodeAt } from '../source/tree.ts'
import { validate } from '../source/validate.ts'
import { readYaml } from '../source/yaml.ts'
import * as z from '../source/zod.ts'
import type { Text } from './read.ts'
import { currentCode } from './renamed.ts'
import { fingerprint } from './units.ts'

/** "This finding is right to be ignored for this text, because …". Expires when the text changes. */
export interface Waiver {
  readonly code: string
  readonly key: string
  /** Fingerprint of the text it was written for. */
  readonly text: string
  readonly reason: string
  readonly place: Place
}

export interface Waivers {
  readonly waivers: readonly Waiver[]
  readonly findings: readonly Finding[]
}

const schema = z.array(
  z.strictObject({
    code: z.string().min(1),
    key: z.string().min(1),
    text: z.string().regex(/^[0-9a-f]{12}$/, 'twelve digits written by "growl locale waive"'),
    reason: z.string().trim().min(1),
  }),
)

export const waiverFile = (lang: string): string => `locales/${lang}/waivers.yaml`

export function readWaivers(folder: GameFolder, lang: string): Waivers {
  if (!folder.list(`locales/${lang}`).includes('waivers.yaml')) return { waivers: [], findings: [] }
  const { root, findings } = readYaml(folder, waiverFile(lang))
  // When the last one is taken out, comments may remain.
  if (!root) return { waivers: [], findings: findings.filter(({ code }) => code !== 'yaml-empty') }
  const { value, findings: wrong } = validate(root, schema)
  const waivers = (value ?? []).map((waiver, i) => ({
    ...waiver,
    code: currentCode(waiver.code),
    place: nodeAt(root, [i, 'code'])!.place,
  }))
  return { waivers, findings: wrong }
}

/** The lines of waivers.yaml that waive a finding; entries of a list are added behind everything else, untouched. */
export function waiverLines(code: string, text: Text, reason: string): string {
  const fields = { code, key: text.key, text: fingerprint(text), reason }
  // Quoted as JSON, which YAML reads as it stands: whatever the reason holds, the lines hold nothing else.
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `- ${lines.join('\n  ')}\n`
}

/** The file with the lines added, if it then reads as it did with so many waivers more. */
export function withWaivers(
  folder: GameFolder,
  lang: string,
  lines: string,
  count = 1,
): Uint8Array | undefined {
  const file = waiverFile(lang)
  const exists = folder.list(`locales/${lang}`).includes('waivers.yaml')
  // Bytes, not text: line ends and byte order mark are the user's.
  const bytes = exists ? folder.bytes(file) : new Uint8Array()
  if (typeof bytes === 'string') return undefined
  const gap = bytes.length === 0 || bytes.at(-1) === 0x0a ? '' : '\n'
  const more = new TextEncoder().encode(gap + lines)
  const added = new Uint8Array(bytes.length + more.length)
  added.set(bytes)
  added.set(more, bytes.length)
  const before = readWaivers(folder, lang)
  const after = readWaivers(overlay(folder, { [file]: added }), lang)
  const grown = after.findings.length === 0 && after.waivers.length === before.waivers.length + count
  return grown ? added : undefined
}

/** The file without one of its waivers, if it then reads as it did with that one missing. Nothing else in it changes. */
export function withoutWaiver(
  folder: GameFolder,
  lang: string,
  { code, key, text }: Pick<Waiver, 'code' | 'key' | 'text'>,
): Uint8Array | undefined {
  const file = waiverFile(lang)
  const bytes = folder.bytes(file)
  const { waivers } = readWaivers(folder, lang)
  const isMeant = (each: Waiver) => each.code === code && each.key === key && each.text === text
  const at = waivers.findIndex(isMeant)
  if (at < 0 || typeof bytes === 'string') return undefined
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const after = withEntryLines(before, at, () => '')
  if (after === undefined) return undefined
  const left = readWaivers(overlay(folder, { [file]: after }), lang)
  const isRight = left.findings.length === 0 && told(left.waivers) === told(waivers.toSpliced(at, 1))
  return isRight ? new TextEncoder().encode(after) : undefined
}

const told = (waivers: readonly Waiver[]): string =>
  JSON.stringify(waivers.map(({ code, key, text, reason }) => [code, key, text, reason]))
