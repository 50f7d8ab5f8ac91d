export const EXPORT_FORMATS = ['png'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

/** What else is to be made of the pieces of a kit than sheets to cut. Plain data: it crosses to another thread. */
export interface ExportRequest {
  readonly format: ExportFormat
  /** Of pictures: pixels to the inch. */
  readonly dpi: number
}
