import { checkData, sortedOnce } from '../../../check/groups.ts'
import { checkLanguage } from '../../../job/check-language.ts'
import type { Library } from '../../../library/library.ts'
import type { Examined } from '../../talk-own.ts'
import type { Progress } from '../answer.ts'

/** All that `growl check` finds, language by language. */
export async function examine(library: Library, { step }: Progress): Promise<Examined> {
  const findings = await checkData(library)
  const { languages } = library.readableGame
  for (const [index, lang] of languages.entries()) {
    await step(index, languages.length)
    findings.push(...(await checkLanguage(library, { work: 'check', sizes: [] }, lang)))
  }
  return { findings: sortedOnce(findings) }
}
