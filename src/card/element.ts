/** An element of the SVG a template wrote, its words put back. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly Element[]
  /** The text directly inside, as it stands. */
  readonly text: string
  /** Where it begins in what the template wrote. */
  readonly at: number
}
