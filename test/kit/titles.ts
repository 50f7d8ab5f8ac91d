import { textByPdfium } from '../paint/readers.ts'

/** How many cards bear a title: lines of the page that are the title and nothing else, white space apart. */
export async function titles(pdf: Uint8Array): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const page of await textByPdfium(pdf))
    for (const line of page.split(/\r?\n/)) {
      const text = fold(line)
      counts.set(text, (counts.get(text) ?? 0) + 1)
    }
  return counts
}
export const fold = (text: string) => text.replaceAll(/\s+/gu, '').normalize('NFC')
