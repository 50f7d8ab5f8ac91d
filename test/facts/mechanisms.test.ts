import { describe, expect, it } from 'vitest'
import { judge } from '../../src/facts/judge.ts'
import { diskFolder } from '../../src/host/disk.ts'
import { TextReader } from '../../src/lexicon/mentions.ts'
import { readLexicon } from '../../src/lexicon/read.ts'
import { WHOLE } from '../locale/shipped.ts'
import { sheet } from './reading.ts'

// What the fact checker understands beyond forms, each with an example in every language.

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

const LISTS: Readonly<Record<string, { right: string; wrong: string }>> = {
  en: {
    right: 'They take their hand and their gold tokens along; face-up cards stay where they are.',
    wrong: 'They take their face-up cards along; their hand and their gold tokens stay where they are.',
  },
  de: {
    right: 'Sie nehmen ihre Handkarten und Goldstücke mit; offene Karten bleiben liegen.',
    wrong: 'Sie nehmen ihre offenen Karten mit; Handkarten und Goldstücke bleiben liegen.',
  },
  fr: {
    right: 'Ils emportent leur main et leurs jetons Or ; les cartes face visible restent sur place.',
    wrong: 'Ils emportent leurs cartes face visible ; leur main et leurs jetons Or restent sur place.',
  },
  es: {
    right: 'Se llevan su mano y sus fichas de oro; las cartas boca arriba se quedan en su sitio.',
    wrong: 'Se llevan sus cartas boca arriba; la mano y las fichas de oro se quedan en su sitio.',
  },
  it: {
    right: 'Portano con sé la mano e i gettoni Oro; le carte scoperte restano al loro posto.',
    wrong: 'Portano con sé le carte scoperte; la mano e i gettoni Oro restano al loro posto.',
  },
  zh: {
    right: '他們帶走手牌和金幣，正面朝上的牌留在原位。',
    wrong: '他們帶走正面朝上的牌，手牌和金幣留在原位。',
  },
  ja: {
    right: '手札と金貨は持っていく。表向きのカードはその場に残す。',
    wrong: '表向きのカードは持っていく。手札と金貨はその場に残す。',
  },
  th: {
    right: 'ทั้งสองนำไพ่ในมือและเหรียญทองไปด้วย ส่วนการ์ดที่หงายอยู่ให้วางไว้ที่เดิม',
    wrong: 'ทั้งสองนำการ์ดที่หงายอยู่ไปด้วย ส่วนไพ่ในมือและเหรียญทองให้วางไว้ที่เดิม',
  },
}

const FOR_EVER: Words = {
  en: 'From now on that player does not shuffle the cards they receive.',
  de: 'Von nun an mischt diese Person die erhaltenen Karten nicht.',
  fr: 'Désormais, ce joueur ne mélange plus les cartes reçues.',
  es: 'A partir de ahora, ese jugador no baraja las cartas que recibe.',
  it: 'D’ora in poi quel giocatore non mescola le carte ricevute.',
  zh: '從現在起，該玩家不洗收到的牌。',
  ja: '以後ずっと、そのプレイヤーは受け取ったカードをシャッフルしない。',
  th: 'นับจากนี้ไป ผู้เล่นคนนั้นไม่สับการ์ดที่ได้รับ',
}

const MAY: Words = {
  en: 'Choose another living player. A werewolf may show you a Bite in secret if they like.',
  de: 'Wähle eine andere lebende Person. Ein Werwolf darf dir heimlich einen Biss zeigen, wenn er will.',
  fr: 'Choisis un autre joueur vivant. Un loup-garou peut te montrer une Morsure en secret, s’il le souhaite.',
  es: 'Elige a otro jugador vivo. Un hombre lobo puede enseñarte en secreto un Mordisco si quiere.',
  it: 'Scegli un altro giocatore vivo. Un lupo mannaro può mostrarti in segreto un Morso, se vuole.',
  zh: '選擇另一名存活玩家。狼人若願意，可私下讓你看一張撕咬。',
  ja: '他の生存プレイヤーを1人選ぶ。人狼は望むなら、かみつきを1枚こっそりあなたに見せてもよい。',
  th: 'เลือกผู้เล่นคนอื่นที่ยังมีชีวิต 1 คน ถ้าเป็นมนุษย์หมาป่า ให้คุณดูรอยกัด 1 ใบอย่างลับๆ ถ้าเขาเต็มใจ',
}

