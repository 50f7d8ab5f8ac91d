import { allChecks } from '../check/groups.ts'
import { isWaivable } from '../check/waive.ts'
import { shippedFolder } from '../host/shipped.ts'
import { writeFiles } from '../host/write.ts'
import { checkGame } from '../job/check.ts'
import { openGame } from '../library/open.ts'
import { currentCode } from '../locale/renamed.ts'
import { waiverFile, waiverLines, withWaivers } from '../locale/waivers.ts'
import { chooseLanguages } from '../order/choose-language.ts'
import { UsageError } from '../order/option.ts'
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
  const added = withWaivers(library.folder, lang, lines)
  if (added === undefined)
    throw new UsageError(`${file} is not a plain list, so it was not changed. Add this to it:\n${lines}`)
  writeFiles(options.game ?? shippedFolder(), [{ path: file, bytes: added }])
  terminal.out(`${file}:\n${lines}`)
  return EXIT.ok
}
