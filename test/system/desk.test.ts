import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { browser, DESKTOP, faultsOf, folder, PHONE, site, visit } from './desk-page.ts'
import { run } from './words.ts'

// The page in a real browser, used as people use it.

/** Opens the page at an address of its own, and fails at whatever it complains of. */
async function open(hash: string, viewport = DESKTOP): Promise<Page> {
  const page = await browser.newPage({ viewport, locale: 'en' })
  return visit(page, hash)
}

const firstPicture = (page: Page) => page.waitForSelector('canvas[data-drawn]')

/** What somebody gets who clicks this. */
async function saved(page: Page, name: string): Promise<string> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name }).first().click()
  const path = join(folder, (await waiting).suggestedFilename())
  await (await waiting).saveAs(path)
  return path
}

const inflated = (file: string): Buffer => {
  execFileSync('qpdf', ['--qdf', '--static-id', file, `${file}.qdf`])
  return readFileSync(`${file}.qdf`)
}

function printed(...options: readonly string[]): string {
  const out = mkdtempSync(join(folder, 'out-'))
  execFileSync(process.execPath, ['dist/cli.js', 'print', ...options, '--out', out])
  return out
}

/** In the page, because a kit is painted before a test could look. */
const CANCEL_AT_ONCE = `(async () => {
  const button = (name) => [...document.querySelectorAll('.buttons button')].find((each) => each.textContent.includes(name))
  button('Everything').click()
  await new Promise((resolve) => requestAnimationFrame(resolve))
  const seen = document.querySelector('progress') ? 'a bar' : 'no bar'
  const cancel = button('Cancel')
  cancel?.click()
  return seen + (cancel ? ' and a button' : ' and no button')
})()`

