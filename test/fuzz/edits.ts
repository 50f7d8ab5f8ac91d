import type { FileKind } from './games.ts'
import type { Random } from './random.ts'

/** A way to break a file; what it leaves of it, or undefined: no file at all. */
export type Edit = (text: string, random: Random) => string | Uint8Array | undefined

const NUMBERS =
  '0 -0 -1 0.1 1e-300 99 9999 10000 2147483648 -2147483649 4294967297 9007199254740993 1e9 1e21 1e308 -1e308 1e999 .inf .nan 0x7fffffff 007 1_000 ٣ ½'.split(
    ' ',
  )
const ODD = [
  '\u0000',
  '\u0007',
  '\u001b[31m',
  '\u00ad',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u2028',
  '\ufeff',
  '\ufffe',
  'e\u0301\u0301\u0301\u0301',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  'ﷺ',
  'שלום',
  'ก็็็็็็็็',
  '𠮷',
  '\ud800',
  '\udc00',
  '\u3000',
  '\u00a0',
]
const MARKUP = [
  '**',
  '*',
  ':',
  ':wound:',
  ':apple:',
  '{',
  '}',
  '{hand-size}',
  '{card.}',
  '{section.x}',
  '\\',
  '"',
  "'",
  '<',
  '>',
  '&',
  '&#0;',
  '&x;',
  ']]>',
  '<!--',
  '-->',
  '{{',
  '}}',
  '{{{',
  '|-',
  '\n\n',
  '$t(x)',
  '[x](y)',
]
const VALUES = [
  ...NUMBERS,
  '',
  '~',
  'null',
  'true',
  'no',
  '[]',
  '{}',
  '[[]]',
  '{a: {b: c}}',
  '"',
  "''",
  '|-',
  '>',
  '&a [*a]',
  '*a',
  '!!binary x',
  '!!set {a}',
  '2020-01-01',
  '<<',
  '@',
  '`',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'con',
  '#000',
  'url(#x)',
  '%s',
  'card',
  '9999x9999mm',
  '1x1mm',
  '-5x5mm',
  'NaNxNaNmm',
  'x'.repeat(12_000),
]
const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'length',
  '0',
  '-1',
  '1e9',
  '""',
  '" "',
  '~',
  'true',
  '<<',
  '? a',
  '[a]',
  'a.b',
  'a:b',
  'A',
  'é',
  'x'.repeat(3_000),
]
const EXPRESSIONS = [
  '{{nope}}',
  '{{a.b.c}}',
  '{{this}}',
  '{{{this}}}',
  '{{@root}}',
  '{{lookup this "constructor"}}',
  '{{#each this}}{{#each this}}{{this}}{{/each}}{{/each}}',
  '{{#times 1000000000}}x{{/times}}',
  '{{#times 3000}}{{#times 3000}}<g/>{{/times}}{{/times}}',
  '{{> nope}}',
  '{{#if}}',
  '{{/if}}',
  '{{else}}',
  '{{!--',
  '{{#with rules}}{{.}}{{/with}}',
  '{{add 1 "x"}}',
  '{{../../..}}',
  '{{#> aid}}{{/aid}}',
]
const ELEMENTS = [
  '<g>',
  '</g>',
  '<x/>',
  '<svg/>',
  '<rect/>',
  '<rect width="1e9" height="1e9" fill="#000"/>',
  '<path d="M0 0 A1 1 0 0 1 1e9 1e9 Z"/>',
  `<path d="M0 0${'L1 1'.repeat(30_000)}"/>`,
  '<path d="M"/>',
  '<text-box width="10" height="5" size="1e9" min="5">x</text-box>',
  '<text-box width="0" height="0" size="9">word word</text-box>',
  '<text-box width="-1" height="5" size="0.0001" min="0">word</text-box>',
  `<text-box width="30" height="9" size="9">${'word '.repeat(4_000)}</text-box>`,
  '<icon name="nope" x="0" y="0" size="9"/>',
  '<icon name="pear" x="0" y="0" size="1e300"/>',
  '<picture name="x" width="9" height="9"/>',
  '<g transform="scale(1e9) rotate(1e308)"><rect width="9" height="9"/></g>',
  '<g transform="matrix(0 0 0 0 0 0)"><circle r="9"/></g>',
  '<g clip-path="url(#c)"><rect/></g><clipPath id="c"><g clip-path="url(#c)"/></clipPath>',
  '<linearGradient id="g"/><rect width="9" height="9" fill="url(#g)"/>',
  '<!DOCTYPE svg [<!ENTITY a "b">]>',
  '<![CDATA[',
  '<?xml?>',
]
const BLOCKS = [
  '# ',
  '####### x',
  '# x {#x}\n# x {#x}',
  '# x {#}',
  '- ',
  '1. ',
  '99999999999. x',
  '> ',
  '> [!nope] x',
  '> [!tip]',
  '::nope',
  '::cover',
  '::end',
  '::contents',
  '::entry',
  '::entry x y\n::entry x y\n::end',
  'Table: x',
  '|',
  '| a |\n| b | c | d |',
  `|${' x |'.repeat(300)}`,
  '![](nope)',
  '![x](../../x)',
  '![x](table)',
  '[x](#nope)',
  '[x](javascript:alert(1))',
  '---',
  '***',
  '```',
  'x'.repeat(9_000),
]
/** Deeper than anything ought to follow. */
const DEPTHS = [60, 500, 4_000, 30_000]

