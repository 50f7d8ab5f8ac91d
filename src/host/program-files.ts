/**
 * What the program reads while it runs, as the build writes it. Told once: the build copies and hashes these files, and a browser may
 * fetch them. In dist/ there are also scripts, and what V8 made of them.
 */
export const PROGRAM_FILE =
  /^faces\/|\.(?:names|paths|hyphen|phrases|lexicons|wasm)$|^(?:compared|number-words)\.json$/

/** Only faster than what they were made of: a browser, which would have to fetch them, does without (`Host.atHand`). */
export const AT_HAND = /\.lexicons$/
