import { afterEach, expect, it, vi } from 'vitest'
import { engine, NoAnswer } from '../../../src/desk/page/engine.ts'
import { revision } from '../../../src/desk/page/home.ts'
import { spoken } from '../../../src/desk/page/sayings.ts'
import { pageLanguage } from '../../../src/desk/page/words.ts'
import { say, told } from '../../../src/finding.ts'

const finding = told(say`there is no card ${'apple'}`)

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  pageLanguage.value = 'en'
})

/** A page in German: whoever tells of a finding is told again when its words have come. */
function germanPage(): void {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ [finding.said!.message.pattern]: 'die Karte {0} fehlt' })),
  )
  revision.value += 1
  pageLanguage.value = 'de'
}

const message = () => spoken(finding).message

it('findings of a game that cannot be read are told in the language of the page', async () => {
  const refused = new NoAnswer({ why: 'game', message: 'It cannot be read.' })
  vi.spyOn(engine, 'ask').mockRejectedValue(refused)
  germanPage()
  expect(message().lang).toBe('en')
  await expect.poll(() => message()).toEqual({ words: 'Die Karte apple fehlt', lang: 'de' })
})

it('without a connection they are told in English', async () => {
  vi.spyOn(engine, 'ask').mockResolvedValue({} as never)
  germanPage()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
  message()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(message()).toEqual({ words: finding.message, lang: 'en' })
})
