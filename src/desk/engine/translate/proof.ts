import { group as factGroup } from '../../../check/facts/group.ts'
import { checkKit, checkSpelling } from '../../../check/groups.ts'
import { isWaivable, withoutWaived } from '../../../check/waive.ts'
import { matrixCard } from '../../../facts/matrix.ts'
import { studyCards } from '../../../facts/study.ts'
import type { Finding } from '../../../finding.ts'
import { sourceLanguage } from '../../../game/game.ts'
import type { PrintRequest } from '../../../kit/request.ts'
import type { Library } from '../../../library/library.ts'
import { stretchOf } from '../../../locale/amend.ts'
import { comparedTag } from '../../../locale/lock.ts'
import { namesOf } from '../../../locale/names.ts'
import { placeholdersOf } from '../../../locale/placeholders.ts'
import { fingerprint, unitKey } from '../../../locale/units.ts'
import type { ProofView, TextFinding } from '../../talk-translate.ts'
import { piecesAlone } from './pieces-alone.ts'
import { statusIn } from './texts.ts'
import type { SetText } from './translation.ts'

/** Says what there is to say about one wording of a text, part by part: whoever types on need not wait for the rest. */
export async function proofOf(
  set: SetText,
  lang: string,
  request: PrintRequest,
  pause: () => Promise<void>,
): Promise<ProofView> {
  const { library, key } = set
  // What is waived is shown with its reason, so it has to be found.
  const strict = { ...set, library: library.amended({ lang, waivers: { waivers: [], findings: [] } }) }
  const spelling = await spellingOf(strict, lang)
  await pause()
  const facts = await factsOf(set, lang)
  await pause()
  const laid = await fitOf(strict, lang, request)
  const findings = [...spelling, ...facts.findings, ...laid]
  return {
    ...standingOf(set, lang),
    findings: told(findings, library, lang, key),
    expired: expiredIn(library, lang, key),
    ...(facts.card && { facts: facts.card }),
    names: namesIn(set, lang),
  }
}

function standingOf({ library, key }: SetText, lang: string): Pick<ProofView, 'state' | 'compared'> {
  if (lang === sourceLanguage(library.readableGame)) return { state: 'source', compared: '' }
  const status = statusIn(library, lang).get(unitKey(key))
  return status ? { state: status.state, compared: comparedTag(status) } : { state: 'missing', compared: '' }
}

/** What is wrong with the words; that a text is stale or open is its state, and is shown as such. */
async function spellingOf({ library, key }: SetText, lang: string): Promise<Finding[]> {
  const findings = await checkSpelling(library, lang)
  return findings.filter((finding) => isAbout(finding, key) && !STATES.includes(finding.code))
}
/** What the list says anyway. */
export const STATES: readonly string[] = ['text-stale', 'text-unaccepted', 'key-missing', 'key-empty']

const isAbout = (finding: Finding, key: string): boolean =>
  finding.key === key || (finding.key !== undefined && finding.key === unitKey(key))

/** What a card says, if this is the text of one; without a lexicon, in what it differs from the original. */
async function factsOf({ library, around, key }: SetText, lang: string) {
  const card = /^cards:(.+)\.text$/.exec(key)?.[1]
  const { sheet } = around.facts
  const { reader } = around.lexicon(lang)
  const text = library.locale(lang).texts.get(key)
  if (card === undefined || !sheet?.cards.has(card) || !text?.value.trim())
    return { findings: [], card: undefined }
  const first = sourceLanguage(around.readableGame)
  const texts = new Map([[card, text]])
  // Nothing reads the first language of a game without lexicons, nor is there anything to hold its texts against.
  const found = reader || lang !== first ? await factGroup.find({ library: around, lang, texts }) : []
  const findings = found.filter((finding) => isAbout(finding, key))
  if (!reader) return { findings, card: undefined }
  const [study] = studyCards(texts, reader, sheet)
  const matrix = matrixCard(
    study!,
    {
      sheet,
      originals: lang === first ? [] : around.studies(first),
      isClosed: (kind) => reader.outline.kinds.get(kind)?.closed ?? false,
      nameOf: (id) => ({ card: id, title: library.locale(lang).texts.get(`cards:${id}.title`)?.value ?? id }),
    },
    [],
  )
  const { facts, added, readsLike, unreadable } = matrix
  return { findings, card: { facts, added, unreadable, ...(readsLike && { readsLike }) } }
}

/** Whether everything fits where the text is printed. */
async function fitOf(set: SetText, lang: string, request: PrintRequest): Promise<Finding[]> {
  const { library, source, deck, key, findings } = set
  const kit = piecesAlone({ library, request, lang, source, findings, pieces: deck.pieces() })
  return (await checkKit(kit)).filter((finding) => isAbout(finding, key))
}

/** Each once, the gravest first, with the stretch of the text that it is about; those that are waived with the reason. */
function told(findings: readonly Finding[], library: Library, lang: string, key: string): TextFinding[] {
  const open = new Set(withoutWaived(findings, library))
  const seen = new Set<string>()
  return findings
    .toSorted((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity])
    .filter(({ code, message }) => !seen.has(`${code} ${message}`) && seen.add(`${code} ${message}`))
    .map((finding) => {
      const { code, severity, message, hint, said, place } = finding
      const at = place && stretchOf(place)
      const waived = open.has(finding) ? undefined : reasonFor(library, lang, key, code)
      return {
        code,
        severity,
        message,
        waivable: isWaivable(code),
        ...(hint && { hint }),
        ...(said && { said }),
        ...(at && { at }),
        ...(waived !== undefined && { waived }),
      }
    })
}
const WEIGHT = { error: 0, warning: 1, info: 2 }

function reasonFor(library: Library, lang: string, key: string, code: string): string | undefined {
  const text = library.locale(lang).texts.get(key)
  return library
    .waivers(lang)
    .waivers.find((each) => each.code === code && each.key === key && text && each.text === fingerprint(text))
    ?.reason
}

function expiredIn(library: Library, lang: string, key: string): ProofView['expired'] {
  const text = library.locale(lang).texts.get(key)
  return library
    .waivers(lang)
    .waivers.filter((each) => each.key === key && text && each.text !== fingerprint(text))
    .map(({ code, reason, place }) => ({ code, reason, file: place.file }))
}

/** What stands for the names in braces, of this text and of the original. */
function namesIn({ library, key, value }: SetText, lang: string): Record<string, string> {
  const first = sourceLanguage(library.readableGame)
  const original = library.originals(lang, first).texts.get(key)?.value ?? ''
  const names = namesOf(library.locale(lang), library.numbers)
  const found = [...placeholdersOf(original), ...placeholdersOf(value)].map(({ name }) => {
    const resolved = names.resolve(name)
    return [name, 'value' in resolved ? String(resolved.value) : ''] as const
  })
  return Object.fromEntries(found)
}
