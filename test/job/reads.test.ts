import { expect, it } from 'vitest'
import { diskFolder } from '../../src/host/disk.ts'
import { shippedFolder } from '../../src/host/shipped.ts'
import { checkGame } from '../../src/job/check.ts'
import { compareFacts } from '../../src/job/facts.ts'
import { printKits } from '../../src/job/print.ts'
import { defaultRequest } from '../../src/kit/request.ts'
import { Library } from '../../src/library/library.ts'

/** The game that ships, and how often each of its files has been read. */
function countedGame(): { library: Library; reads: Map<string, number> } {
  const folder = diskFolder(shippedFolder())
  const reads = new Map<string, number>()
  const bytes = (path: string) => {
    reads.set(path, (reads.get(path) ?? 0) + 1)
    return folder.bytes(path)
  }
  // Not on disk as it stands: all of it happens in this thread.
  return { library: new Library({ name: folder.name, list: folder.list, bytes }), reads }
}

const LANGUAGES = ['en', 'de', 'ja']

it.each([
  ['growl check', (library: Library) => checkGame(library, { languages: LANGUAGES })],
  [
    'growl print',
    (library: Library) =>
      printKits(library, { request: defaultRequest(library.readableGame), languages: LANGUAGES }),
  ],
  ['growl facts', (library: Library) => Promise.all(LANGUAGES.map((lang) => compareFacts(library, lang)))],
])('%s in three languages reads no file twice', async (_, work) => {
  const { library, reads } = countedGame()
  await work(library)
  expect(reads.get('locales/en/cards.yaml')).toBe(1)
  expect([...reads].filter(([, count]) => count > 1)).toEqual([])
})
