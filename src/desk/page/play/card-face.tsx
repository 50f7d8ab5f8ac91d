import { useEffect, useRef } from 'preact/hooks'
import type { CardWords } from '../../talk.ts'
import { engine } from '../engine.ts'

const WIDTH = 300

/** A card as it is printed, in one language. */
export function CardFace({
  card,
  words: { lang, tag, title, text },
}: {
  readonly card: string
  readonly words: CardWords
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    const scale = (WIDTH * Math.min(devicePixelRatio, 2)) / CARD_WIDTH
    engine.ask('face', { lang, card, scale }, { signal: stop.signal }).then(
      (picture) => {
        const element = canvas.current
        if (!element) return
        element.width = picture.width
        element.height = picture.height
        element.getContext('bitmaprenderer')!.transferFromImageBitmap(picture)
        element.dataset.drawn = 'yes'
      },
      () => undefined,
    )
    return () => stop.abort()
  }, [lang, card])
  return <canvas ref={canvas} class="face" role="img" lang={tag} aria-label={`${title}. ${text}`} />
}

/** About as wide as a card, in points: it only says how finely to draw. */
const CARD_WIDTH = 180
