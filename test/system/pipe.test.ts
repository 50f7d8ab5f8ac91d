import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { diskFolder } from '../../src/host/disk.ts'
import { readText } from '../../src/source/folder.ts'

it('a named pipe in a game folder is refused, not waited for', () => {
  const game = mkdtempSync(join(tmpdir(), 'growl-pipe-'))
  execFileSync('mkfifo', [join(game, 'pipe.yaml')])
  expect(readText(diskFolder(game), 'pipe.yaml')).toMatchObject({ code: 'file-not-a-file' })
  rmSync(game, { recursive: true })
})
