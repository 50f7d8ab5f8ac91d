import { describe, expect, it } from 'vitest'
import type { Document } from '../../src/frame/document.ts'
import type { Frame, Group, Item, Role, Tag } from '../../src/frame/frame.ts'
import { translate } from '../../src/geometry/matrix.ts'
import { paintPdf } from '../../src/paint/pdf/pdf.ts'
import { forms, objects, pageOperators } from './readers.ts'
import { runOf } from './typeset.ts'

const say = (text: string) => runOf(text, { x: 20, y: 40, size: 12, lang: 'en', script: 'Latn' }).run
const tag = (
  role: Role,
  items: readonly Item[],
  tag: Partial<Tag> = {},
  group: Pick<Group, 'matrix' | 'clip'> = {},
): Group => ({ kind: 'group', items, tag: { role, ...tag }, ...group })
const page = (...items: Item[]): Frame => ({ width: 300, height: 200, items })
const tagged = (...pages: Frame[]): Uint8Array =>
  paintPdf({ title: 'Rules', lang: 'en', tagged: true, pages } satisfies Document)

/** Marks of a page in order, what is inside left out: "P0 ET" … */
const marks = (operators: string): string[] =>
  Array.from(
    operators.matchAll(/\/(\w+)<<\/MCID (\d+)>>BDC|\/(Artifact) BMC|(?<=\n)(EMC)(?=\n)/g),
    ([, role, id, artifact, end]) => (end ? 'end' : artifact ? 'artifact' : `${role} ${id}`),
  )

/** The structure tree as nested roles, read from the file's objects. */
function tree(pdf: Uint8Array): unknown {
  const all = new Map(objects(pdf).map((object) => [object.id, object.dictionary]))
  const read = (id: number): unknown => {
    const dictionary = all.get(id)!
    const role = /\/S \/(\w+)/.exec(dictionary)![1]!
    const kids = dictionary.slice(dictionary.indexOf('/K ['))
    const parts = Array.from(
      kids.matchAll(/(\d+) 0 R(?=[ \]])|\/MCID (\d+)|\/Obj (\d+)/g),
      ([, element, mcid, link]) =>
        mcid !== undefined ? Number(mcid) : link ? 'link' : read(Number(element)),
    )
    return { [role]: parts }
  }
  const root = [...all.values()].find((dictionary) => dictionary.includes('/Type /StructTreeRoot'))!
  return read(Number(/\/K \[(\d+) 0 R\]/.exec(root)![1]))
}

describe('a tagged document', () => {
  it('marks everything, what is in no group as decoration', () => {
    const pdf = tagged(
      page(say('page 3'), tag('H1', [say('Setup')]), tag('P', [say('Shuffle'), say('the cards')]), say('•')),
    )
    expect(marks(pageOperators(pdf)[0]!)).toEqual([
      'artifact',
      'end',
      'H1 0',
      'end',
      'P 1',
      'end',
      'artifact',
      'end',
    ])
    expect(tree(pdf)).toEqual({ Document: [{ H1: [0] }, { P: [1] }] })
  })

  it('nests as the groups do, an element going on behind another inside it', () => {
    const link: Item = { kind: 'link', x: 0, y: 0, width: 9, height: 9, to: { url: 'https://example.org' } }
    const pdf = tagged(page(tag('P', [say('see '), tag('Link', [say('there'), link]), say('.')])))
    expect(marks(pageOperators(pdf)[0]!)).toEqual(['P 0', 'end', 'Link 1', 'end', 'P 2', 'end'])
    expect(tree(pdf)).toEqual({ Document: [{ P: [0, { Link: [1, 'link'] }, 2] }] })
  })

  it('goes on overleaf under the same id', () => {
    const list = (text: string) =>
      tag('Sect', [tag('L', [tag('LI', [say(text)])], { id: 'list' })], { id: 'one' })
    expect(tree(tagged(page(list('first')), page(list('second'))))).toEqual({
      Document: [{ Sect: [{ L: [{ LI: [0] }, { LI: [0] }] }] }],
    })
  })

  it('has marks round forms and none inside', () => {
    const card = page(tag('P', [say('on the card')]))
    const placed: Item = { kind: 'placed', frame: card, matrix: translate(0, 0) }
    const pdf = tagged(
      page(tag('Figure', [placed], { alt: 'A card' }), tag('Figure', [placed], { alt: 'Again' })),
    )
    expect(forms(pdf)).toHaveLength(1)
    expect(forms(pdf)[0]!.stream).not.toContain('MCID')
    expect(pageOperators(pdf)[0]).toMatch(/\/Figure<<\/MCID 0>>BDC\nq\n1 0 0 1 0 0 cm\n\/X\d+ Do\nQ\nEMC\n/)
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Alt (A card)')
  })

  it('does not let marks straddle a saved state', () => {
    const turned = tag(
      'P',
      [tag('Lbl', [say('1')], {}, { matrix: translate(5, 5) }), say('x')],
      {},
      { clip: 'M0 0H99V99H0Z' },
    )
    const [operators] = pageOperators(tagged(page(turned)))
    let [states, open] = [0, 0]
    const openAt: number[] = []
    for (const [operator] of operators!.matchAll(/(?<=\n)(q|Q|EMC|BT|ET)(?=\n)|BDC|BMC/g)) {
      if (operator === 'q') states++
      if (operator === 'Q') states--
      if (operator === 'BDC' || operator === 'BMC') openAt[open++] = states
      if (operator === 'EMC') expect(openAt[--open]).toBe(states)
    }
    expect([states, open]).toEqual([0, 0])
  })

  it('says what header cells head', () => {
    const pdf = tagged(page(tag('Table', [tag('TR', [tag('TH', [say('Players')], { scope: 'Row' })])])))
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/O \/Table\n\/Scope \/Row/)
  })

  it('is no different to look at from one without tags', () => {
    const untagged = paintPdf({ title: 'Rules', lang: 'en', pages: [page(tag('P', [say('Shuffle')]))] })
    expect(Buffer.from(untagged).toString('latin1')).not.toContain('StructTreeRoot')
    const [operators] = pageOperators(tagged(page(tag('P', [say('Shuffle')]))))
    expect(operators!.replace(/\/P<<\/MCID 0>>BDC\n|EMC\n/g, '')).toBe(pageOperators(untagged)[0])
  })
})
