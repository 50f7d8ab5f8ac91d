import { type Book, readBook } from '../../../book/book.ts'
import type { ContextSource } from '../../../card/context.ts'
import type { Finding } from '../../../finding.ts'
import type { Frame } from '../../../frame/frame.ts'
import { sourceLanguage } from '../../../game/game.ts'
import type { LaidKit } from '../../../kit/lay.ts'
import { defaultRequest, type PrintRequest } from '../../../kit/request.ts'
import { pageOn } from '../../../kit/rulebook.ts'
import type { Library } from '../../../library/library.ts'
import { amendLocale } from '../../../locale/amend.ts'
import { isName } from '../../../locale/units.ts'
import type { Drafts } from '../../talk-translate.ts'
import { Deck, type PieceSpot } from './deck.ts'
import { amendmentOf } from './drafts.ts'
import { type Passage, passageWith, reworded, setPassage } from './passage.ts'
import { piecesAlone } from './pieces-alone.ts'

/** A text that somebody is at work on, and where it is printed. */
interface OpenText {
  readonly key: string
  /** The language with everything else that was changed. */
  readonly around: Library
  readonly spots: readonly PieceSpot[]
  readonly book?: { readonly marked: Book; readonly passage: Passage }
}

/** A wording of a text, set. */
export interface SetText {
  readonly key: string
  readonly value: string
  /** The language with this wording in it, and without. */
  readonly library: Library
  readonly around: Library
  readonly source: ContextSource
  readonly deck: Deck
  readonly picture?: {
    readonly frame: Frame
    readonly on: 'piece' | 'book'
    readonly mark?: readonly [number, number]
  }
  readonly places: number
  /** What was found while it was set. */
  readonly findings: readonly Finding[]
}

/** Put in the place of a text, to see where it is printed: no text holds these signs. */
const MARK = '\uf8f8text\uf8f9'

/** One language that somebody is translating. What an edit does not touch is kept. */
export class Translation {
  readonly lang: string
  readonly #base: Library
  readonly #request: PrintRequest
  #drafts: Drafts
  #library: Library | undefined
  #deck: Deck | undefined
  #open: OpenText | undefined
  #set: SetText | undefined

  constructor(base: Library, lang: string, drafts: Drafts) {
    this.lang = lang
    this.#base = base
    this.#drafts = drafts
    const game = base.readableGame
    this.#request = { ...defaultRequest(game), expansions: game.expansions.map(({ id }) => id) }
  }

  get request(): PrintRequest {
    return this.#request
  }

  /** The game as it is with all that was written in this language. */
  get library(): Library {
    this.#library ??= this.#base.amended(amendmentOf(this.#base, this.lang, this.#drafts))
    return this.#library
  }

  /** What was written elsewhere, in another tab perhaps. */
  takeOver(drafts: Drafts): void {
    if (JSON.stringify(drafts) === JSON.stringify(this.#drafts)) return
    const changed = changedKeys(this.#drafts.texts, drafts.texts)
    // The text that is open is composed again with every key.
    if (changed.some((key) => key !== this.#open?.key)) this.#deck = undefined
    this.#drafts = drafts
    this.#library = undefined
    this.#open = undefined
    this.#set = undefined
  }

  /** Every piece, composed with all that was written. */
  async deck(): Promise<Deck> {
    this.#deck ??= new Deck(await this.#sourceIn(this.library), this.#request)
    return this.#deck
  }

  /** Everything that pieces are made of, with all that was written. */
  source(): Promise<ContextSource> {
    return this.#sourceIn(this.library)
  }

  async kit(): Promise<LaidKit> {
    const { lang, library, request } = this
    const [source, deck] = [await this.source(), await this.deck()]
    return piecesAlone({ library, request, lang, source, pieces: deck.pieces(), findings: [] })
  }

  /** Another wording of a text. */
  async set(key: string, value: string): Promise<SetText> {
    if (this.#set?.key === key && this.#set.value === value) return this.#set
    const { around, spots, book } = await this.#opened(key)
    const library = this.#with(around, key, value)
    this.#drafts = { ...this.#drafts, texts: { ...this.#drafts.texts, [key]: value } }
    this.#library = undefined
    const source = await this.#sourceIn(library, isName(key) ? library : around)
    const deck = await this.deck()
    const found = deck.change(source, spots)
    const [spot] = spots
    const frame = spot && deck.picture(spot)
    const passage = frame ? undefined : book && this.#passage(book, source, key)
    const picture = frame
      ? ({ frame, on: 'piece' } as const)
      : passage && ({ ...passage, on: 'book' } as const)
    this.#set = {
      key,
      value,
      library,
      around,
      source,
      deck,
      ...(picture && { picture }),
      places: spots.length + (book ? 1 : 0),
      findings: [...found, ...(passage?.findings ?? [])],
    }
    return this.#set
  }

  #passage({ marked, passage }: NonNullable<OpenText['book']>, source: ContextSource, key: string) {
    const isDrawing = passage.blocks.some(({ kind }) => kind === 'cover' || kind === 'figure')
    const book = (isDrawing && readBook(source, this.#request)) || { ...marked, source }
    const words = source.words.text(key) ?? ''
    return setPassage(book, reworded(passage, MARK, words), pageOn(this.#request.paper))
  }

  async #opened(key: string): Promise<OpenText> {
    if (this.#open?.key === key) return this.#open
    // A name may be in every text, and in how lines are broken.
    if (this.#open && isName(this.#open.key)) this.#deck = undefined
    const around = this.library
    const source = await this.#sourceIn(this.#with(around, key, MARK))
    await this.deck()
    const spots = Deck.spotsOf(source, this.#request, MARK)
    const marked = readBook(source, this.#request)
    const passage = marked && passageWith(marked, MARK)
    this.#open = { key, around, spots, ...(marked && passage && { book: { marked, passage } }) }
    return this.#open
  }

  #with(library: Library, key: string, value: string): Library {
    const { lang } = this
    const first = sourceLanguage(library.readableGame)
    const originals = lang === first ? library.locale(first) : library.originals(lang, first)
    return library.amended({
      lang,
      locale: amendLocale(library.locale(lang), originals, new Map([[key, value]])),
    })
  }

  /** `setting`: of a library with the same names, whose words are shaped already. */
  async #sourceIn(library: Library, setting = library): Promise<ContextSource> {
    const source = await library.source(this.lang, this.#request)
    return { ...source, setting: await setting.setting(this.lang) }
  }
}

function changedKeys(a: Drafts['texts'], b: Drafts['texts']): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((key) => a[key] !== b[key])
}
