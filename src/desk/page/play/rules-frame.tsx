import { useRef } from 'preact/hooks'
import type { RulesView } from '../../talk-play.ts'
import { t } from '../words.ts'

/** Headings look like those of the page, where the rulebook's own style does not say what they look like. */
const HEADINGS =
  ':is(h1, h2, h3, h4):not(:lang(zh), :lang(ja), :lang(th)) { font-family: "Card", system-ui, sans-serif }'

/**
 * The rulebook in a frame where no script runs. Our policy holds there too: no style that is written in a page, no file that is
 * fetched. What the rulebook is to look like is handed to it by us instead, and the face of its headings.
 */
export function RulesFrame({ html, style }: RulesView) {
  const frame = useRef<HTMLIFrameElement>(null)
  const dress = () => {
    const inside = frame.current!.contentWindow as (Window & typeof globalThis) | null
    if (!inside) return
    inside.document.adoptedStyleSheets = [HEADINGS, style].map((rules) => {
      const sheet = new inside.CSSStyleSheet()
      sheet.replaceSync(rules)
      return sheet
    })
    void lendFace(inside)
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

async function lendFace(inside: Window & typeof globalThis): Promise<void> {
  try {
    const answer = await fetch('heading.woff')
    if (answer.ok) inside.document.fonts.add(new inside.FontFace('Card', await answer.arrayBuffer()))
  } catch {
    // Without it the headings are set in a plain face.
  }
}
