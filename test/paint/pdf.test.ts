import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import type { Document } from '../../src/frame/document.ts'
import type { Frame, Item, Placed } from '../../src/frame/frame.ts'
import { translate } from '../../src/geometry/matrix.ts'
import { paintPdf } from '../../src/paint/pdf/pdf.ts'
import { gallery } from './gallery.ts'
import { forms, objects, pageOperators, textByPdfium } from './readers.ts'
import { iconAt, row, runOf } from './typeset.ts'

const page = (items: readonly Item[]): Frame => ({ width: 300, height: 200, items })
const documentOf = (...pages: Frame[]): Document => ({ title: 'Test', lang: 'en', pages })
const english = { x: 20, y: 40, size: 12, lang: 'en', script: 'Latn' }
const place = (frame: Frame, x: number): Placed => ({ kind: 'placed', frame, matrix: translate(x, 0) })

describe('text in a PDF', () => {
  it('comes back as it was set, also where one glyph says two things', async () => {
    const text = 'a b\u00a0c\u202fd - e\u2010f office ﬁ'
    const { run } = runOf(text, english)
    const blanks = run.glyphs.filter((_, i) => /\s/.test(text[run.clusters[i]!]!))
    expect(new Set(blanks).size).toBeLessThan(3)
    const [back] = await textByPdfium(paintPdf(documentOf(page([run]))))
    expect(back).toBe(text.replace('ﬁ', 'fi'))
  })

  it('says what icons say, in their place', async () => {
    const { items } = row(['Give ', { icon: 'bleeding-wound', alt: '[Wound]' }, ' to'], english)
    expect(await textByPdfium(paintPdf(documentOf(page(items))))).toEqual(['Give [Wound] to'])
  })

  it('says what an icon says that stands alone', async () => {
    const icon = iconAt('fangs', '[Bite]', 40, 40, 80, '#aa0000')
    expect(await textByPdfium(paintPdf(documentOf(page([icon]))))).toEqual(['[Bite]'])
  })

  it('keeps Thai words whole, marks and all', async () => {
    const words = ['น้ำ', 'ค่ำ', 'ปู่', 'ญี่ปุ่น', 'กตัญญู']
    const { run } = runOf(words.join(' '), { ...english, lang: 'th', script: 'Thai' })
    const [operators] = pageOperators(paintPdf(documentOf(page([run]))))
    for (const word of words)
      expect(operators).toContain(Buffer.from(word, 'utf16le').swap16().toString('hex'))
    expect(await textByPdfium(paintPdf(documentOf(page([run]))))).toEqual([words.join(' ')])
  })

  it('stands where the frame says, to a hundredth of a point', () => {
    const { run } = runOf('AVAVA', english)
    const stretched = { ...run, xs: run.xs.map((x, i) => x + i * 3.337) }
    const pdf = paintPdf(documentOf(page([stretched])))
    const [operators] = pageOperators(pdf)
    const widths = /\/W \[0 \[([^\]]*)\]/
      .exec(objects(pdf).find(({ dictionary }) => dictionary.includes('/W ['))!.dictionary)![1]!
      .split(' ')
      .map(Number)
    let pen = 0
    const xs: number[] = []
    for (const [, codes, move] of /\[(.*)\]TJ/.exec(operators!)![1]!.matchAll(/<([0-9a-f]+)>|(-?\d+)/g)) {
      if (move) pen -= Number(move)
      for (const code of codes?.match(/..../g) ?? []) {
        xs.push((pen * run.size) / 1000)
        pen += widths[Number.parseInt(code, 16)]!
      }
    }
    for (const [i, x] of xs.entries()) expect(x).toBeCloseTo(stretched.xs[i]!, 2)
    expect(operators).toContain('1 0 0 -1 20 40 Tm')
  })

  it('has marks above and below where the frame says', async () => {
    const title = runOf('ญี่ปุ่น ที่นี่', { ...english, lang: 'th', script: 'Thai', style: 'title' }).run
    const raised = { ...title, ys: title.clusters.map((at, i, all) => (at === all[i - 1] ? -0.5 : 0)) }
    const pdf = paintPdf(documentOf(page([raised])))
    expect(pageOperators(pdf)[0]).toMatch(/\n\.5 Ts\n[\s\S]*\n0 Ts\n/)
    expect(await textByPdfium(pdf)).toEqual([title.text])
  })

  it('is marked where its language is another than the document', () => {
    const run = { ...runOf('Hund', english).run, lang: 'de' }
    expect(pageOperators(paintPdf(documentOf(page([run]))))[0]).toContain('/Span<</Lang<feff00640065>>>BDC')
    expect(pageOperators(paintPdf({ ...documentOf(page([run])), lang: 'de' }))[0]).not.toContain('/Lang')
  })

  it('holds no halves of characters, whatever it is given', async () => {
    const { run } = runOf('a\ud83db\udc00c', english)
    const pdf = paintPdf({
      ...documentOf(page([run, iconAt('cage', '\ud800', 9, 9, 9, '#000000')])),
      title: '\udfff',
    })
    expect(pageOperators(pdf)[0]).not.toMatch(/<feff(....)*d[89a-f]../)
    for (const { stream } of objects(pdf)) expect(stream).not.toMatch(/> <d[89a-f]..>/)
    expect((await textByPdfium(pdf))[0]).toContain('\ufffd')
  })

  it('takes along only the glyphs it uses', () => {
    const pdf = paintPdf(documentOf(page([runOf('狼', { ...english, script: 'Hant', lang: 'zh-Hant' }).run])))
    expect(pdf.length).toBeLessThan(8000)
  })
})