describe('printing', () => {
  it.each([
    ['English, as it is', '', [], 'en'],
    [
      'Chinese, for a printer that spares ink',
      '#print?lang=zh&ink=low&paper=letter',
      ['--ink', 'low', '--paper', 'letter'],
      'zh',
    ],
    [
      'Thai, for seven players, to fold',
      '#print?lang=th&players=7&backs=fold',
      ['--players', '7', '--backs', 'fold'],
      'th',
    ],
  ])('%s: the same kit as growl print makes', async (_, hash, options, lang) => {
    const page = await open(hash)
    await firstPicture(page)
    const kit = await saved(page, 'Kit')
    expect(kit).toMatch(new RegExp(`growl-${lang}-kit\\.pdf$`))
    const out = printed('--lang', lang, ...options)
    expect(inflated(kit).equals(inflated(join(out, lang, 'kit.pdf')))).toBe(true)
    await page.close()
  })

  it('everything in one zip', async () => {
    const page = await open('#print?lang=de')
    await firstPicture(page)
    const zip = await saved(page, 'Everything')
    const list = execFileSync('python3', ['-m', 'zipfile', '-l', zip], { encoding: 'utf8' })
    for (const file of ['de/kit.pdf', 'de/rules.pdf', 'de/rules-booklet.pdf']) expect(list).toContain(file)
    await page.close()
  })

  it('choices change the sheets and the address, and are there again the next time', async () => {
    const context = await browser.newContext({ viewport: DESKTOP, locale: 'en' })
    const page = await context.newPage()
    await page.goto(site.address)
    await firstPicture(page)
    const sheets = () => page.getByRole('button', { name: 'Kit' }).first().textContent()
    const before = await sheets()
    await page.getByLabel('For how many').selectOption('7')
    await expect.poll(sheets).not.toBe(before)
    expect(new URL(page.url()).hash).toBe('#print?lang=en&players=7')
    const next = await context.newPage()
    await next.goto(site.address)
    await expect.poll(() => new URL(next.url()).hash).toBe('#print?lang=en&players=7')
    await context.close()
  })

  it('choices are there again after another view; a link brings its own, also one to the usual kit', async () => {
    const page = await open('#print?lang=de&ink=low')
    await firstPicture(page)
    const usual = await browser.newPage({ viewport: DESKTOP, locale: 'en' })
    await visit(usual, '')
    await expect.poll(() => new URL(usual.url()).hash).toBe('#print?lang=en')
    await page.getByRole('link', { name: 'About' }).click()
    await page.getByRole('link', { name: 'Print' }).click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#print?lang=de&ink=low')
    await page.goto(usual.url())
    await expect.poll(() => page.getByLabel('Language', { exact: true }).first().inputValue()).toBe('en')
    await usual.close()
    await page.close()
  })

  it('a sheet for the printer that does not put backs behind fronts, as growl calibrate makes it', async () => {
    const page = await open('#print?lang=th&paper=letter')
    await page.getByText('Backs do not line up?').click()
    const sheet = await saved(page, 'Save the calibration sheet')
    const out = mkdtempSync(join(folder, 'out-'))
    execFileSync(process.execPath, [
      'dist/cli.js',
      'calibrate',
      '--lang',
      'th',
      '--paper',
      'letter',
      '--out',
      out,
    ])
    expect(inflated(sheet).equals(inflated(join(out, 'th/calibration.pdf')))).toBe(true)
    // What it shows is written beside the button, and moves the backs.
    await page.getByLabel('To the right').fill('1.5')
    await page.getByLabel('To the right').blur()
    await expect.poll(() => new URL(page.url()).hash).toBe('#print?lang=th&paper=letter&offset=1.5,0')
    await page.close()
  })

  it('what takes long tells how far it is, and can be cancelled', async () => {
    const page = await open('#print?lang=en')
    await firstPicture(page)
    const everything = page.getByRole('button', { name: 'Everything' })
    await expect.poll(() => everything.isDisabled()).toBe(false)
    let downloads = 0
    page.on('download', () => {
      downloads += 1
    })
    const seen = await page.evaluate(CANCEL_AT_ONCE)
    expect(seen).toBe('a bar and a button')
    await expect.poll(() => everything.isDisabled()).toBe(false)
    expect(await page.getByRole('progressbar').count()).toBe(0)
    expect(downloads).toBe(0)
    await page.close()
  })

  it('sheets are looked at closely, fronts beside backs', async () => {
    const page = await open('#print?lang=en')
    await firstPicture(page)
    const front = page.getByRole('img', { name: 'Sheet 1, front' })
    const before = await front.boundingBox()
    await page.getByRole('button', { name: 'Larger' }).click()
    await expect.poll(async () => (await front.boundingBox())!.width).toBeGreaterThan(before!.width)
    const back = page.getByRole('img', { name: 'Sheet 1, back' })
    expect((await back.boundingBox())!.y).toBe((await front.boundingBox())!.y)
    await page.close()
  })

  it('what cannot be printed is said, with what to do', async () => {
    const page = await open('#print?paper=a5')
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain('There is no paper "a5". Known: a4, letter')
    await page.close()
  })

  it('while a choice is refused, what was laid out before is not saved in its place', async () => {
    const page = await open('#print?lang=ja&cards=%E5%99%9B%E3%81%BF%E3%81%A4%E3%81%8D:1')
    await firstPicture(page)
    const primary = page.locator('.buttons .primary')
    await expect.poll(() => primary.isDisabled()).toBe(false)
    for (const refused of ['lang=ja&cards=nobody', 'lang=xx']) {
      await page.evaluate(`location.hash = '#print?${refused}'`)
      await page.getByRole('alert').waitFor()
      expect(await primary.isDisabled()).toBe(true)
      await page.evaluate("location.hash = '#print?lang=ja&cards=bite:1'")
      await expect.poll(() => primary.isDisabled()).toBe(false)
      expect(await page.getByRole('alert').count()).toBe(0)
    }
    await page.close()
  })

  it.each([DESKTOP, PHONE])('long captions are no wider than their sheets', async (viewport) => {
    const page = await open('#print?lang=ja&pieces=paste-up', viewport)
    await page.locator('.sheet-name span').first().waitFor()
    const wider = `[...document.querySelectorAll('.sheet')].filter((sheet) => {
      const [name, picture] = [...sheet.querySelectorAll('.sheet-name, canvas')].map((each) => each.getBoundingClientRect())
      return name.right > picture.right + 1
    }).length`
    expect(await page.evaluate(wider)).toBe(0)
    expect(await faultsOf(page)).toEqual([])
    await page.close()
  })

  it('a lost card is asked for from a list; what nobody knows is refused beside the field, in the language of the page', async () => {
    const page = await open('#print?lang=de&cards=Zeppelin')
    await page.getByLabel('Language of this page').selectOption('de')
    const field = page.getByLabel('Nur diese Karten nachdrucken')
    const refusal = page.locator('.field-refusal')
    await expect
      .poll(() => refusal.textContent())
      .toContain('Keine Karte und kein anderes Teil heißt „Zeppelin“.')
    expect([await field.getAttribute('aria-invalid'), await refusal.getAttribute('lang')]).toEqual([
      'true',
      'de',
    ])
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('„Zeppelin“')
    await field.fill('Bluthund：2，')
    await expect.poll(() => page.locator('datalist option[value="Bluthund：2，Hypnose:1"]').count()).toBe(1)
    await field.blur()
    await expect.poll(() => refusal.count()).toBe(0)
    await page.close()
  })

  it('what changes nothing is told in the language of the page, by the name of its field', async () => {
    const page = await open('#print?lang=de&pieces=tokens&backs=none&offset=1,1')
    await page.getByLabel('Language of this page').selectOption('de')
    await expect
      .poll(() => page.locator('.notes').textContent())
      .toBe(
        '„Rückseiten verschieben (mm)“ ändert nichts, weil die Rückseite des Papiers nicht bedruckt wird.',
      )
    await page.close()
  })

  it('a link that somebody has put markup into shows it as words', async () => {
    const page = await open('#print?lang=en&paper=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E')
    await expect
      .poll(() => page.getByRole('alert').textContent())
      .toContain('There is no paper "<img src=x onerror=alert(1)>"')
    expect(await page.locator('main img').count()).toBe(0)
    await page.close()
  })

  it('a text that does not fit stops the print until somebody says otherwise', async () => {
    const page = await open('#print?size=30x40')
    await page.getByText('Print anyway').waitFor()
    const kit = page.getByRole('button', { name: 'Kit' }).first()
    expect(await kit.isDisabled()).toBe(true)
    await page.getByText('Print anyway').click()
    await expect.poll(() => kit.isDisabled()).toBe(false)
    await page.close()
  })
})

