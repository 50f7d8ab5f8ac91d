import { host } from '#host'
import { checkData, checkFacts, checkKit, checkSpelling, sortedOnce } from '../../check/groups.ts'
import type { Frame } from '../../frame/frame.ts'
import { sourceLanguage } from '../../game/game.ts'
import { fetchedFiles, forgetFiles, useToken } from '../../host/browser.ts'
import { calibrationSheet } from '../../kit/calibration.ts'
import { type LaidKit, layKit } from '../../kit/lay.ts'
import { type Draft, draftKit, paintDraft } from '../../kit/paint.ts'
import type { PrintRequest } from '../../kit/request.ts'
import { Library } from '../../library/library.ts'
import { neededFor } from '../../library/needed.ts'
import { packedFolder, packsFor } from '../../library/packed.ts'
import { chooseExpansions } from '../../order/choose.ts'
import { chooseCopies } from '../../order/choose-copies.ts'
import { chooseLanguage } from '../../order/choose-language.ts'
import { idleOptions, refuseBesideCards } from '../../order/idle-options.ts'
import { type Note, type Options, UsageError } from '../../order/option.ts'
import { printRequest } from '../../order/print-options.ts'
import { memoryFolder } from '../../source/folder.ts'
import type { FilesWanted, LaidView, LayWanted, MadeFile, PageWanted } from '../talk.ts'
import type { OpenFault, OwnGame, OwnSource } from '../talk-own.ts'
import type { FaceWanted } from '../talk-play.ts'
import { type Progress, type Tasks, Unreadable } from './answer.ts'
import { drawFrame } from './canvas.ts'
import { documentView, isDocument } from './document-view.ts'
import { gameView, namesOf } from './game-view.ts'
import type { TranslateDesk } from './translate/translate-desk.ts'

/** What is on the desk: a game, and the kit that was laid out last. */
export class Desk {
  #library: Library | undefined
  /** A game of somebody's own; absent: the one that the page comes with. */
  #own: OwnGame | undefined
  #laid: Laid | undefined
  #count = 0
  /** Of each language that somebody looks cards up in. */
  readonly #faces = new Map<string, ReadonlyMap<string, Frame>>()

  #translate: TranslateDesk | undefined

