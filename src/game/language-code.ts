/** A language as its folder in locales/ is called: "de", "pt-BR". Nothing else may become part of a path. */
export const LANGUAGE_CODE = /^[a-z]{2,3}(-[A-Za-z]{2,4})?$/
