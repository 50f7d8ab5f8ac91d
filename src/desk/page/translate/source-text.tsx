import { iconsOf } from '../../../locale/marks.ts'
import { placeholdersOf } from '../../../locale/placeholders.ts'
import type { TextView } from '../../talk-translate.ts'
import { t } from '../words.ts'
import { Differing } from './differing.tsx'
import { insert } from './field.tsx'
import { MarkedText } from './marked-text.tsx'
import type { Mark } from './segments.ts'
import { proof, view, wordingOf } from './state.ts'

/** The text to translate, with what was said about it, and what has changed in it since it was translated. */
export function SourceText({ text, marks }: { readonly text: TextView; readonly marks: readonly Mark[] }) {
  const { sourceTag } = view.value!
  return (
    <div class="source">
      {text.changed ? (
        <Changes {...text.changed} />
      ) : (
        <p class="original" lang={sourceTag}>
          <MarkedText text={text.source} marks={marks} />
        </p>
      )}
      {text.factsChanged ? <p class="note">{t('translate.facts-changed')}</p> : null}
      {text.comment ? (
        <p class="comment" lang="en">
          {text.comment}
        </p>
      ) : null}
    </div>
  )
}

function Changes({ was, is: now }: NonNullable<TextView['changed']>) {
  return (
    <>
      <p class="note">{t('translate.changed-since')}</p>
      <p class="original" lang={view.value!.sourceTag}>
        <Differing was={was} is={now} />
      </p>
    </>
  )
}

/** What the original has in braces and between colons, each once, in its order. */
export const insertable = ({ source }: TextView): string[] => [
  ...new Set([
    ...placeholdersOf(source).map(({ name }) => `{${name}}`),
    ...iconsOf(source).map(({ name }) => `:${name}:`),
  ]),
]

/** Names, figures and icons of the original: a click, or Alt with a digit, puts one in. */
export function Inserts({ text }: { readonly text: TextView }) {
  const all = insertable(text)
  if (all.length === 0) return null
  const value = wordingOf(text)
  return (
    <fieldset class="inserts" aria-label={t('translate.inserts')}>
      {all.map((words, i) => (
        <button
          key={words}
          type="button"
          class={isUsed(words, value) ? 'used' : 'unused'}
          title={t('translate.insert', { what: words })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => insert(text, words)}
        >
          {i < 9 ? <kbd>{i + 1}</kbd> : null}
          <code>{words}</code>
          <Meaning words={words} />
        </button>
      ))}
    </fieldset>
  )
}

/** A name may stand in another form than in the original: {bite} for {bite.many}. */
function isUsed(words: string, value: string): boolean {
  if (value.includes(words)) return true
  const [name = ''] = words.slice(1, -1).split('.')
  const isName = view.value!.texts.some(({ unit }) => unit === `terms:${name}`)
  return isName && placeholdersOf(value).some((each) => each.name.split('.')[0] === name)
}

/** What is printed there. */
function Meaning({ words }: { readonly words: string }) {
  const meaning = proof.value?.names[words.slice(1, -1)]
  return words.startsWith('{') && meaning ? <span lang={view.value!.tag}>{meaning}</span> : null
}
