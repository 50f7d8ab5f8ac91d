/** A length in PostScript points (1/72 inch), the one unit used inside the program. */
export type Pt = number

const POINTS_PER = { pt: 1, in: 72, mm: 72 / 25.4, cm: 72 / 2.54 } as const
export type Unit = keyof typeof POINTS_PER

export const mm = (value: number): Pt => value * POINTS_PER.mm
export const inch = (value: number): Pt => value * POINTS_PER.in
export const toMm = (length: Pt): number => length / POINTS_PER.mm

const LENGTH = /^(\d+(?:\.\d+)?)(pt|in|mm|cm)$/

/** Reads "63.5mm"; undefined when it is not a number with a unit we know. Numbers without units are refused. */
export function parseLength(text: string): Pt | undefined {
  const match = LENGTH.exec(text.trim())
  return match ? Number(match[1]) * POINTS_PER[match[2] as Unit] : undefined
}
