import { accessSync, constants, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cachedDataVersionTag } from 'node:v8'
import { Script } from 'node:vm'

/** The program as one script. The build sets its name, which has a hash in it: code of another script is never taken for its own. */
declare const SCRIPT: string

interface Loaded<Program> {
  readonly program: Program
  /** Writes down what V8 has made of the script, for the next run; not when this one has begun with that already, unless `anew`. */
  readonly keepCode: (anew?: boolean) => void
}

/**
 * Runs the script with the code that V8 made of it in an earlier run of the same verb: to compile it anew takes a quarter of a
 * second. Each verb has its own code, so that a short one need not load that of a long one. Code of another V8, or
 * none, or half a file of it is no problem: V8 refuses it and compiles the script.
 */
export function loadScript<Program>(
  verb = 'none',
  file = fileURLToPath(new URL(SCRIPT, import.meta.url)),
): Loaded<Program> {
  const kept = `${file}.${nameOf(verb)}.${cachedDataVersionTag().toString(16)}.code`
  const cachedData = codeIn(kept)
  // The build has written it in ASCII.
  const script = new Script(readFileSync(file, 'latin1'), {
    filename: file,
    ...(cachedData && { cachedData }),
  })
  const module = { exports: {} as Program }
  script.runInThisContext()(module, createRequire(import.meta.url), import.meta.url)
  const isKnown = cachedData !== undefined && !script.cachedDataRejected
  return {
    program: module.exports,
    keepCode: (anew = false) => {
      if (anew || !isKnown) write(kept, script)
    },
  }
}

/** What is no verb leads to no file. */
const nameOf = (verb: string): string => /^[a-z]{1,12}$/.exec(verb.toLowerCase())?.[0] ?? 'none'

function codeIn(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Whole or not at all. Where the program may not write to its own folder, it does without. */
function write(file: string, script: Script): void {
  try {
    accessSync(dirname(file), constants.W_OK)
    const part = `${file}.${process.pid}.part`
    writeFileSync(part, script.createCachedData())
    renameSync(part, file)
  } catch {}
}
