import { shippedFolder } from '../host/shipped.ts'
import { writeFiles } from '../host/write.ts'
import { type Accepted, acceptedNow, lockText } from '../locale/lock.ts'
import { unitsOf } from '../locale/units.ts'
import { didYouMean } from '../source/nearest.ts'
import { type Progress, readProgress } from './locale-progress.ts'
import { EXIT, type Run, UsageError } from './verb.ts'

/** Notes in lock.yaml that translations are right for English as it is now. Stale ones have to be named. */
export const accept: Run = async (options, terminal, keys) => {
  const progress = readProgress(options, terminal, keys)
  if (!progress) return EXIT.findings
  for (const key of keys) mustExist(key, progress)
  const files = progress.flatMap((each) => {
    const { taken, left, entries } = acceptIn(each, keys)
    const { lang } = each.own
    if (taken > 0 || left > 0 || keys.length === 0)
      terminal.out(
        `${lang}: ${taken} accepted${left > 0 ? `, ${left} stale ones left: name them to accept them` : ''}\n`,
      )
    return taken > 0 ? [{ path: each.lock.file, bytes: lockText(entries) }] : []
  })
  writeFiles(options.game ?? shippedFolder(), files)
  return EXIT.ok
}

function acceptIn({ own, source, facts, lock, units }: Progress, keys: readonly string[]) {
  const english = unitsOf(source)
  const translated = unitsOf(own)
  const entries = new Map<string, Accepted>()
  let taken = 0
  let left = 0
  for (const { key, state } of units) {
    const before = lock.entries.get(key)
    const named = keys.some((wanted) => covers(wanted, key))
    const wanted = state === 'open' ? named || keys.length === 0 : state === 'stale' && named
    if (wanted) {
      entries.set(key, acceptedNow(translated.get(key)!, english.get(key)!, facts))
      taken++
    } else if (before) entries.set(key, before)
    if (state === 'stale' && !wanted) left++
  }
  return { entries, taken, left }
}

/** A key names itself and all below it: "cards", "cards:the-gift", "cards:the-gift.text". */
const covers = (wanted: string, key: string): boolean =>
  key === wanted || key.startsWith(`${wanted}.`) || key.startsWith(`${wanted}:`)

function mustExist(wanted: string, progress: readonly Progress[]): void {
  const keys = [...new Set(progress.flatMap(({ units }) => units.map(({ key }) => key)))]
  if (!keys.some((key) => covers(wanted, key)))
    throw new UsageError(
      `There is no text "${wanted}".${didYouMean(wanted, keys)} growl locale status --lang CODE lists them.`,
    )
}