  // What a first visitor does not see is loaded when it is asked for.
  readonly tasks: Tasks = {
    texts: async (wanted, progress) => (await this.#translating()).tasks.texts(wanted, progress),
    edit: async (wording, progress) => (await this.#translating()).tasks.edit(wording, progress),
    proof: async (wording, progress) => (await this.#translating()).tasks.proof(wording, progress),
    problems: async (wanted, progress) => (await this.#translating()).tasks.problems(wanted, progress),
    changed: async (wanted, progress) => (await this.#translating()).tasks.changed(wanted, progress),
    connect: (token) => {
      useToken(token)
      return undefined
    },
    reread: () => this.#reread(),
    open: (source) => this.#open(source),
    examine: async (_, progress) => (await import('./own/examine.ts')).examine(this.#opened(), progress),
    game: () => gameView(this.#opened()),
    names: (lang) => namesOf(this.#opened(), lang),
    reprintable: async (wanted) => (await import('./reprintable.ts')).reprintable(this.#opened(), wanted),
    lay: (wanted) => this.#lay(wanted),
    words: () => this.#words(),
    page: (wanted) => this.#page(wanted),
    files: (wanted, progress) => this.#files(wanted, progress),
    calibration: (wanted) => this.#calibration(wanted),
    check: async (wanted) => (await import('./check.ts')).checkTexts(this.#opened(), wanted),
    table: async (wanted) => (await playing()).tableOf(this.#opened(), wanted),
    cards: async (wanted) => (await playing()).cardsOf(this.#opened(), wanted),
    face: (wanted) => this.#face(wanted),
    rules: async (lang) => (await playing()).rulesOf(this.#opened(), lang),
    factNames: (lang) => this.#opened().factNames(lang).names,
    fetched: () => fetchedFiles(),
  }

  async #translating(): Promise<TranslateDesk> {
    const { TranslateDesk } = await import('./translate/translate-desk.ts')
    this.#translate ??= new TranslateDesk(() => this.#opened())
    return this.#translate
  }

  #reread(): undefined {
    forgetFiles((file) => file.startsWith('game/'))
    if (!this.#own) this.#forget()
    return undefined
  }

  async #open(source: OwnSource): Promise<OwnGame | OpenFault> {
    const { openOwn } = await import('./own/open.ts')
    const opened = await openOwn(source)
    if ('fault' in opened) return opened
    this.#own = opened
    this.#laid = undefined
    this.#forget()
    return opened
  }

  #forget(): void {
    this.#library = undefined
    this.#faces.clear()
    this.#translate?.reread()
  }

  #opened(): Library {
    this.#library ??= new Library(this.#own ? memoryFolder(this.#own.files, this.#own.name) : packedFolder())
    const { game, findings } = this.#library.reading
    if (!game) throw new Unreadable(findings)
    return this.#library
  }

  async #lay(wanted: LayWanted): Promise<LaidView> {
    const { library, lang, request, notes } = await this.#requested(wanted)
    const first = sourceLanguage(library.readableGame)
    const isThere = this.#opened().readableGame.languages.includes(lang)
    // All at once: else each file would be missed in turn, and the work begun anew.
    host.want([...(this.#own ? [] : packsFor(isThere ? lang : first, first)), ...neededFor(lang, first)])
    const kit = await layKit(library, request, lang)
    const findings = await checkKit(kit)
    this.#count += 1
    this.#laid = { id: this.#count, kit, drafts: draftKit(kit) }
    return {
      id: this.#count,
      lang,
      documents: this.#laid.drafts.flatMap(documentView(kit)),
      findings,
      notes,
    }
  }

  /** What is asked for, of the game as it is with what somebody wrote. */
  async #requested({ options, work }: LayWanted): Promise<Requested & { readonly library: Library }> {
    if (!work) return { ...(await requestOf(this.#opened(), options)), library: this.#opened() }
    const begun = (await this.#translating()).begun(work)
    const requested = await requestOf(begun, options)
    const { withDrafts } = await import('./translate/drafts.ts')
    const { lang, request } = requested
    const languages = [sourceLanguage(begun.readableGame), lang, request.bilingual ?? lang]
    return { ...requested, library: withDrafts(begun, work.drafts, languages) }
  }

  async #words(): Promise<LaidView['findings']> {
    if (!this.#laid) return []
    const { library, lang, request } = this.#laid.kit
    const languages = [lang, ...(request.bilingual === undefined ? [] : [request.bilingual])]
    const findings = [...(await checkData(library))]
    for (const each of languages)
      findings.push(...(await checkSpelling(library, each)), ...(await checkFacts(library, each)))
    return sortedOnce(findings)
  }

  #page({ laid, kind, page, scale }: PageWanted): Promise<ImageBitmap> {
    const draft = this.#laidAs(laid).drafts.find((each) => each.kind === kind)
    const frame = draft && isDocument(draft.content) ? draft.content.pages[page] : undefined
    if (!frame) throw new UsageError(`There is no page ${page + 1} of ${kind}.`)
    return drawFrame(frame, Math.min(scale, MOST_SCALE))
  }

  async #files({ laid, kinds }: FilesWanted, { step }: Progress): Promise<MadeFile[]> {
    const { kit, drafts } = this.#laidAs(laid)
    const wanted = drafts.filter(({ kind }) => !kinds || kinds.includes(kind))
    const files: MadeFile[] = []
    for (const [index, draft] of wanted.entries()) {
      await step(index, wanted.length)
      const { path, bytes } = await paintDraft(draft, kit.lang)
      files.push({ path, bytes })
    }
    return files
  }

  /** Laid out once per language: somebody who looks one card up looks others up, in two languages perhaps. */
  async #face({ lang, card, scale }: FaceWanted): Promise<ImageBitmap> {
    const faces = this.#faces.get(lang) ?? (await (await playing()).facesOf(this.#opened(), lang))
    this.#faces.set(lang, faces)
    const frame = faces.get(card)
    if (!frame) throw new UsageError(`There is no card "${card}".`)
    return drawFrame(frame, Math.min(scale, MOST_SCALE))
  }

  async #calibration(wanted: LayWanted): Promise<MadeFile> {
    const { library, lang, request } = await this.#requested(wanted)
    const { paintPdf } = await import('../../paint/pdf/pdf.ts')
    const sheet = calibrationSheet(await library.words(lang), await library.setting(lang), request)
    return { path: `${lang}/calibration.pdf`, bytes: paintPdf(sheet) }
  }

  /** Whoever asks for a page of something older is told so: another kit lies here now. */
  #laidAs(id: number): Laid {
    if (this.#laid?.id !== id) throw new UsageError('Another kit has been laid out since.')
    return this.#laid
  }
}

const playing = () => import('./play.ts')

/** Large enough to read a card closely, small enough that no browser refuses the picture. */
const MOST_SCALE = 4

interface Laid {
  readonly id: number
  readonly kit: LaidKit
  readonly drafts: readonly Draft[]
}

interface Requested {
  readonly lang: string
  readonly request: PrintRequest
  readonly notes: readonly Note[]
}

/** The same words as on the command line, with the same meaning. */
export async function requestOf(library: Library, options: Options): Promise<Requested> {
  const game = library.readableGame
  const lang = chooseLanguage(game, '--lang', options.lang ?? sourceLanguage(game))
  refuseBesideCards(options)
  const asked =
    options.cards === undefined
      ? undefined
      : await chooseCopies(library, options.cards, chooseExpansions(game, options.expansion))
  const request = { ...printRequest(game, [lang], options), ...(asked && { only: asked.copies }) }
  return { lang, request, notes: [...idleOptions(game, options, request), ...(asked?.notes ?? [])] }
}
