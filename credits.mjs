// The page that says whose work the desk is made of, and under which licences: CREDITS.md and our licences, as a web page.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'

const inRoot = (file) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8')

/** `credits.html`; the licences of others lie beside it, in full. */
export async function writeCredits(outdir) {
  const { escapeXml, pageHead } = await tsImport('./src/escape.ts', import.meta.url)
  const html = (markdown) => ofMarkdown(markdown, escapeXml)
  const parts = [
    html(inRoot('CREDITS.md')),
    html(inRoot('LICENSE-TEXTS.md').replace(/^# /, '## ')),
    `<h2>Licence of the program</h2>\n<pre>${escapeXml(inRoot('LICENSE').trim())}</pre>`,
    `<p><a href="LICENCES.txt">The licences of everything in this page, in full</a></p>`,
  ]
  writeFileSync(
    join(outdir, 'credits.html'),
    `<!doctype html>
<html lang="en">
<head>
${pageHead}
<meta name="color-scheme" content="light dark">
<title>GROWL Press: licences and credits</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p><a href="./">GROWL Press</a></p>
${parts.join('\n')}
</main>
</body>
</html>
`,
  )
}

const STYLE = `
:root { color-scheme: light dark; --ground: #f1ead6; --ink: #171a33; --link: #8c1526 }
@media (prefers-color-scheme: dark) { :root { --ground: #10142f; --ink: #f6efd9; --link: #ff9aa6 } }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
main { max-width: 42rem; margin: 0 auto; padding: 1rem 1.25rem 3rem; overflow-wrap: anywhere }
a { color: var(--link) }
pre { white-space: pre-wrap }
`

/** As much Markdown as our own documents have: headings, paragraphs, lists, bold, code, links. */
const ofMarkdown = (markdown, escaped) =>
  markdown
    .trim()
    .split(/\n{2,}/)
    .map((block) => ofBlock(block, (text) => inline(escaped(text))))
    .join('\n')

function ofBlock(block, inline) {
  const [, marks, title] = /^(#+) (.+)$/.exec(block) ?? []
  if (marks) return `<h${marks.length}>${inline(title)}</h${marks.length}>`
  if (!block.startsWith('- ')) return `<p>${inline(block.replaceAll('\n', ' '))}</p>`
  const items = block.slice(2).split('\n- ')
  return `<ul>\n${items.map((item) => `<li>${inline(item.replaceAll('\n', ' '))}</li>`).join('\n')}\n</ul>`
}

/** Of text that is escaped already: "<" is "&#60;". A link into this folder is but its words, which are on the same page. */
const inline = (text) =>
  text
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\[([^\][]+)\]\((https?:[^()\s]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\[([^\][]+)\]\([^()\s]+\)/g, '$1')
    .replaceAll(/&#60;(https?:[^\s&]+)&#62;/g, '<a href="$1">$1</a>')
