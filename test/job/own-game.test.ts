import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkGame } from '../../src/job/check.ts'
import { openGame } from '../../src/library/open.ts'
import { memoryFolder } from '../../src/source/folder.ts'

/** The files that the document tells to write, by the names it gives them. */
const files = Object.fromEntries(
  [...readFileSync('docs/own-game.md', 'utf8').matchAll(/^```\w+ (\S+\/\S+)\n([^`]*)```$/gm)].map(
    ([, path, text]) => [path!, text!],
  ),
)

it('the game of docs/own-game.md is one that nothing is wrong with', async () => {
  expect(Object.keys(files)).toHaveLength(6)
  expect(await checkGame(openGame(memoryFolder(files)))).toEqual([])
})
