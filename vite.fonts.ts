import type { Plugin } from 'vite'
import subsetFont from 'subset-font'
import { defaultTheme } from './themes/default.ts'

/** The blocks of Unicode that the languages of the sites are written in, with their punctuation and currencies. */
const blocks: readonly [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x18f, 0x18f],
  [0x259, 0x259],
  [0x400, 0x4ff],
  [0x590, 0x5ff],
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x8a0, 0x8ff],
  [0x1e9e, 0x1e9e],
  [0x200c, 0x200d],
  [0x2010, 0x203a],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0xfb1d, 0xfb4f],
  [0xfb50, 0xfdff],
  [0xfe70, 0xfefc],
]
const letters = blocks
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .join('')

const { weight, width } = defaultTheme.display
/** What is asked of the axes of each face: display at one place of both, text from regular to bold. */
const lean: readonly { face: RegExp; axes: Record<string, number | { min: number; max: number }> }[] = [
  {
    face: /\/bricolage-grotesque-latin(-ext)?-wdth-normal-.+\.woff2$/,
    axes: { wght: Number(weight), wdth: Number.parseFloat(width) },
  },
  {
    face: /\/(figtree|onest|readex-pro|rubik|vazirmatn)-(latin|latin-ext|cyrillic|arabic|hebrew)-wght-normal-.+\.woff2$/,
    axes: { wght: { min: 400, max: 700 } },
  },
]

/**
 * Leaves out of the default look's faces what no page asks for: axes, and letters of other languages. The display face
 * alone is 78 kB with both its axes and 20 kB without; a page may have 60 kB of fonts.
 */
export function leanFonts(): Plugin {
  return {
    name: 'lean-fonts',
    async generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        const found = lean.find(({ face }) => face.test(asset.fileName))
        if (asset.type !== 'asset' || !found) continue
        asset.source = await subsetFont(Buffer.from(asset.source), letters, {
          targetFormat: 'woff2',
          variationAxes: found.axes,
        })
      }
    },
  }
}
