import type { GameFolder } from '../source/folder.ts'
import { setText } from '../source/set-text.ts'
import { nodeAt } from '../source/tree.ts'
import { parseYaml } from '../source/yaml.ts'
import type { Locale } from './read.ts'

/** The files of words that a language does not have yet, as those of the first language: to be translated in place. */
export function copiesFor(
  own: Locale,
  source: Locale,
  folder: GameFolder,
): { readonly path: string; readonly bytes: Uint8Array }[] {
  // Rules of an earlier edition are left out: no language needs them. So is the lexicon: it is about a language.
  const wanted = source.files.filter(
    ({ name }) => !name.startsWith('rules-') && !own.files.some((file) => file.name === name),
  )
  return wanted.flatMap(({ file, name }) => {
    const bytes = folder.bytes(file)
    return typeof bytes === 'string' ? [] : [{ path: `locales/${own.lang}/${name}.yaml`, bytes }]
  })
}

/** data/game.yaml with a language more, behind the others; nothing if it has no list of them that can be added to. */
export function withLanguage(text: string, code: string): string | undefined {
  const { root } = parseYaml(text, 'data/game.yaml')
  const list = nodeAt(root, ['languages'])
  if (list?.kind !== 'list') return undefined
  const last = list.items.at(-1)
  if (!last) return undefined
  const lines = text.split('\n')
  const at = last.place.endLine - 1
  const line = lines[at]!
  const before = line.slice(0, last.place.column - 1)
  // "[en, de]" goes on in its line, "- de" in the next.
  lines[at] = /^\s*- *$/.test(before)
    ? `${line}\n${before}${code}`
    : `${line.slice(0, last.place.endColumn - 1)}, ${code}${line.slice(last.place.endColumn - 1)}`
  const added = lines.join('\n')
  const after = nodeAt(parseYaml(added, 'data/game.yaml').root, ['languages'])
  return after?.kind === 'list' && after.items.length === list.items.length + 1 ? added : undefined
}

/** What speakers of the language call it, in its program.yaml. */
export function withLanguageName(program: string, name: string): string {
  const named = setText(program, ['language'], name)
  return typeof named === 'string' ? named : program
}
