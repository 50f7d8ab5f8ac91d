// Bundles the program into dist/. Bundled modules start about twice as fast as loose ones,
// and `npx growl` starts often: every millisecond here is paid on every command.

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { build } from 'esbuild'
import { tsImport } from 'tsx/esm/api'

rmSync('dist', { recursive: true, force: true })
await build({
  entryPoints: ['src/cli.ts', 'src/index.ts'],
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  sourcemap: false,
  logLevel: 'warning',
})

// The icon collection, in a form that is searched rather than parsed.
const { extract } = await tsImport('./src/icon/extract.ts', import.meta.url)
const collection = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const { index, paths } = extract(JSON.parse(readFileSync(collection, 'utf8')))
writeFileSync('dist/game-icons.index', index)
writeFileSync('dist/game-icons.paths', paths)
