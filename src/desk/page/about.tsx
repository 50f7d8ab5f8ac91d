import { useEffect } from 'preact/hooks'
import { followGame, game } from './game.ts'
import { t } from './words.ts'

/** Whose work it is, and under which licences. The list is made at build from CREDITS.md. */
export function AboutView() {
  useEffect(followGame, [])
  return (
    <article class="about">
      <h2>{t('about.title')}</h2>
      <p class="banner">
        <img src="wordmark.svg" alt="GROWL Press" /> {game.value?.version}
      </p>
      <p>{t('about.unofficial')}</p>
      <p>
        {t('about.game')}{' '}
        <a href="https://JoeyVigour.com/GROWL" rel="noreferrer">
          JoeyVigour.com/GROWL
        </a>
      </p>
      <p>{t('about.private')}</p>
      <p>
        <a href="credits.html">{t('about.credits')}</a>
      </p>
    </article>
  )
}
