/** A length in PostScript points (1/72 inch), the one unit used inside the program. */
export type Pt = number

const POINTS_PER_MM = 72 / 25.4

export const mm = (value: number): Pt => value * POINTS_PER_MM
export const toMm = (length: Pt): number => length / POINTS_PER_MM
