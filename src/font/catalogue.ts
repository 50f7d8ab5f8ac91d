/**
 * Which faces exist, where their files are, and which of them a script is set in.
 * All come from `@expo-google-fonts/*` (Open Font License): whole static TrueType files, which the build divides (prepare.ts).
 */

/** "grenze/400", "grenze/400i", "noto-sans-tc/700": family and weight, i for italic. */
export type FaceKey = string

/** How a stretch of text looks. */
export const allStyles = ['regular', 'bold', 'italic', 'boldItalic', 'title'] as const
export type Style = (typeof allStyles)[number]

interface Family {
  /** How the files are called. */
  readonly name: string
  /** OpenType features that its text is always set with. */
  readonly features?: readonly string[]
  /** All files in one folder; newer packages have a folder a weight. */
  readonly flat?: boolean
}

/** By package under @expo-google-fonts. */
const FAMILIES: Readonly<Record<string, Family>> = {
  // Figures as high as capitals, not old-style ones: on cards numbers must be found at a glance.
  grenze: { name: 'Grenze', features: ['lnum'] },
  'grenze-gotisch': { name: 'GrenzeGotisch', features: ['lnum'] },
  'noto-sans-jp': { name: 'NotoSansJP' },
  'noto-sans-tc': { name: 'NotoSansTC' },
  'noto-serif-tc': { name: 'NotoSerifTC' },
  'reggae-one': { name: 'ReggaeOne' },
  sarabun: { name: 'Sarabun' },
  trirong: { name: 'Trirong', flat: true },
}

const WEIGHTS: Readonly<Record<string, string>> = {
  100: '100Thin',
  200: '200ExtraLight',
  300: '300Light',
  400: '400Regular',
  500: '500Medium',
  600: '600SemiBold',
  700: '700Bold',
  800: '800ExtraBold',
  900: '900Black',
}

/**
 * The faces of each script in order of preference: the first that has a character sets it. Scripts are ISO 15924.
 * Hant and Jpan never fall back to one another: the same code point is drawn differently, and a character that is
 * missing must be seen as missing rather than printed in the neighbour's shape.
 * Italic stands for emphasis. Han, Kana and Thai are never slanted: there emphasis is bold.
 */
const FACES = {
  Latn: {
    regular: ['grenze/400', 'sarabun/400', 'noto-sans-jp/400', 'noto-sans-tc/400'],
    bold: ['grenze/700', 'sarabun/700', 'noto-sans-jp/700', 'noto-sans-tc/700'],
    italic: ['grenze/400i', 'sarabun/700', 'noto-sans-jp/700', 'noto-sans-tc/700'],
    boldItalic: ['grenze/700i', 'sarabun/700', 'noto-sans-jp/700', 'noto-sans-tc/700'],
    title: ['grenze-gotisch/700', 'grenze/700', 'trirong/900', 'reggae-one/400', 'noto-serif-tc/900'],
  },
  Hant: {
    regular: ['noto-sans-tc/400', 'sarabun/400'],
    bold: ['noto-sans-tc/700', 'sarabun/700'],
    italic: ['noto-sans-tc/700', 'sarabun/700'],
    boldItalic: ['noto-sans-tc/700', 'sarabun/700'],
    title: ['noto-serif-tc/900', 'trirong/900'],
  },
  Jpan: {
    regular: ['noto-sans-jp/400', 'sarabun/400'],
    bold: ['noto-sans-jp/700', 'sarabun/700'],
    italic: ['noto-sans-jp/700', 'sarabun/700'],
    boldItalic: ['noto-sans-jp/700', 'sarabun/700'],
    title: ['reggae-one/400', 'noto-sans-jp/900', 'trirong/900'],
  },
  Thai: {
    regular: ['sarabun/400', 'noto-sans-tc/400'],
    bold: ['sarabun/700', 'noto-sans-tc/700'],
    italic: ['sarabun/700', 'noto-sans-tc/700'],
    boldItalic: ['sarabun/700', 'noto-sans-tc/700'],
    title: ['trirong/900', 'noto-serif-tc/900'],
  },
} satisfies Record<string, Record<Style, FaceKey[]>>

/** The faces to try in turn for text of a script; a script we have no faces for is tried with the Latin ones. */
export const facesOf = (script: string, style: Style): readonly FaceKey[] =>
  (Object.hasOwn(FACES, script) ? FACES[script as keyof typeof FACES] : FACES.Latn)[style]

/** Every face that some script uses, each once. */
export const allFaces = (): FaceKey[] => [
  ...new Set(Object.values(FACES).flatMap((styles) => Object.values(styles).flat())),
]

const KEY = /^([a-z-]+)\/([1-9]00)(i?)$/

/** Where a face comes from, and how it is set. */
export interface FaceSource {
  /** In node_modules/, for the build. */
  readonly file: string
  readonly features: readonly string[]
}

export function faceSource(key: FaceKey): FaceSource {
  const [, family = '', weight = '', italic] = KEY.exec(key) ?? []
  const found = Object.hasOwn(FAMILIES, family) ? FAMILIES[family] : undefined
  if (!found || !WEIGHTS[weight]) throw new Error(`No face "${key}" in the font catalogue`)
  const cut = WEIGHTS[weight] + (italic ? '_Italic' : '')
  const path = `${found.flat ? '' : `${cut}/`}${found.name}_${cut}.ttf`
  return { file: `@expo-google-fonts/${family}/${path}`, features: found.features ?? [] }
}
