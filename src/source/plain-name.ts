/** A name as people remember it: capitals, accents, quotes, blanks and hyphens do not matter. */
export const plainly = (name: string): string =>
  name
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[\p{P}\p{Z}\p{Cc}]/gu, '')
    .normalize('NFC')
