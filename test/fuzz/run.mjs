// Bundles the fuzzer as the program itself is bundled, so that a thread begins quickly, and runs it in a process of its own.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundle } from '../../build.mjs'

// In the folder of the project, where the bundle finds what lies beside GROWL.
const folder = fileURLToPath(new URL('../../.fuzz', import.meta.url))
const here = (name) => fileURLToPath(new URL(name, import.meta.url))

await bundle([here('fuzz.ts'), here('thread.ts')], folder)
const { status } = spawnSync(process.execPath, [join(folder, 'fuzz.js'), ...process.argv.slice(2)], {
  stdio: 'inherit',
})
process.exitCode = status ?? 1