const TURNED_ROLES: Words = {
  en: 'Choose another living player and let that player look at your whole hand.',
  de: 'Wähle eine andere lebende Person und zeige ihr deine ganze Hand.',
  fr: 'Choisis un autre joueur vivant et montre-lui toute ta main.',
  es: 'Elige a otro jugador vivo y enséñale toda tu mano.',
  it: 'Scegli un altro giocatore vivo e mostragli tutta la tua mano.',
  zh: '選擇另一名存活玩家，讓他看你的所有手牌。',
  ja: '他の生存プレイヤーを1人選び、あなたの手札をすべて見せる。',
  th: 'เลือกผู้เล่นคนอื่นที่ยังมีชีวิต 1 คน แล้วให้เขาดูไพ่ทั้งหมดในมือของคุณ',
}

const RESTRICTED: Words = {
  en: 'Choose two living players who sit side by side and each hold 5 or more cards.',
  de: 'Wähle zwei lebende Personen, die nebeneinander sitzen und jeweils mindestens 5 Karten auf der Hand haben.',
  fr: 'Choisis deux joueurs vivants assis côte à côte qui ont chacun 5 cartes ou plus.',
  es: 'Elige a dos jugadores vivos sentados uno al lado del otro que tengan 5 cartas o más cada uno.',
  it: 'Scegli due giocatori vivi seduti uno accanto all’altro che abbiano ciascuno 5 o più carte.',
  zh: '選擇兩名相鄰而坐的存活玩家，各須持有5張或更多手牌。',
  ja: '隣り合って座っている生存プレイヤー2人を選ぶ。どちらも手札が5枚以上あること。',
  th: 'เลือกผู้เล่นที่ยังมีชีวิต 2 คนซึ่งนั่งติดกัน และแต่ละคนมีไพ่ 5 ใบขึ้นไป',
}

/** A restriction that a vote does not have. */
const NOT_ONESELF: Words = {
  en: 'Each points at a player they want dead, but not at themselves. You cannot choose yourself.',
  de: 'Jede lebende Person zeigt auf eine andere lebende Person, die sterben soll. Auf sich selbst zeigen ist verboten.',
  fr: 'Chacun désigne un autre joueur vivant, mais pas soi-même.',
  es: 'Cada uno señala a otro jugador vivo, nunca a sí mismo.',
  it: 'Ognuno indica un altro giocatore vivo, non se stesso.',
  zh: '每人指向一名想殺死的玩家，不能指自己。',
  ja: 'それぞれ死んでほしいプレイヤーを1人指さす。自分を指すことはできない。',
  th: 'แต่ละคนชี้ผู้เล่นคนอื่นที่อยากให้ตาย ห้ามชี้ตัวเอง',
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

  it('each thing of a list belongs to its verb', () => {
    const { right, wrong } = LISTS[lang]!
    for (const fact of ['swap/hand-goes', 'swap/tokens-go', 'swap/face-up-go']) {
      expect([fact, verdictOf(lang, 'the-sleepwalkers', fact, right)]).toEqual([fact, 'stated'])
      expect([fact, verdictOf(lang, 'the-sleepwalkers', fact, wrong)]).toEqual([fact, 'contradicted'])
    }
  })

  it('from now on is not this night, and this night is not from now on', () => {
    expect(verdictOf(lang, 'insomnia', 'night/span', FOR_EVER[lang]!)).toBe('contradicted')
    expect(['stated', 'implied']).toContain(verdictOf(lang, 'insomnia', 'night/span', ADVERBS[lang]!))
  })

  it('what may be done is not what must be done', () => {
    expect(verdictOf(lang, 'truth-serum', 'werewolf/duty', MAY[lang]!)).toBe('contradicted')
  })

  it('who shows is not who looks', () => {
    expect(verdictOf(lang, 'blood-hound', 'look/hand-of', TURNED_ROLES[lang]!)).toBe('contradicted')
  })

  it('a restriction that the card does not have is an addition', () => {
    const { added } = judge(
      sheet.cards.get('the-gift')!,
      READERS.get(lang)!.read(RESTRICTED[lang]!),
      sheet.kinds,
    )
    expect(added.map(({ kind, choice }) => `${kind}: ${choice}`)).toContain('seats: neighbours')
  })

  it('whoever may not be chosen is told where the card forbids nobody', () => {
    const reading = READERS.get(lang)!.read(NOT_ONESELF[lang]!)
    const { added } = judge(sheet.cards.get('the-accused')!, reading, sheet.kinds)
    expect(added.map(({ kind, choice }) => `${kind}: ${choice}`)).toContain('self: excluded')
  })
})
