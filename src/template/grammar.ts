import reading from 'handlebars/dist/cjs/handlebars/compiler/base.js'
import Visitor from 'handlebars/dist/cjs/handlebars/compiler/visitor.js'

// Of Handlebars the program has only what reads a template. What would make it a program of its own is left out.

export const { parse } = reading
export const { lexer } = reading.parser
export { Visitor }
