import { openGame } from '../library/open.ts'
import type { UnitState } from '../locale/lock.ts'
import { fingerprint } from '../locale/units.ts'
import type { Waiver } from '../locale/waivers.ts'
import { UsageError } from '../order/option.ts'
import { forGame } from '../report/for-game.ts'
import { changeOf } from './locale-change.ts'
import { type Progress, readProgress } from './locale-progress.ts'
import { rootOf } from './open.ts'
import { EXIT, type Run } from './verb.ts'

/** How far each language is. */
export const status: Run = async (options, terminal, words) => {
  if (words.length > 0)
    throw new UsageError(
      `growl locale status ${words[0]}: it takes no further words; choose languages with --lang.`,
    )
  const progress = readProgress(options, terminal, words)
  if (!progress) return EXIT.findings
  const library = openGame(options.game)
  const rows = progress.map((each) => rowOf(each, library.waivers(each.own.lang).waivers))
  // With a single language there is room for what is to be done.
  const rest = progress.length === 1 ? toDo(progress[0]!, rows[0]!, rootOf(options.game)) : []
  terminal.out(
    options.format === 'json'
      ? `${JSON.stringify(rows, null, 2)}\n`
      : `${[...tableLines(rows), ...rest].join('\n')}\n`,
  )
  return EXIT.ok
}

interface Row {
  readonly lang: string
  /** Texts of the source language. */
  readonly texts: number
  readonly translated: number
  readonly missing: readonly string[]
  /** Begun, and still in the words of the source language. */
  readonly untranslated: readonly string[]
  readonly stale: readonly string[]
  /** Translated, and never accepted. */
  readonly new: readonly string[]
  /** Edited since they were accepted. */
  readonly edited: readonly string[]
  readonly waived: readonly Pick<Waiver, 'code' | 'key' | 'reason'>[]
}

function rowOf({ own, units }: Progress, waivers: readonly Waiver[]): Row {
  const keysOf = (wanted: UnitState) => units.flatMap(({ key, state }) => (state === wanted ? key : []))
  const missing = keysOf('missing')
  const untranslated = keysOf('untranslated')
  return {
    lang: own.lang,
    texts: units.length,
    translated: units.length - missing.length - untranslated.length,
    missing,
    untranslated,
    stale: keysOf('stale'),
    new: keysOf('new'),
    edited: keysOf('edited'),
    waived: waivers.flatMap(({ code, key, text, reason }) => {
      const now = own.texts.get(key)
      return now && fingerprint(now) === text ? [{ code, key, reason }] : []
    }),
  }
}

const HEAD = [
  'language',
  'translated',
  'missing',
  'untranslated',
  'stale',
  'never accepted',
  'edited',
  'waived',
]

function tableLines(rows: readonly Row[]): string[] {
  const cells = rows.map(({ lang, texts, translated, ...row }) => [
    lang,
    `${translated}/${texts}`,
    ...[row.missing, row.untranslated, row.stale, row.new, row.edited, row.waived].map((list) =>
      list.length > 0 ? String(list.length) : '-',
    ),
  ])
  const widths = HEAD.map((head, i) => Math.max(head.length, ...cells.map((line) => line[i]!.length)))
  return [HEAD, ...cells].map((line) =>
    line.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  )
}

function toDo(
  { source, units }: Progress,
  { lang, missing, untranslated, new: fresh, edited, waived }: Row,
  root: string,
): string[] {
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : []
  const acceptEdited = forGame(`npx growl locale accept --lang ${lang}`, root)
  const acceptKey = `${acceptEdited} KEY`
  return [
    ...list('missing: add them', missing),
    ...list(`untranslated: translate them; one that stays as it is, ${acceptKey}`, untranslated),
    ...list(
      `stale: compare with the source, then ${acceptKey}`,
      units.flatMap((unit) => (unit.state === 'stale' ? changeOf(unit, source.lang) : [])),
    ),
    ...list(`never accepted: compare with the source, then ${acceptKey}`, fresh),
    ...list(`edited: read them once more, then ${acceptEdited}`, edited),
    ...list(
      'waived:',
      waived.map(({ code, key, reason }) => `${key} ${code}: ${reason}`),
    ),
  ]
}
