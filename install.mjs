// What npm does after `npm ci`: the program and its types are built. npm does the same once more before the first `npx growl` in this
// folder, which nobody asked for: half a minute without a word, and the site and the releases would be gone. What is built stays.

import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const isBuilt = existsSync('dist/cli.js') && existsSync('dist/index.d.ts')
if (process.env.npm_command !== 'exec' || !isBuilt) execSync('npm run build', { stdio: 'inherit' })
