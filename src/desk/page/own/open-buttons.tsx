import type { OwnSource } from '../../talk-own.ts'
import { t } from '../words.ts'
import { isOpening, openOwnGame } from './own-game.ts'

/** Chromium shows a page a folder that somebody picks; others hand over all files that are in it. */
type Picker = (wanted: { readonly mode: 'read' }) => Promise<FileSystemDirectoryHandle>
const picker = (): Picker | undefined =>
  (globalThis as unknown as { readonly showDirectoryPicker?: Picker }).showDirectoryPicker
const takesFolders = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype

/** A folder or a zip, picked or dropped. */
export function OpenButtons() {
  return (
    <section
      class="open-own"
      aria-label={t('own.open')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void dropped(event.dataTransfer)
      }}
    >
      <div class="buttons">
        <Folder />
        <label class="file-button">
          <input
            type="file"
            accept=".zip,application/zip"
            disabled={isOpening.value}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0]
              if (file) void openOwnGame({ from: 'zip', file })
              // The same file again is a change, too.
              currentTarget.value = ''
            }}
          />
          {t('own.zip')}
        </label>
      </div>
      <p class="quiet">{t('own.drop')}</p>
    </section>
  )
}

function Folder() {
  const pick = picker()
  if (pick)
    return (
      <button type="button" disabled={isOpening.value} onClick={() => void picked(pick)}>
        {t('own.folder')}
      </button>
    )
  // Phones have no folders to show.
  if (!takesFolders()) return null
  return (
    <label class="file-button">
      <input
        type="file"
        disabled={isOpening.value}
        ref={(input) => void input?.toggleAttribute('webkitdirectory', true)}
        onChange={({ currentTarget }) => {
          const source = sourceOf(currentTarget.files)
          if (source) void openOwnGame(source)
          currentTarget.value = ''
        }}
      />
      {t('own.folder')}
    </label>
  )
}

async function picked(pick: Picker): Promise<void> {
  try {
    await openOwnGame({ from: 'handle', handle: await pick({ mode: 'read' }) })
  } catch {
    // Somebody thought better of it.
  }
}

/** So many files of a folder are handed over: a game has far fewer, and says so if it has not. */
const MOST_PICKED = 100_000

/** "plums/data/game.yaml": the first is the folder that was picked. */
function sourceOf(list: FileList | null): OwnSource | undefined {
  const [first] = list ?? []
  if (!list || !first) return undefined
  const name = first.webkitRelativePath.split('/')[0]!
  const files = Array.from(list)
    .slice(0, MOST_PICKED)
    .map((file) => ({ path: file.webkitRelativePath.slice(name.length + 1), file }))
  return { from: 'folder', name, files }
}

/** What Chromium says of something that was dropped. */
interface Dropped {
  readonly getAsFileSystemHandle?: () => Promise<FileSystemHandle | null>
}

async function dropped(data: DataTransfer | null): Promise<void> {
  const [item] = data?.items ?? []
  const file = item?.getAsFile()
  const found = await (item as Dropped | undefined)?.getAsFileSystemHandle?.()
  if (found?.kind === 'directory')
    await openOwnGame({ from: 'handle', handle: found as FileSystemDirectoryHandle })
  else if (file) await openOwnGame({ from: 'zip', file })
}
