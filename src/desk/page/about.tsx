import { t } from './words.ts'

/** Whose work it is, and under which licences. The list is made at build from CREDITS.md. */
export function AboutView() {
  return (
    <article class="about">
      <h2>{t('about.title')}</h2>
      <p>{t('about.unofficial')}</p>
      <p>{t('about.private')}</p>
      <p>
        <a href="credits.html">{t('about.credits')}</a>
      </p>
    </article>
  )
}
