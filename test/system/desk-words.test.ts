import { expect, it } from 'vitest'
import { browser, DESKTOP, visit } from './desk-page.ts'

// The page in a language of another script. Browsers choose letters, and readers a voice, by the language that words are marked with.

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

it('what the checks say is in the language it is marked with, also when its words come late', async () => {
  const context = await browser.newContext({ viewport: DESKTOP, locale: 'zh-TW', serviceWorkers: 'block' })
  const page = await context.newPage()
  let letGo = () => {}
  const words = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/words/findings-zh.json', async (request) => {
    await words
    await request.continue()
  })
  await visit(page, '#print?lang=zh&size=30x40')
  const hint = page.locator('.problems .hint').first()
  const said = async () => [await hint.getAttribute('lang'), isHan((await hint.textContent()) ?? '')]
  await expect.poll(said).toEqual(['en', false])
  letGo()
  await expect.poll(said).toEqual(['zh-Hant', true])
  // A card goes by the title that it has in the language of the page, not by its id.
  const messages = page.locator('.problems li > p:first-child')
  await expect.poll(async () => (await messages.allTextContents()).join()).toContain('「護符」')
  await context.close()
})
