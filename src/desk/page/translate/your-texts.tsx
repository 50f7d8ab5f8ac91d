import { signal } from '@preact/signals'
import type { ChangedView } from '../../talk-translate.ts'
import { download, zipped } from '../download.ts'
import { engine } from '../engine.ts'
import { game, gameRefused, isSavedToDisk } from '../game.ts'
import { deskIs, isDeskAway } from '../home.ts'
import { t } from '../words.ts'
import { ask } from './asked.ts'
import { notSaved } from './saving.ts'
import { view } from './state.ts'
import { changedTexts, hasWork, keeping, work, writtenElsewhere } from './work.ts'

const made = signal<ChangedView | undefined>(undefined)

/** What was written so far, where it is kept, and how to take it along. */
export function YourTexts() {
  return (
    <div class="your-texts">
      <p class={keeping.value === 'unsafe' ? 'note' : 'quiet'} role="status">
        {keeping.value === 'unsafe'
          ? t('translate.unsafe')
          : changedTexts.value > 0
            ? t('translate.kept', { count: changedTexts.value })
            : t(isReachingDisk() ? 'translate.on-disk' : 'translate.will-be-kept')}
      </p>
      <NotSaved />
      {writtenElsewhere.value === view.value!.lang ? (
        <p class="quiet">{t('translate.from-elsewhere')}</p>
      ) : null}
      {hasWork.value ? (
        <details
          class="take-along"
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) void make()
          }}
        >
          <summary>{t('translate.download')}</summary>
          <Files />
        </details>
      ) : null}
    </div>
  )
}

/** Whether what somebody writes next comes into its file, as far as anybody knows. */
const isReachingDisk = (): boolean =>
  isSavedToDisk() && !isDeskAway() && !gameRefused.value && view.value!.faults.length === 0

/** Why something is not in its file, and what to do. */
function NotSaved() {
  if (isSavedToDisk() && isDeskAway())
    return (
      <p class="note" role="alert">
        {t(deskIs.value === 'locked' ? 'refused.locked' : 'translate.desk-closed')}
      </p>
    )
  return notSaved.value === undefined ? null : (
    <p class="note" role="alert">
      {t('translate.not-saved')} <span lang="en">{notSaved.value}</span>
    </p>
  )
}

async function make(): Promise<void> {
  made.value = undefined
  await ask(async () => {
    made.value = await engine.ask('changed', { work: work.value })
  })
}

/** Each file by itself, or all in their folders; made anew with every click, so that nothing is missing in them. */
function Files() {
  if (!made.value) return <p class="quiet">{t('page.loading')}</p>
  const { files, left } = made.value
  const save = async (path?: string) => {
    await make()
    const fresh = made.value?.files ?? []
    const file = path === undefined ? undefined : fresh.find((each) => each.path === path)
    if (file) download(file, gameName())
    else if (fresh.length > 0) download(await zipped(fresh, 'texts.zip'), gameName())
  }
  return (
    <>
      <ul>
        {files.map(({ path }) => (
          <li key={path}>
            <button type="button" class="plain" onClick={() => void save(path)}>
              {path}
            </button>
          </li>
        ))}
      </ul>
      {files.length > 1 ? (
        <button type="button" onClick={() => void save()}>
          {t('translate.download-all')}
        </button>
      ) : null}
      {left.map(({ lang, key, why }) => (
        <p key={`${lang} ${key}`} class="note">
          {t('translate.left-out', { key: `${lang} ${key}` })} <span lang="en">{why}</span>
        </p>
      ))}
    </>
  )
}

const gameName = (): string => game.value?.id ?? 'game'
