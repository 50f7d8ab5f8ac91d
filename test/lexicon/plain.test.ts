import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markedEndings } from '../../src/lexicon/marked.ts'
import { plainText, plainWord } from '../../src/lexicon/plain.ts'

const plain = (text: string) => plainText(text).text

describe('a text as the matcher reads it', () => {
  it.each([
    ['Face-Down', 'face down'],
    ['**Bite** and *wound*', 'bite and wound'],
    ['“Night”, „Biss“-Karte', 'night,biss karte'],
    ['l’altro, the players’ hands', "l'altro,the players hands"],
    ['Discard. Night falls!', 'discard.night falls'],
    ['z. B. so, e.g. this', 'z b so,e g this'],
    ['discard this. its night. incl. You', 'discard this its night incl.you'],
    ['discard this. its night. then z.b. you', 'discard this.its night.then z b you'],
    ['card.Then night', 'card.then night'],
    ["these don't. Discard", "these don't.discard"],
    ['so bleibt’s. Du stimmst', "so bleibt's.du stimmst"],
    ['3… 2… 1… point!', '3,2,1,point'],
    ['3. 2. 1. Go', '3,2,1.go'],
    ['1–2 or 5-card', '1,2 or 5 card'],
    ['one – two', 'one,two'],
    ['5\u202f%\u00a0now', '5 % now'],
    ['soft\u00adhyphen', 'softhyphen'],
    ['left/right (here)', 'left,right,here'],
    ['A → B', 'a,b'],
    ['２枚、３人！', '2枚,3人'],
    ['ＡＢＣ ｶｰﾄﾞ', 'abc カード'],
    ['①枚', '1枚'],
    ['「撕咬」牌', '撕咬牌'],
    ['裏\n向き', '裏向き'],
    ['face\ndown', 'face down'],
    ['one\n\ntwo', 'one.two'],
    ['๒ ใบ', '2 ใบ'],
    ['cafe\u0301', 'café'],
    ['Take :wound::wound:, :bite:', 'take :wound::wound:,:bite:'],
    ['at 10:30', 'at 10,30'],
    ['(1.º: tú), n.º', '1º,tú,n º'],
  ])('%s', (text, expected) => {
    // A stop at the very end closes nothing.
    expect(plain(text)).toBe(expected)
  })

  it('leaves out endings that are set off', () => {
    const endings = markedEndings(['in', 'innen', 'r', 'inn', 'euse', 's', 'a'])
    const base = (text: string) => plainText(text, undefined, endings).text
    expect(base('Spieler:innen, Spieler/-innen, Spieler_in, jede:r und/oder li/re')).toBe(
      'spieler,spieler,spieler,jede und,oder li,re',
    )
    expect(base('Nachbar(inn)en, joueur·euse·s, jugador/a, card(s), left (a)')).toBe(
      'nachbaren,joueur,jugador,card,left,a',
    )
    expect(base('Take :wound:, Biss:innerhalb')).toBe('take :wound:,biss,innerhalb')
  })

  it('does not mind the order of Thai signs', () => {
    expect(plain('น\u0e4d\u0e49า')).toBe(plain('น้ำ'))
    expect(plain('น\u0e33\u0e49')).toBe(plain('น้ำ'))
    expect(plain('ท\u0e4dา')).toBe(plain('ทำ'))
    expect(plain('เเละ')).toBe(plain('และ'))
    expect(plain('ทํา้')).toBe('ทำ้')
  })

  it('is read the same way as the words of forms', () => {
    const folds = new Map([
      ['ß', 'ss'],
      ['é', 'e'],
    ])
    const letters = fc.constantFrom(...'aZßÉé×ñıİกำ้เ๒ําかガー・夜狼・ｶﾞ２①-’'.split(''))
    fc.assert(
      fc.property(
        fc.string({ unit: fc.oneof(letters, fc.string({ unit: 'grapheme', maxLength: 1 })) }),
        (word) => {
          expect(plainWord(word, folds)).toBe(plainText(word, folds).text)
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('folds what a language does not tell apart', () => {
    const folds = new Map([
      ['ß', 'ss'],
      ['é', 'e'],
    ])
    expect(plainText('Großer CAFÉ', folds).text).toBe('grosser cafe')
  })

  it('knows where every character came from', () => {
    const text = 'Lay **it** “face-down”.\n\nNight!'
    const { text: read, from, to } = plainText(text)
    const at = read.indexOf('face')
    expect(text.slice(from[at], to[at + 3])).toBe('face')
    expect(text.slice(from[read.indexOf('night')], to.at(-1))).toBe('Night')
  })

  it('keeps places in order and inside the text, whatever it is', () => {
    const piece = fc.constantFrom(
      'a',
      'É',
      'e\u0301',
      ' ',
      '\n',
      '\n\n',
      '.',
      ',',
      '…',
      '「',
      '」',
      '2',
      '２',
      '夜',
      'น้ำ',
      '\u0e4dา',
      '**',
      '-',
      ':wound:',
      '’',
      '😀',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('')
        const { text: read, from, to, sentence, words } = plainText(text)
        expect(from).toHaveLength(read.length)
        expect(sentence).toHaveLength(read.length + 1)
        expect(words).toHaveLength(read.length + 1)
        for (let i = 0; i < read.length; i++) {
          expect(from[i]).toBeLessThan(to[i]!)
          expect(to[i]).toBeLessThanOrEqual(text.length)
          if (i > 0) expect(from[i]).toBeGreaterThanOrEqual(from[i - 1]!)
        }
        // One sign between words at most, none at the beginning.
        expect(read).not.toMatch(/^[ ,.]|[ ,.][ ,.]/)
      }),
    )
  })
})
