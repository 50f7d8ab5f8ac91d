import { zipSync } from 'fflate'
import { checkKit } from '../../src/check/groups.ts'
import { checkTexts } from '../../src/desk/engine/check.ts'
import { requestOf } from '../../src/desk/engine/desk.ts'
import { gameView } from '../../src/desk/engine/game-view.ts'
import { openOwn } from '../../src/desk/engine/own/open.ts'
import { cardsOf, rulesOf, tableOf } from '../../src/desk/engine/play.ts'
import { TranslateDesk } from '../../src/desk/engine/translate/translate-desk.ts'
import { packed, unpacked } from '../../src/desk/page/check/packed-text.ts'
import { keptChoices } from '../../src/desk/page/kept-choices.ts'
import { hashOf, routeOf } from '../../src/desk/page/route.ts'
import { isKept } from '../../src/desk/page/translate/store.ts'
import { workOf } from '../../src/desk/page/translate/work.ts'
import type { Finding } from '../../src/finding.ts'
import { layKit } from '../../src/kit/lay.ts'
import { draftKit } from '../../src/kit/paint.ts'
import type { Library } from '../../src/library/library.ts'
import { openGame } from '../../src/library/open.ts'
import { UsageError } from '../../src/order/option.ts'
import { memoryFolder, overlay } from '../../src/source/folder.ts'
import { ODD_NAMES } from './edits.ts'
import type { Random } from './random.ts'
import { brokenText } from './texts.ts'
import { faultsIn } from './verdict.ts'

// The page with a broken game, without a browser: what somebody else wrote into an address, what is pasted, what is found in the
// browser's own store. It may refuse what cannot be meant, in a sentence; anything else it throws is a fault.

type Visit = (library: Library, random: Random) => Promise<readonly Finding[]>

const VISITS: readonly Visit[] = [printing, checking, playing, translating, opening]

export async function page(library: Library, random: Random): Promise<readonly Finding[]> {
  gameView(library)
  try {
    return await random.from(VISITS)(library, random)
  } catch (error) {
    if (error instanceof UsageError) return []
    throw error
  }
}

const ADDRESSES = [
  '#print?lang=en&paper=letter&ink=grey&backs=fold',
  '#print?players=5&pieces=cards,tiles&bilingual=de&size=30x40',
  '#print?cards=picnic:2,bite&expansion=hunters-moon&offset=1.5,-2&english-names=off',
  '#print?lang=de&order=fronts-first&bleed=3&edition=draft-1&choose=homes%3Dcards',
  '#translate?lang=fr&text=cards:the-gift.text',
  '#play?players=7&lang=en&second=de',
]
const IN_ADDRESSES = [
  '%',
  '%E0%A4%A',
  '&',
  '=',
  '#',
  '?',
  '+',
  '__proto__=1',
  '&constructor=x',
  '1e308',
  ' '.repeat(999),
]

/** A link that somebody has sent, or choices that another version has kept. */
async function printing(library: Library, random: Random): Promise<readonly Finding[]> {
  const options = random.once(4)
    ? keptChoices('print', broken('{"lang":"en","players":"6","pieces":"cards"}', random))
    : routeThrough(broken(random.from(ADDRESSES), random, IN_ADDRESSES))
  const { lang, request } = await requestOf(library, options)
  const kit = await layKit(library, request, lang)
  draftKit(kit)
  return checkKit(kit)
}

/** Whatever was understood of an address is in the address that is made of it. */
function routeThrough(hash: string) {
  const route = routeOf(hash)
  const again = routeOf(hashOf(route))
  if (JSON.stringify(again) !== JSON.stringify(route)) throw new Error(`${hash} becomes ${hashOf(route)}`)
  return route.options
}

const TEXTS = [
  'The Gift: Choose two players.\n\nPicnic: x\n',
  'id,text\npicnic,"Eat, then"\n',
  'picnic: |-\n  Eat.\n',
]

/** A text that was pasted, or packed into an address. */
async function checking(library: Library, random: Random): Promise<readonly Finding[]> {
  const pasted = broken(random.from(TEXTS), random)
  const text = random.once(2) ? pasted : unpacked(broken(packed(pasted), random))
  const { remarks } = await checkTexts(library, { lang: languageFor(library, random), text })
  const file = 'texts'
  const [fault] = faultsIn(
    remarks.filter(({ place }) => place?.file === file),
    [memoryFolder({ [file]: text.replace(/^\ufeff/, '') })],
  )
  if (fault) throw new Error(`${fault.kind} in pasted texts: ${fault.about}`)
  return remarks.filter(({ place }) => place?.file !== file)
}

