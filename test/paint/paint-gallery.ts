// Run as a process of its own: writes the gallery as a PDF to standard output.
import { painters } from '../../src/paint/paint.ts'
import { gallery } from './gallery.ts'

process.stdout.write(await painters.pdf({ title: 'Test', lang: 'en', pages: [await gallery()] }))
