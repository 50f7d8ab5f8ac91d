import type { LaidKit } from '../../../kit/lay.ts'

/** A kit that is looked at and not printed. */
export const piecesAlone = (
  kit: Pick<LaidKit, 'library' | 'request' | 'lang' | 'source' | 'pieces' | 'findings'>,
): LaidKit => ({
  ...kit,
  stack: { sheets: [], lots: [], findings: [] },
  instructions: {},
  extras: [],
})
