// Bundles the benchmarks as the program itself is bundled and runs them: loaders that compile on the fly cost time too.
import { rmSync } from 'node:fs'
import { build } from 'esbuild'

const outfile = new URL('bench.bundle.mjs', import.meta.url)
await build({
  entryPoints: [new URL('bench.ts', import.meta.url).pathname],
  outfile: outfile.pathname,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
})
try {
  await import(outfile.href)
} finally {
  rmSync(outfile)
}
