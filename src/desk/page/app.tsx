import { game, ownName } from './game.ts'
import { PAGE_LANGUAGES } from './languages.ts'
import { lazyView } from './lazy.tsx'
import { PrintView } from './print/print-view.tsx'
import { hashOf, route, VIEWS } from './route.ts'
import { chooseLanguage, pageLanguage, t, tagOf } from './words.ts'

/** Views by their names in the address. What is not printed tonight is loaded when it is opened. */
const views: Readonly<Record<string, () => preact.JSX.Element>> = {
  print: PrintView,
  check: lazyView(async () => (await import('./check/check-view.tsx')).CheckView),
  play: lazyView(async () => (await import('./play/play-view.tsx')).PlayView),
  translate: lazyView(async () => (await import('./translate/translate-view.tsx')).TranslateView),
  game: lazyView(async () => (await import('./own/own-view.tsx')).OwnView),
  about: lazyView(async () => (await import('./about.tsx')).AboutView),
}

/** A game without rules that the program knows has nothing to tell a table. */
const shown = () =>
  VIEWS.filter((view) => view in views && !(view === 'play' && game.value?.hasRules === false))

export function App() {
  const View = views[route.value.view] ?? PrintView
  return (
    <>
      <header class="mast">
        <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
          {t('page.skip')}
        </button>
        <h1 class="wordmark">
          <img src="wordmark.svg" alt="GROWL Press" />
        </h1>
        <nav aria-label={t('page.views')}>
          {shown().map((view) => (
            <Way key={view} view={view} />
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

/** Where views lead; a game of somebody's own goes by its name, so that everybody sees whose cards these are. */
function Way({ view }: { readonly view: string }) {
  const name = view === 'game' ? ownName.value : undefined
  return (
    <a
      class={name === undefined ? undefined : 'own-name'}
      href={hashOf({ view, options: {} })}
      title={name === undefined ? undefined : t('own.is-open')}
      aria-current={route.value.view === view ? 'page' : undefined}
    >
      {name === undefined ? t(`page.${view}`) : <bdi>{name}</bdi>}
    </a>
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
          <option key={code} value={code} lang={tagOf(code)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
