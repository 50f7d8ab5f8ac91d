// Handlebars has types for all of itself only; these are the parts that read.

declare module 'handlebars/dist/cjs/handlebars/compiler/base.js' {
  const base: {
    readonly parse: typeof import('handlebars').parse
    readonly parser: {
      /** `_input` is what it had still to read, `match` what it had read last. */
      readonly lexer: { readonly _input?: string; readonly match?: string }
    }
  }
  export default base
}

declare module 'handlebars/dist/cjs/handlebars/compiler/visitor.js' {
  const Visitor: typeof import('handlebars').Visitor
  export default Visitor
}
