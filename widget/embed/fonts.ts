import type { WidgetSetup } from '../../server/contract/embed.ts'
import displayLatinExtended from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wdth-normal.woff2?url'
import displayLatin from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2?url'
import textLatinExtended from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url'
import textLatin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import textCyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url'
import arabicFace from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import displayCyrillic from '@fontsource/fira-sans-condensed/files/fira-sans-condensed-cyrillic-800-normal.woff2?url'

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const arabic = 'U+0600-06FF,U+0750-077F,U+08A0-08FF,U+FB50-FDFF,U+FE70-FEFC'
const cyrillic = 'U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116'
const latinExtended = 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0'

/** A shadow root cannot bring fonts of its own: they are the document's, fetched when a text first wants them. */
export function addFonts({ document, FontFace }: Window & typeof globalThis): void {
  const add = (family: string, url: string, descriptors: FontFaceDescriptors) =>
    document.fonts.add(
      new FontFace(family, `url(${new URL(url, import.meta.url).href})`, { display: 'swap', ...descriptors }),
    )
  const display = { weight: '200 800', stretch: '75% 100%' }
  add('Bricolage Grotesque Variable', displayLatin, { ...display, unicodeRange: latin })
  add('Bricolage Grotesque Variable', displayLatinExtended, { ...display, unicodeRange: latinExtended })
  add('Figtree Variable', textLatin, { weight: '300 900', unicodeRange: latin })
  add('Figtree Variable', textLatinExtended, { weight: '300 900', unicodeRange: latinExtended })
  // under a name that the page's own faces do not have
  add('Fira Sans Condensed Display', displayCyrillic, { weight: '800', unicodeRange: cyrillic })
  add('Onest Variable', textCyrillic, { weight: '100 900', unicodeRange: cyrillic })
  add('Readex Pro Variable', arabicFace, { weight: '160 700', unicodeRange: arabic })
}

/**
 * Adds the system's faces in which text is shown until the faces of a look have been fetched. They are scaled to the same width, so
 * that lines break at the same words in both. Looks share the names: of two storefronts in a page, the first one's are used.
 */
export function addStandIns(
  { document, FontFace }: Window & typeof globalThis,
  { standIns = [] }: WidgetSetup,
): void {
  const there = familiesOf(document)
  for (const { family, source, descriptors } of standIns) {
    if (!there.has(family)) document.fonts.add(new FontFace(family, source, descriptors))
  }
}

/** The families that a page has; some browsers tell them in quotes. */
export function familiesOf({ fonts }: Document): ReadonlySet<string> {
  return new Set(Array.from(fonts, ({ family }) => family.replaceAll(/["']/g, '')))
}
