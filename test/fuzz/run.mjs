// Bundles the fuzzer as the program itself is bundled, so that its processes begin quickly, and runs it.
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle } from '../../build.mjs'

// In the folder of the project, where the bundle finds what lies beside GROWL.
const folder = fileURLToPath(new URL('../../.fuzz', import.meta.url))
const here = (name) => fileURLToPath(new URL(name, import.meta.url))

await bundle([here('fuzz.ts'), here('trial-process.ts'), here('thread.ts')], folder)
await import(pathToFileURL(join(folder, 'fuzz.js')).href)
