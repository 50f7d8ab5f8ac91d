import { describe, expect, it } from 'vitest'
import { commentOfFile, commentsAbove } from '../../src/locale/comments.ts'

const file = `# What stands on the cards.
# Short.

# ------------------------------- Fruit
# From the orchard.
apple:
  # Read aloud.
  title: Apple
  text: |-
    # not a comment: a line of the text
    An apple.
  hint: Red
pear: {one: Pear, many: Pears}
`.split('\n')

const about = (words: string) => commentsAbove(file, file.findIndex((line) => line.includes(words)) + 1)

describe('comments for translators', () => {
  it('stand above a text, and above what it belongs to', () => {
    expect(about('title:')).toEqual(['From the orchard.', 'Read aloud.'])
  })

  it('are not about the next text', () => {
    expect(about('hint:')).toEqual(['From the orchard.'])
    expect(about('pear:')).toEqual([])
  })

  it('of the file come first, with an empty line behind them', () => {
    expect(commentOfFile(file)).toBe('What stands on the cards.\nShort.')
    expect(commentOfFile(['# About a.', 'a: b'])).toBe('')
    expect(commentOfFile([])).toBe('')
  })
})
