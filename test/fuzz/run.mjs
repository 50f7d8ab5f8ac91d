// Bundles the fuzzer as the program itself is bundled, so that its processes begin quickly, and runs it.
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle, bundleProgram } from '../../build.mjs'

// In the folder of the project, where the bundle finds what lies beside GROWL.
const folder = fileURLToPath(new URL('../../.fuzz', import.meta.url))
const entry = (out, source) => ({ out, in: fileURLToPath(new URL(source, import.meta.url)) })

await bundle(
  [entry('fuzz', 'fuzz.ts'), entry('trial-process', 'trial-process.ts'), entry('thread', 'thread.ts')],
  folder,
)
// Commands that take a second thread start the program there.
await bundleProgram(folder)
await import(pathToFileURL(join(folder, 'fuzz.js')).href)
