import { mix } from './ink.ts'
import { fill, rect, short } from './pen.ts'
import { below } from './ridges.ts'
import type { Edge } from './ridges.ts'
import { reach } from './stage.ts'
import type { Stage } from './stage.ts'

/** The path of one sliver of light or shade on water. */
export function sliver(x: number, y: number, half: number, thickness: number): string {
  return `M${short(x - half)} ${short(y)}q${short(half)} ${short(-thickness)} ${short(half * 2)} 0q${short(-half)} ${short(thickness)} ${short(-half * 2)} 0z`
}

/** Slivers scattered over a field of water, larger towards the viewer. */
export function ripples(stage: Stage, top: number, bottom: number, count: number): string {
  let path = ''
  for (let index = 0; index < count; index += 1) {
    const depth = stage.dice.next()
    const y = top + 8 + depth ** 1.3 * (bottom - top)
    const x = stage.dice.range(reach.left, reach.right)
    path += sliver(x, y, stage.dice.range(14, 34) * (0.5 + depth * 1.5), 2 + depth * 4)
  }
  return path
}

/** The road of light that the sun or the moon lays on water. */
export function glitter(stage: Stage, top: number, bottom: number): string {
  const { light, dice } = stage
  let path = ''
  for (let y = top + 7; y < bottom; y += 11 + (y - top) * 0.045) {
    const depth = (y - top) / (bottom - top)
    const spread = light.radius * (0.5 + depth * 1.5)
    const pieces = dice.whole(1, 3)
    for (let piece = 0; piece < pieces; piece += 1) {
      path += sliver(
        light.x + dice.range(-spread, spread) * 0.62,
        y + dice.range(-3, 3),
        dice.range(0.24, 0.6) * spread + 10,
        3 + depth * 5,
      )
    }
  }
  return path
}

/** The sea from the horizon down: bands of ink that darken towards us, ripples, and the road of light. */
export function sea(stage: Stage, top = stage.horizon): string {
  const { inks, hour } = stage
  const bottom = reach.bottom
  const farWater = stage.dark ? mix(inks.water, inks.sky[1], 0.45) : mix(inks.water, inks.sky[2], 0.42)
  let drawn = rect(reach.left, top, reach.right * 2, bottom - top, farWater)
  const steps = [0.05, 0.15, 0.32, 0.58] as const
  for (const [index, share] of steps.entries()) {
    const y = top + (450 - top) * share
    const colour = mix(farWater, inks.waterDeep, (index + 1) / steps.length)
    const phase = stage.dice.range(0, 6)
    const edge: Edge = (x) => y + Math.sin(x / 170 + phase) * (2 + index * 3.2)
    drawn +=
      fill(below(edge, 120), colour) + stage.grain.over(edge, colour, { depth: 14 + index * 16, count: 0.3 })
  }
  drawn += fill(ripples(stage, top, 470, 46), inks.waterDeep, 0.5)
  drawn += fill(ripples(stage, top, 470, 30), mix(inks.water, inks.waterLit, 0.55), 0.75)
  if (hour !== 'noon' && hour !== 'blue') drawn += fill(glitter(stage, top, 460), inks.waterLit, 0.9)
  return drawn
}

/** Lamps of a shore, standing in the water as broken columns of light. */
export function lampColumns(
  stage: Stage,
  top: number,
  count: number,
  span: readonly [number, number] = [-1000, 1000],
): string {
  let path = ''
  for (let index = 0; index < count; index += 1) {
    const x = stage.dice.range(...span)
    const length = stage.dice.range(60, 190)
    for (let y = 6; y < length; y += 9 + y * 0.03) {
      path += sliver(x + stage.dice.range(-4, 4), top + y, stage.dice.range(5, 13) * (0.6 + y / 160), 3.4)
    }
  }
  return fill(path, stage.inks.gold, 0.75)
}
