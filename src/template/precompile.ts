import { host } from '#host'
import { readTemplate, strictEngine, strictly } from './compile.ts'
import type { Source } from './fault.ts'

/** For the build: an entry of `shipped`, in JavaScript; nothing for a template that cannot be read. */
export function precompile(source: Source): string {
  try {
    const { tree, included } = readTemplate(source)
    const spec = strictEngine().precompile(tree, strictly())
    return `[${JSON.stringify(host.sha256(source.text))},{spec:${spec},included:${JSON.stringify(included)}}]`
  } catch {
    return ''
  }
}
