// Replaces the files of a folder over and over until it is killed: each round all files bear the same number, and every second round
// one of them is taken away. Run by kill.test.ts.
import { replaceFiles } from '../../src/host/write.ts'

const folder = process.argv[2]!
const BYTES = 300_000
process.stdout.write('writing\n')
// It must not outlive a test that fails.
const end = Date.now() + 20_000
for (let round = 1; Date.now() < end; round++) {
  const body = `${round}\n`.padEnd(BYTES, '.')
  const odd = round % 2 === 1
  const names = ['kit.pdf', 'rules.pdf', 'rules-booklet.pdf', ...(odd ? ['night.pdf'] : []), 'manifest.json']
  replaceFiles(folder, {
    write: names.map((name) => ({ path: `en/${name}`, bytes: body })),
    remove: odd ? [] : ['en/night.pdf'],
  })
}
