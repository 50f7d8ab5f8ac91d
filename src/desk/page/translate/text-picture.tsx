import { useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../words.ts'
import { picture } from './state.ts'

/** The card or the paragraph as it will be printed. */
export function TextPicture() {
  const shown = picture.value
  const canvas = useRef<HTMLCanvasElement>(null)
  // Before the browser paints, not after: a frame sooner to be seen.
  useLayoutEffect(() => {
    const bitmap = shown?.picture
    const element = canvas.current
    if (!bitmap || !element || bitmap.width === 0) return
    element.width = bitmap.width
    element.height = bitmap.height
    element.getContext('bitmaprenderer')!.transferFromImageBitmap(bitmap)
    element.dataset.drawn = String(Number(element.dataset.drawn ?? 0) + 1)
  }, [shown])
  if (!shown) return <p class="quiet drawing">{t('translate.drawing')}</p>
  if (shown.on === 'nothing') return <p class="quiet drawing">{t('translate.not-shown')}</p>
  const { mark, on, places } = shown
  return (
    <figure class={`printed on-${on}`}>
      <div class="sheet-of">
        <canvas ref={canvas} role="img" aria-label={t(`translate.picture-${on}`)} />
        {mark ? (
          <span class="passage" style={{ top: `${mark[0] * 100}%`, bottom: `${(1 - mark[1]) * 100}%` }} />
        ) : null}
      </div>
      <figcaption>{t('translate.places', { count: places })}</figcaption>
    </figure>
  )
}