describe('what is drawn more than once', () => {
  const icon = iconAt('werewolf', '', 10, 10, 50, '#000000')
  const card = page([icon, runOf('Werewolf', english).run])

  it('is one form, wherever it is placed', () => {
    const once = paintPdf(documentOf(page([place(card, 0)])))
    const often = paintPdf(
      documentOf(...Array.from({ length: 40 }, () => page([place(card, 0), place(card, 100)]))),
    )
    expect(forms(often)).toHaveLength(1)
    expect((often.length - once.length) / 40).toBeLessThan(800)
  })

  it('is one form when it is alike though not the same object', () => {
    const copy = JSON.parse(JSON.stringify(card)) as Frame
    expect(forms(paintPdf(documentOf(page([place(card, 0), place(copy, 100)]))))).toHaveLength(1)
  })

  it('is no form when it is used once', () => {
    expect(forms(paintPdf(documentOf(page([place(card, 0)]))))).toHaveLength(0)
  })

  it('is the drawing of an icon, in whatever size and colour', () => {
    const large = iconAt('werewolf', '', 100, 10, 90, '#ff0000')
    const found = forms(paintPdf(documentOf(page([icon, large]))))
    expect(found).toHaveLength(1)
    expect(found[0]!.stream).not.toMatch(/rg|cm/)
  })

  it('may hold what is drawn more than once', () => {
    const pair = page([place(card, 0), place(card, 120)])
    const found = forms(paintPdf(documentOf(page([place(pair, 0), place(pair, 5)]))))
    expect(found).toHaveLength(2)
    expect(found.some(({ stream }) => stream.match(/Do\n/g)?.length === 2)).toBe(true)
  })
})

describe('the same document', () => {
  it('has the same bytes after a journey through JSON', async () => {
    const frame = await gallery()
    const document = documentOf(frame, page([place(frame, 0), place(frame, 10)]))
    expect(Buffer.from(paintPdf(JSON.parse(JSON.stringify(document)) as Document))).toEqual(
      Buffer.from(paintPdf(document)),
    )
  })

  it('has the same bytes in any order of documents', async () => {
    const [one, two] = [documentOf(await gallery()), documentOf(page([runOf('Ovid', english).run]))]
    const first = [paintPdf(one), paintPdf(two)]
    const second = [paintPdf(two), paintPdf(one)].reverse()
    expect(first.map((pdf) => Buffer.compare(pdf, second.shift()!))).toEqual([0, 0])
  })

  it.each(['Asia/Bangkok', 'America/Los_Angeles'])(
    'has the same bytes in another process in %s',
    async (TZ) => {
      const here = paintPdf(documentOf(await gallery()))
      const there = execFileSync(process.execPath, ['--import', 'tsx', 'test/paint/paint-gallery.ts'], {
        env: { ...process.env, TZ, LANG: 'th_TH.UTF-8', LC_ALL: 'th_TH.UTF-8' },
        maxBuffer: 1e8,
      })
      expect(Buffer.compare(here, there)).toBe(0)
    },
  )
})

