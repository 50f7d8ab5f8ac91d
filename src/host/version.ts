import { host } from '#host'

/** Where it stands. */
export const PACKAGE = 'package.json'

let version: string | undefined

/** Of the program, as package.json says it. */
export function programVersion(): string {
  version ??= (JSON.parse(new TextDecoder().decode(host.read(PACKAGE))) as { version: string }).version
  return version
}
