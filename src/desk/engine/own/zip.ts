import { MAX_FILE_BYTES } from '../../../source/folder.ts'
import { CannotOpen } from './fault.ts'
import type { ListedFile } from './gather.ts'
import { inflateBounded } from './inflate.ts'

// The list at the end of a zip says which files are in it, and where. Nothing else is read before it is wanted, so that a zip may
// be larger than memory. What the list says of sizes is never relied on: whoever made the zip has written it.

const END = 0x06054b50
const IN_LIST = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const LIST_BYTES = 46
const LOCAL_BYTES = 30
/** A remark of at most so many bytes may follow the list. */
const LONGEST_REMARK = 0xffff
/** The list of a zip of a hundred thousand files is shorter. */
const LONGEST_LIST = 16 * 1024 * 1024

interface Entry {
  readonly path: string
  readonly method: number
  readonly flags: number
  readonly crc: number
  readonly packed: number
  readonly at: number
  readonly isLink: boolean
}

/** The files that a zip lists, folders left out. */
export async function listZip(zip: Blob): Promise<ListedFile[]> {
  const list = await listOf(zip)
  return entriesIn(list)
    .filter(({ path }) => !path.endsWith('/'))
    .map((entry) => ({ path: entry.path, isLink: entry.isLink, read: () => unpack(zip, entry) }))
}

async function listOf(zip: Blob): Promise<DataView> {
  const tail = await viewOf(zip, Math.max(0, zip.size - END_BYTES - LONGEST_REMARK), zip.size)
  let end = tail.byteLength - END_BYTES
  while (end >= 0 && tail.getUint32(end, true) !== END) end -= 1
  if (end < 0) throw new CannotOpen('no-zip')
  const [length, from] = [tail.getUint32(end + 12, true), tail.getUint32(end + 16, true)]
  // What is larger than these numbers can say has another list, and is no game.
  if (from === 0xffffffff || length > LONGEST_LIST)
    throw new CannotOpen('large', { most: LONGEST_LIST / 1024 / 1024 })
  if (from + length > zip.size) throw new CannotOpen('damaged', { what: '' })
  return viewOf(zip, from, from + length)
}

function entriesIn(list: DataView): Entry[] {
  const entries: Entry[] = []
  for (let at = 0; at + LIST_BYTES <= list.byteLength; ) {
    if (list.getUint32(at, true) !== IN_LIST) break
    const lengths = [28, 30, 32].map((offset) => list.getUint16(at + offset, true))
    const [name = 0, extra = 0, remark = 0] = lengths
    if (at + LIST_BYTES + name > list.byteLength) throw new CannotOpen('damaged', { what: '' })
    entries.push(entryAt(list, at, name))
    at += LIST_BYTES + name + extra + remark
  }
  return entries
}

const entryAt = (list: DataView, at: number, nameLength: number): Entry => ({
  path: nameIn(list, at + LIST_BYTES, nameLength),
  flags: list.getUint16(at + 8, true),
  method: list.getUint16(at + 10, true),
  crc: list.getUint32(at + 16, true),
  packed: list.getUint32(at + 20, true),
  at: list.getUint32(at + 42, true),
  // Of a zip made on Unix, the kind of file is in the upper half.
  isLink: list.getUint32(at + 38, true) >>> 28 === 0xa,
})

/** Names are UTF-8; older ones that are not become names with signs that no file may have. */
const nameIn = (view: DataView, at: number, length: number): string =>
  new TextDecoder()
    .decode(new Uint8Array(view.buffer, view.byteOffset + at, length))
    .replaceAll('\ufffd', '\0')

const ENCRYPTED = 1
const [STORED, DEFLATED] = [0, 8]

async function unpack(zip: Blob, entry: Entry): Promise<Uint8Array | 'too-large'> {
  const { path, method, flags, packed } = entry
  if (flags & ENCRYPTED) throw new CannotOpen('locked', { what: path })
  if (method !== STORED && method !== DEFLATED) throw new CannotOpen('method', { what: path })
  // What is stored as it is has the size it has; deflated, a file that may be opened takes little more.
  if (packed > 2 * MAX_FILE_BYTES) return 'too-large'
  const bytes = await packedBytes(zip, entry)
  const unpacked = method === DEFLATED ? inflateBounded(bytes, path) : bytes
  if (unpacked === 'too-large' || unpacked.length > MAX_FILE_BYTES) return 'too-large'
  if (checksumOf(unpacked) !== entry.crc) throw new CannotOpen('damaged', { what: path })
  return unpacked
}

/** Before the bytes their name stands again: another one means that somebody plays tricks. */
async function packedBytes(zip: Blob, { path, packed, at }: Entry): Promise<Uint8Array> {
  const head = await viewOf(zip, at, at + LOCAL_BYTES)
  if (head.byteLength < LOCAL_BYTES || head.getUint32(0, true) !== LOCAL)
    throw new CannotOpen('damaged', { what: path })
  const [name, extra] = [head.getUint16(26, true), head.getUint16(28, true)]
  const from = at + LOCAL_BYTES
  const again = await viewOf(zip, from, from + name)
  if (nameIn(again, 0, again.byteLength) !== path) throw new CannotOpen('damaged', { what: path })
  const bytes = await viewOf(zip, from + name + extra, from + name + extra + packed)
  if (bytes.byteLength < packed) throw new CannotOpen('damaged', { what: path })
  return new Uint8Array(bytes.buffer)
}

const viewOf = async (blob: Blob, from: number, to: number): Promise<DataView> =>
  new DataView(await blob.slice(from, to).arrayBuffer())

const POLYNOMIAL = 0xedb88320
const CHECKS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let check = byte
  for (let bit = 0; bit < 8; bit++) check = check & 1 ? (check >>> 1) ^ POLYNOMIAL : check >>> 1
  return check
})

/** CRC-32, which every zip has of every file. */
function checksumOf(bytes: Uint8Array): number {
  let check = 0xffffffff
  for (const byte of bytes) check = (check >>> 8) ^ CHECKS[(check ^ byte) & 0xff]!
  return ~check >>> 0
}
