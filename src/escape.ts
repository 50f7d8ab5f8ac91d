/** Text that is only text wherever it stands in XML or HTML; characters XML cannot hold are replaced. */
export const escapeXml = (value: string): string =>
  value
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '\u{FFFD}')
    .replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

/** The first lines of a web page that holds all it needs: no script runs in it, and it asks for nothing. */
export const pageHead = `<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">`
