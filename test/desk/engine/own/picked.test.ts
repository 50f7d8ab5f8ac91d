import { describe, expect, it } from 'vitest'
import { openOwn } from '../../../../src/desk/engine/own/open.ts'
import { MAX_FILES } from '../../../../src/source/folder.ts'

interface Folder {
  readonly [name: string]: Folder | string
}

/** What a browser gives a page that may look into a folder; `looked` are the folders that somebody opened. */
function handleOf(name: string, folder: Folder, looked: string[] = []): FileSystemDirectoryHandle {
  return {
    kind: 'directory',
    name,
    async *entries() {
      looked.push(name)
      for (const [each, inside] of Object.entries(folder))
        yield [
          each,
          typeof inside === 'string'
            ? { kind: 'file', name: each, getFile: async () => new File([inside], each) }
            : handleOf(each, inside, looked),
        ]
    },
  } as unknown as FileSystemDirectoryHandle
}

const GAME = { data: { 'game.yaml': 'id: plums' }, locales: { en: { 'cards.yaml': 'plum: {title: Plum}' } } }
const open = (folder: Folder, looked?: string[]) =>
  openOwn({ from: 'handle', handle: handleOf('plums', folder, looked) })
const filesOf = async (folder: Folder) => Object.keys(((await open(folder)) as { files: object }).files)

describe('a folder that the page may look into', () => {
  it('is read where a game has its files', async () => {
    expect(await filesOf({ ...GAME, 'README.md': 'x' })).toEqual(['data/game.yaml', 'locales/en/cards.yaml'])
    expect(await filesOf({ damsons: GAME })).toEqual(['data/game.yaml', 'locales/en/cards.yaml'])
  })
  it('is left alone elsewhere, however much there is', async () => {
    const looked: string[] = []
    await open({ ...GAME, node_modules: { a: { b: {} } }, '.git': { objects: {} } }, looked)
    expect(looked).not.toContain('a')
    expect(looked).not.toContain('.git')
  })
  it('is refused with thousands of files, and as no game with what is there', async () => {
    const many = Object.fromEntries(Array.from({ length: MAX_FILES + 1 }, (_, i) => [`x${i}.yaml`, '']))
    expect(await open({ ...GAME, templates: many })).toEqual({ fault: 'many', most: MAX_FILES })
    expect(await open({ photos: { 'beach.jpg': '' }, 'a.txt': '' })).toEqual({
      fault: 'no-game',
      what: 'photos/, a.txt',
    })
  })
  it('that has gone, or may not be read, is said to be unreadable', async () => {
    const gone = {
      kind: 'directory',
      name: 'plums',
      entries: () => {
        throw new Error('NotAllowedError')
      },
    }
    expect(await openOwn({ from: 'handle', handle: gone as unknown as FileSystemDirectoryHandle })).toEqual({
      fault: 'unreadable',
      what: 'plums',
    })
  })
})
