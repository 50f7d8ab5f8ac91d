import { describe, expect, it } from 'vitest'
import { judge } from '../../src/facts/judge.ts'
import { diskFolder } from '../../src/host/disk.ts'
import { TextReader } from '../../src/lexicon/mentions.ts'
import { readLexicon } from '../../src/lexicon/read.ts'
import { WHOLE } from '../locale/shipped.ts'
import { sheet } from './reading.ts'

// What the fact checker understands beyond forms, in every language.

const folder = diskFolder('.')
type Words = Readonly<Record<string, string>>

const READERS: ReadonlyMap<string, TextReader> = new Map(
  WHOLE.map((lang) => [lang, new TextReader(readLexicon(folder, lang, sheet).lexicon!)]),
)

function verdictOf(lang: string, card: string, fact: string, text: string): string {
  const { verdicts } = judge(
    sheet.cards.get(card)!,
    READERS.get(lang)!.read(text),
    sheet.kinds,
    sheet.implies.get(card),
  )
  return verdicts.find(({ fact: { id } }) => id === `${card}/${fact}`)!.verdict
}

const ICONS: Words = {
  en: 'A human gets [Wound], a werewolf [Wound] [WOUND].',
  de: 'Ein Mensch erhält [Wunde], ein Werwolf [Wunde] [WUNDE].',
  fr: 'Humain : [Blessure]. Loup-garou : [Blessure] [BLESSURE].',
  es: 'Un humano recibe [Herida]; un hombre lobo, [Herida] [HERIDA].',
  it: 'Un umano riceve [Ferita], un lupo mannaro [Ferita] [FERITA].',
  zh: '人類獲得【傷口】；狼人獲得【傷口】【傷口】。',
  ja: '人間は【傷】、人狼は【傷】【傷】を受ける。',
  th: 'มนุษย์ได้รับ [บาดแผล] มนุษย์หมาป่าได้รับ [บาดแผล] [บาดแผล]',
}

const CONDITIONS: Words = {
  en: 'Choose a player. If that player is already dead, they tell everyone their team.',
  de: 'Wähle eine Person. Wenn sie schon tot ist, sagt sie allen ihr Team.',
  fr: 'Choisissez un joueur. Si ce joueur est déjà mort, il annonce son camp à tous.',
  es: 'Elige a un jugador. Si ya está muerto, dice a todos su equipo.',
  it: 'Scegli un giocatore. Se è già morto, dice a tutti la sua squadra.',
  zh: '選擇一名玩家。若該玩家已死亡，須公開自己的陣營。',
  ja: 'プレイヤーを1人選ぶ。すでに死亡している場合、陣営を全員に明かす。',
  th: 'เลือกผู้เล่น 1 คน ถ้าตายแล้ว ให้บอกทุกคนว่าอยู่ฝ่ายใด',
}

const SUMS: Words = {
  en: 'They choose a card for the player on the left and a card for the player on the right.',
  de: 'Sie gibt eine Karte nach links und eine Karte nach rechts.',
  fr: 'Il donne une carte à gauche et une carte à droite.',
  es: 'Da una carta a la izquierda y una carta a la derecha.',
  it: 'Dà una carta a sinistra e una carta a destra.',
  zh: '他給左邊一張牌，給右邊一張牌。',
  ja: '左隣に1枚、右隣に1枚のカードを渡す。',
  th: 'ให้การ์ด 1 ใบแก่คนทางซ้าย และการ์ด 1 ใบแก่คนทางขวา',
}

const ADVERBS: Words = {
  en: 'This night they must not under any circumstances shuffle the cards.',
  de: 'In dieser Nacht darf sie die Karten auf keinen Fall mischen.',
  fr: 'Cette nuit, il ne mélange absolument pas les cartes reçues.',
  es: 'Esta noche no baraja en absoluto las cartas recibidas.',
  it: 'Questa notte non mescola assolutamente le carte ricevute.',
  zh: '今晚他絕對不能洗收到的牌。',
  ja: 'この夜、受け取ったカードを決してシャッフルしない。',
  th: 'คืนนี้ห้ามสับการ์ดที่ได้รับโดยเด็ดขาด',
}

const NARROWED: Words = {
  en: 'Choose two living players. Each puts any card from hand, but not a Bite, face-down on the home tile of the other.',
  de: 'Wähle zwei Lebende. Beide legen eine beliebige Handkarte, aber keinen Biss, verdeckt auf das Heimplättchen des anderen.',
  fr: "Choisis deux joueurs vivants. Chacun pose une carte au choix, Morsure exclue, face cachée sur la tuile Maison de l'autre.",
  es: 'Elige a dos jugadores vivos. Cada uno pone la carta que quiera, pero sin Mordiscos, boca abajo en la casa del otro.',
  it: 'Scegli due giocatori vivi. Ciascuno mette una carta qualsiasi, Morsi esclusi, coperta sulla plancia base dell’altro.',
  zh: '選擇兩名存活玩家，各將任意一張手牌（撕咬不可）面朝下放到對方的家園板塊。',
  ja: '生きているプレイヤー2人を選ぶ。それぞれ好きなカードを1枚（かみつきはだめ）、裏向きで相手の家タイルに置く。',
  th: 'เลือกผู้เล่นที่ยังมีชีวิต 2 คน แต่ละคนวางการ์ดใบไหนก็ได้ แต่การ์ดกัดไม่ได้ คว่ำหน้าบนแผ่นบ้านของอีกฝ่าย',
}

describe.each(WHOLE)('in %s', (lang) => {
  it('icons may be words in brackets', () => {
    expect(verdictOf(lang, 'silver-bullet', 'human/wounds', ICONS[lang]!)).toBe('stated')
    expect(verdictOf(lang, 'silver-bullet', 'werewolf/wounds', ICONS[lang]!)).toBe('stated')
  })

  it('words inside a condition choose nobody', () => {
    expect(verdictOf(lang, 'seance', 'choose/life', CONDITIONS[lang]!)).toBe('implied')
  })

  it('one to each side adds up to two', () => {
    expect(['stated', 'implied']).toContain(verdictOf(lang, 'all-hallows-eve', 'give/cards', SUMS[lang]!))
  })

  it('any card, but not that one, is not any card', () => {
    const { added, verdicts } = judge(
      sheet.cards.get('the-gift')!,
      READERS.get(lang)!.read(NARROWED[lang]!),
      sheet.kinds,
    )
    const wrong = verdicts.filter(({ verdict }) => verdict === 'contradicted').map(({ fact }) => fact.kind)
    expect([...wrong, ...added.map(({ kind }) => kind)]).toSatisfy((kinds: string[]) =>
      kinds.some((kind) => ['which', 'even-bite'].includes(kind)),
    )
  })

  it('an adverb inside a negation changes nothing', () => {
    expect(verdictOf(lang, 'insomnia', 'night/shuffle', ADVERBS[lang]!)).toBe('stated')
  })
})
