// Whole commands, from process start to files on disk, as somebody at the keyboard waits for them.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))
const orchard = fileURLToPath(new URL('../games/orchard', import.meta.url))
const place = mkdtempSync(join(tmpdir(), 'growl-kit-'))
const TO_CUT = ['--pieces', 'cards,tiles,tokens,setup,aid']

/** Best of five, in milliseconds. */
function best(...words) {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    const { status, stderr } = spawnSync(
      process.execPath,
      [program, ...words, ...(words[0] === 'print' ? ['--out', place] : [])],
      { encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(stderr)
    return performance.now() - start
  })
  return `${Math.min(...times).toFixed(0)} ms`
}

/** A game of so many different cards: the orchard, planted wider. */
function gameOf(count) {
  const folder = join(place, `game-${count}`)
  cpSync(orchard, folder, { recursive: true })
  const ids = Array.from({ length: count }, (_, index) => `tree-${index}`)
  writeFileSync(
    join(folder, 'data/cards.yaml'),
    `cards:\n${ids.map((id) => `  ${id}: {kind: fruit, back: leaf, art: pear, copies: 1}`).join('\n')}\n`,
  )
  for (const lang of ['en', 'pt'])
    writeFileSync(
      join(folder, `locales/${lang}/cards.yaml`),
      ids.map((id, n) => `${id}: {title: Tree ${n}, text: Pick ${n} and shake well.}`).join('\n'),
    )
  return folder
}

console.log('\nThe kit without rulebook, process start to files on disk, best of five')
for (const lang of ['en', 'zh', 'ja', 'th', 'all'])
  console.log(`${lang}  ${best('print', ...TO_CUT, '--lang', lang)}`)
console.log('Everything, rulebook and booklet too')
for (const lang of ['en', 'all']) console.log(`${lang}  ${best('print', '--lang', lang)}`)
console.log('A deck of different cards')
for (const count of [72, 720]) console.log(`${count} cards  ${best('print', '--game', gameOf(count))}`)
console.log('All checks, all languages')
console.log(`check  ${best('check')}`)
rmSync(place, { recursive: true })
