import type { Finding } from '../finding.ts'
import { shippedFolder } from '../host/shipped.ts'
import { writeFiles } from '../host/write.ts'
import { errorsIn, isAbout } from '../job/accept.ts'
import { openGame } from '../library/open.ts'
import { lockText, lockWith, type UnitStatus } from '../locale/lock.ts'
import { unitKey } from '../locale/units.ts'
import { type Options, UsageError } from '../order/option.ts'
import { forGame } from '../report/for-game.ts'
import { reports } from '../report/report.ts'
import { didYouMean } from '../source/nearest.ts'
import { changeOf } from './locale-change.ts'
import { type Progress, readProgress } from './locale-progress.ts'
import { rootOf } from './open.ts'
import { EXIT, type Run, type Terminal } from './verb.ts'

/**
 * Notes in lock.yaml that translations are right for English as it is now. Whoever says so has compared them: what was
 * never accepted and what is stale has to be named, and naming many at once shows them first.
 */
export const accept: Run = async (options, terminal, named) => {
  const progress = readProgress(options, terminal, named)
  if (!progress) return EXIT.findings
  const keys = named.map((key) => unitNamed(key, progress))
  for (const [i, key] of keys.entries()) {
    mustExist(key, progress)
    if (key !== named[i]) terminal.out(`${named[i]} is part of ${key}, which is accepted as a whole.\n`)
  }
  if (options.count !== undefined && keys.length === 0)
    throw new UsageError('--count says how many texts a key stands for: name the key, like cards --count 12.')
  const asked = progress.map((each) => ({ ...each, asked: each.units.filter((unit) => isAsked(unit, keys)) }))
  const wanted = asked.map((each) => ({ lang: each.own.lang, units: each.asked }))
  const errors = await errorsIn(openGame(options.game), wanted)
  const sound = asked.map((each) => ({ ...each, taken: each.asked.filter(isSoundIn(each, errors)) }))
  if (errors.length > 0) {
    terminal.err('Not accepted, because growl check calls them wrong:\n')
    terminal.err(reports.text(errors, rootOf(options.game), true))
  }
  showMany(sound, keys, options, terminal)
  writeFiles(
    options.game ?? shippedFolder(),
    sound.flatMap(({ own, lock, units, taken }) => {
      const bytes = lockText(lockWith(units, new Set(taken)))
      const asBefore = own.texts.size === 0 || bytes === lockText(lock.entries)
      return asBefore ? [] : [{ path: lock.file, bytes }]
    }),
  )
  for (const each of sound) terminal.out(forGame(outcome(each, keys), rootOf(options.game)))
  if (keys.length > 0 && asked.every((each) => each.asked.length === 0))
    terminal.out('Nothing to accept: these texts are accepted already, or missing.\n')
  return errors.length > 0 ? EXIT.findings : EXIT.ok
}

type Asked = Progress & { readonly asked: readonly UnitStatus[] }
type Taken = Asked & { readonly taken: readonly UnitStatus[] }

function isAsked({ key, state }: UnitStatus, keys: readonly string[]): boolean {
  if (keys.length === 0) return state === 'edited'
  return isOpen(state) && keys.some((wanted) => covers(wanted, key))
}

const isOpen = (state: UnitStatus['state']): boolean => state !== 'missing' && state !== 'accepted'

/** A key names itself and all below it: "cards", "cards:the-gift", "cards:the-gift.text". */
const covers = (wanted: string, key: string): boolean =>
  key === wanted || key.startsWith(`${wanted}.`) || key.startsWith(`${wanted}:`)

const isSoundIn =
  ({ own }: Asked, errors: readonly Finding[]) =>
  (unit: UnitStatus): boolean =>
    !errors.some((finding) => isAbout(finding, own.lang, unit))

/** Lists what was not named one by one, and goes on only if that very number of texts was asked for. */
function showMany(progress: readonly Taken[], keys: readonly string[], options: Options, terminal: Terminal) {
  const texts = progress.flatMap(({ own, source, taken }) =>
    taken.map((unit) => ({ lang: own.lang, source: source.lang, unit })),
  )
  const many = keys.length > 0 && texts.some(({ unit }) => !keys.includes(unit.key))
  for (const { lang, source, unit } of texts)
    if (many || unit.state === 'stale') terminal.out(`${lang} ${changeOf(unit, source).join('\n  ')}\n`)
  if ((many || options.count !== undefined) && options.count !== String(texts.length))
    throw new UsageError(
      `${keys.join(' ')} would accept ${texts.length} texts; nothing is accepted yet. When each has been compared with its original, add: --count ${texts.length}`,
    )
}

function outcome({ own, units, taken }: Taken, keys: readonly string[]): string {
  const { lang } = own
  const left = (['untranslated', 'new', 'stale'] as const).flatMap((state) => {
    const count = units.filter((unit) => unit.state === state).length
    return count > 0 ? `${count} ${state === 'new' ? 'never accepted' : state}` : []
  })
  const done = `${lang}: ${taken.length} accepted`
  if (keys.length > 0) return taken.length > 0 ? `${done}\n` : ''
  if (left.length === 0) return `${done}\n`
  return `${done}; ${left.join(' and ')} left: npx growl locale status --lang ${lang} lists them; accept each by its key\n`
}

/** Findings and the page name single texts: of a name with forms, or of a text with plurals, the whole is compared. */
const unitNamed = (key: string, progress: readonly Progress[]): string =>
  progress.some(({ own, source }) => own.texts.has(key) || source.texts.has(key)) ? unitKey(key) : key

function mustExist(wanted: string, progress: readonly Progress[]): void {
  const keys = [...new Set(progress.flatMap(({ units }) => units.map(({ key }) => key)))]
  const above = new Set(
    keys.flatMap((key) => [...key.matchAll(/[:.]/g)].map(({ index }) => key.slice(0, index))),
  )
  if (!keys.some((key) => covers(wanted, key)))
    throw new UsageError(
      `There is no text "${wanted}".${didYouMean(wanted.toLowerCase(), [...above, ...keys])} npx growl locale status --lang CODE lists them.`,
    )
}
