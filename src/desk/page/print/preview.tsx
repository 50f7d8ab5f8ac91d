import { signal } from '@preact/signals'
import type { DocumentView, LaidView } from '../../talk.ts'
import { spokenAlone } from '../sayings.ts'
import { t } from '../words.ts'
import { isCurrent, isFaulty } from './kit.ts'
import { PagePicture } from './page-picture.tsx'

const chosen = signal<string | undefined>(undefined)
/** How wide a page is shown, in pixels; by steps. The first shows both sides of a sheet on a phone, the second two sheets on a desk. */
const ZOOMS = [160, 210, 320, 480, 720, 1080]
const zoom = signal(innerWidth < 600 ? 0 : 1)

/** The pages as they will come out of the printer. */
export function Preview({ laid }: { readonly laid: LaidView }) {
  const document = laid.documents.find(({ kind }) => kind === chosen.value) ?? laid.documents[0]
  if (!document) return <p class="quiet">{t(isFaulty.value ? 'print.nothing-left' : 'print.nothing')}</p>
  return (
    <div class={isCurrent.value ? 'preview' : 'preview outdated'}>
      <div class="preview-bar">
        <fieldset class="tabs" aria-label={t('print.documents')}>
          {laid.documents.map(({ kind, path }) => (
            <button
              key={path}
              type="button"
              aria-pressed={kind === document.kind}
              onClick={() => {
                chosen.value = kind
              }}
            >
              {t(`file.${kind}`)}
            </button>
          ))}
        </fieldset>
        <Zoom />
      </div>
      {laid.notes.length > 0 ? (
        <ul class="notes">
          {laid.notes.map((note) => {
            const { words, lang } = spokenAlone(note)
            return (
              <li key={note.message} lang={lang}>
                {words}
              </li>
            )
          })}
        </ul>
      ) : null}
      <Sheets laid={laid} document={document} />
    </div>
  )
}

function Zoom() {
  const by = (step: number) => () => {
    zoom.value = Math.min(ZOOMS.length - 1, Math.max(0, zoom.value + step))
  }
  return (
    <fieldset class="zoom" aria-label={t('print.zoom')}>
      <button type="button" aria-label={t('print.smaller')} disabled={zoom.value === 0} onClick={by(-1)}>
        −
      </button>
      <button
        type="button"
        aria-label={t('print.larger')}
        disabled={zoom.value === ZOOMS.length - 1}
        onClick={by(1)}
      >
        +
      </button>
    </fieldset>
  )
}

interface Shown {
  readonly laid: LaidView
  readonly document: DocumentView
}

/** Each sheet of paper with its sides beside each other, numbered as it is on paper. */
function Sheets({ laid, document }: Shown) {
  const width = ZOOMS[zoom.value]!
  const perSheet = document.isTwoSided ? 2 : 1
  const sheets = Array.from({ length: Math.ceil(document.pages.length / perSheet) }, (_, sheet) =>
    document.pages.slice(sheet * perSheet, (sheet + 1) * perSheet),
  )
  return (
    <ol class="sheets">
      {sheets.map((sides, sheet) => (
        <li key={`${laid.id} ${document.kind} ${sheet}`} class="sheet">
          <p class="sheet-name">
            {nameOf(document, sheet)}
            {sides[0]?.title ? <span>{sides[0].title}</span> : null}
          </p>
          <div class="sides">
            {sides.map((page, side) => (
              <PagePicture
                key={`${sheet * perSheet + side}`}
                laid={laid.id}
                kind={document.kind}
                index={sheet * perSheet + side}
                page={page}
                width={width}
                name={sideOf(document, sheet, side)}
              />
            ))}
          </div>
        </li>
      ))}
    </ol>
  )
}

const numberOf = ({ isTwoSided, before }: DocumentView, sheet: number): number =>
  sheet + 1 - before / (isTwoSided ? 2 : 1)

function nameOf(document: DocumentView, sheet: number): string {
  const n = numberOf(document, sheet)
  if (n < 1) return t('print.how-to')
  // What is counted from the first sheet to cut is called as it is on that: the print dialogue counts other pages.
  return t(document.isTwoSided || document.before > 0 ? 'print.sheet' : 'print.page', { n })
}

function sideOf(document: DocumentView, sheet: number, side: number): string {
  const n = numberOf(document, sheet)
  if (n < 1 || !document.isTwoSided) return nameOf(document, sheet)
  return t(side === 0 ? 'print.front-of' : 'print.back-of', { n })
}
