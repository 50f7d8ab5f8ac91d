import { describe, expect, it } from 'vitest'
import { host as browser, FileWanted, withFiles } from '../../src/host/browser.ts'
import { host as node } from '../../src/host/node.ts'

it.each(['', 'Grüße, 狼', new Uint8Array(1000).fill(7)])('both hosts hash alike', (data) => {
  expect(browser.sha256(data)).toBe(node.sha256(data))
  expect(node.sha256(data)).toMatch(/^[0-9a-f]{64}$/)
})

describe('Node', () => {
  it('reads a file of the program, and a part of it', () => {
    const whole = node.read('game-icons.paths')
    expect(node.read('game-icons.paths', { offset: 1000, length: 50 })).toEqual(whole.slice(1000, 1050))
  })

  it('gives bytes of which a slice is a copy, as everywhere', () => {
    const bytes = node.read('game-icons.index')
    bytes.slice(0, 1)[0] = 255
    expect(bytes[0]).not.toBe(255)
  })

  it('tells what to do when there has been no build', () => {
    expect(() => node.read('xx.hyphen')).toThrow('xx.hyphen is missing. Run "npm run build".')
  })
})

describe('a browser', () => {
  it('does not have what was not fetched', () => {
    expect(() => browser.read('en-us.hyphen')).toThrow(FileWanted)
  })

  it('fetches nothing for work that fails for other reasons', async () => {
    await expect(withFiles(() => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault')
  })
})
