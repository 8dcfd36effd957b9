import { createDice } from './dice.ts'
import type { Dice } from './dice.ts'
import type { Treatment } from '../../../themes/layout-names.ts'
import { createGrain, noGrain } from './grain.ts'
import type { Hour, Palette, Tint } from './palette.ts'
import { palettes } from './palettes.ts'
import { short } from './pen.ts'
import { cityOf } from './poster-spec.ts'
import type { Crop, PosterSpec } from './poster-spec.ts'
import { scenes } from './scenes.ts'
import { reach } from './stage.ts'
import type { Frame, Light, Stage } from './stage.ts'
import { isSpeckled, reprint } from './treatments.ts'

const frames: Record<Crop, Frame> = {
  card: { left: -600, right: 600, top: -450, bottom: 450 },
  hero: { left: -1050, right: 1050, top: -450, bottom: 450 },
  poster: { left: -450, right: 450, top: -600, bottom: 600 },
  social: { left: -857, right: 857, top: -450, bottom: 450 },
}

type Span = readonly [low: number, high: number]

/** How high the light stands over the horizon, how large it is printed and how far from the middle, by hour. */
const lights: Record<Hour, { readonly elevation: Span; readonly radius: Span; readonly aside: Span }> = {
  dawn: { elevation: [20, 90], radius: [74, 112], aside: [60, 330] },
  morning: { elevation: [230, 310], radius: [52, 68], aside: [200, 380] },
  noon: { elevation: [330, 390], radius: [46, 58], aside: [180, 400] },
  golden: { elevation: [30, 150], radius: [92, 140], aside: [40, 320] },
  blue: { elevation: [0, 40], radius: [60, 80], aside: [120, 320] },
  night: { elevation: [230, 330], radius: [50, 70], aside: [150, 360] },
}

function lightFor(hour: Hour, dice: Dice, horizon: number): Light {
  const { elevation, radius, aside } = lights[hour]
  const side = dice.chance(0.5) ? 1 : -1
  return {
    x: side * dice.range(...aside),
    y: horizon - dice.range(...elevation),
    radius: dice.range(...radius),
    side,
  }
}

/**
 * Where the viewer stands: a step nearer, a little to the side. Scenes reach 20 beyond the widest crop, so how far the view may
 * wander follows from how near it is.
 */
function cameraFor(dice: Dice): string {
  const zoom = dice.pick([1, 1.07, 1.14, 1.2])
  const aside = Math.min(64, reach.right * zoom - 1050)
  const up = Math.min(44, reach.bottom * zoom - 600)
  return `translate(${short(dice.range(-aside, aside))} ${short(dice.range(-up, up))}) scale(${String(zoom)})`
}

type Uncropped = Omit<PosterSpec, 'crop'>

const seedOf = (spec: Uncropped): string =>
  `${spec.subject}|${String(spec.seed)}|${spec.hour}|${cityOf(spec.city)}`

/** The inks come first out of the dice, so that a card can know its tint without drawing anything. */
const inksFor = (spec: Uncropped, dice: Dice): Palette => dice.pick(palettes[spec.hour])

/** The tint of a poster, the same in every crop. */
export function posterTintOf(spec: Uncropped): Tint {
  return inksFor(spec, createDice(seedOf(spec))).tint
}

/**
 * Draws one travel poster as SVG, `pixels` wide, without its paper texture (the press lays that over it).
 * The same specification gives the same picture, byte for byte; crops of one specification are windows on one drawing, and
 * treatments are prints of it in other inks.
 */
export function composePoster(spec: PosterSpec, pixels?: number, treatment: Treatment = 'full'): string {
  const frame = frames[spec.crop]
  const dice = createDice(seedOf(spec))
  const inks = inksFor(spec, dice)
  const scene = scenes[spec.subject]
  const horizon = dice.range(...scene.horizon)
  const stage: Stage = {
    hour: spec.hour,
    inks,
    dice,
    grain: isSpeckled(treatment) ? createGrain(seedOf(spec), frame) : noGrain,
    city: cityOf(spec.city),
    light: lightFor(spec.hour, dice, horizon),
    horizon,
    dark: spec.hour === 'blue' || spec.hour === 'night',
  }
  const mirrored = dice.chance(0.5)
  const camera = cameraFor(dice)
  const drawing = reprint(scene.draw(stage), treatment)
  const width = frame.right - frame.left
  const height = frame.bottom - frame.top
  const scale = (pixels ?? width) / width
  const box = [frame.left, frame.top, width, height].map(short).join(' ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${String(Math.round(width * scale))}" height="${String(Math.round(height * scale))}"><g transform="${camera}${mirrored ? ' scale(-1 1)' : ''}">${drawing}</g></svg>`
}
