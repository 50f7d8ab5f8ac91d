import { beginningOf, type Finding, inEnglish, type Sentence, say, told } from '../finding.ts'
import { sourceLanguage } from '../game/game.ts'
import { readYaml } from '../source/yaml.ts'
import type { Failure } from '../template/fault.ts'
import type { ContextSource } from './context.ts'

/**
 * A template that asks for words nobody has written is not at fault. Where the file that should hold them has none at all, that is
 * told instead, once for all templates.
 */
export function blameWords(
  { missing = '', ...finding }: Failure,
  { game, words }: Pick<ContextSource, 'game' | 'words'>,
  edition?: string,
): Finding {
  const [root = '', ...below] = missing.split('.')
  const name = { labels: 'labels', names: 'terms', rules: edition ? `rules-${edition}` : 'rules' }[root]
  if (!name || below.length === 0) return finding
  const first = sourceLanguage(game)
  const file = `locales/${first}/${name}.yaml`
  const isThere = game.folder.list(`locales/${first}`).includes(`${name}.yaml`)
  // The words may all be there: what is wrong with their file is told wherever it is read, and nothing is wrong with the template.
  const [fault] = isThere ? readYaml(game.folder, file).findings : []
  if (fault) return fault
  if (Object.keys(words.tree(name)).length > 0)
    return withHint(finding, say`Correct the template, or add "${below.join('.')}" to ${file}.`)
  return {
    ...finding,
    ...(isThere
      ? told(
          say`templates print words of ${file}, which has none that can be read`,
          say`Correct the file: the first that is asked for is "${below.join('.')}".`,
        )
      : told(
          say`templates print words of ${file}, which is missing`,
          say`Add the file: the first that is asked for is "${below.join('.')}".`,
        )),
    place: beginningOf(file),
  }
}

const withHint = ({ said, ...finding }: Finding, hint: Sentence): Finding => ({
  ...finding,
  hint: inEnglish(hint),
  ...(said && { said: { message: said.message, hint } }),
})
