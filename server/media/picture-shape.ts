import { layoutNames } from '../../themes/layout-names.ts'
import type { Treatment } from '../../themes/layout-names.ts'
import { imageWidths } from './picture-widths.ts'
import type { Crop } from './posters/poster-spec.ts'

/** How a picture fills width and height that are not its own; as sharp and ipx name them. */
export const fits = ['cover', 'contain', 'fill', 'inside', 'outside'] as const
export type Fit = (typeof fits)[number]

/** What a picture is written as. `webp` unless the browser reads `avif`; `jpg` for messengers and mail. */
export const imageFormats = ['webp', 'avif', 'jpg', 'png'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** Everything that the address of a picture says about how it is made. Absent: as the press finds right. */
export interface PictureShape {
  /** Pixels. */
  readonly width: number
  /** Pixels; absent: as high as the picture is at this width. */
  readonly height?: number
  readonly fit: Fit
  /** Absent: the best that the browser accepts. */
  readonly format?: ImageFormat
  /** 30 to 95, in fives; absent: what suits the format. */
  readonly quality?: number
  /** Six hexadecimal digits: behind what is transparent, and beside a picture that is contained. */
  readonly background: string
  /** How a poster is printed; absent: as it is drawn. A photograph has none. */
  readonly treatment?: Treatment
}

const heightByWidth: Record<Crop, number> = {
  card: 3 / 4,
  hero: 9 / 21,
  poster: 4 / 3,
  social: 630 / 1200,
}

/** Width and height in pixels of a picture in a crop. */
export function imageSize(crop: Crop, width: number): { readonly width: number; readonly height: number } {
  return { width, height: Math.round(width * heightByWidth[crop]) }
}

/** The crop whose shape is nearest to that of a picture; `card` where no height is asked for. */
export function nearestCrop({ width, height }: Pick<PictureShape, 'width' | 'height'>): Crop {
  if (height === undefined) return 'card'
  const distance = (crop: Crop) => Math.abs(Math.log(height / width / heightByWidth[crop]))
  return (Object.keys(heightByWidth) as Crop[]).reduce((best, crop) =>
    distance(crop) < distance(best) ? crop : best,
  )
}

const crops = Object.keys(heightByWidth) as Crop[]
const largestPixels = 8_000_000
const longNames: Record<string, string> = {
  w: 'width',
  h: 'height',
  s: 'resize',
  f: 'format',
  q: 'quality',
  b: 'background',
  t: 'treatment',
}
const names = ['width', 'height', 'resize', 'fit', 'format', 'quality', 'background', 'treatment'] as const
type Name = (typeof names)[number]

/** The modifiers of an address cannot be followed; the message names the one and what is allowed. */
export class ShapeRefused extends Error {}

const refuse = (message: string): never => {
  throw new ShapeRefused(message)
}

function oneOf<Member extends string | number>(name: Name, allowed: readonly Member[], text: string): Member {
  return (
    allowed.find((member) => String(member) === text) ??
    refuse(`The ${name} is one of ${allowed.join(', ')}.`)
  )
}

/** Heights of the widths, and those that cut this width to one of our crops: an open size would let any visitor order work. */
function readHeight(width: number, text: string): number {
  const ofCrops = crops.map((crop) => imageSize(crop, width).height)
  return oneOf(
    'height',
    [...new Set([...ofCrops, ...imageWidths])].toSorted((a, b) => a - b),
    text,
  )
}

function readQuality(text: string): number {
  const quality = Number(text)
  const known = /^\d\d$/.test(text) && quality >= 30 && quality <= 95 && quality % 5 === 0
  return known ? quality : refuse('The quality is 30 to 95, in fives.')
}

function readBackground(text: string): string {
  if (/^[0-9a-f]{3}$/.test(text)) return text.replaceAll(/./g, '$&$&')
  return /^[0-9a-f]{6}$/.test(text) ? text : refuse('The background is three or six hexadecimal digits.')
}

function readPairs(text: string): Map<Name, string> {
  const pairs = new Map<Name, string>()
  for (const part of text.split(',')) {
    const [short = '', value = ''] = part.split(/_(.*)/s, 2)
    const name = names.find((known) => known === (longNames[short] ?? short))
    if (name === undefined) return refuse(`The modifiers are ${names.join(', ')}.`)
    if (pairs.has(name)) return refuse(`The ${name} is named twice.`)
    pairs.set(name, value)
  }
  return pairs
}

/**
 * Reads the modifiers of an address, as ipx spells them, joined by commas: `w_640,h_480,fit_contain,f_webp,q_75,b_ffffff,t_night`, or by
 * their long names; `resize_640x480` is width and height in one. A width is always named.
 *
 * @throws ShapeRefused for anything that is not made
 */
export function readShape(text: string): PictureShape {
  const pairs = readPairs(text)
  const resize = pairs.get('resize')
  if (resize !== undefined && (pairs.has('width') || pairs.has('height'))) {
    return refuse('The size is named twice.')
  }
  const [widthText = '', heightText] = resize?.split('x', 2) ?? [pairs.get('width'), pairs.get('height')]
  const width = oneOf('width', imageWidths, widthText)
  const height = heightText === undefined ? undefined : readHeight(width, heightText)
  if (width * (height ?? 0) > largestPixels) return refuse(`A picture has at most ${largestPixels} pixels.`)
  const format = pairs.get('format')
  const quality = pairs.get('quality')
  const treatment = pairs.get('treatment')
  return {
    width,
    ...(height !== undefined && { height }),
    fit: oneOf('fit', fits, pairs.get('fit') ?? 'cover'),
    ...(format !== undefined && {
      format: format === 'jpeg' ? 'jpg' : oneOf('format', imageFormats, format),
    }),
    ...(quality !== undefined && { quality: readQuality(quality) }),
    ...(treatment !== undefined && {
      treatment: oneOf('treatment', layoutNames.pictures, treatment),
    }),
    background: readBackground(pairs.get('background') ?? 'ffffff'),
  }
}

/** The modifiers of a picture in a crop, as `readShape` reads them. */
export function writeShape(crop: Crop, width: number, format?: ImageFormat): string {
  const { height } = imageSize(crop, width)
  return `w_${width},h_${height}${format === undefined ? '' : `,f_${format}`}`
}
