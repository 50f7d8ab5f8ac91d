import { describe, expect, it } from 'vitest'
import { exampleGame } from '../../src/check/example-game.ts'
import { allChecks, checkData } from '../../src/check/groups.ts'
import type { Finding } from '../../src/finding.ts'
import { exampleGrowl } from '../../src/growl/check/example-game.ts'
import { checkGame } from '../../src/job/check.ts'
import { Library } from '../../src/library/library.ts'
import { currentCode, oldCodes } from '../../src/locale/renamed.ts'

const checks = await allChecks()
const at = ({ place, option }: Finding) => (place ? `${place.file}:${place.line}:${place.column}` : option)

describe('the examples of every check', () => {
  for (const check of checks) {
    it(`${check.code} has a good and a bad one`, () => {
      expect(new Set(check.examples.map(({ good }) => good))).toEqual(new Set([true, false]))
    })
    for (const [i, example] of check.examples.entries())
      it(`${check.code} ${example.good ? 'is silent about' : 'finds'} example ${i + 1}`, async () => {
        expect(example.show()).not.toContain('undefined')
        const findings = await example.find()
        if (example.good) expect(findings).toEqual([])
        else {
          expect(`${findings[0] && at(findings[0])}:`).toContain(`${example.at!()}:`)
          for (const { code, severity, message, hint } of findings) {
            expect([code, severity]).toEqual([check.code, check.severity])
            expect(message).not.toMatch(/undefined|NaN|\[object|^[A-Z][a-z]* |\.$/)
            expect(hint).toBeTruthy()
          }
        }
      })
  }
})

it('the game that examples change is right as it stands', async () => {
  const findings = await checkGame(new Library(exampleGame))
  expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([])
})

it('so is the small GROWL that those of its rules change', async () => {
  const findings = await checkData(new Library(exampleGrowl))
  expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([])
})

it('codes are unique, and words joined by hyphens', () => {
  const codes = checks.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
  for (const code of codes) expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

it('codes name a thing and then its state, and old names lead to new ones', () => {
  const codes = checks.map(({ code }) => code)
  const STATES = /^(bad|cannot|duplicate|extra|missing|narrow|never|no|not|same|stale|unknown|wrong)\b/
  expect(codes.filter((code) => STATES.test(code))).toEqual([])
  for (const old of oldCodes) {
    expect(codes).not.toContain(old)
    expect(currentCode(old)).not.toMatch(STATES)
  }
})

it('every check says in a sentence what it proves', () => {
  for (const { proves } of checks) expect(proves).toMatch(/^[A-Z].+\.$/)
})
