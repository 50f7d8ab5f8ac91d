import { describe, expect, it } from 'vitest'
import { type Alarm, alarmsOf } from '../../src/facts/alarms.ts'
import { wordsOf } from '../../src/facts/study.ts'
import { sheet, studied } from './reading.ts'

// What is certain is an error, what is not is a warning.

const HOUND = `Choose another living player. Look at all the cards in that player's hand. No talking until the night is over.
Discard this card. Night falls.`
const INSOMNIA = `Choose any living player, even yourself. Discard this card. Night falls.
This night that player does not shuffle the cards they receive, and so knows which neighbour sent which.`

const GIFT = `Choose any 2 living players who each hold 5 or more cards. Each sends 1 card from hand, even a Bite, face-down to the
other's home tile. Nobody looks at these cards; they are mixed with the cards passed this night. Discard this card. Night falls.`

const show = (alarm: Alarm): string =>
  `${alarm.severity} ${alarm.about === 'fact' ? `${alarm.code} ${alarm.verdict.fact.kind}` : alarm.code}`
const alarms = (card: string, text: string): string[] =>
  alarmsOf(studied(card, text), () => false, sheet.kinds).map(show)
const traces = (card: string, text: string): string[] => {
  const { verdicts, reading } = studied(card, text)
  return verdicts.flatMap(({ traces = [] }) => traces.map((trace) => wordsOf(reading, trace)))
}

describe('what nothing says', () => {
  it('is an error where no word could be part of it', () => {
    expect(alarms('blood-hound', HOUND)).toEqual([])
    expect(alarms('blood-hound', HOUND.replace('No talking until the night is over.\n', ''))).toEqual([
      'error fact-missing talk',
    ])
  })

  it('is a warning where words may be meant to say it, and these are told', () => {
    const text = HOUND.replace('No talking until the night is over.', 'Of tongues beware.')
    expect(alarms('blood-hound', text)).toEqual(['warning fact-missing talk'])
    expect(traces('blood-hound', text)).toContain('tongues')
  })

  it('is a warning where a long stretch of its clause was not understood, which is told', () => {
    const text = INSOMNIA.replace(', even yourself', ', plus whatever hapless creature happens upon it')
    expect(alarms('insomnia', text)).toEqual(['warning fact-missing self'])
    expect(traces('insomnia', text)).toContain('plus whatever hapless creature happens upon it')
  })

  it('is a warning where people say it in too many ways to know them all', () => {
    expect(alarms('blood-hound', HOUND.replace('another living player', 'a living player'))).toEqual([
      'warning fact-missing self',
    ])
  })

  it('is an error in a language that lists all ways to say it', () => {
    const text = HOUND.replace('No talking until the night is over.', 'Of tongues beware.')
    expect(alarmsOf(studied('blood-hound', text), () => true, sheet.kinds).map(show)).toEqual([
      'error fact-missing talk',
    ])
  })
})

describe('what is said instead', () => {
  it('is an error', () => {
    expect(alarms('insomnia', INSOMNIA.replace('Discard this card', 'Leave this card on the table'))).toEqual(
      ['error fact-contradicted after'],
    )
  })

  it('is a warning where a “not” that belongs to nothing stands in the same stretch', () => {
    const text = INSOMNIA.replace(
      'Discard this card',
      'It is not so that everybody may leave this card on the table',
    )
    expect(alarms('insomnia', text)).toEqual(['warning fact-contradicted after'])
  })

  it('is a warning where it is right for part of the cases, and the rest may be said in unknown words', () => {
    const text = `Choose any player, living or dead, and lay this card face-up before them. It stays there. They must say publicly, right now,
what team they belonged to at their death. Night falls.`
    expect(alarms('seance', text)).toEqual(['warning fact-contradicted when'])
  })

  it('is a warning where silence says it too, and the sentence says nothing else of its clause', () => {
    expect(alarms('the-gift', GIFT.replace('Each sends', 'Each may send'))).toEqual([
      'error fact-contradicted duty',
    ])
    expect(alarms('the-gift', GIFT.replace('Discard', 'Players may send greetings. Discard'))).toEqual([
      'warning fact-contradicted duty',
    ])
  })
})

describe('what is said beyond the card', () => {
  it('is an error where no right text says it', () => {
    expect(alarms('insomnia', INSOMNIA.replace('Discard', 'You vote last. Discard'))).toEqual([
      'error fact-added',
    ])
  })

  it('is a warning where it restricts a choice, and nobody is chosen in its sentence', () => {
    expect(alarms('the-gift', GIFT.replace('who each', 'who sit side by side and each'))).toEqual([
      'error fact-added',
    ])
    const text = INSOMNIA.replace('the cards they receive', 'the cards from players sitting next to them')
    expect(alarms('insomnia', text)).toEqual(['warning fact-added'])
  })

  it('is a warning beside what the card states of the same kind', () => {
    const text = GIFT.replace('5 or more cards.', '5 or more cards. Those with 6 or more cards are lucky.')
    expect(alarms('the-gift', text)).toEqual(['warning fact-added'])
  })
})
