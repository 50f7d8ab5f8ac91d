/**
 * As a file can hold it: plain line ends, no blanks around it and at the end of a line, no control characters. Blanks mean nothing to
 * whoever sets a text or compares it, and one in front would keep it from being written as a block of lines.
 */
export const tidied = (value: string): string =>
  value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
