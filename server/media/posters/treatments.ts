import type { Treatment } from '../../../themes/layout-names.ts'
import { mix } from './ink.ts'
import { short } from './pen.ts'

/** How a drawing is printed a second time, in the manner of another shop. Applied to the finished SVG. */
interface Print {
  /** Another colour for each colour of the drawing. */
  readonly ink: (colour: string) => string
  /** A contour around every shape, in drawing units (a card is 1200 wide). */
  readonly contour?: { readonly colour: string; readonly width: number }
  /** Specks of ink; a print of contours would draw a line around each. */
  readonly isSpeckled: boolean
  /** How much nearer the viewer stands. */
  readonly zoom: number
}

interface Tone {
  /** 0 black to 1 white, as the eye sees it (Rec. 709, without gamma). */
  readonly light: number
  /** 0 grey to 1 pure. */
  readonly chroma: number
  /** Degrees: 0 red, 120 green, 240 blue. */
  readonly hue: number
}

function toneOf(colour: string): Tone {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ]
  const most = Math.max(red, green, blue)
  const chroma = most - Math.min(red, green, blue)
  const sixth =
    chroma === 0
      ? 0
      : most === red
        ? (green - blue) / chroma
        : most === green
          ? 2 + (blue - red) / chroma
          : 4 + (red - green) / chroma
  return {
    light: 0.2126 * red + 0.7152 * green + 0.0722 * blue,
    chroma,
    hue: (sixth * 60 + 360) % 360,
  }
}

/** Inks from dark to light, each reached at its share; between two they are mixed. */
function ramp(...stops: readonly (readonly [light: number, colour: string])[]): (light: number) => string {
  return (light) => {
    const above = stops.findIndex(([at]) => at >= light)
    const [high, over] = stops[above] ?? stops.at(-1) ?? [1, '#ffffff']
    const [low, under] = stops[above - 1] ?? [high, over]
    return high === low ? over : mix(under, over, (light - low) / (high - low))
  }
}

/** As few inks as a screen print has: each up to its share of light, nothing between. */
function inks(...stops: readonly (readonly [upTo: number, colour: string])[]): (light: number) => string {
  return (light) => (stops.find(([upTo]) => light <= upTo) ?? stops.at(-1) ?? [1, '#ffffff'])[1]
}

const asDrawn: Print = { ink: (colour) => colour, isSpeckled: true, zoom: 1 }

/** Warm and pure: sails, flags, fire. What a print of few inks keeps for its second one. */
const isSpot = ({ hue, chroma }: Tone): boolean => (hue < 22 || hue > 345) && chroma > 0.42

const newsprint = ramp([0, '#23201b'], [0.45, '#8d8474'], [0.8, '#e6dcc6'], [1, '#fbf7ec'])
const champagne = ramp([0, '#08070c'], [0.4, '#1d1730'], [0.68, '#4c3a55'], [0.84, '#a97f5c'], [1, '#f6dc9f'])
const rally = inks([0.16, '#12140f'], [0.36, '#3c4136'], [0.58, '#ff6a1a'], [0.79, '#d9f03c'], [1, '#f6f6ec'])
const chart = ramp([0, '#06162e'], [0.4, '#123a6b'], [0.7, '#3f7fb0'], [0.9, '#b5d6e8'], [1, '#f2f8fb'])
const tiles = inks(
  [0.17, '#0c2f35'],
  [0.34, '#0d5c5f'],
  [0.5, '#4f8f86'],
  [0.64, '#b98a3c'],
  [0.8, '#e0bf80'],
  [1, '#f8ebd0'],
)
const pencil = ramp([0, '#d9d9d4'], [0.4, '#eeeeea'], [0.75, '#f8f8f6'], [1, '#ffffff'])
const dusk = ramp([0, '#1c0b3d'], [0.3, '#5a1f8f'], [0.55, '#e0487a'], [0.78, '#ff9a5c'], [1, '#fff0d6'])

const prints: Record<Treatment, Print> = {
  full: asDrawn,
  close: { ...asDrawn, isSpeckled: false, zoom: 1.25 },
  warm: {
    ...asDrawn,
    ink: (colour) => mix(mix(colour, '#e8873a', 0.16), '#fff3dc', 0.22),
    contour: { colour: '#fff6e6', width: 3.5 },
    isSpeckled: false,
  },
  engraved: {
    ...asDrawn,
    ink: (colour) => (isSpot(toneOf(colour)) ? '#8a1c14' : newsprint(toneOf(colour).light)),
    contour: { colour: '#23201b', width: 1.6 },
    isSpeckled: true,
  },
  night: { ...asDrawn, ink: (colour) => champagne(toneOf(colour).light) },
  rally: { ...asDrawn, ink: (colour) => rally(toneOf(colour).light), isSpeckled: false, zoom: 1.15 },
  pencil: {
    ...asDrawn,
    ink: (colour) => pencil(toneOf(colour).light),
    contour: { colour: '#3a3a36', width: 2.2 },
    isSpeckled: false,
  },
  dusk: { ...asDrawn, ink: (colour) => mix(colour, dusk(toneOf(colour).light), 0.62), zoom: 1.1 },
  tiles: { ...asDrawn, ink: (colour) => tiles(toneOf(colour).light), isSpeckled: false },
  chart: {
    ...asDrawn,
    ink: (colour) => (isSpot(toneOf(colour)) ? '#ff7a54' : chart(toneOf(colour).light)),
    contour: { colour: '#9cc6dd', width: 1.4 },
    isSpeckled: false,
  },
}

/** True where specks of ink belong to the print. */
export const isSpeckled = (treatment: Treatment): boolean => prints[treatment].isSpeckled

/** A drawing of ours, as SVG without its frame, printed in another manner. */
export function reprint(drawing: string, treatment: Treatment): string {
  const { ink, contour, zoom } = prints[treatment]
  const inked = new Map<string, string>()
  const reinked =
    ink === asDrawn.ink
      ? drawing
      : drawing.replaceAll(/#[0-9a-f]{6}\b/g, (colour) => {
          const known = inked.get(colour) ?? ink(colour)
          inked.set(colour, known)
          return known
        })
  const line = contour
    ? ` stroke="${contour.colour}" stroke-width="${short(contour.width)}" stroke-linejoin="round"`
    : ''
  const nearer = zoom === 1 ? '' : ` transform="scale(${short(zoom)})"`
  return line || nearer ? `<g${line}${nearer}>${reinked}</g>` : reinked
}
