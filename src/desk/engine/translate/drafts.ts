import { sourceLanguage } from '../../../game/game.ts'
import type { Amendment, Library } from '../../../library/library.ts'
import { amendLocale } from '../../../locale/amend.ts'
import { type Lock, lockWith, statusOf } from '../../../locale/lock.ts'
import type { Locale, Text } from '../../../locale/read.ts'
import { fingerprint } from '../../../locale/units.ts'
import type { Waivers } from '../../../locale/waivers.ts'
import { waiverFile } from '../../../locale/waivers.ts'
import type { Drafts, WaivedDraft, Work } from '../../talk-translate.ts'

export const NO_DRAFTS: Drafts = { texts: {}, accepted: [], waived: [] }

/** The game with what somebody wrote in some of its languages; in the others nobody will notice. */
export function withDrafts(base: Library, drafts: Work['drafts'], languages: readonly string[]): Library {
  let library = base
  for (const lang of new Set(languages))
    if (drafts[lang]) library = library.amended(amendmentOf(library, lang, drafts[lang]))
  return library
}

/** A language as it is with what somebody has written, accepted and waived. */
export function amendmentOf(base: Library, lang: string, drafts: Drafts): Amendment {
  const first = sourceLanguage(base.readableGame)
  const originals = lang === first ? base.locale(first) : base.originals(lang, first)
  const locale = amendLocale(base.locale(lang), originals, new Map(Object.entries(drafts.texts)))
  const lock =
    lang === first || drafts.accepted.length === 0
      ? undefined
      : acceptedIn(base, lang, locale, drafts.accepted)
  return {
    lang,
    locale,
    ...(lock && { lock }),
    ...(drafts.waived.length > 0 && { waivers: waivedIn(base, lang, locale, drafts.waived) }),
  }
}

/** The lock with those units accepted that somebody has compared. */
function acceptedIn(base: Library, lang: string, own: Locale, keys: readonly string[]): Lock {
  const lock = base.lock(lang)
  const originals = base.amended({ lang, locale: own }).originals(lang)
  const units = statusOf(own, originals, lock, base.facts.sheet)
  const accepted = units.filter(({ key, unit }) => unit && keys.includes(key))
  return { ...lock, entries: lockWith(units, new Set(accepted)) }
}

function waivedIn(base: Library, lang: string, { texts }: Locale, waived: readonly WaivedDraft[]): Waivers {
  const { waivers, findings } = base.waivers(lang)
  const place = { file: waiverFile(lang), line: 0, column: 1, endLine: 0, endColumn: 1 }
  const added = stillMeant(texts, waived).map(({ code, reason, text }) => ({
    code,
    key: text.key,
    reason,
    text: fingerprint(text),
    place,
  }))
  return { waivers: [...waivers, ...added], findings }
}

/** A waiver is for one wording: whoever changes the text has to look again. */
export const stillMeant = (
  texts: Locale['texts'],
  waived: readonly WaivedDraft[],
): { readonly code: string; readonly reason: string; readonly text: Text }[] =>
  waived.flatMap(({ code, key, reason, value }) => {
    const text = texts.get(key)
    return text && text.value === value ? [{ code, reason, text }] : []
  })
