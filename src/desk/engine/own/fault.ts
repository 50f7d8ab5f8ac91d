import type { FaultName, OpenFault } from '../../talk-own.ts'

const LONGEST = 120

/** A name of a stranger's, as it can be shown: without signs that steer a line, and not endless. */
export const showable = (name: string): string => {
  const plain = name.replaceAll(/\p{C}/gu, '\ufffd')
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)} …` : plain
}

/** A folder or a zip cannot be opened as a game; the page says why. */
export class CannotOpen extends Error {
  readonly told: OpenFault

  constructor(fault: FaultName, { what, most }: Omit<OpenFault, 'fault'> = {}) {
    super(fault)
    this.told = {
      fault,
      ...(what !== undefined && { what: showable(what) }),
      ...(most !== undefined && { most }),
    }
  }
}
