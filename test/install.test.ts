import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

it('the first npx in a clone leaves what is built alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'growl-install-'))
  try {
    mkdirSync(join(folder, 'dist/site'), { recursive: true })
    for (const file of ['cli.js', 'index.d.ts']) writeFileSync(join(folder, 'dist', file), '')
    // There is nothing here to build with: it would fail.
    execFileSync(process.execPath, [fileURLToPath(new URL('../install.mjs', import.meta.url))], {
      cwd: folder,
      env: { ...process.env, npm_command: 'exec' },
    })
    expect(readdirSync(join(folder, 'dist')).sort()).toEqual(['cli.js', 'index.d.ts', 'site'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
