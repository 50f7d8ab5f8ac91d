import { parseBook } from '../../src/book/parse.ts'
import { Definitions, drawingFaults } from '../../src/card/definitions.ts'
import { badElement, placeOfElement, readMarkup } from '../../src/card/markup.ts'
import type { Finding } from '../../src/finding.ts'
import { EXTRAS } from '../../src/game/schema.ts'
import { layKit } from '../../src/kit/lay.ts'
import { defaultRequest } from '../../src/kit/request.ts'
import { defaultsFolder } from '../../src/library/defaults.ts'
import { Library } from '../../src/library/library.ts'
import { type GameFolder, readText } from '../../src/source/folder.ts'
import type { Rendered, Templates } from '../../src/template/engine.ts'

/** A template with a mistake in it, and where that is. */
export interface Slip {
  readonly text: string
  readonly at: number
}

/** Puts something in at a place; the mistake is so many characters further. */
export const inserted = (text: string, at: number, what: string, ahead = 0): Slip => ({
  text: text.slice(0, at) + what + text.slice(at),
  at: at + ahead,
})

/** "templates/card.svg.hbs:3:7". */
export function where(name: string, { text, at }: Slip): string {
  const before = text.slice(0, at)
  return `templates/${name}:${before.split('\n').length}:${at - before.lastIndexOf('\n')}`
}
export const whereOf = ({ place }: Finding): string => `${place?.file}:${place?.line}:${place?.column}`

/** All places of a template where this is written; what is in comments is not. */
export function written(text: string, pattern: RegExp): RegExpExecArray[] {
  const comments = [...text.matchAll(/\{\{!--[\s\S]*?--\}\}/g)]
  const isComment = (at: number) =>
    comments.some(({ 0: comment, index }) => index <= at && at < index + comment.length)
  return [...text.matchAll(pattern)].filter(({ index }) => !isComment(index))
}

/** The templates of a game by name, and those that the program brings. */
export function templatesOf(folder: GameFolder): Map<string, string> {
  const named = [defaultsFolder(), folder].flatMap((from) =>
    from.list('templates').map((name): [string, unknown] => [name, readText(from, `templates/${name}`)]),
  )
  return new Map(named.flatMap(([name, text]) => (name.endsWith('.hbs') ? [[name, String(text)]] : [])))
}

/** Enough kits to take every branch of every template. */
export async function layAll(library: Library): Promise<readonly Finding[]> {
  const game = library.readableGame
  const usual = {
    ...defaultRequest(game),
    expansions: game.expansions.map(({ id }) => id),
    choices: Object.fromEntries(game.choices.map(({ id }) => [id, 'both'])),
    extras: EXTRAS,
  }
  const [first, other] = game.languages as [string, string]
  const kits = [
    await layKit(library, { ...usual, formats: ['pdf', 'html'] }, first),
    await layKit(library, { ...usual, ink: 'low', bilingual: first }, other),
    await layKit(library, { ...usual, groups: ['cards'] }, other),
  ]
  for (const name of library.folder.list('templates')) {
    const edition = /^rules-(.+)\.md\.hbs$/.exec(name)?.[1]
    if (edition) kits.push(await layKit(library, { ...usual, groups: ['rules'], edition }, first))
  }
  return kits.flatMap(({ findings }) => findings)
}

/** Whether a template is another one, or has it as a part, or as a part of its parts. */
export function uses(templates: ReadonlyMap<string, string>, name: string, part: string): boolean {
  if (name === part) return true
  const kind = name.slice(name.indexOf('.'))
  const parts = [...(templates.get(name) ?? '').matchAll(/\{\{> ([a-z0-9-]+)/g)].map(
    ([, each]) => `_${each}${kind}`,
  )
  return parts.some((each) => each !== name && uses(templates, each, part))
}

/** A game that remembers what its templates were filled with. */
export class Recorded extends Library {
  readonly renderings: [name: string, values: object][] = []

  override get templates(): Templates {
    const { templates } = { templates: super.templates }
    return {
      render: (name, values) => {
        this.renderings.push([name, values])
        return templates.render(name, values)
      },
    }
  }
}

/** What is wrong with what a template wrote. */
export function faultIn(name: string, rendered: Rendered): Finding | undefined {
  if (name.endsWith('.md.hbs')) return parseBook(rendered).findings[0]
  if (!name.endsWith('.svg.hbs')) return undefined
  const root = readMarkup(rendered)
  if ('code' in root) return root
  for (const { element, message, attribute } of drawingFaults(root, new Definitions(root)))
    return badElement(element.name, message, placeOfElement(rendered, element, attribute))
  return undefined
}
