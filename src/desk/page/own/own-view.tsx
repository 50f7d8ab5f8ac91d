import { useEffect } from 'preact/hooks'
import { followGame, game, gameRefused, own, ownName } from '../game.ts'
import { isOnDisk } from '../home.ts'
import { Problems } from '../problems.tsx'
import { Refusal } from '../refusal.tsx'
import { hashOf } from '../route.ts'
import { t } from '../words.ts'
import { examined, followExamination, howFar } from './examination.ts'
import { Example, SaveExample } from './example.tsx'
import { OpenButtons } from './open-buttons.tsx'
import { closeOwnGame, fault, handle, isExample, isKept, isOpening, readAgain } from './own-game.ts'

/** A game of one's own on the desk: open it, see what is wrong with it, go back. */
export function OwnView() {
  useEffect(followGame, [])
  return (
    <article class="own-game">
      <h2>{t('own.title')}</h2>
      <p>{t('own.how')}</p>
      <p class="quiet">{t('own.private')}</p>
      <OpenButtons />
      {isOpening.value ? <p role="status">{t('own.opening')}</p> : null}
      {fault.value ? <Fault /> : null}
      {own.value ? <Opened /> : <Unopened />}
    </article>
  )
}

function Unopened() {
  return (
    <>
      <p class="quiet">{t('own.expected')}</p>
      <Example />
    </>
  )
}

function Fault() {
  const { fault: name, what = '', most = 0 } = fault.value!
  return (
    <div class="refusal" role="alert">
      <p>{t(`own.fault-${name}`, { what, most })}</p>
      {name === 'no-game' && own.value ? <p class="detail">{t('own.expected')}</p> : null}
    </div>
  )
}

function Opened() {
  return (
    <section class="opened" aria-labelledby="own-name">
      <h3 id="own-name">
        <bdi>{ownName.value}</bdi>
      </h3>
      {gameRefused.value ? <Refusal refused={gameRefused.value} /> : <WhatItIs />}
      {isKept.value ? null : <p class="note">{t('own.not-kept')}</p>}
      <p class="buttons">
        {handle.value ? (
          <button type="button" disabled={isOpening.value} onClick={() => void readAgain()}>
            {t('own.again')}
          </button>
        ) : null}
        {isExample.value ? <SaveExample /> : null}
        <button type="button" onClick={() => void closeOwnGame()}>
          {t(isOnDisk() ? 'own.back-disk' : 'own.back')}
        </button>
      </p>
    </section>
  )
}

/** What can be done with it, and what the checks say. */
function WhatItIs() {
  const view = game.value
  if (!view) return <p class="quiet">{t('page.loading')}</p>
  const views = [
    'print',
    'translate',
    ...(view.hasFacts ? ['check'] : []),
    ...(view.hasRules ? ['play'] : []),
  ]
  return (
    <>
      <p>{t('own.languages', { list: view.languages.map(({ name }) => name).join(', ') })}</p>
      <ul class="ways">
        {views.map((each) => (
          <li key={each}>
            <a href={hashOf({ view: each, options: {} })}>{t(`page.${each}`)}</a>
          </li>
        ))}
      </ul>
      <Found />
    </>
  )
}

function Found() {
  useEffect(followExamination, [])
  const findings = examined.value
  if (!findings)
    return (
      <div class="painting" role="status">
        <progress value={howFar.value} aria-label={t('own.examining')} />
        <span>{t('own.examining')}</span>
      </div>
    )
  if (findings.every(({ severity }) => severity === 'info'))
    return <p class="badge good">{t('own.nothing-wrong')}</p>
  return <Problems findings={findings} />
}
