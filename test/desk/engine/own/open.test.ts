import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { openOwn } from '../../../../src/desk/engine/own/open.ts'
import type { OpenFault, OwnGame } from '../../../../src/desk/talk-own.ts'
import {
  MAX_DEPTH,
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_GAME_BYTES,
  memoryFolder,
} from '../../../../src/source/folder.ts'

type Content = Record<string, string | Uint8Array>

const bytesOf = (content: string | Uint8Array) => (typeof content === 'string' ? strToU8(content) : content)
const zip = (files: Content, name = 'plums.zip') =>
  new File(
    [
      zipSync(
        Object.fromEntries(Object.entries(files).map(([path, content]) => [path, bytesOf(content)])),
      ) as Uint8Array<ArrayBuffer>,
    ],
    name,
  )
const openZip = (file: File) => openOwn({ from: 'zip', file })
const openFolder = (files: Content, name = 'plums') =>
  openOwn({
    from: 'folder',
    name,
    files: Object.entries(files).map(([path, content]) => ({
      path,
      file: new File([bytesOf(content) as Uint8Array<ArrayBuffer>], path),
    })),
  })

const GAME = { 'data/game.yaml': 'id: plums', 'locales/en/cards.yaml': 'plum: {title: Plum}' }
const within = (folder: string, files: Content = GAME): Content =>
  Object.fromEntries(Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]))
const pathsIn = (opened: OwnGame | OpenFault) =>
  'files' in opened ? Object.keys(opened.files).sort() : opened
const textIn = (opened: OwnGame | OpenFault, path: string) =>
  'files' in opened ? new TextDecoder().decode(memoryFolder(opened.files).bytes(path) as Uint8Array) : opened

describe('what somebody opens', () => {
  it.each([
    ['a zip of the folders', () => openZip(zip(GAME)), 'plums'],
    ['a zip with one folder in it', () => openZip(zip(within('damsons'))), 'damsons'],
    [
      'a zip as macOS makes it',
      () => openZip(zip({ ...within('damsons'), '__MACOSX/damsons/._data': 'x' })),
      'damsons',
    ],
    ['a folder', () => openFolder(GAME), 'plums'],
    ['a folder with the game in it', () => openFolder(within('damsons')), 'damsons'],
  ])('%s is a game by its name', async (_, open, name) => {
    const opened = await open()
    expect(opened).toMatchObject({ name })
    expect(pathsIn(opened)).toEqual(Object.keys(GAME))
    expect(textIn(opened, 'data/game.yaml')).toBe('id: plums')
  })

  it('has only what belongs to a game, and of a game in a game the outer one', async () => {
    const opened = await openZip(
      zip({ ...GAME, 'README.md': 'x', 'out/en/kit.pdf': 'x', 'games/two/data/game.yaml': 'id: two' }),
    )
    expect(pathsIn(opened)).toEqual(Object.keys(GAME))
  })

  it('was open before: it is what it was', async () => {
    const game = { name: 'plums', files: { 'data/game.yaml': 'id: plums' } }
    expect(await openOwn({ from: 'memory', game })).toBe(game)
  })
})

describe('what is no game', () => {
  it('is said, with what was found', async () => {
    const files = { 'holiday/beach.jpg': 'x', 'readme.txt': 'x', 'data/games.yaml': 'x' }
    const fault = { fault: 'no-game', what: 'holiday/, readme.txt, data/' }
    expect(await openZip(zip(files))).toEqual(fault)
    expect(await openFolder(files)).toEqual(fault)
  })
  it('is several, and none is guessed', async () => {
    expect(await openZip(zip({ ...within('a'), ...within('b') }))).toEqual({
      fault: 'several',
      what: 'a/, b/',
    })
  })
  it.each([
    ['no zip at all', new File(['id: plums'], 'plums.zip'), 'no-zip'],
    ['an empty file', new File([], 'plums.zip'), 'no-zip'],
  ])('is %s', async (_, file, fault) => {
    expect(await openZip(file)).toEqual({ fault })
  })
})

/** A zip, some bytes of which somebody has changed. */
async function tampered(file: File, change: (view: DataView, list: number) => void): Promise<File> {
  const view = new DataView(await file.arrayBuffer())
  const list = view.getUint32(view.byteLength - 6, true)
  change(view, list)
  return new File([view.buffer as ArrayBuffer], file.name)
}