const lineEdit =
  (change: (lines: string[], at: number, random: Random) => void): Edit =>
  (text, random) => {
    const lines = text.split('\n')
    change(lines, random.below(lines.length), random)
    return lines.join('\n')
  }

/** Puts something else in place of one of the matches of `shape`. */
const replacing =
  (
    shape: RegExp,
    other: (found: RegExpMatchArray, all: RegExpMatchArray[], random: Random) => string,
  ): Edit =>
  (text, random) => {
    const all = [...text.matchAll(shape)]
    if (all.length === 0)
      return other(['', '', ''] as RegExpMatchArray, [['', '', '']] as RegExpMatchArray[], random)
    const found = random.from(all)
    return text.slice(0, found.index) + other(found, all, random) + text.slice(found.index + found[0].length)
  }

const inserting =
  (made: (random: Random) => string): Edit =>
  (text, random) => {
    const at = random.below(text.length + 1)
    return text.slice(0, at) + made(random) + text.slice(at)
  }

const overwriting =
  (made: (random: Random) => string): Edit =>
  (text, random) => {
    const [at, bytes] = [random.below(text.length), made(random)]
    return text.slice(0, at) + bytes + text.slice(at + bytes.length)
  }

const insertingLine = (made: (random: Random) => string): Edit =>
  lineEdit((lines, at, random) => lines.splice(at, 0, made(random)))

