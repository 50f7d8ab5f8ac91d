import { loadGame } from '../kit/load.ts'
import type { UnitState } from '../locale/lock.ts'
import { fingerprint } from '../locale/units.ts'
import { readWaivers, type Waiver } from '../locale/waivers.ts'
import { type Progress, readProgress } from './locale-progress.ts'
import { EXIT, type Run } from './verb.ts'

/** How far each language is. */
export const status: Run = async (options, terminal, words) => {
  const progress = readProgress(options, terminal, words)
  if (!progress) return EXIT.findings
  const { folder } = loadGame(options.game)
  const rows = progress.map((each) => rowOf(each, readWaivers(folder, each.own.lang).waivers))
  terminal.out(options.format === 'json' ? `${JSON.stringify(rows, null, 2)}\n` : tableText(rows))
  return EXIT.ok
}

interface Row {
  readonly lang: string
  /** Texts of the source language. */
  readonly texts: number
  readonly translated: number
  readonly missing: readonly string[]
  readonly stale: readonly string[]
  /** Translated or edited, and not accepted since. */
  readonly open: readonly string[]
  readonly waived: readonly Pick<Waiver, 'code' | 'key' | 'reason'>[]
}

function rowOf({ own, units }: Progress, waivers: readonly Waiver[]): Row {
  const keysOf = (wanted: UnitState) => units.flatMap(({ key, state }) => (state === wanted ? key : []))
  const missing = keysOf('missing')
  return {
    lang: own.lang,
    texts: units.length,
    translated: units.length - missing.length,
    missing,
    stale: keysOf('stale'),
    open: keysOf('open'),
    waived: waivers.flatMap(({ code, key, text, reason }) => {
      const now = own.texts.get(key)
      return now && fingerprint(now) === text ? [{ code, key, reason }] : []
    }),
  }
}

const HEAD = ['language', 'translated', 'missing', 'stale', 'not accepted', 'waived']

function tableText(rows: readonly Row[]): string {
  const cells = rows.map(({ lang, texts, translated, ...row }) => [
    lang,
    `${translated}/${texts}`,
    ...[row.missing, row.stale, row.open, row.waived].map((list) =>
      list.length > 0 ? String(list.length) : '-',
    ),
  ])
  const widths = HEAD.map((head, i) => Math.max(head.length, ...cells.map((line) => line[i]!.length)))
  const lines = [HEAD, ...cells].map((line) =>
    line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  )
  // With a single language there is room for what is to be done.
  return `${[...lines, ...(rows.length === 1 ? toDo(rows[0]!) : [])].join('\n')}\n`
}

function toDo({ lang, missing, stale, open, waived }: Row): string[] {
  const list = (title: string, keys: readonly string[]) =>
    keys.length > 0 ? ['', title, ...keys.map((key) => `  ${key}`)] : []
  return [
    ...list('missing: add them', missing),
    ...list(`stale: compare with the source, then growl locale accept --lang ${lang} KEY`, stale),
    ...list(`not accepted: read them once more, then growl locale accept --lang ${lang}`, open),
    ...list(
      'waived:',
      waived.map(({ code, key, reason }) => `${key} ${code}: ${reason}`),
    ),
  ]
}
