// A command in a process of its own: how long somebody waits, how long processors work, how much memory it takes at most.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const watch = fileURLToPath(new URL('watch.cjs', import.meta.url))

/** Certificates of the machine would be read at every start of Node. */
const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env

export function measured({ command, removed }) {
  if (removed) rmSync(removed, { recursive: true, force: true })
  const start = performance.now()
  return new Promise((resolve, reject) => {
    let told = ''
    let said = ''
    const child = spawn(process.execPath, ['--require', watch, ...command], {
      env,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    })
    child.stderr.on('data', (text) => (said += text))
    child.stdio[3].on('data', (text) => (told += text))
    child.on('close', (code) => {
      const wall = performance.now() - start
      if (code === 0) resolve({ wall, ...JSON.parse(told) })
      else reject(new Error(`${command.join(' ')} ended with ${code}: ${said}`))
    })
  })
}
