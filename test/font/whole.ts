import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type FaceKey, faceSource } from '../../src/font/catalogue.ts'

const require = createRequire(import.meta.url)

/** The file of a face as its makers published it. */
export const wholeFile = (face: FaceKey): Uint8Array =>
  new Uint8Array(readFileSync(require.resolve(faceSource(face).file)))
