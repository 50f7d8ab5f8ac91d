import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url))

it('too little memory is told in one line', async () => {
  const words = [
    '-c',
    'ulimit -v 1200000; exec "$@"',
    'sh',
    process.execPath,
    CLI,
    'print',
    '--out',
    '/nowhere',
  ]
  await expect(promisify(execFile)('sh', words)).rejects.toMatchObject({
    code: 2,
    stderr:
      'growl: There is not enough memory. Close other programs, or ask for less at a time (--lang, --pieces).\n',
  })
})
