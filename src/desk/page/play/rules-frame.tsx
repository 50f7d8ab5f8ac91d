import { useRef } from 'preact/hooks'
import type { RulesView } from '../../talk.ts'
import { t } from '../words.ts'

/**
 * The rulebook in a frame where no script runs. Our policy holds there too: no style that is written in a page. What the rulebook
 * is to look like is handed to it by us instead.
 */
export function RulesFrame({ html, style }: RulesView) {
  const frame = useRef<HTMLIFrameElement>(null)
  const dress = () => {
    const inside = frame.current!.contentWindow as (Window & typeof globalThis) | null
    if (!inside) return
    const sheet = new inside.CSSStyleSheet()
    sheet.replaceSync(style)
    inside.document.adoptedStyleSheets = [sheet]
  }
  return (
    <iframe
      ref={frame}
      class="rules"
      title={t('file.rules')}
      sandbox="allow-same-origin"
      srcdoc={html}
      onLoad={dress}
    />
  )
}
