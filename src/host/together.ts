/** Small files that are always wanted together: a browser fetches them as one. */
const FOLDER = 'defaults/templates/'
export const TOGETHER = 'defaults/templates.json'

/** Which file a browser has to fetch for one that is wanted. */
export const fetchedAs = (file: string): string => (file.startsWith(FOLDER) ? TOGETHER : file)

/** What is in a file of many: each by its name. */
export function joined(files: readonly string[], read: (file: string) => Uint8Array): Uint8Array {
  const texts = files.map((file) => [file, new TextDecoder().decode(read(file))])
  return new TextEncoder().encode(JSON.stringify(Object.fromEntries(texts)))
}

export const parted = (bytes: Uint8Array): [file: string, bytes: Uint8Array][] =>
  Object.entries(JSON.parse(new TextDecoder().decode(bytes)) as Record<string, string>).map(
    ([file, text]) => [file, new TextEncoder().encode(text)],
  )
