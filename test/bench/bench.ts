import { layoutMeasurements } from './layout.ts'
import { table } from './measure.ts'
import { paintMeasurements } from './paint.ts'

// "layout", or the language to paint in: each in a process of its own, so that memory can be told apart.
const [, , what = 'layout'] = process.argv
console.log(table(what === 'layout' ? layoutMeasurements() : paintMeasurements(what)))
