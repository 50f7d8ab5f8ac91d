import type { KitFile } from '../kit/file.ts'
import type { LaidKit } from '../kit/lay.ts'
import type { ExportFormat, ExportRequest } from './request.ts'

type Export = (laid: LaidKit, request: ExportRequest) => Promise<KitFile[]>

/** Each format is loaded when it is asked for. */
const formats: Readonly<Record<ExportFormat, () => Promise<Export>>> = {
  png: async () => (await import('./png.ts')).exportPng,
}

/** The pieces of a laid-out kit as files of a format. */
export async function exportKit(laid: LaidKit, request: ExportRequest): Promise<KitFile[]> {
  const make = await formats[request.format]()
  return make(laid, request)
}
