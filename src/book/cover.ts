import type { Page } from '../frame/document.ts'
import type { Item } from '../frame/frame.ts'
import type { Size } from '../geometry/box.ts'
import type { Press } from './press.ts'
import { artifact, tagged } from './strip.ts'

/** The cover, drawn from its template to the edges of the paper; its words are read, its art is passed over. */
export function coverPage(press: Press, page: Size): Page[] {
  const frame = press.drawings.draw('cover', page.width, page.height)
  if (!frame) return []
  const { width, height } = page
  // On a booklet's sheet the art must not run over the page beside it.
  const items: Item[] = [
    { kind: 'group', clip: `M0 0H${width}V${height}H0Z`, items: tagWords(press, frame.items) },
  ]
  return [{ width, height, items }]
}

/** Words of one face and size that follow one another are a paragraph. */
function tagWords(press: Press, items: readonly Item[]): Item[] {
  let look = ''
  let id = ''
  return items.map((item) => {
    if (item.kind !== 'text') {
      look = ''
      return artifact([item])
    }
    const now = `${item.face} ${item.size}`
    if (now !== look) id = press.id()
    look = now
    return tagged([{ role: 'P', id }], [item])[0]!
  })
}
