import type { Language } from '../locale/languages.ts'
import { inBrackets, typesetWords } from '../locale/typography.ts'
import type { Block } from './blocks.ts'
import type { Book } from './book.ts'
import { type InlineWriter, writeLine, writeParagraphs } from './inline.ts'

/** The book as Markdown that any reader shows: icons as words, figures as what they show. */
export function writeMarkdown({ blocks, source, title }: Book): string {
  const { words, game } = source
  const isIcon = (name: string) => game.icons.some(({ id }) => id === name)
  const writer = writerOf(words.language, (name) =>
    isIcon(name) ? `[${words.term(name) ?? name}]` : (SIGNS[name] ?? `[${name}]`),
  )
  const parts = blocks.flatMap((block) => write(block, writer, ''))
  // A book without a cover still has a title.
  const head = blocks[0]?.kind === 'cover' ? [] : [`# ${escapeMarks(typesetWords(title, words.language))}`]
  return `${[...head, ...parts].join('\n\n').replace(/\n{3,}/g, '\n\n')}\n`
}

const SIGNS: Readonly<Record<string, string>> = { star: '★' }

const writerOf = (language: Language, icon: (name: string) => string): InlineWriter => ({
  language,
  text: escapeMarks,
  // Asterisks are not understood next to 「…」: elements are, everywhere.
  bold: (inside) => (SIMPLE.test(inside) ? `**${inside}**` : `<strong>${inside}</strong>`),
  italic: (inside) => (SIMPLE.test(inside) ? `*${inside}*` : `<em>${inside}</em>`),
  icon: (name) => escapeMarks(icon(name)),
  link: (words, url) => `[${escapeMarks(words)}](${url})`,
})
const SIMPLE = /^[\p{Script=Latin}\p{N}](?:.*[\p{Script=Latin}\p{N}:.!?])?$/u

const escapeMarks = (text: string): string =>
  text.replace(/[\\`*_[\]<>|#]/g, '\\$&').replace(/^(\d+)\./, '$1\\.')

function write(block: Block, writer: InlineWriter, indent: string): string[] {
  const inside = (blocks: readonly Block[], deeper = '') =>
    blocks.flatMap((each) => write(each, writer, indent + deeper))
  const line = (text: string) => `${indent}${text}`
  switch (block.kind) {
    case 'cover':
      return inside(block.blocks)
    case 'contents':
    case 'page':
      return []
    case 'heading': {
      // The title of the book is the only heading of the first level.
      const level = block.id ? block.rank + 1 : block.rank === 1 ? 1 : block.rank + 1
      return [line(`${'#'.repeat(level)} ${writeLine(block.text, writer)}`)]
    }
    case 'prose':
      return writeParagraphs(block.text, writer).map(line)
    case 'list': {
      const items = block.items.map((item, i) => {
        const mark = block.ordered ? `${(block.start ?? 1) + i}. ` : '- '
        const [first = '', ...rest] = inside(item, ' '.repeat(mark.length))
        return [indent + mark + first.trimStart(), ...rest].join('\n\n')
      })
      return [items.join(block.ordered ? '\n\n' : '\n')]
    }
    case 'callout': {
      const label = block.label ? [`**${writeLine(block.label, writer)}**`] : []
      const quoted = [...label, ...inside(block.blocks)].join('\n\n')
      return [
        quoted
          .split('\n')
          .map((each) => line(`> ${each}`.trimEnd()))
          .join('\n'),
      ]
    }
    case 'table': {
      const row = (cells: readonly string[]) =>
        line(`| ${cells.map((cell) => writeLine(cell, writer)).join(' | ')} |`)
      const rule = line(`|${block.head.map((_, i) => (i === 0 ? '---' : ':-:')).join('|')}|`)
      const table = [row(block.head), rule, ...block.rows.map(row)].join('\n')
      return [...(block.caption ? [line(`**${writeLine(block.caption, writer)}**`)] : []), table]
    }
    case 'figure':
      return [
        line(
          `*${writeLine(block.caption, writer)}*${inBrackets(writeLine(block.alt, writer), writer.language)}`,
        ),
      ]
    case 'entry':
      return inside(block.blocks)
    case 'grid': {
      const small = block.cells.every((cell) => cell.kind === 'entry' && cell.blocks[0]?.kind !== 'heading')
      return small
        ? [block.cells.map((cell) => `${indent}- ${write(cell, writer, '').join(' ')}`).join('\n')]
        : inside(block.cells)
    }
  }
}
