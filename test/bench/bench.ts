import { layoutMeasurements } from './layout.ts'
import { table } from './measure.ts'

console.log(table(layoutMeasurements()))
