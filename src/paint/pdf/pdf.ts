import type { Document, Print } from '../../frame/document.ts'
import { Canvas, type Shared } from './canvas.ts'
import { Contents } from './contents.ts'
import { Navigation } from './navigation.ts'
import { Resources } from './resources.ts'
import { Structure } from './structure.ts'
import { openWriter, type Ref, type Writer } from './writer.ts'

/** Paints a document as a PDF: embedded fonts, text that can be copied and read aloud, the same bytes every time. */
export function paintPdf(document: Document): Uint8Array {
  const writer = openWriter(document)
  const resources = new Resources(writer)
  const contents = new Contents()
  const shared: Shared = { resources, contents, frames: new Map(), drawings: new Map(), lang: document.lang }
  const structure = document.tagged ? new Structure() : undefined
  const navigation = new Navigation(writer, structure)

  const painted = document.pages.map((page) => {
    const sheet = writer.page(page)
    structure?.startPage(sheet.ref)
    const canvas = new Canvas(shared, structure)
    canvas.paint(page.items)
    navigation.addPage(page, sheet.ref, canvas.links)
    return { sheet, operators: canvas.operators.end(), names: canvas.operators.names }
  })

  const writeForms = contents.settle(
    painted.map(({ operators }) => operators),
    writer,
    resources,
  )
  for (const { sheet, operators, names } of painted) {
    const whole = contents.expand(operators, names)
    sheet.finish(whole.operators, resources.dictionary(whole.names))
  }
  writeForms()
  structure?.finish(writer)
  navigation.finish(document.outline ?? [])
  resources.finish()
  if (document.print) propose(document.print, writer)
  return writer.finish()
}

const DUPLEX = { simplex: 'Simplex', 'long-edge': 'DuplexFlipLongEdge', 'short-edge': 'DuplexFlipShortEdge' }

function propose({ actualSize, duplex }: Print, { catalog }: Writer): void {
  const { data } = catalog.ViewerPreferences as Ref
  if (actualSize) data.PrintScaling = 'None'
  if (duplex) data.Duplex = DUPLEX[duplex]
}
