import { host } from '#host'

let version: string | undefined

/** Of the program, as package.json says it. */
export function programVersion(): string {
  version ??= (JSON.parse(new TextDecoder().decode(host.read('package.json'))) as { version: string }).version
  return version
}
