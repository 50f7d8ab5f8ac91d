import { signal } from '@preact/signals'
import { t } from './words.ts'

type View = () => preact.JSX.Element

/** A view that is fetched when it is first shown. */
export function lazyView(load: () => Promise<View>): View {
  const loaded = signal<{ readonly view?: View; readonly failed?: boolean }>({})
  let begun = false
  return () => {
    if (!begun) {
      begun = true
      load().then(
        (view) => {
          loaded.value = { view }
        },
        () => {
          begun = false
          loaded.value = { failed: true }
        },
      )
    }
    const { view: Shown, failed } = loaded.value
    if (Shown) return <Shown />
    return <p class="quiet">{failed ? t('page.not-loaded') : t('page.loading')}</p>
  }
}
