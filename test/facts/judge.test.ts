import { describe, expect, it } from 'vitest'
import { said, studied, wrongs } from './reading.ts'

const GIFT = `Choose any two living players who each hold 5 or more cards; you may be one of them.
Each puts 1 card from hand, any card, even a Bite, face-down on the other's home tile.
Nobody looks at these cards: they are mixed with the cards passed this night.

Discard this card. Night falls.`
const SERUM = `Choose another living player. A werewolf must show you a Bite, in secret. A human, or a werewolf without a Bite,
shows you a card that is not a Bite. No talking until the night is over. Discard this card. Night falls.`
const BULLET = `Choose any living player, even yourself. Lay this card face-up in front of them; it stays there.
It adds 1 wound icon :wound: to a human, 2 wound icons :wound::wound: to a werewolf. Night falls.`
const TEMPEST = `Every living player puts any one card face-down on a pile in the middle. You pick up the pile, shuffle it
and deal one card, unseen, into the hand of each living player. Discard this card. The Final Night falls.`
const ACCUSED = `In turn, starting on your left, the living each point at a player they want dead.
A vote cannot be changed. You vote last and break ties. The player with the most votes is killed.
Discard this card. The Final Night falls.`
const PURGE = `On three, all living players point at the same time at a player they want dead.
The player with the most votes dies. You break ties. Discard this card. The Final Night falls. 3… 2… 1… point!`

const change = (text: string, ...pairs: [string, string][]) =>
  pairs.reduce((done, [now, instead]) => {
    expect(done).toContain(now)
    return done.replace(now, instead)
  }, text)

describe('what a text says', () => {
  it('longer words hide shorter ones of their kind', () => {
    expect(said('Choose any player, living or dead.', 'life')).toEqual(['life: any'])
    expect(said('The Final Night falls.', 'phase')).toEqual(['phase: final'])
  })

  it('contexts take words away', () => {
    expect(said('They are out, just like the dead.', 'life', 'like')).toEqual(['like: the-dead'])
  })

  it('a "not" beside the words negates them, one that belongs to them does not', () => {
    expect(said('They do not swap hands.', 'swap')).toEqual(['swap: hands (not)'])
    expect(said('Never discard this card.', 'after')).not.toContain('after: discard')
    expect(said('A vote cannot be changed.', 'change')).toEqual(['change: no'])
  })
})

describe('verdicts', () => {
  it('a right text has no wrong fact', () => {
    for (const [card, text] of Object.entries({
      'the-gift': GIFT,
      'truth-serum': SERUM,
      'silver-bullet': BULLET,
      'the-tempest': TEMPEST,
      'the-accused': ACCUSED,
      'the-purge': PURGE,
    }))
      expect(wrongs(card, text), card).toEqual({})
  })

  it('another choice contradicts, and is quoted', () => {
    expect(wrongs('the-gift', change(GIFT, ['face-down', 'face-up']))).toEqual({
      'send/face': 'up “face-up”',
    })
    expect(wrongs('the-accused', change(ACCUSED, ['want dead', 'want to save']))).toEqual({
      'vote/want': 'save “want to save”',
    })
  })

  it('another number contradicts; "more than five" is not "five or more"', () => {
    expect(wrongs('the-gift', change(GIFT, ['two', 'three']))['choose/count']).toMatch(/^3 /)
    expect(wrongs('the-gift', change(GIFT, ['5 or more', 'more than five']))['choose/hand-min']).toMatch(
      /^6 /,
    )
    expect(wrongs('the-gift', change(GIFT, ['5 or more', 'at most 5']))['choose/hand-min']).toMatch(/^other /)
  })

  it('silence is missing, except where it says the same', () => {
    expect(wrongs('the-gift', change(GIFT, ['living ', '']))).toEqual({ 'choose/life': 'missing' })
    expect(wrongs('the-gift', change(GIFT, ['; you may be one of them', '']))).toEqual({})
    expect(wrongs('the-gift', change(GIFT, ['; you may be one of them', ', but not yourself']))).toEqual({
      'choose/self': 'excluded “not yourself”',
    })
  })

  it('what only cards with such a fact say contradicts it from afar, beside words of another clause', () => {
    const bullet = `Choose any living player, even yourself. Lay this card face-up in front of them.
A human? It adds 1 wound icon :wound:. A werewolf? It adds 2 wound icons :wound::wound:. Then discard this card: night falls.`
    expect(wrongs('silver-bullet', bullet)).toEqual({ 'lay/after': 'discard “discard”' })
  })

  it('words of another clause neither state nor contradict', () => {
    const unwanted = `On three, all players point left or right at the same time. Those whom both living neighbours point at
are the Unwanted. More than two of them? They alone play another round, until one or two are left. The Unwanted die.
Discard this card. The Final Night falls. 3… 2… 1… point!`
    expect(wrongs('the-unwanted', unwanted)).toEqual({ 'point/life': 'missing' })
    const caged = `Choose any player, even yourself. That player takes no part in this night, just like the dead: they pass no
cards and receive none. Afterwards they play on as before. Discard this card. Night falls.`
    expect(wrongs('caged', caged)).toEqual({ 'choose/life': 'missing' })
  })
})

