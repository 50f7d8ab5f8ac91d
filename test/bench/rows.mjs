// What is measured: whole commands, from process start to files on disk, as somebody at the keyboard waits for them.
// A row is a name and the words of a command; `of` names the row that it is compared with.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeGame } from './games.mjs'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))
const program = here('../../dist/cli.js')
const baseline = here('baseline.mjs')

/** What every figure is compared with unless it says otherwise. */
const SAME_KIT = 'plain pdfkit: 72 cards, 8 pages of rules'

const SIXTEEN = 'en es de it fr pt nl pl sv da fi cs tr id ro hu'.split(' ')

/** In a folder for the time being, where also the kits go. */
export function rowsIn(place) {
  const out = join(place, 'out')
  const game = (name, contents) => {
    const folder = join(place, name)
    return { folder, kit: writeGame(folder, contents) }
  }
  const growl = (name, words, more = {}) => ({ name, command: [program, ...words], of: SAME_KIT, ...more })
  /** Printed anew, not left as it was. */
  const print = (name, words, more) =>
    growl(name, ['print', ...words, '--out', out], { removed: out, ...more })
  const pdfkit = (name, { kit }) => ({ name, command: [baseline, kit, out], removed: out, of: name })
  /** The same for more and more of something, beside pdfkit with as much. */
  const growth = (what, counts, contents) =>
    counts.flatMap((count) => {
      const grown = game(`${what}-${count}`, contents(count))
      const peer = `plain pdfkit, ${what}: ${count}`
      const words = ['--game', grown.folder]
      return [pdfkit(peer, grown), print(`${what}: ${count}`, words, { of: peer, grows: what, count })]
    })

  const same = game('same', { cards: 72, pages: 8 })
  const wide = game('languages', { cards: 72, pages: 8, languages: SIXTEEN })
  return [
    pdfkit(SAME_KIT, same),
    print('growl: 72 cards, 8 pages of rules', ['--game', same.folder]),
    ...['en', 'zh', 'ja', 'th', 'all'].map((lang) => print(`GROWL, ${lang}`, ['--lang', lang])),
    growl('GROWL, en, a second time', ['print', '--lang', 'en', '--out', join(place, 'kept')]),
    growl('check', ['check']),
    growl('check --lang de', ['check', '--lang', 'de']),
    growl('facts', ['facts']),
    growl('facts --lang it', ['facts', '--lang', 'it']),
    growl('deck', ['deck']),
    growl('--version', ['--version']),
    ...growth('cards', [72, 720, 1440, 5000], (cards) => ({ cards })),
    ...growth('pages of rules', [1, 20, 50, 100, 200], (pages) => ({ cards: 9, pages })),
    ...[1, 2, 4, 8, 16].map((count) =>
      print(`languages: ${count}`, ['--game', wide.folder, '--lang', SIXTEEN.slice(0, count).join(',')], {
        grows: 'languages',
        count,
      }),
    ),
  ]
}
