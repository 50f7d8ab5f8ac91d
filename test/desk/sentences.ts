import { readdirSync, readFileSync } from 'node:fs'

/** The pattern of every sentence in the sources that can be said in other languages: whatever is written as say`…`. */
export function patternsIn(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const sources = files.map((file) =>
    readFileSync(`${folder}/${file}`, 'utf8').replaceAll(/^\s*\/\*\*.*$/gm, ''),
  )
  return [...new Set(sources.flatMap(patternsOf))].sort()
}

const TAG = /\bsay`/g

export const patternsOf = (source: string): string[] =>
  Array.from(source.matchAll(TAG), ({ index, 0: tag }) => template(source, index + tag.length).pattern)

/** A template from behind its first backtick; values are numbered, and may hold templates of their own. */
function template(source: string, from: number): { readonly pattern: string; readonly end: number } {
  let [pattern, at, count] = ['', from, 0]
  while (source[at] !== '`') {
    if (source.startsWith('${', at)) {
      at = endOfValue(source, at + 2)
      pattern += `{${count++}}`
    } else if (source[at] === '\\') {
      pattern += source[at + 1]
      at += 2
    } else pattern += source[at++]
  }
  return { pattern, end: at + 1 }
}

/** Behind the brace that closes a value. */
function endOfValue(source: string, from: number): number {
  let [at, depth] = [from, 1]
  while (depth > 0) {
    const sign = source[at]
    if (sign === '`') at = template(source, at + 1).end
    else if (sign === "'" || sign === '"') at = source.indexOf(sign, at + 1) + 1
    else {
      if (sign === '{') depth++
      if (sign === '}') depth--
      at++
    }
  }
  return at
}
