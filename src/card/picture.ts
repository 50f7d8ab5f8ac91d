import { type Sentence, say } from '../finding.ts'
import { toBase64 } from '../frame/bytes.ts'
import type { Picture } from '../frame/frame.ts'
import { readPicture } from '../frame/picture.ts'
import type { Size } from '../geometry/box.ts'
import { type GameFolder, isRefusal, MAX_FILE_BYTES } from '../source/folder.ts'

/** A picture of the game folder; its size in pixels says its proportions. */
export type FoundPicture = Pick<Picture, 'data' | 'type'> & Size

export type FindPicture = (name: string) => FoundPicture | { readonly problem: Sentence }

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:png|jpe?g)$/
const MOST_PIXELS = 6000

/** `templates/NAME`, where it is a PNG or JPEG that can be printed. */
export function pictureIn(folder: GameFolder, name: string): ReturnType<FindPicture> {
  if (!NAME.test(name))
    return { problem: say`a picture is a file of templates/ like "crow.png" or "crow.jpg"` }
  const bytes = folder.bytes(`templates/${name}`)
  if (bytes === 'missing') return { problem: say`templates/${name} is missing` }
  if (bytes === 'too-large') return { problem: say`it is larger than ${MAX_FILE_BYTES / 1024} kB` }
  if (isRefusal(bytes)) return { problem: say`it cannot be read` }
  const file = readPicture(bytes)
  if ('problem' in file) return file
  const { type, width, height } = file
  if (![width, height].every((side) => side >= 1 && side <= MOST_PIXELS))
    return { problem: say`it is ${width} × ${height} pixels; at most ${MOST_PIXELS} each way can be printed` }
  return { type, width, height, data: toBase64(bytes) }
}
