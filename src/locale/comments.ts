/**
 * What somebody wrote about a text for those who translate it: the comment above its key, and those above the keys that it stands
 * below, outermost first.
 */
export function commentsAbove(lines: readonly string[], line: number): string[] {
  const comments: string[] = []
  let at = line - 1
  let indent = indentOf(lines[at] ?? '')
  for (;;) {
    const comment = commentEnding(lines, at - 1)
    if (comment) comments.unshift(comment)
    if (indent === 0) return comments
    // The key that it stands below is the nearest line that is further left.
    do at--
    while (at >= 0 && !isFurtherLeft(lines[at]!, indent))
    if (at < 0) return comments
    indent = indentOf(lines[at]!)
  }
}

/** What the file as a whole is about: the comment it begins with, if an empty line parts it from the rest. */
export function commentOfFile(lines: readonly string[]): string {
  const end = lines.findIndex((line) => !isComment(line))
  return end > 0 && lines[end]?.trim() === '' ? joined(lines.slice(0, end)) : ''
}

function commentEnding(lines: readonly string[], last: number): string {
  let first = last
  while (first >= 0 && isComment(lines[first]!)) first--
  return joined(lines.slice(first + 1, last + 1))
}

const isComment = (line: string): boolean => line.trimStart().startsWith('#')
const indentOf = (line: string): number => line.length - line.trimStart().length
const isFurtherLeft = (line: string, indent: number): boolean =>
  line.trim() !== '' && !isComment(line) && indentOf(line) < indent

/** Rules of dashes are for the eye. */
const joined = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trimStart().replace(/^#+ ?/, ''))
    .filter((line) => !/^-{4,}/.test(line))
    .join('\n')
    .trim()
