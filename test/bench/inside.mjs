// What the parts of a print take: bundles them as the program itself is bundled and runs each in a process of its own.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../../build.mjs'

// Beside the fixtures, which are found from where the program is.
const folder = fileURLToPath(new URL('../dist', import.meta.url))
const here = (name) => fileURLToPath(new URL(name, import.meta.url))
const node = (...args) => execFileSync(process.execPath, args, { encoding: 'utf8' })

await bundle([here('bench.ts'), here('first.ts'), here('rulebook.ts'), here('facts.ts')], folder)
for (const what of process.argv[3] ? [process.argv[3]] : ['layout', 'en', 'ja', 'th'])
  console.log(`\n${what === 'layout' ? 'Layout' : `Paint, ${what}`}\n${node(join(folder, 'bench.js'), what)}`)

console.log(`Fact checker\n${node(join(folder, 'facts.js'))}`)

console.log('From process start to a sheet of nine cards on disk, best of ten')
for (const lang of ['en', 'ja', 'th']) {
  const pdf = join(tmpdir(), `growl-first-${lang}.pdf`)
  const times = Array.from({ length: 10 }, () => {
    const start = performance.now()
    const cpu = Number(node(join(folder, 'first.js'), lang, pdf))
    return { wall: performance.now() - start, cpu }
  })
  const best = (key) => Math.min(...times.map((time) => time[key])).toFixed(0)
  console.log(`${lang}  ${best('wall')} ms, processor ${best('cpu')} ms`)
  rmSync(pdf)
}

console.log('From process start to rulebooks on disk, best of five')
for (const langs of ['en', 'ja', 'th', 'en,es,de,it,fr,zh,ja,th']) {
  const place = mkdtempSync(join(tmpdir(), 'growl-rules-'))
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    const cpu = Number(node(join(folder, 'rulebook.js'), langs, join(place, 'rules')))
    return { wall: performance.now() - start, cpu }
  })
  const best = (key) => Math.min(...times.map((time) => time[key])).toFixed(0)
  console.log(`${langs}  ${best('wall')} ms, processor ${best('cpu')} ms`)
  rmSync(place, { recursive: true })
}
rmSync(folder, { recursive: true })
