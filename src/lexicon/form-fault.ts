/** Something a lexicon writer got wrong, at a character of the line. */
export class FormFault extends Error {
  readonly at: number
  constructor(at: number, message: string) {
    super(message)
    this.at = at
  }
}
