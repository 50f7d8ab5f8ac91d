import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { bundleDesk } from '../../desk.mjs'

// The static page is bundled once for all files of tests that look at it, by the first of them that needs it.

declare module 'vitest' {
  interface ProvidedContext {
    readonly shared: string
  }
}

/** Before the first file of tests, and after the last. */
export default function setup({ provide }: TestProject): () => void {
  const shared = mkdtempSync(join(tmpdir(), 'growl-site-'))
  provide('shared', shared)
  return () => rmSync(shared, { recursive: true })
}

export async function bundledOnce(shared: string): Promise<string> {
  const [site, ready] = [join(shared, 'site'), join(shared, 'ready')]
  if (isFirst(site)) {
    await bundleDesk(site)
    writeFileSync(ready, '')
  }
  while (!existsSync(ready)) await setTimeout(50)
  return site
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}
