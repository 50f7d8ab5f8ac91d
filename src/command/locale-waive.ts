import { allChecks } from '../check/groups.ts'
import { isWaivable } from '../check/waive.ts'
import { joinBytes } from '../frame/bytes.ts'
import { shippedFolder } from '../host/shipped.ts'
import { writeFiles } from '../host/write.ts'
import { checkGame } from '../job/check.ts'
import { openGame } from '../library/open.ts'
import { currentCode } from '../locale/renamed.ts'
import { readWaivers, waiverFile, waiverLines } from '../locale/waivers.ts'
import { chooseLanguages } from '../order/choose-language.ts'
import { UsageError } from '../order/option.ts'
import { type GameFolder, overlay } from '../source/folder.ts'
import { didYouMean } from '../source/nearest.ts'
import { EXIT, type Run } from './verb.ts'

/** Adds a waiver at the end of waivers.yaml; what stands in the file stays as it is. */
export const waive: Run = async (options, terminal, [asked, key, ...more]) => {
  const reason = options.reason?.trim()
  if (asked === undefined || key === undefined || more.length > 0 || !reason)
    throw new UsageError(
      'Write: npx growl locale waive CODE KEY --lang LANG --reason "why it does not matter here".',
    )
  const library = openGame(options.game)
  const [lang, ...others] = chooseLanguages(library.game, options.lang)
  if (lang === undefined || others.length > 0)
    throw new UsageError('--lang: name the one language the waiver is for.')
  const code = currentCode(asked.toLowerCase())
  const codes = (await allChecks()).map((check) => check.code)
  if (!codes.includes(code)) throw new UsageError(`No finding is called "${code}".${didYouMean(code, codes)}`)
  if (!isWaivable(code)) throw new UsageError(`"${code}" cannot be waived: do what the finding says.`)
  const { texts } = library.locale(lang)
  const text = texts.get(key)
  if (!text) throw new UsageError(`There is no text "${key}" in "${lang}".${didYouMean(key, texts.keys())}`)
  const findings = await checkGame(library, { languages: [lang] })
  if (!findings.some((finding) => finding.code === code && finding.key === key && finding.lang === lang))
    throw new UsageError(`"${key}" has no finding "${code}" in "${lang}": there is nothing to waive.`)

  const file = waiverFile(lang)
  const lines = waiverLines(code, text, reason)
  const added = appended(library.folder, lang, lines)
  if (added === undefined)
    throw new UsageError(`${file} is not a plain list, so it was not changed. Add this to it:\n${lines}`)
  writeFiles(options.game ?? shippedFolder(), [{ path: file, bytes: added }])
  terminal.out(`${file}:\n${lines}`)
  return EXIT.ok
}

/** The file with the lines added, if it then reads as it did with one waiver more. */
function appended(folder: GameFolder, lang: string, lines: string): Uint8Array | undefined {
  const file = waiverFile(lang)
  const exists = folder.list(`locales/${lang}`).includes('waivers.yaml')
  // Bytes, not text: line ends and byte order mark are the user's.
  const bytes = exists ? folder.bytes(file) : new Uint8Array()
  if (typeof bytes === 'string') return undefined
  const gap = bytes.length === 0 || bytes.at(-1) === 0x0a ? '' : '\n'
  const added = joinBytes([bytes, new TextEncoder().encode(gap + lines)])
  const before = readWaivers(folder, lang)
  const after = readWaivers(overlay(folder, { [file]: added }), lang)
  const grown = after.findings.length === 0 && after.waivers.length === before.waivers.length + 1
  return grown ? added : undefined
}
