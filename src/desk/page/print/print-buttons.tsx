import type { FileKind } from '../../../kit/file.ts'
import type { DocumentView } from '../../talk.ts'
import { download, zipped } from '../download.ts'
import { game } from '../game.ts'
import { t } from '../words.ts'
import { cancel, isCurrent, isStopped, laid, paint, painting } from './kit.ts'

/** A button for each file, and one for all of them together. A button that is truly disabled would lose whoever is there by keyboard. */
export function PrintButtons() {
  const documents = laid.value?.documents ?? []
  const isReady = isCurrent.value && painting.value === undefined && !isStopped.value
  return (
    <div class="buttons">
      {documents.map((document, index) => (
        <button
          key={document.path}
          type="button"
          class={index === 0 ? 'primary' : ''}
          aria-disabled={!isReady}
          onClick={() => isReady && void save([document.kind])}
        >
          <Download />
          <strong>{t(`file.${document.kind}`)}</strong>
          <small>
            {sizeOf(document)}
            <span class="format"> · PDF</span>
          </small>
        </button>
      ))}
      {documents.length > 1 ? (
        <button type="button" aria-disabled={!isReady} onClick={() => isReady && void saveAll()}>
          <Download />
          <strong>{t('file.all')}</strong>
          <small>ZIP</small>
        </button>
      ) : null}
      <Painting />
    </div>
  )
}

/** An arrow into a tray. */
const Download = () => (
  <svg class="download" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8 1v9.5M4 7l4 4 4-4M1.5 12v2.5h13V12" />
  </svg>
)

const sizeOf = ({ sheets }: DocumentView): string => t('print.sheets', { count: sheets })

function Painting() {
  if (painting.value === undefined) return null
  return (
    <div class="painting" role="status">
      <progress value={painting.value} aria-label={t('print.painting')} />
      <span>{t('print.painting')}</span>
      <button type="button" class="plain" onClick={cancel}>
        {t('page.cancel')}
      </button>
    </div>
  )
}

const gameId = (): string => game.value?.id ?? 'game'

async function save(kinds: readonly FileKind[]): Promise<void> {
  for (const file of await paint(kinds)) download(file, gameId())
}

async function saveAll(): Promise<void> {
  const lang = laid.value?.lang
  const files = await paint()
  if (files.length > 0) download(await zipped(files, `${lang}.zip`), gameId())
}
