import type { Plugin } from 'vite'
import subsetFont from 'subset-font'
import { defaultTheme } from './themes/default.ts'

/** Of what the languages of the sites are written with: letters, marks, digits, punctuation and currencies. */
const ranges: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x18f, 0x18f],
  [0x259, 0x259],
  // Russian, Ukrainian, Belarusian and Bulgarian
  [0x401, 0x401],
  [0x404, 0x404],
  [0x406, 0x407],
  [0x40e, 0x40e],
  [0x410, 0x44f],
  [0x451, 0x451],
  [0x454, 0x454],
  [0x456, 0x457],
  [0x45e, 0x45e],
  [0x490, 0x491],
  [0x590, 0x5ff],
  // Arabic and Persian; how letters join is a matter of the face's own forms, not of letters of their own
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x655],
  [0x660, 0x66c],
  [0x670, 0x670],
  [0x67e, 0x67e],
  [0x686, 0x686],
  [0x698, 0x698],
  [0x6a9, 0x6a9],
  [0x6af, 0x6af],
  [0x6c0, 0x6c0],
  [0x6cc, 0x6cc],
  [0x6d5, 0x6d5],
  [0x6f0, 0x6f9],
  [0x1e9e, 0x1e9e],
  [0x200c, 0x200d],
  [0x2010, 0x203a],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0xfb1d, 0xfb4f],
]
const letters = ranges
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .join('')

const { weight, width } = defaultTheme.display
/**
 * What is asked of each face: of its axes, display at one place of both, text from regular to bold, and of its letters, where they
 * are fewer than all of the above (`Schwa` of themes/faces/other-scripts).
 */
const lean: readonly {
  face: RegExp
  axes?: Record<string, number | { min: number; max: number }>
  only?: string
}[] = [
  {
    face: /\/bricolage-grotesque-latin(-ext)?-wdth-normal-.+\.woff2$/,
    axes: { wght: Number(weight), wdth: Number.parseFloat(width) },
  },
  { face: /\/fira-sans-condensed-cyrillic-800-normal-.+\.woff2$/ },
  { face: /\/onest-latin-ext-wght-normal-.+\.woff2$/, axes: { wght: { min: 400, max: 700 } }, only: 'Əə' },
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
        asset.source = await subsetFont(Buffer.from(asset.source), found.only ?? letters, {
          targetFormat: 'woff2',
          ...(found.axes && { variationAxes: found.axes }),
        })
      }
    },
  }
}
