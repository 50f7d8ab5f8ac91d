import { describe, expect, it } from 'vitest'
import { withLanguage, withLanguageName } from '../../src/locale/begin.ts'

describe('a language more', () => {
  it.each([
    ['in its line', 'id: a\nlanguages: [en, de] # two\n', 'id: a\nlanguages: [en, de, nl] # two\n'],
    [
      'below the others',
      'languages:\n  - en\n  - de # German\nid: a\n',
      'languages:\n  - en\n  - de # German\n  - nl\nid: a\n',
    ],
  ])('is added %s', (_, before, after) => {
    expect(withLanguage(before, 'nl')).toBe(after)
  })

  it('is not added to what is no list', () => {
    expect(withLanguage('languages: en\n', 'nl')).toBeUndefined()
    expect(withLanguage('id: a\n', 'nl')).toBeUndefined()
    expect(withLanguage('languages: []\n', 'nl')).toBeUndefined()
  })

  it('has a name of its own', () => {
    expect(withLanguageName('# Words.\nsheet: a\n', 'Nederlands')).toBe(
      '# Words.\nsheet: a\nlanguage: Nederlands\n',
    )
    expect(withLanguageName('', 'Nederlands')).toBe('language: Nederlands\n')
  })
})
