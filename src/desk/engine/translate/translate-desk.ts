import { sourceLanguage } from '../../../game/game.ts'
import type { Library } from '../../../library/library.ts'
import { chooseLanguage } from '../../../order/choose-language.ts'
import type { ChangedView, EditView, TextsView, TranslateQuestions, Work } from '../../talk-translate.ts'
import type { Tasks } from '../answer.ts'
import { drawFrame } from '../canvas.ts'
import { AllProblems } from './all-problems.ts'
import { beginLanguages, changedFiles } from './changed.ts'
import { amendmentOf, NO_DRAFTS } from './drafts.ts'
import { proofOf } from './proof.ts'
import { textsView } from './texts.ts'
import { Translation } from './translation.ts'

type Wording = { readonly lang: string; readonly key: string; readonly value: string }

/** Translations that lie on the desk, one for each language that somebody has looked at. */
export class TranslateDesk {
  readonly #opened: () => Library
  readonly #translations = new Map<string, Translation>()
  readonly #problems = new AllProblems()
  #work: Work = { begun: [], drafts: {} }
  /** The game with the languages that were begun, and its new files. */
  #begun: ReturnType<typeof beginLanguages> | undefined

  constructor(opened: () => Library) {
    this.#opened = opened
  }

  readonly tasks: Pick<Tasks, keyof TranslateQuestions> = {
    texts: ({ lang, work }) => this.#texts(lang, work),
    edit: (wording) => this.#edit(wording),
    proof: async (wording, { step }) => {
      const translation = this.#in(wording.lang)
      const set = await translation.set(wording.key, wording.value)
      return proofOf(set, wording.lang, translation.request, () => step(0, 1))
    },
    problems: ({ lang }, { step }) => this.#problems.find(this.#in(lang), step),
    changed: ({ work }) => this.#changed(work),
  }

  /** The files of the game are others now. */
  reread(): void {
    this.#begun = undefined
    this.#translations.clear()
  }

  /** The game with the languages that somebody has begun. */
  begun(work: Work): Library {
    return this.#take(work)
  }

  /** Another list of begun languages makes another game. */
  #take(work: Work): Library {
    const known = this.#work.begun.map(({ code, name }) => `${code} ${name}`).join()
    if (!this.#begun || known !== work.begun.map(({ code, name }) => `${code} ${name}`).join()) {
      this.#begun = beginLanguages(this.#opened(), work.begun)
      this.#translations.clear()
    }
    const first = sourceLanguage(this.#begun.library.readableGame)
    // Whoever changes the first language wants the others to follow.
    if (JSON.stringify(work.drafts[first]) !== JSON.stringify(this.#work.drafts[first]))
      for (const lang of this.#translations.keys()) if (lang !== first) this.#translations.delete(lang)
    this.#work = work
    return this.#begun.library
  }

  #changed(work: Work): ChangedView {
    const library = this.#take(work)
    const views = Object.entries(work.drafts).map(([lang, drafts]) => changedFiles(library, lang, drafts))
    const files = new Map(Object.entries(this.#begun!.files))
    for (const { path, bytes } of views.flatMap((view) => view.files)) files.set(path, bytes)
    return {
      files: [...files].map(([path, bytes]) => ({ path, bytes })),
      left: views.flatMap(({ left }) => left),
    }
  }

  #texts(asked: string | undefined, work: Work): TextsView {
    const library = this.#take(work)
    const game = library.readableGame
    const lang = chooseLanguage(game, 'lang', asked ?? sourceLanguage(game))
    const translation = this.#in(lang)
    translation.takeOver(work.drafts[lang] ?? NO_DRAFTS)
    return textsView(translation.library, library, lang)
  }

  async #edit({ lang, key, value, scale }: Wording & { readonly scale: number }): Promise<EditView> {
    const { picture, places } = await this.#in(lang).set(key, value)
    if (!picture) return { width: 0, height: 0, on: 'nothing', places }
    const { frame, on, mark } = picture
    return {
      picture: await drawFrame(frame, Math.min(scale, MOST_SCALE)),
      width: frame.width,
      height: frame.height,
      on,
      places,
      ...(mark && { mark }),
    }
  }

  #in(lang: string): Translation {
    const known = this.#translations.get(lang)
    if (known) return known
    const base = this.#take(this.#work)
    const first = sourceLanguage(base.readableGame)
    const originals = this.#work.drafts[first]
    const library = lang === first || !originals ? base : base.amended(amendmentOf(base, first, originals))
    const translation = new Translation(library, lang, this.#work.drafts[lang] ?? NO_DRAFTS)
    this.#translations.set(lang, translation)
    return translation
  }
}

const MOST_SCALE = 4
