import fc from 'fast-check'

// Templates of all that a template may be made of, over values that are sometimes there and sometimes not.

const NAMES = ['a', 'b', 'group', 'list', 'n', 'word']

const name = fc.constantFrom(...NAMES, 'x', 'y')
const odd = fc.constantFrom('constructor', '__proto__', 'length', 'toString', 'nowhere', '[0]', '[a]')
const steps = fc
  .array(fc.oneof({ weight: 8, arbitrary: name }, { weight: 1, arbitrary: odd }), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => parts.join('.'))
const prefix = fc.constantFrom('', '', '', '', '../', '../../', 'this.', './', '@root.', '@root.group.')
const path = fc.oneof(
  {
    weight: 16,
    arbitrary: fc.constantFrom(
      '@root.a',
      '@root.b',
      '@root.word',
      '@root.n',
      '@root.list',
      '@root.group.n',
      '@root.group',
    ),
  },
  { weight: 4, arbitrary: fc.tuple(prefix, steps).map((parts) => parts.join('')) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('this', '.', '..', '@index', '@key', '@first', '@last', '@root'),
  },
  { weight: 1, arbitrary: fc.constantFrom('@partial-block', '@../index', 'x', 'y') },
)
const literal = fc.constantFrom('1', '2.5', '-3', '"word"', "'it'", 'true', 'false', 'null', '0', '""')
const simple = fc.oneof(
  { weight: 3, arbitrary: path.filter((each) => each !== '@partial-block') },
  { weight: 1, arbitrary: literal },
)

const number = fc.constantFrom('@root.n', '1', '2.5', '-3')
const CALLS = ['eq', 'not', 'and', 'or', 'gt', 'add', 'sub', 'mul', 'div', 'min', 'max']
const call = (value: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...CALLS), fc.oneof(value, number), fc.oneof(value, number))
    .map(([helper, one, two]) => (helper === 'not' ? `not ${one}` : `${helper} ${one} ${two}`))
const { value } = fc.letrec<{ value: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    { weight: 4, arbitrary: simple },
    { weight: 1, arbitrary: call(tie('value')).map((inside) => `(${inside})`) },
  ),
}))

/** Text of which each `§` becomes a number of its own: Handlebars' compiler takes two blocks that are alike for one. */
type Draft = string
const named = fc.constantFrom('', '', ' as |x|', ' as |x y|')
const blank = fc.constantFrom('', ' ', '\n', '\n  ')
const strip = fc.constantFrom('', '', '', '~')

const opening = fc.oneof(
  fc
    .tuple(fc.constantFrom('if', 'unless'), fc.oneof(value, path))
    .map(([helper, given]) => ({ helper, given, names: '' })),
  fc
    .tuple(
      fc.constantFrom('with', 'each'),
      path.filter((each) => each !== '@partial-block'),
      named,
    )
    .map(([helper, given, names]) => ({ helper, given, names })),
  fc.constantFrom('2', 'n').map((given) => ({ helper: 'times', given, names: '' })),
)

const drafts = (parts: readonly string[]): fc.Arbitrary<Draft> =>
  fc.letrec<{ body: Draft; step: Draft; block: Draft; part: Draft }>((tie) => ({
    body: fc.array(tie('step'), { minLength: 1, maxLength: 3 }).map((all) => `§${all.join('')}`),
    step: fc.oneof(
      { maxDepth: 4, depthSize: 'medium' },
      {
        weight: 2,
        arbitrary: fc.constantFrom('text', ' ', '\n', '\n  <g>\n', '{{!-- none }} --}}', '\\{{a}}'),
      },
      {
        weight: 4,
        arbitrary: fc
          .tuple(strip, fc.oneof(path, call(value)), strip)
          .map(([l, inside, r]) => `{{${l}${inside}${r}}}`),
      },
      { weight: 1, arbitrary: fc.constantFrom('{{{a}}}', '{{&n}}', '{{"a"}}', '{{12}}', '{{true}}') },
      { weight: 4, arbitrary: tie('block') },
      { weight: parts.length > 0 ? 3 : 0, arbitrary: tie('part') },
    ),
    block: fc
      .tuple(
        opening,
        tie('body'),
        fc.constantFrom('none', 'else', 'chain', 'turned'),
        tie('body'),
        blank,
        strip,
      )
      .map(([{ helper, given, names }, inside, kind, other, gap, tilde]) => {
        const rest = {
          none: '',
          turned: '',
          else: `{{${tilde}else}}${gap}${other}`,
          chain: `{{else if a}}${other}{{else}}§`,
        }
        const open = kind === 'turned' ? '^' : '#'
        return `{{${open}${helper} ${given}${names}}}${gap}${inside}${rest[kind]}{{/${helper}${tilde}}}${gap}`
      }),
    part: fc
      .tuple(
        fc.constantFrom(...parts, 'none'),
        fc.option(simple, { nil: '' }),
        fc.array(fc.tuple(name, value), { maxLength: 2 }),
        fc.boolean(),
        tie('body'),
        blank,
      )
      .map(([part, context, hash, isBlock, body, gap]) => {
        const inside = `${part} ${context} ${hash.map(([key, given]) => `${key}=${given}`).join(' ')}`
        return isBlock ? `{{#> ${inside}}}${body}{{/${part}}}` : `${gap}{{> ${inside}}}${gap}`
      }),
  })).body

/** A template and its parts: "outer" includes "inner". */
export const templates: fc.Arbitrary<Record<string, string>> = fc
  .tuple(drafts(['outer', 'inner']), drafts(['inner']), drafts([]))
  .map((all) => {
    let count = 0
    const [whole, outer, inner] = all.map((draft) => draft.replace(/§/g, () => `${++count}:`))
    return { 'a.svg.hbs': whole!, '_outer.svg.hbs': outer!, '_inner.svg.hbs': inner!, '_none.svg.hbs': '' }
  })

const item = fc.constantFrom<unknown>('one', 'Two words', 7, 2.5)
const leaf = fc.oneof(item, fc.constantFrom<unknown>('', 0, false, null))
const record = (inner: fc.Arbitrary<unknown>, keys = NAMES): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(keys.map((key) => [key, inner])), { requiredKeys: [] })

/** Values for it. No list has items that JavaScript takes for equal to a number they are not: Handlebars would not step into these. */
export const contexts: fc.Arbitrary<Record<string, unknown>> = fc
  .tuple(
    record(leaf).map((values) => ({ a: 'one', b: null, word: 'Two words', ...values })),
    record(fc.oneof(leaf, record(leaf))),
    fc.array(fc.oneof(item, record(leaf)), { maxLength: 3 }),
    fc.constantFrom(1, 2),
  )
  .map(([values, group, list, n]) => ({ ...values, group: { n, ...group }, list, n }))
