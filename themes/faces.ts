/** The typefaces of looks: their sheets, and which font files a page preloads. */

/** Parts of the faces, each in font files of its own: the record of a language (`locales/locale-records.ts`) names its parts. */
type FacePart = 'latin' | 'latin-ext' | 'cyrillic' | 'arabic'

/**
 * The sheets of faces in `themes/faces`, each with the font files of the first screen by script (stems of the file names in
 * the build): these are preloaded, the others come when a text needs them. A look names one; several may share it.
 */
export const faceSheets = {
  daylight: {
    latin: ['bricolage-grotesque-latin-wdth-normal', 'figtree-latin-wght-normal'],
    'latin-ext': ['bricolage-grotesque-latin-ext-wdth-normal', 'figtree-latin-ext-wght-normal'],
    cyrillic: ['fira-sans-condensed-cyrillic-800-normal', 'onest-cyrillic-wght-normal'],
    arabic: ['readex-pro-arabic-wght-normal'],
  },
  deira: {
    latin: ['eb-garamond-latin-wght-normal'],
    'latin-ext': [],
    cyrillic: ['eb-garamond-cyrillic-wght-normal'],
    arabic: ['reem-kufi-arabic-wght-normal', 'amiri-arabic-400-normal'],
  },
  night: {
    latin: ['bodoni-moda-latin-wght-normal', 'jost-latin-wght-normal'],
    'latin-ext': ['bodoni-moda-latin-ext-wght-normal', 'jost-latin-ext-wght-normal'],
    cyrillic: ['playfair-display-cyrillic-wght-normal', 'jost-cyrillic-wght-normal'],
    arabic: ['el-messiri-arabic-500-normal', 'tajawal-arabic-400-normal'],
  },
  adventure: {
    latin: ['barlow-condensed-latin-800-italic', 'barlow-latin-400-normal'],
    'latin-ext': ['barlow-condensed-latin-ext-800-italic', 'barlow-latin-ext-400-normal'],
    cyrillic: ['fira-sans-condensed-cyrillic-800-normal', 'onest-cyrillic-wght-normal'],
    arabic: ['cairo-arabic-wght-normal'],
  },
  boutique: {
    latin: ['raleway-latin-wght-normal'],
    'latin-ext': ['raleway-latin-ext-wght-normal'],
    cyrillic: ['raleway-cyrillic-wght-normal'],
    arabic: ['tajawal-arabic-200-normal', 'tajawal-arabic-400-normal'],
  },
  immersive: {
    latin: ['unbounded-latin-wght-normal', 'manrope-latin-wght-normal'],
    'latin-ext': ['manrope-latin-ext-wght-normal'],
    cyrillic: ['unbounded-cyrillic-wght-normal', 'manrope-cyrillic-wght-normal'],
    arabic: ['readex-pro-arabic-wght-normal'],
  },
  family: {
    latin: ['bitter-latin-wght-normal', 'nunito-latin-wght-normal'],
    'latin-ext': ['bitter-latin-ext-wght-normal', 'nunito-latin-ext-wght-normal'],
    cyrillic: ['bitter-cyrillic-wght-normal', 'nunito-cyrillic-wght-normal'],
    arabic: ['tajawal-arabic-400-normal', 'tajawal-arabic-700-normal'],
  },
  boats: {
    latin: ['saira-stencil-one-latin-400-normal', 'saira-latin-wght-normal'],
    'latin-ext': ['saira-stencil-one-latin-ext-400-normal', 'saira-latin-ext-wght-normal'],
    cyrillic: ['onest-cyrillic-wght-normal'],
    arabic: ['cairo-arabic-wght-normal'],
  },
  magazine: {
    latin: ['newsreader-latin-wght-normal', 'source-serif-4-latin-wght-normal'],
    'latin-ext': ['newsreader-latin-ext-wght-normal', 'source-serif-4-latin-ext-wght-normal'],
    cyrillic: ['playfair-display-cyrillic-wght-normal', 'source-serif-4-cyrillic-wght-normal'],
    arabic: ['amiri-arabic-400-normal'],
  },
  catalogue: {
    latin: ['ibm-plex-sans-latin-400-normal', 'ibm-plex-sans-latin-600-normal'],
    'latin-ext': ['ibm-plex-sans-latin-ext-400-normal'],
    cyrillic: ['ibm-plex-sans-cyrillic-400-normal', 'ibm-plex-sans-cyrillic-600-normal'],
    arabic: ['ibm-plex-sans-arabic-arabic-400-normal'],
  },
  system: { latin: [], 'latin-ext': [], cyrillic: [], arabic: [] },
} as const satisfies Record<string, Record<FacePart, readonly string[]>>

/** Name of a sheet of faces. */
export type FaceSheet = keyof typeof faceSheets

/** Stems of the font files that a page preloads, by the faces of its language's record. */
export function firstFaces(
  sheet: FaceSheet,
  { faces, ownFace }: { faces: readonly FacePart[]; ownFace?: string },
): string[] {
  if (sheet === 'system') return []
  return [...faces.flatMap((part) => [...faceSheets[sheet][part]]), ...(ownFace ? [ownFace] : [])]
}
