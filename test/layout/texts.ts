import { readFileSync } from 'node:fs'
import {
  compose,
  draw,
  type FlowOptions,
  flow,
  Glossary,
  type IconArt,
  type Line,
  type Setting,
  type Text,
} from '../../src/layout/layout.ts'
import { foldLines } from '../../src/locale/fold.ts'
import { parseInline } from '../../src/locale/inline.ts'
import { languageOf } from '../../src/locale/languages.ts'

/** Sample texts, a file a language, and short ways to set them and to read lines back. */
export const LANGUAGES = ['en', 'es', 'de', 'it', 'fr', 'zh', 'ja', 'th'] as const

const read = (name: string) =>
  readFileSync(new URL(`../layout/fixtures/${name}.txt`, import.meta.url), 'utf8')

/** Rules text of the language. In Thai "|" marks, by hand, where words begin. */
export const sample = (lang: string): string => read(lang)
export const plainSample = (lang: string): string => sample(lang).replaceAll('|', '')
export const thaiGlossary = new Glossary(read('th-glossary').trim().split('\n'))

export const icon = (name: string): IconArt => ({
  d: 'M0 0H10V10H0Z',
  width: 10,
  height: 10,
  alt: `[${name}]`,
})

export const paragraphs = (source: string) =>
  foldLines(source).map((paragraph) => parseInline(paragraph).inlines)

export const set = (source: string, lang: string, setting: Partial<Setting> = {}): Text =>
  compose(paragraphs(source), { language: languageOf(lang), icon, glossary: thaiGlossary, ...setting })

/** What a line says, icons as their alternative texts. */
export const textOf = (line: Line): string =>
  draw(line, 0, 0, { fill: '#000000' })
    .map((item) => (item.kind === 'text' ? item.text : item.kind === 'path' ? item.alt : ''))
    .join('')

export const linesOf = (
  source: string,
  lang: string,
  width: number,
  options: FlowOptions = {},
  setting = {},
) => flow(set(source, lang, setting), width, 1, options).lines

export const lines = (source: string, lang: string, width: number, options: FlowOptions = {}, setting = {}) =>
  linesOf(source, lang, width, options, setting).map(textOf)
