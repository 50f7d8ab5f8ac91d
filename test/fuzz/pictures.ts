const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12MwTpsJAAICATOHpP0LAAAAAElFTkSuQmCC'
const JPEG =
  '/9j/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AD//Z'

/** A PNG and a JPEG of one pixel, and where they are printed. */
export function pictures(): Readonly<Record<string, string>> {
  const file = (base64: string) => Buffer.from(base64, 'base64').toString('latin1')
  return {
    'templates/crow.png': file(PNG),
    'templates/crow.jpg': file(JPEG),
    'templates/back.svg.hbs':
      '<svg>\n  <image href="crow.png" x="1" y="1" width="30" height="30" alt="A crow"/>\n  <image href="crow.jpg" x="0" y="40" width="100%" height="20" preserveAspectRatio="xMidYMid slice"/>\n</svg>\n',
  }
}
