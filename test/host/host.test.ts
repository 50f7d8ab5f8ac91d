import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { host as browser, FilesWanted, withFiles } from '../../src/host/browser.ts'
import { fetchable } from '../../src/host/fetchable.ts'
import { inflated } from '../../src/host/inflated.ts'
import { built, host as node, slicesIn } from '../../src/host/node.ts'
import { boundsIn, countBefore, joinSlices, placeOfBounds } from '../../src/host/slices.ts'
import { TOGETHER } from '../../src/host/together.ts'

it.each(['', 'Grüße, 狼', new Uint8Array(1000).fill(7)])('both hosts hash alike', (data) => {
  expect(browser.sha256(data)).toBe(node.sha256(data))
  expect(node.sha256(data)).toMatch(/^[0-9a-f]{64}$/)
})

describe('Node', () => {
  it('reads any slice of a file that is in slices', () => {
    const count = slicesIn('game-icons.paths')
    expect(count).toBeGreaterThan(100)
    const slices = Array.from({ length: count }, (_, n) => node.slice('game-icons.paths', n))
    expect(Buffer.compare(joinSlices(slices), node.read('game-icons.paths'))).toBe(0)
  })

  it('gives bytes of which a slice is a copy, as everywhere', () => {
    const bytes = node.read('game-icons.names')
    bytes.slice(0, 1)[0] = 255
    expect(bytes[0]).not.toBe(255)
  })

  it('tells what to do when there has been no build', () => {
    expect(() => node.read('xx.hyphen')).toThrow('xx.hyphen is missing. Run "npm run build".')
  })
})

describe('a browser', () => {
  it('does not have what was not fetched', () => {
    expect(() => browser.read('en-us.hyphen')).toThrow(FilesWanted)
  })

  it('wants all slices that are missing at once', () => {
    const slices = [0, 3].map((slice) => ({ file: 'faces/grenze/400.outlines', slice }))
    expect(() => browser.want(slices)).toThrow(
      new FilesWanted(['faces/grenze/400.outlines/0', 'faces/grenze/400.outlines/3']),
    )
    expect(() => browser.want([])).not.toThrow()
  })

  it('fetches nothing for work that fails for other reasons', async () => {
    await expect(withFiles(() => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault')
  })
})

it('a file in slices tells where each begins and ends, empty ones too', () => {
  const slices = [[1, 2, 3], [], [4]].map((bytes) => Uint8Array.from(bytes))
  const file = joinSlices(slices)
  for (const [n, slice] of slices.entries()) {
    const { offset, length } = boundsIn(file.subarray(placeOfBounds(n).offset))
    expect(file.slice(offset, offset + length)).toEqual(slice)
  }
  expect(countBefore(boundsIn(file))).toBe(3)
})

describe('what a browser may fetch', () => {
  const files = fetchable()

  it('is all that the engine reads, in slices, and nothing else', () => {
    for (const file of [
      'faces/coverage',
      'faces/grenze/400.shape',
      'faces/grenze/400.outlines/0',
      'en-us.hyphen',
    ])
      expect([...files.keys()]).toContain(file)
    expect([...files.keys()].filter((file) => /\.(?:c?js|code|ts|txt|outlines|paths)$/.test(file))).toEqual(
      [],
    )
  })

  it('is all that the build has written, but for scripts and what is only faster than its source', () => {
    const written = readdirSync(built('.'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(relative(built('.'), entry.parentPath), entry.name).replaceAll('\\', '/'))
      .filter((file) => !/^desk\/|\.(?:c?js|code|ts|txt)$|^identity$/.test(file))
    const ofBuild = [...files.keys()].filter((file) => !/^defaults\/|^package\.json$/.test(file))
    const whole = new Set(ofBuild.map((file) => file.replace(/(outlines|paths)\/\d+$/, '$1')))
    whole.delete(TOGETHER)
    expect([...whole, 'compiled.lexicons'].sort()).toEqual(written.sort())
  })

  it('has the bytes that the engine reads', () => {
    expect(files.get('faces/grenze/400.outlines/1')!()).toEqual(node.slice('faces/grenze/400.outlines', 1))
    expect(files.get('en-us.hyphen')!()).toEqual(node.read('en-us.hyphen'))
    expect(`${new TextDecoder().decode(files.get('package.json')!())}`).toMatch(/^\{"version":"[\d.]+"\}$/)
  })
})

describe('a compressed file', () => {
  const text = new TextEncoder().encode('狼人')
  it('is inflated', async () => expect(await inflated(new Uint8Array(gzipSync(text)))).toEqual(text))
  it('is taken as it is where the browser has inflated it', async () =>
    expect(await inflated(text)).toEqual(text))
})
