/**
 * Lines of a YAML block → paragraphs. Translators break lines where they like: a line break means a space, or nothing
 * in scripts that set no spaces between words; an empty line ends a paragraph.
 */
export function foldLines(source: string): string[] {
  const paragraphs: string[] = []
  let lines: string[] = []
  for (const line of [...source.split('\n').map((text) => text.trim()), '']) {
    if (line) lines.push(line)
    else if (lines.length > 0) {
      paragraphs.push(
        lines.map((text, i) => text + (i + 1 < lines.length ? between(text, lines[i + 1]!) : '')).join(''),
      )
      lines = []
    }
  }
  return paragraphs
}

/** What stands where two lines meet. */
function between(line: string, next: string): '' | ' ' {
  const [last, first] = [lastThing(line), firstThing(next)]
  // Full-width marks carry their own space, whatever stands on the other side.
  if (WIDE_MARK.test(last) || WIDE_MARK.test(first)) return ''
  // An icon goes with the writing on its other side.
  const [left, right] = [UNSPACED.test(last), UNSPACED.test(first)]
  return (left && right) || (left && first === ICON) || (last === ICON && right) ? '' : ' '
}

const ICON = ':icon:'
const WIDE_MARK = /^[\u3000-\u303f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]$/
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u30fc]$/u

/** The first character or icon, emphasis marks looked through. */
function firstThing(line: string): string {
  let at = 0
  while (line[at] === '*') at++
  return /^:[a-z0-9-]+:/.test(line.slice(at, at + 80))
    ? ICON
    : String.fromCodePoint(line.codePointAt(at) ?? 32)
}

function lastThing(line: string): string {
  let end = line.length
  while (line[end - 1] === '*') end--
  if (/:[a-z0-9-]+:$/.test(line.slice(Math.max(0, end - 80), end))) return ICON
  const pair = /^[\ud800-\udbff][\udc00-\udfff]$/.test(line.slice(Math.max(0, end - 2), end))
  return line.slice(end - (pair ? 2 : 1), end)
}
