import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { inLanguage } from '../../../themes/in-language.ts'
import type { Layout } from '../../../themes/names.ts'
import { themes } from '../../../themes/registry.ts'
import type { Theme } from '../../../themes/theme.ts'
import { faceRules, locateFrom } from '../../platform/faces/face-rules.ts'
import { between, inRanges } from './ticket-fonts.ts'
import type { FontPart, Weight } from './ticket-fonts.ts'

/** One rule `@font-face` of a look's sheet that names a file. */
interface Face {
  family: string
  italic: boolean
  weights: readonly [least: number, most: number]
  /** URL of the file. */
  file: string
  ranges: string
}

/** The faces of a look that name a file, in the order of its sheets. */
function readFaces(faces: string): Face[] {
  return faceRules(faces).flatMap(({ sheet, said }): Face[] => {
    const file = /url\('?([^')]+)'?\)/.exec(said('src'))?.[1]
    if (file === undefined) return []
    const [least = 400, most = least] = said('font-weight').split(' ').map(Number)
    return [
      {
        family: said('font-family').replaceAll("'", ''),
        italic: said('font-style') === 'italic',
        weights: [least, most],
        file: locateFrom(sheet, file),
        ranges: said('unicode-range').replaceAll(/\s/g, ''),
      },
    ]
  })
}

/** Place of a face on its axes; a file without them is as it is. */
type Axes = Record<'wght' | 'wdth', number>

interface Cut {
  bytes: Buffer
  letters: ReadonlySet<number>
}

/** A face at one weight, with the letters of its range that it has. */
async function cut({ file, ranges }: Face, axes: Axes): Promise<Cut> {
  const whole = await readFile(fileURLToPath(file))
  const isInRange = inRanges(ranges)
  const source = create(whole)
  if (!('characterSet' in source)) throw new TypeError(`${file} holds several faces`)
  const letters = source.characterSet.filter((letter) => isInRange(letter) || between.has(letter))
  const has = Object.keys(source.variationAxes)
  const variationAxes = Object.fromEntries(Object.entries(axes).filter(([axis]) => has.includes(axis)))
  const bytes = await subsetFont(whole, String.fromCodePoint(...letters), {
    targetFormat: 'truetype',
    variationAxes: Object.fromEntries(
      Object.entries(variationAxes).map(([axis, value]) => {
        const { min, max } = source.variationAxes[axis] ?? { min: value, max: value }
        return [axis, Math.min(max, Math.max(min, value))]
      }),
    ),
  })
  return { bytes, letters: new Set(letters) }
}

const isStandIn = (family: string) => family.endsWith('Stand-in')

/** Families of a list, without quotes and what only stands in for them. */
const familiesOf = (list: string): string[] =>
  list
    .split(/,\s*/)
    .map((family) => family.replaceAll("'", ''))
    .filter((family) => !isStandIn(family))

/** Of a family, the face of each range that is nearest to a weight, and italic where that is asked for and there is one. */
function nearest(faces: readonly Face[], { weight, italic }: { weight: number; italic: boolean }): Face[] {
  const far = ({ weights: [least, most], italic: leans }: Face) =>
    Math.max(0, least - weight, weight - most) + (leans === italic ? 0 : 1000)
  const byRange = Map.groupBy(faces, ({ ranges }) => ranges)
  return [...byRange.values()].flatMap((same) => same.toSorted((a, b) => far(a) - far(b)).slice(0, 1))
}

async function openFaces(
  theme: Theme,
  cutOnce: (face: Face, axes: Axes) => Promise<Cut>,
): Promise<readonly FontPart[]> {
  const faces = readFaces(theme.faces)
  const { font, display, weight } = theme
  const asked: readonly { use: Weight; list: string; weight: number; italic: boolean }[] = [
    { use: 'title', list: font.display, weight: Number(display.weight), italic: display.style === 'italic' },
    { use: 'text', list: font.text, weight: Number(weight.regular), italic: false },
    { use: 'strong', list: font.text, weight: Number(weight.strong), italic: false },
  ]
  const parts = asked.flatMap(({ use, list, weight: wght, italic }) =>
    familiesOf(list).flatMap((family) =>
      nearest(
        faces.filter((face) => face.family === family),
        { weight: wght, italic },
      ).map(async (face): Promise<FontPart> => {
        const axes = { wght, wdth: Number.parseFloat(display.width) }
        const { bytes, letters } = await cutOnce(face, axes)
        const name = `${use} ${face.family} ${face.ranges.slice(0, 24)}`
        return {
          name,
          has: (codePoint, wanted) => wanted === use && letters.has(codePoint),
          bytes: () => bytes,
        }
      }),
    ),
  )
  return Promise.all(parts)
}

/** Opens the faces of a look for a language. */
export type OpenFaces = (layout: Layout, language: string) => Promise<readonly FontPart[]>

/**
 * The faces of looks for papers in a language, in the order of a look's families; none for a look that is drawn with the
 * system's faces. Read and cut when first asked for, some 0.3 s a look, then remembered: several looks share a face.
 */
export function createThemeFaces(): OpenFaces {
  const opened = new Map<string, Promise<readonly FontPart[]>>()
  const cuts = new Map<string, Promise<Cut>>()
  const cutOnce = (face: Face, axes: Axes) =>
    remember(cuts, JSON.stringify([face.file, axes]), () => cut(face, axes))
  return (layout, language) => {
    const theme = inLanguage(themes[layout], language)
    const key = JSON.stringify([theme.faces, theme.font, theme.display])
    return remember(opened, key, () => openFaces(theme, cutOnce))
  }
}

function remember<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const made = known.get(key) ?? make()
  known.set(key, made)
  return made
}
