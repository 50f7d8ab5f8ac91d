import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { deskForTests, OURS } from './desk.ts'

// What a page hears of files that change, however they are written.

const { edit, game, port, read } = deskForTests()
const CARDS = 'locales/pt/cards.yaml'

/** All files that were told so far. */
async function listen() {
  const told: string[] = []
  const asking = request({ host: '127.0.0.1', port: port(), path: '/events', headers: OURS })
  await new Promise<void>((resolve) => {
    asking.on('response', (answer) =>
      answer.setEncoding('utf8').on('data', (text: string) => {
        for (const [, files] of text.matchAll(/^data: (.*)$/gm))
          told.push(...(JSON.parse(files!) as string[]))
        resolve()
      }),
    )
    asking.end()
  })
  return { told, leave: () => asking.destroy() }
}

/** As editors save that want never to leave half a file. */
function moveOver(path: string, text: string): void {
  writeFileSync(join(game, 'beside'), text)
  renameSync(join(game, 'beside'), join(game, path))
}

const SOON = { timeout: 10_000 }

it('a file is seen whenever it is moved over, and when it is written afterwards', async () => {
  const { told, leave } = await listen()
  const changes = [
    () => moveOver(CARDS, `${read(CARDS)}# once\n`),
    () => moveOver(CARDS, `${read(CARDS)}# twice\n`),
    () => edit(CARDS, (text) => text.replace('# twice', '# thrice')),
    // As long as before.
    () => edit(CARDS, (text) => text.replace('# thrice', '# fourth')),
  ]
  for (const [n, change] of changes.entries()) {
    change()
    await expect.poll(() => told, SOON).toEqual(Array(n + 1).fill(CARDS))
  }
  leave()
})

it('so are files in new folders, files that go and come again, and nothing besides', async () => {
  const { told, leave } = await listen()
  mkdirSync(join(game, 'locales/nl/lexicon'), { recursive: true })
  writeFileSync(join(game, 'locales/nl/lexicon/words.yaml'), '')
  await expect.poll(() => told.splice(0), SOON).toEqual(['locales/nl/lexicon/words.yaml'])
  rmSync(join(game, 'locales/nl'), { recursive: true })
  await expect.poll(() => told.splice(0), SOON).toEqual(['locales/nl/lexicon/words.yaml'])
  cpSync(join(game, CARDS), join(game, 'locales/nl/cards.yaml'))
  await expect.poll(() => told.splice(0), SOON).toEqual(['locales/nl/cards.yaml'])
  writeFileSync(join(game, 'notes.txt'), 'not of the game')
  await setTimeout(1000)
  expect(told).toEqual([])
  leave()
})
