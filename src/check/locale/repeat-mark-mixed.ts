import { type Problem, type Sentence, say } from '../../finding.ts'
import type { Text } from '../../locale/read.ts'
import { type LocaleCheck, problemIn } from './locale-check.ts'

const th = (...texts: string[]) => ({
  'locales/th/labels.yaml': texts.map((text, i) => `${'abc'[i]}: |-\n  ${text}\n`).join(''),
})

export const repeatMarkMixed: LocaleCheck = {
  code: 'repeat-mark-mixed',
  severity: 'warning',
  proves: 'The Thai sign ๆ is spaced the same way throughout.',
  examples: [
    { good: th('คนอื่นๆ เล่นต่อ', 'ทุกๆ คน', 'ไพ่อื่นๆ') },
    { good: th('คนอื่น ๆ เล่นต่อ', 'ทุก ๆ คน (อื่น ๆ)') },
    { bad: th('คนอื่นๆ เล่นต่อ', 'ทุกๆ คน', 'ไพ่อื่น ๆ'), at: 'locales/th/labels.yaml:6:11' },
    { bad: th('คนอื่นๆ เล่นต่อ', 'ทุกๆ คน', 'อื่นๆนอกนั้น'), at: 'locales/th/labels.yaml:6:7' },
  ],
  *run(subject) {
    const signs = [...subject.own.texts.values()].flatMap((text) =>
      Array.from(text.value.matchAll(/ๆ/g), ({ index }) => ({
        text,
        index,
        before: /\s/.test(text.value[index - 1] ?? ''),
        // Closing marks and icons follow without a space in either style.
        after: !/[\u0e01-\u0e5b]/.test(text.value[index + 1] ?? ''),
      })),
    )
    yield* minority(signs, 'before')
    yield* minority(signs, 'after')

    function* minority(all: readonly Sign[], side: 'before' | 'after'): Generator<Problem> {
      const spaced = all.filter((sign) => sign[side])
      const usual = 2 * spaced.length >= all.length
      for (const { text, index } of all.filter((sign) => sign[side] !== usual))
        yield problemIn(subject, text, [index, index + 1], ...TOLD[`${usual ? 'with' : 'without'} ${side}`])
    }
  },
}

interface Sign {
  readonly text: Text
  readonly index: number
  readonly before: boolean
  readonly after: boolean
}

/** By what is usual. */
const TOLD: Readonly<Record<`${'with' | 'without'} ${'before' | 'after'}`, [Sentence, Sentence]>> = {
  'with before': [
    say`ๆ without a space before it, where most have one`,
    say`Write it with a space before it, or change all the others.`,
  ],
  'with after': [
    say`ๆ without a space after it, where most have one`,
    say`Write it with a space after it, or change all the others.`,
  ],
  'without before': [
    say`ๆ with a space before it, where most have none`,
    say`Write it without a space before it, or change all the others.`,
  ],
  'without after': [
    say`ๆ with a space after it, where most have none`,
    say`Write it without a space after it, or change all the others.`,
  ],
}
