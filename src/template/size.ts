import { say } from '../finding.ts'
import { Fault } from './fault.ts'

/** Our longest template has 36. Handlebars takes time by the square of how deep they are nested, and a call for each. */
const MOST = 1000

/**
 * What can be nested, counted where it opens: `{{#`, `{{^name`, `{{else name`, `{{{{`, and the brackets of a calculation, which, unlike
 * those of `scale(2)`, follow no letter. Nothing can hide an opening, and one that is in a comment counts too and does no harm.
 */
const OPENING = /\{\{\{?~?\s*(?:#|\^\s*[^\s}~]|else\s+[^\s}~]|\{)|(?<![\w-])\(/g

export function refuseManyBlocks(text: string): void {
  let count = 0
  for (const { 0: found, index } of text.matchAll(OPENING))
    if (++count > MOST)
      throw new Fault(say`there are more than ${MOST} blocks and calculations in brackets`, {
        start: index,
        end: index + found.length,
      })
}
