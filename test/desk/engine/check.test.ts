import { expect, it } from 'vitest'
import { checkTexts } from '../../../src/desk/engine/check.ts'
import { PASTED } from '../../../src/desk/talk.ts'
import { openGame } from '../../../src/library/open.ts'

it('what is wrong with a pasted text is told gravest first, by its line', async () => {
  // What each of them puts where is left out.
  const text = `The Gift: Wähle zwei lebende Personen mit je 5 oder mehr Handkarten; du darfst eine davon sein.
Diese Karten werden ungesehen mit denen gemischt, die in dieser Nacht weitergegeben werden.
Lege diese Karte ab. Die Nacht bricht herein.`
  const { cards } = await checkTexts(openGame(), { lang: 'de', text })
  const { findings = [] } = cards[0] ?? {}
  const severities = findings.map(({ severity }) => severity)
  expect(severities).toEqual(['error', 'error', 'warning'])
  expect(new Set(findings.map(({ place }) => place?.file))).toEqual(new Set([PASTED]))
})
