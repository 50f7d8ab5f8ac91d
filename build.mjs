// Bundles the program into dist/. Bundled modules start about twice as fast as loose ones,
// and `npx growl` starts often: every millisecond here is paid on every command.

import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { build } from 'esbuild'
import { tsImport } from 'tsx/esm/api'

// Small, pure and used by every command: bundled they load in half the time. The others bring files of their own
// (fonts, wasm, native code) or are needed by few commands.
const BUNDLED = ['commander', 'yaml', 'zod']
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

rmSync('dist', { recursive: true, force: true })
await build({
  entryPoints: ['src/cli.ts', 'src/index.ts'],
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: Object.keys(dependencies).filter((name) => !BUNDLED.includes(name)),
  // The same parser as ES modules, of which unused parts are left out.
  alias: {
    yaml: createRequire(import.meta.url)
      .resolve('yaml')
      .replace(/dist.index\.js$/, 'browser/index.js'),
  },
  // Bundled CommonJS asks for Node's own modules this way.
  banner: {
    js: "import{createRequire as requireFor}from'node:module';const require=requireFor(import.meta.url);",
  },
  // Names stay, so that a stack trace can be read.
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'external',
  sourcemap: false,
  logLevel: 'warning',
})

// The icon collection, in a form that is searched rather than parsed.
const { extract } = await tsImport('./src/icon/extract.ts', import.meta.url)
const collection = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const { index, paths } = extract(JSON.parse(readFileSync(collection, 'utf8')))
writeFileSync('dist/game-icons.index', index)
writeFileSync('dist/game-icons.paths', paths)