async function playing(library: Library, random: Random): Promise<readonly Finding[]> {
  const lang = languageFor(library, random)
  const second = random.once(2) ? languageFor(library, random) : undefined
  await cardsOf(library, { lang, ...(second !== undefined && { second }) })
  await rulesOf(library, lang)
  await tableOf(library, { players: random.from([0, -1, 4, 7, 1e9, Number.NaN]), lang })
  return []
}

/** Drafts as they come out of the browser's store: by somebody who knew another game, or of no shape at all. */
async function translating(library: Library, random: Random): Promise<readonly Finding[]> {
  const lang = languageFor(library, random)
  const work = workOf(
    Array.from({ length: 1 + random.below(6) }, () => keptFor(library, lang, random)).filter(isKept),
  )
  const desk = new TranslateDesk(() => library)
  const progress = { step: async () => {} }
  const { texts } = await desk.tasks.texts({ lang, work }, progress)
  const key = random.once(4)
    ? random.from(ODD_NAMES)
    : (texts[random.below(texts.length)]?.key ?? 'cards:x.text')
  await desk.tasks.proof({ lang, key, value: broken('Choose **two** players.', random) }, progress)
  if (random.once(4)) await desk.tasks.problems({ lang }, progress)
  const { files } = await desk.tasks.changed({ work }, progress)
  // What leaves the page can be opened again.
  openGame(overlay(library.folder, Object.fromEntries(files.map(({ path, bytes }) => [path, bytes]))))
  return []
}

function keptFor(library: Library, lang: string, random: Random): unknown {
  const keys = [...library.locale(library.readableGame.languages[0]!).texts.keys()]
  const key = keys.length > 0 && !random.once(4) ? random.from(keys) : random.from(ODD_NAMES)
  const value = broken('Choose **two** players. :bite:', random)
  const thing = random.from<Record<string, unknown>>([
    { kind: 'text', lang, key, value },
    { kind: 'accepted', lang, key },
    { kind: 'waived', lang, key, code: 'text-untranslated', reason: value, value },
    { kind: 'begun', lang: random.from(['xx', 'pt-br', lang, '__proto__', '../de', value]), name: value },
    { kind: value },
  ])
  const odd = random.from<unknown>([null, 5, [], {}, '', '__proto__'])
  return random.once(4) ? { ...thing, [random.from(['kind', 'lang', 'key', 'value'])]: odd } : thing
}

/** A zip of the game, with bytes that somebody, or a bad connection, has changed. */
async function opening({ folder }: Library, random: Random): Promise<readonly Finding[]> {
  const files: Record<string, Uint8Array> = {}
  const add = (path: string): void => {
    const bytes = folder.bytes(path)
    if (typeof bytes !== 'string') files[random.once(60) ? random.from(ODD_PATHS) : `game/${path}`] = bytes
    for (const name of folder.list(path)) add(`${path}/${name}`)
  }
  for (const part of ['data', 'locales', 'templates']) add(part)
  const zip = brokenBytes(zipSync(files, { level: random.from([0, 6]) }), random)
  const opened = await openOwn({ from: 'zip', file: new File([zip as Uint8Array<ArrayBuffer>], 'game.zip') })
  if ('files' in opened) openGame(memoryFolder(opened.files))
  return []
}

const ODD_PATHS = [
  '../data/game.yaml',
  '/data/game.yaml',
  'C:\\data',
  'game/../../x',
  'game/data/game.yaml',
  'a\u0000b',
  '',
]

/** At its end is the list of its files, which most is decided by. */
function brokenBytes(bytes: Uint8Array, random: Random): Uint8Array {
  const broken = bytes.slice(0, random.once(6) ? random.below(bytes.length + 1) : bytes.length)
  for (let i = random.below(6); i > 0 && broken.length > 0; i--) {
    const among = random.once(2) ? Math.min(broken.length, 3000) : broken.length
    broken[broken.length - 1 - random.below(among)] = random.from([0, 1, 0x7f, 0xff, random.below(256)])
  }
  return broken
}

/** Mostly one of the game's. */
const languageFor = ({ readableGame: { languages } }: Library, random: Random): string =>
  random.once(5) ? random.from(ODD_NAMES) : random.from(languages)

const broken = (text: string, random: Random, signs?: readonly string[]): string =>
  random.once(6) ? text : brokenText(text, random, signs)