describe('a zip that somebody made to do harm', () => {
  it.each([
    ['a name that leads out', { ...GAME, '../../evil.yaml': 'x' }, '../../evil.yaml'],
    ['one that leads out from within', { ...GAME, 'data/../../evil.yaml': 'x' }, 'data/../../evil.yaml'],
    ['an absolute name', { ...GAME, '/etc/evil': 'x' }, '/etc/evil'],
    ['a name of Windows', { ...GAME, 'data\\cards.yaml': 'x' }, 'data\\cards.yaml'],
    ['a device', { ...GAME, 'data/aux.yaml': 'x' }, 'data/aux.yaml'],
    ['a drive', { ...GAME, 'data/C:evil.yaml': 'x' }, 'data/C:evil.yaml'],
    ['a control character', { ...GAME, 'data/ev\u001bil.yaml': 'x' }, 'data/ev\ufffdil.yaml'],
    ['no name', { ...GAME, 'data//evil.yaml': 'x' }, 'data//evil.yaml'],
  ])('%s is refused', async (_, files, what) => {
    expect(await openZip(zip(files))).toEqual({ fault: 'name', what })
  })

  it.each([
    ['capitals', { ...GAME, 'data/Game.yaml': 'id: other' }, 'data/Game.yaml'],
    ['accents', { ...GAME, 'data/\u00e9.yaml': 'x', 'data/e\u0301.yaml': 'y' }, 'data/e\u0301.yaml'],
    ['a file that is a folder, too', { ...GAME, 'data/game.yaml/x.yaml': 'x' }, 'data/game.yaml'],
  ])('two files of one name, but for %s, are refused', async (_, files, what) => {
    expect(await openZip(zip(files))).toEqual({ fault: 'twice', what })
  })

  it('the very same name twice is refused', async () => {
    const twice = await tampered(zip({ ...GAME, 'data/gome.yaml': 'id: other' }), (view, list) => {
      const at = new Uint8Array(view.buffer)
      for (const from of [0, list])
        for (let i = from; i < at.length - 4; i++)
          if (at[i] === 0x67 && at[i + 1] === 0x6f && at[i + 2] === 0x6d) at[i + 1] = 0x61
    })
    expect(await openZip(twice)).toEqual({ fault: 'twice', what: 'data/game.yaml' })
  })

  it('a link is refused', async () => {
    const file = new File(
      [
        zipSync({
          'data/game.yaml': strToU8('id: plums'),
          'data/cards.yaml': [strToU8('../../secret'), { os: 3, attrs: 0o120777 << 16 }],
        }) as Uint8Array<ArrayBuffer>,
      ],
      'plums.zip',
    )
    expect(await openZip(file)).toEqual({ fault: 'link', what: 'data/cards.yaml' })
  })

  it('folders in folders are refused, and a file may be as deep as any of a game', async () => {
    const deep = (folders: number) => `data/${'d/'.repeat(folders - 1)}x.yaml`
    expect(pathsIn(await openZip(zip({ ...GAME, [deep(MAX_DEPTH)]: 'x' })))).toContain(deep(MAX_DEPTH))
    const tooDeep = deep(MAX_DEPTH + 1)
    expect(await openZip(zip({ ...GAME, [tooDeep]: 'x' }))).toEqual({
      fault: 'deep',
      what: tooDeep,
      most: MAX_DEPTH,
    })
  })

  it('thousands of files are refused', async () => {
    const many = Object.fromEntries(Array.from({ length: MAX_FILES }, (_, i) => [`data/x${i}.yaml`, '']))
    expect(await openZip(zip({ ...GAME, ...many }))).toEqual({ fault: 'many', most: MAX_FILES })
  })

  it('a file that grows two hundredfold is refused before it has grown', async () => {
    const bomb = new Uint8Array(4 * 1024 * 1024)
    expect(await openZip(zip({ ...GAME, 'data/cards.yaml': bomb }))).toEqual({
      fault: 'bomb',
      what: 'data/cards.yaml',
    })
  })

  it('sizes that the list belies change nothing', async () => {
    const bomb = zip({ ...GAME, 'data/cards.yaml': new Uint8Array(4 * 1024 * 1024) })
    const lying = await tampered(bomb, (view, list) => {
      for (let at = list; view.getUint32(at, true) === 0x02014b50; ) {
        view.setUint32(at + 24, 10, true)
        at += 46 + view.getUint16(at + 28, true)
      }
    })
    expect(await openZip(lying)).toEqual({ fault: 'bomb', what: 'data/cards.yaml' })
  })

  it('a large file is not had, as on a disk; all together may not fill the memory', async () => {
    const noise = (length: number) => Uint8Array.from({ length }, () => Math.random() * 256)
    const opened = await openZip(zip({ ...GAME, 'data/cards.yaml': noise(MAX_FILE_BYTES + 1) }))
    if (!('files' in opened)) return expect.unreachable()
    expect(opened.files['data/cards.yaml']).toEqual({ refused: 'too-large' })
    const large = noise(MAX_FILE_BYTES)
    const needed = MAX_GAME_BYTES / MAX_FILE_BYTES
    const files = Object.fromEntries(Array.from({ length: needed }, (_, i) => [`data/x${i}.yaml`, large]))
    expect(await openFolder({ ...GAME, ...files })).toEqual({
      fault: 'large',
      most: MAX_GAME_BYTES / 1024 / 1024,
    })
  })
})

describe('a zip that is broken', () => {
  it('a byte has changed: the checksum tells', async () => {
    const file = await tampered(zip({ 'data/game.yaml': 'id: plums and more' }), (view) =>
      view.setUint8(46, 0x41),
    )
    expect(await openZip(file)).toEqual({ fault: 'damaged', what: 'data/game.yaml' })
  })
  it('its end is missing, or its beginning', async () => {
    const file = zip(GAME)
    expect(await openZip(new File([file.slice(0, -30)], file.name))).toEqual({ fault: 'no-zip' })
    expect(await openZip(new File([file.slice(30)], file.name))).toMatchObject({ fault: 'damaged' })
  })
  it.each([
    ['encrypted', 8, 1, 'locked'],
    ['packed otherwise', 10, 14, 'method'],
  ])('it is %s', async (_, offset, value, fault) => {
    const file = await tampered(zip({ 'data/game.yaml': 'id: plums' }), (view, list) =>
      view.setUint16(list + offset, value, true),
    )
    expect(await openZip(file)).toEqual({ fault, what: 'data/game.yaml' })
  })
  it('the list and the files differ in names', async () => {
    const file = await tampered(zip({ 'data/game.yaml': 'id: plums' }), (view) => view.setUint8(30, 0x44))
    expect(await openZip(file)).toEqual({ fault: 'damaged', what: 'data/game.yaml' })
  })
  it('whatever its bytes are, it is opened or refused', async () => {
    const bytes = new Uint8Array(await zip(within('damsons')).arrayBuffer())
    for (let at = 0; at < bytes.length; at++) {
      const changed = bytes.slice()
      changed[at] = changed[at]! ^ 0xff
      const opened = await openZip(new File([changed], 'plums.zip'))
      expect('fault' in opened || 'files' in opened).toBe(true)
    }
  })
})
