import { familiesOf } from './fonts.ts'

/** The sheets of faces, each in a chunk of its own. The default look's stand in `fonts.ts`, which every widget has. */
const sheets = import.meta.glob<string>(['../../themes/faces/*.css', '!../../themes/faces/daylight.css'], {
  query: '?inline',
  import: 'default',
})

/**
 * Adds the faces of a look to the page, whose they must be: a shadow root cannot bring any. A family that the page has already is
 * left as it is; stand-ins came with what the widget starts with.
 */
export async function addLookFaces(
  { document, FontFace, CSSStyleSheet, CSSFontFaceRule }: Window & typeof globalThis,
  faces: string,
): Promise<void> {
  const css = await sheets[`../../themes/faces/${faces}.css`]?.()
  if (css === undefined) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  const there = familiesOf(document)
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSFontFaceRule)) continue
    const of = (name: string) => rule.style.getPropertyValue(name)
    const family = of('font-family').replaceAll(/["']/g, '')
    if (there.has(family) || family.endsWith('Stand-in')) continue
    const face = new FontFace(family, of('src'), {
      display: 'swap',
      style: of('font-style') || 'normal',
      weight: of('font-weight') || 'normal',
      stretch: of('font-stretch') || 'normal',
      unicodeRange: of('unicode-range') || 'U+0-10FFFF',
    })
    document.fonts.add(face)
  }
}
