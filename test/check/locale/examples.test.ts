import { describe, expect, it } from 'vitest'
import { localeChecks } from '../../../src/check/locale/group.ts'

describe.each(localeChecks.checks)('$code', ({ code, severity, examples }) => {
  it('has examples of both kinds', () => {
    expect(examples.some(({ good }) => good)).toBe(true)
    expect(examples.some(({ good }) => !good)).toBe(true)
  })

  it.each(examples)('$shown', async ({ good, at, find }) => {
    const findings = await find()
    if (good) return expect(findings).toEqual([])
    const [first] = findings
    const { file, line, column } = first!.place!
    expect(`${file}:${line}:${column}`).toBe(at)
    expect(first).toMatchObject({ code, severity })
    expect(first!.message).not.toBe('')
    expect(first!.hint).not.toBe('')
  })
})