describe('a document', () => {
  it('says its title, language and boxes; no text can become markup', () => {
    const title = 'Wölfe & <Söhne>'
    const trim = { x: 10, y: 20, width: 200, height: 150 }
    const pdf = paintPdf({ title, lang: 'de', pages: [{ ...page([]), trim, bleed: { ...trim, x: 0 } }] })
    const all = objects(pdf)
    const find = (part: string) => all.find(({ dictionary }) => dictionary.includes(part))!.dictionary
    expect(find('/Type /Catalog')).toContain('/Lang (de)')
    expect(find('/Type /Page\n')).toContain('/TrimBox [10 30 210 180]')
    expect(find('/Type /Page\n')).toContain('/BleedBox [0 30 200 180]')
    const xmp = all.find(({ dictionary }) => dictionary.includes('/Type /Metadata'))!.stream
    expect(Buffer.from(xmp, 'latin1').toString()).toContain('Wölfe &#38; &#60;Söhne&#62;')
  })

  it('has links, forward and back, and into placed frames', () => {
    const link: Item = { kind: 'link', x: 10, y: 10, width: 50, height: 12, to: { anchor: 'setup' } }
    const web: Item = { ...link, alt: 'An example', to: { url: 'https://example.org/ä?q=1%20(2)' } }
    const pdf = paintPdf({
      ...documentOf(page([link, place(page([web]), 100)])),
      pages: [
        page([link, place(page([web]), 100)]),
        { ...page([link]), anchors: [{ name: 'setup', y: 60 }] },
      ],
    })
    const found = objects(pdf).filter(({ dictionary }) => dictionary.includes('/Subtype /Link'))
    expect(found).toHaveLength(3)
    expect(found[0]!.dictionary).toMatch(
      /\/Rect \[10 178 60 190\][\s\S]*\/Dest \[\d+ 0 R \/XYZ null 140 null\]/,
    )
    expect(found[1]!.dictionary).toMatch(/\/Rect \[110 178 160 190\]/)
    expect(found[1]!.dictionary).toContain('/Contents (An example)')
    expect(found[1]!.dictionary).toContain('https://example.org/%C3%A4?q=1%20\\(2\\)')
  })

  it('says how it wants to be printed', () => {
    const pdf = paintPdf({ ...documentOf(page([])), print: { actualSize: true, duplex: 'short-edge' } })
    expect(Buffer.from(pdf).toString('latin1')).toMatch(
      /\/DisplayDocTitle true\n\/PrintScaling \/None\n\/Duplex \/DuplexFlipShortEdge/,
    )
  })

  it('refuses a link that leads nowhere, by name', () => {
    const link: Item = { kind: 'link', x: 0, y: 0, width: 9, height: 9, to: { anchor: 'lost' } }
    expect(() => paintPdf(documentOf(page([link])))).toThrow('"lost"')
  })

  it.each([
    [{ kind: 'path', d: 'M0 0', fill: 'red' } as const, /Not a color: "red"/],
    [
      { kind: 'path', d: 'M0 0h9', fill: '#000000', matrix: translate(Number.NaN, 0) } as const,
      /Cannot draw at NaN/,
    ],
    [{ ...runOf('x', english).run, face: 'comic-sans/400' }, /No face "comic-sans\/400"/],
  ])('refuses what cannot be drawn: %#', (item, message) => {
    expect(() => paintPdf(documentOf(page([item])))).toThrow(message)
  })

  it('has an outline', () => {
    const pdf = paintPdf({
      ...documentOf(page([]), page([])),
      outline: [
        { title: 'Setup', page: 0, children: [{ title: 'Die Wölfe', page: 1, y: 50 }] },
        { title: 'Play', page: 1 },
      ],
    })
    const text = Buffer.from(pdf).toString('latin1')
    expect(text).toMatch(/\/PageMode \/UseOutlines/)
    expect(text).toMatch(/\/Type \/Outlines\n\/First \d+ 0 R\n\/Last \d+ 0 R\n\/Count 3/)
    expect(text).toMatch(/\/Title \(Play\)/)
  })
})