const anywhere = {
  'line left out': lineEdit((lines, at) => lines.splice(at, 1)),
  'lines left out': lineEdit((lines, at, random) => lines.splice(at, 1 + random.below(9))),
  'line twice': lineEdit((lines, at) => lines.splice(at, 0, lines[at]!)),
  'lines many times': lineEdit((lines, at, random) => {
    const some = lines.slice(at, at + 1 + random.below(5))
    lines.splice(at, 0, ...Array.from({ length: random.from([2, 20, 300]) }, () => some).flat())
  }),
  'lines swapped': lineEdit((lines, at, random) => {
    const other = random.below(lines.length)
    ;[lines[at], lines[other]] = [lines[other]!, lines[at]!]
  }),
  'line moved in or out': lineEdit((lines, at, random) => {
    lines[at] = random.once(2) ? `  ${lines[at]}` : lines[at]!.replace(/^ {1,2}/, '')
  }),
  'lines joined': lineEdit((lines, at) => lines.splice(at, 2, lines.slice(at, at + 2).join(' '))),
  'cut short': (text, random) => text.slice(0, random.below(text.length)),
  'stretch left out': (text, random) => {
    const at = random.below(text.length)
    return text.slice(0, at) + text.slice(at + 1 + random.below(60))
  },
  'number to an extreme': replacing(/\d+(?:\.\d+)?/g, (_, __, random) => random.from(NUMBERS)),
  'number a little different': replacing(/\d+/g, ([number], _, random) =>
    String(Number(number) + random.from([-2, -1, 1, 2, 10])),
  ),
  'word for another': replacing(/[\p{L}-]{2,}/gu, (_, all, random) => random.from(all)[0]),
  'long string': inserting((random) => 'x'.repeat(random.from([300, 3_000, 40_000]))),
  'long words': inserting((random) => 'word and '.repeat(random.from([100, 1_000, 8_000]))),
  'odd Unicode': inserting((random) => random.from(ODD)),
  'much odd Unicode': inserting((random) => random.from(ODD).repeat(random.from([10, 500]))),
  markup: inserting((random) => random.from(MARKUP)),
  'much markup': inserting((random) => random.from(MARKUP).repeat(random.from([10, 2_000]))),
  'other line ends': (text, random) => text.replaceAll('\n', random.from(['\r\n', '\r', '\u2028', '\n\n'])),
  'byte order mark': (text) => `\ufeff${text}`,
  'bytes of noise': (text, random) => {
    const bytes = new TextEncoder().encode(text)
    for (let times = 1 + random.below(8); times > 0 && bytes.length > 0; times--)
      bytes[random.below(bytes.length)] = random.below(256)
    return bytes
  },
  'UTF-16': (text) => new Uint8Array(Buffer.from(text, 'utf16le')),
  empty: (_, random) => random.from(['', '\n', ' ', '---\n', '# \n']),
  'no file': () => undefined,
  'too large': (text) => text + '# x\n'.repeat(140_000),
} satisfies Record<string, Edit>

/** `key: value` in a line or between braces. */
const PAIR = /([\w.+-]+|"[^"\n]*"): *([^\n,{}[\]]+|\{[^\n}]*\}|\[[^\n\]]*\])/g

const inYaml = {
  'value to something else': replacing(PAIR, ([, key], _, random) => `${key}: ${random.from(VALUES)}`),
  'value of another key': replacing(PAIR, ([, key], all, random) => `${key}: ${random.from(all)[2]}`),
  'key to something else': replacing(PAIR, ([, , value], _, random) => `${random.from(KEYS)}: ${value}`),
  'key of another value': replacing(PAIR, ([, , value], all, random) => `${random.from(all)[1]}: ${value}`),
  'key twice': replacing(PAIR, ([pair]) => `${pair}, ${pair}`),
  'key left out': replacing(PAIR, () => ''),
  'value nested deep': replacing(PAIR, ([, key], _, random) => {
    const depth = random.from(DEPTHS)
    return random.once(2)
      ? `${key}: ${'['.repeat(depth)}${']'.repeat(depth)}`
      : `${key}: ${'{a: '.repeat(depth)}1${'}'.repeat(depth)}`
  }),
  'a new key': insertingLine((random) => `${random.from(KEYS)}: ${random.from(VALUES)}`),
  'many new keys': insertingLine((random) =>
    Array.from({ length: random.from([50, 2_000]) }, (_, i) => `k${i}: ${random.from(NUMBERS)}`).join('\n'),
  ),
} satisfies Record<string, Edit>

const inTemplate = {
  'expression for another': replacing(/\{\{[^}]*\}\}/g, (_, all, random) => random.from(all)[0]),
  'another expression': replacing(/\{\{[^}]*\}\}/g, (_, __, random) => random.from(EXPRESSIONS)),
  'expression left out': replacing(/\{\{[^}]*\}\}/g, () => ''),
  'expression added': inserting((random) => random.from(EXPRESSIONS)),
  'blocks nested deep': inserting((random) => {
    const depth = random.from(DEPTHS)
    return `${'{{#if true}}'.repeat(depth)}x${'{{/if}}'.repeat(depth)}`
  }),
} satisfies Record<string, Edit>

