/** As a file can hold it: plain line ends, nothing behind the last word, no control characters. */
export const tidied = (value: string): string =>
  value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '')
    .trimEnd()