describe('one kind in two clauses', () => {
  it('numbers go to the nearest of human and werewolf', () => {
    const wounds = (text: string) =>
      wrongs('silver-bullet', change(BULLET, [BULLET.split('\n')[1]!, `${text} Night falls.`]))
    expect(wounds('On a human it adds one wound icon, on a werewolf two.')).toEqual({})
    expect(wounds('Werewolf: 2 wound icons. Human: 1 wound icon.')).toEqual({})
    expect(Object.keys(wounds('It adds 2 wound icons to a human, 1 wound icon to a werewolf.'))).toEqual([
      'human/wounds',
      'werewolf/wounds',
    ])
    expect(
      wounds('It adds 1 wound icon to a human, 3 wound icons to a werewolf.')['werewolf/wounds'],
    ).toMatch(/^3 /)
    expect(wounds('It adds 2 wound icons to a werewolf.')).toEqual({ 'human/wounds': 'missing' })
  })

  it('roles exchanged are two contradictions', () => {
    const text = change(
      SERUM,
      ['A werewolf must', 'A human must'],
      ['A human, or a werewolf', 'A werewolf, or a human'],
    )
    expect(wrongs('truth-serum', text)).toMatchObject({
      'werewolf/which': 'not-bite “not a Bite”',
      'others/which': expect.stringMatching(/^bite/),
    })
  })

  it('the sentence behind a question answers it', () => {
    const asked = (first: string, second: string, may = 'must') =>
      wrongs(
        'truth-serum',
        `Choose another living player. ${first}, are they? Then they ${may} show you a Bite, in secret. ${second} without a Bite? They
show you a card that is not a Bite. No talking until the night is over. Discard this card. Night falls.`,
      )
    expect(asked('A werewolf', 'A human, or a werewolf')).toEqual({})
    expect(asked('A werewolf', 'A human, or a werewolf', 'are free to')).toEqual({
      'werewolf/duty': 'may “free to show”',
    })
    expect(Object.keys(asked('A human', 'A werewolf, or a human'))).toEqual([
      'werewolf/which',
      'others/which',
    ])
  })

  it('a fact dropped from one clause is not borrowed from the other', () => {
    expect(wrongs('the-tempest', change(TEMPEST, ['Every living', 'Every']))).toEqual({
      'put/life': 'missing',
    })
    expect(
      wrongs('the-tempest', change(TEMPEST, ['puts any one card', 'puts any two cards']))['put/cards'],
    ).toMatch(/^2 /)
    expect(wrongs('the-tempest', change(TEMPEST, ['into the hand', 'on the home tile']))['deal/to']).toMatch(
      /^home-tile/,
    )
  })
})

describe('added rules', () => {
  it('are told where the card has no such fact', () => {
    expect(wrongs('the-purge', `${PURGE} You vote last.`)).toEqual({ '+last': 'you “You vote last”' })
    expect(wrongs('the-purge', `${PURGE} Night falls.`)).toEqual({ '+phase': 'night “Night falls”' })
  })
})

describe('a whole text', () => {
  it('of another card reads like that card', () => {
    expect(studied('the-gift', PURGE).readsLike).toBe('the-purge')
    expect(studied('the-accused', ACCUSED).readsLike).toBeUndefined()
    expect(studied('the-accused', change(ACCUSED, ['want dead', 'want to save'])).readsLike).toBeUndefined()
  })

  it('that can hardly be read is one thing, not twelve', () => {
    expect(
      studied('the-gift', 'Wähle zwei lebende Spieler mit mindestens fünf Karten. Night falls.').unreadable,
    ).toBe(true)
    expect(studied('the-gift', GIFT).unreadable).toBe(false)
  })
})

describe('what follows from something said', () => {
  it('need not be said: as many cards as the living have put down are dealt to them', () => {
    expect(wrongs('the-tempest', change(TEMPEST, ['each living', 'each']))).toEqual({})
  })

  it('is missing when what it follows from is missing too', () => {
    const both = change(TEMPEST, ['Every living', 'Every'], ['each living', 'each'])
    expect(Object.keys(wrongs('the-tempest', both))).toEqual(['put/life', 'deal/life'])
  })

  it('may not be contradicted', () => {
    const dead = change(TEMPEST, ['each living player', 'each dead player'])
    expect(wrongs('the-tempest', dead)['deal/life']).toMatch(/^dead/)
  })
})

describe('things belong to the verb of their list', () => {
  const sleepwalkers = (words: string) =>
    wrongs(
      'the-sleepwalkers',
      `Choose any two living players. They swap seats. ${words} Discard this card. The Final Night falls.`,
    )

  it.each([
    'They take along their hand and gold tokens, but leave face-up cards.',
    'Face-up cards stay on the table; hand and tokens come along.',
    'Their hand and tokens go with them, face-up cards remain.',
    'They leave face-up cards where they lie and carry their hand and their gold with them.',
  ])('on either side of it: %s', (words) => {
    expect(sleepwalkers(words)).toEqual({})
  })

  it('a thing on the wrong side is told, and no other', () => {
    expect(
      Object.keys(sleepwalkers('They take their hand along, but leave tokens and face-up cards.')),
    ).toEqual(['swap/tokens-go'])
    expect(Object.keys(sleepwalkers('They take along hand, tokens and face-up cards.'))).toEqual([
      'swap/face-up-go',
    ])
  })

  it('a thing that is not named is missing', () => {
    expect(sleepwalkers('They take along their hand and leave face-up cards.')).toEqual({
      'swap/tokens-go': 'missing',
    })
  })

  it('taking nothing along is leaving it', () => {
    expect(Object.keys(sleepwalkers('They take nothing along. Face-up cards stay.'))).toEqual([
      'swap/hand-goes',
      'swap/tokens-go',
    ])
  })
})
