import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { t } from './words.ts'

type View = () => preact.JSX.Element

/** A view that is fetched when it is first shown. What could not be fetched is only asked for again when somebody, or the browser, gives a reason to. */
export function lazyView(load: () => Promise<View>): View {
  const loaded = signal<{ readonly view?: View; readonly failed?: boolean }>({})
  const begin = async () => {
    loaded.value = {}
    loaded.value = await load().then(
      (view) => ({ view }),
      () => ({ failed: true }),
    )
  }
  return () => {
    const { view: Shown, failed } = loaded.value
    // Opening the view is asking for it.
    useEffect(() => {
      if (!loaded.value.view) void begin()
    }, [])
    if (Shown) return <Shown />
    return failed ? <NotLoaded again={begin} /> : <p class="quiet wait">{t('page.loading')}</p>
  }
}

function NotLoaded({ again }: { readonly again: () => Promise<void> }) {
  useEffect(() => {
    const retry = () => void again()
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [again])
  return (
    <div class="wait">
      <p class="quiet" role="alert">
        {t('page.not-loaded')}
      </p>
      <button type="button" onClick={() => void again()}>
        {t('page.try-again')}
      </button>
    </div>
  )
}
