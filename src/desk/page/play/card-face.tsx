import { useEffect, useRef, useState } from 'preact/hooks'
import type { CardWords } from '../../talk-play.ts'
import { engine, isOutdated } from '../engine.ts'

const WIDTH = 300

interface Given {
  readonly card: string
  readonly words: CardWords
}

/** A card as it is printed, in one language; its words where it cannot be drawn, without a connection perhaps. */
export function CardFace({ card, words: { lang, tag, title, text } }: Given) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawable, setDrawable] = useState(true)
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
      (error: unknown) => {
        if (!isOutdated(error)) setDrawable(false)
      },
    )
    return () => stop.abort()
  }, [lang, card])
  if (!isDrawable)
    return (
      <div class="face in-words" lang={tag}>
        <h4>{title}</h4>
        <p>{text}</p>
      </div>
    )
  return <canvas ref={canvas} class="face" role="img" lang={tag} aria-label={`${title}. ${text}`} />
}

/** About as wide as a card, in points: it only says how finely to draw. */
const CARD_WIDTH = 180
