// What is said while somebody plays: the table, the rules, and cards that are looked up.

export interface TableWanted {
  readonly players: number
  readonly lang: string
  readonly expansion?: string
}

export interface TableView {
  readonly title: string
  readonly lines: readonly (readonly string[])[]
}

export interface CardsWanted {
  readonly lang: string
  readonly second?: string
}

/** The rulebook as a web page, and the style it looks best in, apart from it: no page within ours may bring its own. */
export interface RulesView {
  readonly html: string
  readonly style: string
}

export interface CardView {
  readonly id: string
  readonly kind: string
  /** In each language that was asked for. */
  readonly words: readonly CardWords[]
}

/** What a card says in one language. */
export interface CardWords {
  readonly lang: string
  /** BCP 47. */
  readonly tag: string
  readonly title: string
  readonly text: string
}

export interface FaceWanted {
  readonly lang: string
  readonly card: string
  readonly scale: number
}