const inMarkup = {
  'attribute to an extreme': replacing(
    /([\w-]+)="([^"]*)"/g,
    ([, name], _, random) =>
      `${name}="${random.from([...NUMBERS, '100%', '1e9%', '50%-1e9', '#12', 'none', '-'])}"`,
  ),
  'attribute of another': replacing(
    /([\w-]+)="([^"]*)"/g,
    ([, name], all, random) => `${name}="${random.from(all)[2]}"`,
  ),
  'attribute long': replacing(
    /([\w-]+)="([^"]*)"/g,
    ([, name], _, random) => `${name}="${random.from(['1', ' ', 'x', '-', '%', '('])!.repeat(50_000)}x"`,
  ),
  'attribute left out': replacing(/ [\w-]+="[^"]*"/g, () => ''),
  'tag left out': replacing(/<[^>]+>/g, () => ''),
  'tag for another': replacing(/<[^>]+>/g, (_, all, random) => random.from(all)[0]),
  'element added': replacing(/(?<=>)/g, (_, __, random) => random.from(ELEMENTS)),
  'elements nested deep': replacing(/(?<=>)/g, (_, __, random) => {
    const depth = random.from(DEPTHS)
    return `${'<g>'.repeat(depth)}${'</g>'.repeat(depth)}`
  }),
} satisfies Record<string, Edit>

const inBook = {
  'block added': insertingLine((random) => random.from(BLOCKS)),
  'block in a block': lineEdit((lines, at, random) => {
    lines[at] =
      random.from(['- ', '> ', '  ', '| ', '# ', '1. ']).repeat(random.from([1, 2, 9, 400])) + lines[at]
  }),
  'blocks many times': insertingLine((random) => `${random.from(BLOCKS)}\n\n`.repeat(random.from([9, 200]))),
} satisfies Record<string, Edit>

/** Of a picture every letter stands for a byte. */
const inPicture = {
  'cut short': anywhere['cut short'],
  'stretch left out': anywhere['stretch left out'],
  'no file': anywhere['no file'],
  empty: () => '',
  'a byte changed': overwriting((random) => String.fromCharCode(random.below(256))),
  'a number to an extreme': overwriting((random) =>
    random.from(['\xff\xff\xff\xff', '\0\0\0\0', '\x7f\xff', '\0\0\x17\x70', '\x80']),
  ),
  'bytes many times': (text, random) => {
    const at = random.below(text.length)
    return text.slice(0, at) + text.slice(at, at + 40).repeat(random.from([2, 500]))
  },
} satisfies Record<string, Edit>

const yaml = { ...anywhere, ...inYaml }
const template = { ...anywhere, ...inTemplate }

/** What can be done to a file of each kind. */
export const editsOf: Readonly<Record<FileKind, Readonly<Record<string, Edit>>>> = {
  data: yaml,
  facts: yaml,
  words: yaml,
  lexicon: yaml,
  notes: yaml,
  theme: yaml,
  svg: { ...template, ...inMarkup },
  book: { ...template, ...inBook },
  web: { ...template, ...inMarkup },
  picture: inPicture,
}

/** Where a copy of a file may turn up, in its folder: names that somebody's disk, or the program, may trip over. */
export const ODD_NAMES: readonly string[] = [
  'con',
  'aux.x',
  'A',
  'a',
  'e\u0301',
  '\u00e9',
  'x y',
  'x.',
  ' ',
  '-',
  '--out',
  '__proto__',
  'constructor',
  'toString',
  '_loop',
  'all',
  'en',
  'cards',
  'kit',
  'manifest',
  '狼',
  '\u202e',
  '\n',
  'x'.repeat(200),
]