describe('a view that cannot be fetched', () => {
  /** Where nothing new can be fetched, with a count of what was asked for in vain. */
  async function cutOff() {
    const context = await browser.newContext({ viewport: DESKTOP, locale: 'en', serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(site.address)
    await firstPicture(page)
    const failed: string[] = []
    page.on('requestfailed', (request) => failed.push(request.url()))
    await context.setOffline(true)
    await page.getByRole('link', { name: 'About' }).click()
    await page.getByText('This part could not be loaded.').waitFor()
    return { context, page, failed }
  }

  it('is asked for again when somebody wants it, and only then', async () => {
    const { context, page, failed } = await cutOff()
    const once = failed.length
    await page.waitForTimeout(500)
    expect(failed).toHaveLength(once)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => failed.length).toBeGreaterThan(once)
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    const twice = failed.length
    await page.waitForTimeout(500)
    // How many files of a view are asked for before one is missed is up to the browser.
    expect(failed).toHaveLength(twice)
    expect((await page.getByRole('alert').boundingBox())!.x).toBeGreaterThan(10)
    await context.close()
  })

  it('comes by itself when the browser is online again', async () => {
    const { context, page } = await cutOff()
    await context.setOffline(false)
    await page.getByRole('heading', { name: 'About' }).waitFor()
    await context.close()
  })
})

describe('somebody who was never here', () => {
  /** A first visit, and a hand that counts how often it clicks or chooses. */
  async function visitor(locale: string) {
    const context = await browser.newContext({ viewport: DESKTOP, locale })
    const page = await context.newPage()
    await page.goto(site.address)
    const used = { clicks: 0 }
    const click = async (target: Locator) => {
      used.clicks += 1
      await target.click()
    }
    const choose = async (target: Locator, value: string) => {
      used.clicks += 1
      await target.selectOption(value)
    }
    return { page, used, click, choose, leave: () => context.close() }
  }

  it('prints a kit in three clicks, in another language on another paper', async () => {
    const { page, used, click, choose, leave } = await visitor('en')
    await choose(page.getByLabel('Language', { exact: true }).first(), 'th')
    await click(page.getByRole('radio', { name: 'Letter' }))
    await firstPicture(page)
    const waiting = page.waitForEvent('download')
    await click(page.getByRole('button', { name: 'Kit' }).first())
    const kit = join(folder, 'three-clicks.pdf')
    await (await waiting).saveAs(kit)
    expect(used.clicks).toBe(3)
    const told = execFileSync('pdfinfo', [kit], { encoding: 'utf8' })
    expect(told).toMatch(/Page size: +612 x 792 pts/)
    await leave()
  })

  it.each([
    ['en-US', '#print?lang=en&paper=letter', 'a4'],
    ['es-MX', '#print?lang=es&paper=letter', 'a4'],
    ['en-GB', '#print?lang=en', 'letter'],
  ])('finds the paper that people have there: %s', async (locale, address, other) => {
    const { page, leave } = await visitor(locale)
    await expect.poll(() => new URL(page.url()).hash).toBe(address)
    // What somebody has chosen is theirs from then on.
    await page.locator(`input[value="${other}"]`).click()
    await page.goto(`${site.address}#about`)
    await page.goto(`${site.address}#print`)
    await expect.poll(() => new URL(page.url()).hash).toContain(`paper=${other}`)
    await leave()
  })

  it('finds the kit in the language of the browser: one click', async () => {
    const { page, used, click, leave } = await visitor('de-AT')
    const waiting = page.waitForEvent('download')
    await click(page.locator('.buttons .primary'))
    expect((await waiting).suggestedFilename()).toBe('growl-de-kit.pdf')
    expect(used.clicks).toBe(1)
    await leave()
  })

  it('writes in a text after two clicks', async () => {
    const { page, used, click, leave } = await visitor('de')
    await click(page.getByRole('link', { name: 'Übersetzen' }))
    await click(page.locator('.text-row', { hasText: 'Das Geschenk' }).first())
    await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('TEXTAREA')
    expect(await page.locator('textarea').inputValue()).toBe('Das Geschenk')
    expect(used.clicks).toBe(2)
    await leave()
  })
})

describe('checking', () => {
  it('a pasted text is compared with its card, and a link shows the same to somebody else', async () => {
    const page = await open('#check?lang=it')
    await page
      .getByLabel('Card texts')
      .fill('The Gift: Scegli tre giocatori vivi con almeno cinque carte in mano.')
    await page.getByText('1 card is wrong').waitFor()
    expect(await page.locator('.texts-compared').textContent()).toContain('Scegli tre giocatori')
    // Marked, with the number under which it is said what they should be.
    const wrong = page.locator('.compared mark.found').filter({ hasText: 'tre' }).first()
    await wrong.waitFor()
    expect(await wrong.evaluate((mark) => mark.nextElementSibling?.textContent)).toBe('1')
    // Under its title a finding need not begin with it, and nobody is sent to a file that is not there.
    const found = (await page.locator('.compared li.error').first().textContent()) ?? ''
    expect(found).toContain('Line 1')
    expect(found).not.toMatch(/^The Gift|texts:/)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy a link' }).click()
    await page.getByText('Link copied').waitFor()
    const link = (await page.evaluate('navigator.clipboard.readText()')) as string
    const other = await open(new URL(link).hash)
    await other.getByText('1 card is wrong').waitFor()
    await other.close()
    // The page may be open already; what is written in it then is somebody's own, and outlasts a reload.
    const field = page.getByLabel('Card texts')
    await field.fill('Truth Serum: Niente.')
    await expect.poll(() => new URL(page.url()).hash).toBe('#check?lang=it')
    await page.reload()
    await expect.poll(() => field.inputValue()).toBe('Truth Serum: Niente.')
    await page.goto(link)
    await expect.poll(() => field.inputValue()).toContain('Scegli tre')
    await page.close()
  })

  it('where the browser lets no page copy anything, the address is the link', async () => {
    const context = await browser.newContext({ locale: 'en' })
    await context.addInitScript("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    const page = await visit(await context.newPage(), '#check?lang=it')
    await page.getByLabel('Card texts').fill('The Gift: Scegli.')
    await page.getByRole('button', { name: 'Copy a link' }).click()
    await page.getByText('The link is the address of this page now').waitFor()
    expect(new URL(page.url()).hash).toContain('texts=')
    await context.close()
  })

  it('a card that nobody knows is told with the nearest title', async () => {
    const page = await open('#check?lang=de')
    await page.getByLabel('Card texts').fill('The Gaft: Wähle zwei Personen.')
    await page.getByText('Did you mean "The Gift"').waitFor()
    await page.close()
  })
})

/** Goes on until somebody who sees nothing but where they are would be there. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let keys = 0; keys < 80; keys++) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(`document.activeElement.matches(${JSON.stringify(wanted)})`)) === true) return
  }
  expect.unreachable(`No key leads to ${wanted}.`)
}

describe('by keyboard alone', () => {
  it('a kit is chosen and printed, a text checked, a card looked up, and the rules read', async () => {
    const page = await open('')
    await firstPicture(page)
    await tabTo(page, '.skip')
    await page.keyboard.press('Enter')
    await tabTo(page, '#choice-lang')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => new URL(page.url()).hash).toContain('lang=es')
    await tabTo(page, 'input[value="a4"]')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => new URL(page.url()).hash).toContain('paper=letter')
    await page.locator('.buttons .primary[aria-disabled="false"]').waitFor()
    await tabTo(page, '.buttons .primary')
    await page.locator('.primary:focus[aria-disabled="false"]').waitFor()
    const waiting = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await waiting).suggestedFilename()).toBe('growl-es-kit.pdf')

    await page.locator('nav a[href="#check"]').focus()
    await page.keyboard.press('Enter')
    await page.locator('.compared').first().waitFor()
    await tabTo(page, '#check-texts')
    await page.keyboard.type('The Gift: Elige a tres personas vivas.')
    await page.locator('.compared:not(.fine)').waitFor()
    await tabTo(page, '.compared summary')
    await page.keyboard.press('Enter')
    await page.locator('.compared:not([open])').waitFor()

    await page.locator('nav a[href="#play"]').focus()
    await page.keyboard.press('Enter')
    await page.locator('.titles').waitFor()
    await tabTo(page, '.play-rules button')
    await page.keyboard.press('Enter')
    await page.locator('iframe.rules').waitFor()
    await page.locator('.play-rules button').press('Space')
    await expect.poll(() => page.locator('iframe.rules').count()).toBe(0)
    await tabTo(page, '.play-cards input')
    await page.keyboard.type('gift')
    await tabTo(page, '.titles button')
    await page.keyboard.press('Enter')
    await page.locator('.face[data-drawn]').waitFor()
    await page.close()
  })
})

it.each([
  ['#print', '.sheet canvas[data-drawn]'],
  ['#check', '.compared'],
  ['#play', '.titles'],
])('%s can be put on paper: dark letters, and nothing that is pressed', async (hash, shown) => {
  const page = await open(hash)
  await page.locator(shown).first().waitFor()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  // Its head stays on the screen.
  const faults = await faultsOf(page)
  expect(faults.filter((fault) => !String(fault).startsWith('page-has-heading-one'))).toEqual([])
  const paper = join(folder, 'paper.pdf')
  await page.pdf({ path: paper })
  const words = run('pdftotext', paper, '-')
  expect(words.trim()).not.toBe('')
  for (const pressed of ['Your game', 'Everything', 'Copy a link', 'Read the rules'])
    expect(words).not.toContain(pressed)
  await page.close()
})
