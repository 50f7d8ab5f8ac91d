import { say } from '../finding.ts'
import { entryOf, type YamlNode } from '../source/tree.ts'
import { parseYaml } from '../source/yaml.ts'
import { type Draft, type LooseEntry, type LooseSource, type Remark, remark } from './loose-draft.ts'

/** `card: text`, or laid out like cards.yaml. */
export function yamlDraft({ text, file }: LooseSource): Draft {
  const { root, findings } = parseYaml(text, file)
  const refusals = findings.flatMap(({ message, hint = '', said, place }) =>
    place ? [{ message, hint, place, ...(said && { said }) }] : [],
  )
  const entries = root?.kind === 'map' ? root.entries : []
  const wrong: Remark[] = []
  const read = entries.map(({ key, keyPlace, value }): LooseEntry => {
    const node = textIn(value)
    if (node && node.kind !== 'scalar')
      wrong.push(
        remark(
          node.kind === 'list'
            ? say`"${key}" has a list where its text should be`
            : say`"${key}" has a map where its text should be`,
          say`Write "${key}: |-" and the text below it, further to the right.`,
          node.place,
        ),
      )
    if (node?.kind !== 'scalar' || node.value === null) return { name: key, place: keyPlace }
    const words = typeof node.value === 'string' ? node.words : () => node.place
    return { name: key, place: keyPlace, text: { value: String(node.value), words } }
  })
  return { format: 'a YAML file', entries: read, refusals: [...refusals, ...wrong], notes: [] }
}

/** The text itself, or `text:` beside a title and other things. */
const textIn = (node: YamlNode): YamlNode | undefined =>
  node.kind === 'map' ? entryOf(node, 'text')?.value : node

/** Blocks and brackets that go on in the next line: only YAML has these. */
const MARKS = /^[^:]{1,100}:\s+(?:[|>][-+0-9]{0,2}|[[{])$/

export const looksLikeYaml = ({ text }: LooseSource): boolean =>
  text.split('\n').some((line) => MARKS.test(line.trimEnd()))
