import { PAGE_LANGUAGES } from './languages.ts'
import { lazyView } from './lazy.tsx'
import { PrintView } from './print/print-view.tsx'
import { hashOf, route, VIEWS } from './route.ts'
import { chooseLanguage, pageLanguage, t } from './words.ts'

/** Views by their names in the address. What is not printed tonight is loaded when it is opened. */
const views: Readonly<Record<string, () => preact.JSX.Element>> = {
  print: PrintView,
  check: lazyView(async () => (await import('./check/check-view.tsx')).CheckView),
  play: lazyView(async () => (await import('./play/play-view.tsx')).PlayView),
  translate: lazyView(async () => (await import('./translate/translate-view.tsx')).TranslateView),
  about: lazyView(async () => (await import('./about.tsx')).AboutView),
}
const shown = VIEWS.filter((view) => view in views)

export function App() {
  const View = views[route.value.view] ?? PrintView
  return (
    <>
      <header class="mast">
        <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
          {t('page.skip')}
        </button>
        <h1 class="wordmark">
          GROWL <span>Press</span>
        </h1>
        <nav aria-label={t('page.views')}>
          {shown.map((view) => (
            <a
              key={view}
              href={hashOf({ view, options: {} })}
              aria-current={route.value.view === view ? 'page' : undefined}
            >
              {t(`page.${view}`)}
            </a>
          ))}
        </nav>
        <PageLanguage />
      </header>
      <main id="main" tabIndex={-1}>
        <View />
      </main>
    </>
  )
}

function PageLanguage() {
  return (
    <label class="page-language">
      <span class="for-readers">{t('page.language')}</span>
      <select
        value={pageLanguage.value}
        onChange={({ currentTarget }) => void chooseLanguage(currentTarget.value)}
      >
        {Object.entries(PAGE_LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
