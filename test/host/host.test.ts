import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { host as browser, FilesWanted, withFiles } from '../../src/host/browser.ts'
import { inflated } from '../../src/host/inflated.ts'
import { host as node } from '../../src/host/node.ts'
import { joinSlices, splitSlices } from '../../src/host/slices.ts'

it.each(['', 'Grüße, 狼', new Uint8Array(1000).fill(7)])('both hosts hash alike', (data) => {
  expect(browser.sha256(data)).toBe(node.sha256(data))
  expect(node.sha256(data)).toMatch(/^[0-9a-f]{64}$/)
})

describe('Node', () => {
  it('reads any slice of a file that is in slices', () => {
    const slices = splitSlices(node.read('game-icons.paths'))
    expect(slices.length).toBeGreaterThan(100)
    for (const n of [0, 1, slices.length - 1]) expect(node.slice('game-icons.paths', n)).toEqual(slices[n])
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

it('slices that are joined are the same when they are split again, empty ones too', () => {
  const slices = [[1, 2, 3], [], [4]].map((bytes) => Uint8Array.from(bytes))
  expect(splitSlices(joinSlices(slices))).toEqual(slices)
})

describe('a compressed file', () => {
  const text = new TextEncoder().encode('狼人')
  it('is inflated', async () => expect(await inflated(new Uint8Array(gzipSync(text)))).toEqual(text))
  it('is taken as it is where the browser has inflated it', async () =>
    expect(await inflated(text)).toEqual(text))
})
