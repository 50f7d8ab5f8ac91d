import type { Form, Item } from './form.ts'

const MAX_SPELLINGS = 64

/** A form written out in all its spellings, for comparing; one with too many stays as it is. */
export function spellOut({ items, with: others }: Form): string[] {
  const parts = [items, ...others].map(spellItems)
  if (parts.length === 1) return parts[0]!
  // In any order: so the order is not compared.
  return [
    parts
      .map((spellings) => spellings.join(' / '))
      .sort()
      .join(' & '),
  ]
}

function spellItems(items: readonly Item[]): string[] {
  let done = ['']
  for (const item of items) {
    const next = spellItem(item)
    if (done.length * next.length > MAX_SPELLINGS) return [JSON.stringify(items)]
    done = done.flatMap((start) => next.map((end) => (end ? `${start} ${end}` : start)))
  }
  return done.map((text) => text.trim())
}

function spellItem(item: Item): string[] {
  switch (item.type) {
    case 'word':
      return [...item.spellings, ...item.open.map((stem) => `${stem}*`)]
    case 'list':
      return [`{${item.name}}`]
    case 'number':
      return [`{n${item.shift || ''}}`]
    case 'gap':
      return [`…${item.words}`]
    case 'sign':
      return [item.sign]
    case 'any': {
      const of = item.of.flatMap(spellItems)
      return item.optional ? [...of, ''] : of
    }
  }
}
