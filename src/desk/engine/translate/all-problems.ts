import { group as factGroup } from '../../../check/facts/group.ts'
import { checkKit, checkSpelling } from '../../../check/groups.ts'
import { withoutWaived } from '../../../check/waive.ts'
import { cardTexts } from '../../../facts/study.ts'
import type { Finding } from '../../../finding.ts'
import { layRules } from '../../../kit/rulebook.ts'
import type { ProblemsView } from '../../talk-translate.ts'
import { STATES } from './proof.ts'
import type { Translation } from './translation.ts'

/**
 * What is wrong with the texts of a language, looked for a little at a time: whoever writes meanwhile is served first, and what has
 * been found out by then is kept.
 */
export class AllProblems {
  /** By the text of a card. */
  readonly #ofCards = new Map<string, readonly Finding[]>()

  async find(
    translation: Translation,
    pause: (done: number, of: number) => Promise<void>,
  ): Promise<ProblemsView> {
    const { lang, library, request } = translation
    const { sheet } = library.facts
    const cards = sheet ? [...cardTexts(library.locale(lang).texts, sheet)] : []
    const steps = cards.length + 3
    const findings = [...(await checkSpelling(library, lang))]
    await pause(1, steps)
    for (const [i, [card, text]] of cards.entries()) {
      const known = this.#ofCards.get(`${lang} ${card} ${text.value}`)
      const found = known ?? (await factGroup.find({ library, lang, texts: new Map([[card, text]]) }))
      this.#ofCards.set(`${lang} ${card} ${text.value}`, found)
      findings.push(...found)
      if (!known) await pause(2 + i, steps)
    }
    findings.push(...(await checkKit(await translation.kit())))
    await pause(steps - 1, steps)
    findings.push(...((await layRules(await translation.source(), request))?.findings ?? []))
    return { lang, problems: gravest(withoutWaived(findings, library)) }
  }
}

function gravest(findings: readonly Finding[]): ProblemsView['problems'] {
  const worst = new Map<string, 'error' | 'warning'>()
  for (const { key, severity, code } of findings) {
    if (key === undefined || severity === 'info' || STATES.includes(code)) continue
    if (worst.get(key) !== 'error') worst.set(key, severity)
  }
  return [...worst]
}
