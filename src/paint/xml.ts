/** Text that is only text wherever it stands in XML; characters XML cannot hold are replaced. */
export const escapeXml = (value: string): string =>
  value
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\u{FFFD}')
    .replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
