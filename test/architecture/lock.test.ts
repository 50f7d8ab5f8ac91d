import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string>; resolved?: string }>
}
const { packages } = JSON.parse(
  readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'),
) as Lock

// npm leaves out the packages of other platforms when it makes the lock file from an installed folder, and then refuses
// to install from it.
it('the lock file lists the packages of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  )
  expect(missing).toEqual([])
})

it('the lock file names no registry', () => {
  expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([])
})
