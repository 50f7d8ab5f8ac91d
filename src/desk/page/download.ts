import type { MadeFile } from '../talk.ts'

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  md: 'text/markdown',
  html: 'text/html',
  yaml: 'application/yaml',
}

/** Hands a file to whoever sits at the browser. "de/kit.pdf" is saved as "growl-de-kit.pdf": many of them land in one folder. */
export function download({ path, bytes }: MadeFile, prefix: string): void {
  const name = `${prefix}-${path.replaceAll('/', '-')}`
  const type = TYPES[name.split('.').pop()!] ?? 'application/octet-stream'
  const address = URL.createObjectURL(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  // Browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** All files in one, in their folders. */
export async function zipped(files: readonly MadeFile[], path: string): Promise<MadeFile> {
  const { zipSync } = await import('fflate')
  // PDFs are deflated already. One date for all, by the clock on the wall: the same kit is the same zip everywhere.
  const bytes = zipSync(Object.fromEntries(files.map((file) => [file.path, file.bytes])), {
    level: 0,
    mtime: new Date(2000, 0, 1),
  })
  return { path, bytes }
}
