import type { TextView } from '../../talk-translate.ts'
import { isSavedToDisk } from '../game.ts'
import { t } from '../words.ts'
import { unproved } from './asked.ts'
import { Conflict, NotDone } from './conflict.tsx'
import { earlierWording } from './earlier.ts'
import { FactList, factMarks } from './facts.tsx'
import { Field, languageName } from './field.tsx'
import { findingMarks, TextFindings } from './findings.tsx'
import { cardOf, further, nextProblem, shownState } from './list.ts'
import { canTakeBack, takeBackAcceptance } from './saving.ts'
import { movedMarks } from './segments.ts'
import { Inserts, SourceText } from './source-text.tsx'
import { accept, canUndo, openAt, proof, redo, undo, view, wordingOf, write } from './state.ts'
import { GroupName, Part } from './text-list.tsx'
import { TextPicture } from './text-picture.tsx'

/** One text: the original beside the field, the picture beside both. */
export function Editor({ text }: { readonly text: TextView }) {
  const { source, lang, tag, sourceTag, groups } = view.value!
  const said = proof.value?.key === text.key ? proof.value : undefined
  const value = wordingOf(text)
  const group = groups.find(({ id }) => id === text.group)!
  const marks = said
    ? movedMarks([...factMarks(said.facts, 'said'), ...findingMarks(said.findings)], said.value, value)
    : []
  return (
    <article class="editor" aria-labelledby="translate-title">
      <Steps text={text} />
      <header>
        <h3 id="translate-title">
          <GroupName group={group} />
          <Part title={cardOf(text)} /> <code>{text.key}</code>
        </h3>
        <p class={`state ${shownState(text.state)}`}>{t(`translate.state-${shownState(text.state)}`)}</p>
      </header>
      <div class="both">
        {lang === source ? null : (
          <section aria-label={t('translate.original')}>
            <SourceText text={text} marks={said ? factMarks(said.facts, 'original') : []} />
          </section>
        )}
        <section class="writing" aria-label={languageName()}>
          {lang === source && text.comment ? (
            <p class="comment" lang="en">
              {text.comment}
            </p>
          ) : null}
          <Conflict text={text} />
          <Field text={text} marks={marks} />
          <Inserts text={text} />
          <Actions text={text} />
          <NotDone text={text} />
          <TextFindings text={text} />
        </section>
        <section class="proofs" aria-label={t('translate.printed')}>
          <TextPicture />
          {said?.facts ? <FactList facts={said.facts} tag={tag} sourceTag={sourceTag} /> : null}
        </section>
      </div>
      {group.about ? (
        <details class="about-file">
          <summary>{t('translate.about-file')}</summary>
          <p lang="en">{group.about}</p>
        </details>
      ) : null}
    </article>
  )
}

function Steps({ text }: { readonly text: TextView }) {
  const [before, after, problem] = [further(-1), further(1), nextProblem()]
  return (
    <nav class="steps" aria-label={t('translate.steps')}>
      <button type="button" class="to-list" onClick={() => openAt(undefined)}>
        {t('translate.to-list')}
      </button>
      <button type="button" disabled={before === undefined} onClick={() => openAt(before)}>
        ↑ {t('translate.previous')}
      </button>
      <button type="button" disabled={after === undefined} onClick={() => openAt(after)}>
        ↓ {t('translate.next')}
      </button>
      <button
        type="button"
        disabled={problem === undefined || problem === text.key}
        onClick={() => openAt(problem)}
      >
        {t('translate.next-problem')}
      </button>
    </nav>
  )
}

/** An error that nobody has waived, in the wording that was looked at last. */
const hasError = ({ key }: TextView): boolean =>
  proof.value?.key === key &&
  proof.value.findings.some(({ severity, waived }) => severity === 'error' && waived === undefined)

/** Errors that nobody has waived keep a text from being accepted, as on the command line. */
export const isAcceptable = (text: TextView): boolean => {
  const said = proof.value
  const value = wordingOf(text)
  return (
    view.value!.lang !== view.value!.source &&
    text.state !== 'accepted' &&
    value.trim() !== '' &&
    unproved.value?.key !== text.key &&
    said?.key === text.key &&
    said.value === value &&
    !hasError(text)
  )
}

/** What a text can be put back to: what is in its file; where that follows every key, what was in it before. */
const wordingBefore = ({ key, written }: TextView): string =>
  (isSavedToDisk() ? earlierWording(view.value!.lang, key) : undefined) ?? written

const WHY_NOT = 'translate-why-not'

function Actions({ text }: { readonly text: TextView }) {
  const { undo: canGoBack, redo: canGoOn } = canUndo(text.key)
  const before = wordingBefore(text)
  const isOriginal = view.value!.lang === view.value!.source
  const isBarred = !isOriginal && text.state !== 'accepted' && hasError(text)
  return (
    <div class="actions">
      <button type="button" disabled={!canGoBack} onClick={() => undo(text)}>
        {t('translate.undo')}
      </button>
      <button type="button" disabled={!canGoOn} onClick={() => redo(text)}>
        {t('translate.redo')}
      </button>
      <button type="button" disabled={wordingOf(text) === before} onClick={() => write(text, before)}>
        {t('translate.as-written')}
      </button>
      {text.state === 'accepted' && canTakeBack(view.value!.lang, text) ? (
        <button type="button" onClick={() => void takeBackAcceptance(view.value!.lang, text)}>
          {t('translate.take-back-accepted')}
        </button>
      ) : null}
      {isOriginal ? null : (
        <button
          type="button"
          class="primary"
          disabled={!isAcceptable(text)}
          aria-describedby={isBarred ? WHY_NOT : undefined}
          onClick={() => accept(text)}
        >
          {text.state === 'accepted' ? t('translate.is-accepted') : t('translate.accept')}
        </button>
      )}
      {isBarred ? (
        <p id={WHY_NOT} class="why-not">
          {t('translate.why-not')}
        </p>
      ) : null}
    </div>
  )
}
