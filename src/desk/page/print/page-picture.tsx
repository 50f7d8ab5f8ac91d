import { useEffect, useRef } from 'preact/hooks'
import type { FileKind } from '../../../kit/file.ts'
import type { PageView } from '../../talk.ts'
import { engine } from '../engine.ts'
import { drawn } from './kit.ts'

interface Given {
  readonly laid: number
  readonly kind: FileKind
  readonly index: number
  readonly page: PageView
  /** In pixels of the page. */
  readonly width: number
  /** For those who do not see it. */
  readonly name: string
}

/** A page, drawn when it comes into sight. */
export function PagePicture({ laid, kind, index, page, width, name }: Given) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current!
    const stop = new AbortController()
    const scale = (width * Math.min(devicePixelRatio, 2)) / page.width
    const draw = async () => {
      // A page of a kit that is no longer wanted stays blank; the next one is on its way.
      const picture = await engine
        .ask('page', { laid, kind, page: index, scale }, { signal: stop.signal })
        .catch(() => undefined)
      if (!picture) return
      element.width = picture.width
      element.height = picture.height
      element.getContext('bitmaprenderer')!.transferFromImageBitmap(picture)
      element.dataset.drawn = 'yes'
      drawn.value = laid
    }
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        seen.disconnect()
        void draw()
      },
      { rootMargin: '300px' },
    )
    seen.observe(element)
    return () => {
      seen.disconnect()
      stop.abort()
    }
  }, [laid, kind, index, width, page])
  return (
    <canvas
      ref={canvas}
      class="paper"
      role="img"
      aria-label={name}
      style={{ width: `${width}px`, aspectRatio: `${page.width} / ${page.height}` }}
    />
  )
}
