import { unnamed } from '../../facts/names.ts'
import { beginningOf, say, told } from '../../finding.ts'
import { FACT_NAMES, type FactCheck } from './fact-check.ts'

const WHOLE = `why: {means: wozu, choices: {praise: Lob, blame: Tadel}}
`

export const factUnnamed: FactCheck = {
  code: 'fact-unnamed',
  severity: 'warning',
  proves: 'A language that has names for facts (facts.yaml) has one for every kind and every choice.',
  examples: [
    { good: { file: FACT_NAMES, shown: '(no such file)' } },
    { bad: { file: FACT_NAMES, whole: WHOLE, shown: WHOLE.trimEnd() }, at: `${FACT_NAMES}:1:1` },
  ],
  *run({ naming, sheet, lang, namesFile }) {
    const [first, ...more] = sheet ? unnamed(naming.names, sheet) : []
    if (first === undefined) return
    const few = [first, ...more].slice(0, 5).join(', ')
    yield {
      ...told(
        more.length > 4
          ? say`there is no name for ${few}, and ${more.length - 4} more`
          : say`there is no name for ${few}`,
        say`Add the names; until then they are called as in data/facts.yaml.`,
      ),
      place: beginningOf(namesFile),
      lang,
    }
  },
}
