import { say } from '../../finding.ts'
import { writtenWords } from '../../locale/marks.ts'
import { english, type LocaleCheck, problemIn } from './locale-check.ts'

const ja = (text: string) => ({
  'locales/ja/terms.yaml': 'apple: りんご\n',
  'locales/ja/labels.yaml': `a: |-\n  ${text}\n`,
})

export const widthMixed: LocaleCheck = {
  code: 'width-mixed',
  severity: 'warning',
  proves: 'Chinese and Japanese use full-width marks next to their characters; other languages never do.',
  examples: [
    {
      good: ja('秋になる。カードを2枚（各1枚）、{rounds}回：:apple:を見せる！ **重要**：example.com/ORCHARD'),
    },
    { good: ja('ズレは--offset 1.5,-0.5のように直す。（4.5 mm）') },
    { bad: ja('秋になる,終わり。'), at: 'locales/ja/labels.yaml:2:7' },
    { bad: ja('{apple}, 終わり。'), at: 'locales/ja/labels.yaml:2:10' },
    { bad: ja('カード(2枚)を渡す。'), at: 'locales/ja/labels.yaml:2:6' },
    { bad: ja('カードを２枚、または3枚。'), at: 'locales/ja/labels.yaml:2:7' },
    { bad: english('a: |-\n  Apple falls！\n'), at: 'locales/en/labels.yaml:2:14' },
  ],
  *run(subject) {
    const wide = subject.known && /^(?:Han[ts]|Jpan)$/.test(subject.language.script)
    for (const text of subject.own.texts.values()) {
      if (wide) {
        const written = writtenWords(text.value, (name) => (isWide(subject.names.resolve(name)) ? '字' : '0'))
        for (const at of narrowMarks(written))
          yield problemIn(
            subject,
            text,
            [at, at + 1],
            say`the half-width mark "${written[at]!}" is next to full-width characters`,
            say`Write "${widened(written[at]!)}".`,
          )
        const digit = /[０-９]/.exec(written)
        if (digit && /[0-9]/.test(written))
          yield problemIn(
            subject,
            text,
            [digit.index, digit.index + 1],
            say`full-width and half-width digits in one text`,
            say`Write the same kind of digits throughout; figures filled in for {names} are half-width.`,
          )
      } else if (subject.known) {
        const mark = /[\u3000-\u3002\uff01-\uff5e]/.exec(text.value)
        if (mark)
          yield problemIn(
            subject,
            text,
            [mark.index, mark.index + 1],
            say`the full-width mark "${mark[0]}" in a language that does not use them`,
            say`Write "${narrowed(mark[0])}".`,
          )
      }
    }
  },
}

const WIDE = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々」』）】]'
/** The mark that was just read is directly behind a full-width character, asterisks looked through. */
const BEHIND_WIDE = `(?<=${WIDE}\\**.)`
/** Such a mark; a bracket also directly before one. The mark comes first, so that nothing is looked through for any other character. */
const NARROW = new RegExp(`[,.!?:;()]${BEHIND_WIDE}(?!\\w*/)|\\((?=\\**${WIDE})|\\)${BEHIND_WIDE}`, 'gu')
const WIDE_LAST = new RegExp(`${WIDE}$`, 'u')

const isWide = (resolution: object): boolean =>
  'value' in resolution && WIDE_LAST.test(String(resolution.value))

const narrowMarks = (written: string): number[] => Array.from(written.matchAll(NARROW), ({ index }) => index)

const SPECIAL: Readonly<Record<string, string>> = { '。': '.', '、': ',', '\u3000': ' ' }
const widened = (mark: string): string =>
  mark === '.' ? '。' : String.fromCharCode(mark.charCodeAt(0) + 0xfee0)
const narrowed = (mark: string): string =>
  SPECIAL[mark] ?? (mark >= '\uff01' ? String.fromCharCode(mark.charCodeAt(0) - 0xfee0) : mark)
