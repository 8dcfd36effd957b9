import { mix } from './ink.ts'
import { disc, fill, oval, put, rect, ring, short, stroke } from './pen.ts'
import { below } from './ridges.ts'
import type { Edge } from './ridges.ts'
import { reach } from './stage.ts'
import type { Stage } from './stage.ts'

/** The colour of the sky at a height: 0 at the top of the picture, 1 at the horizon. */
export function skyColour(stage: Stage, height: number): string {
  const [top, middle, low] = stage.inks.sky
  const blush = stage.inks.blush ?? mix(middle, low, 0.5)
  if (height < 0.5) return mix(top, middle, height * 2)
  return height < 0.75 ? mix(middle, blush, height * 4 - 2) : mix(blush, low, height * 4 - 3)
}

/** Flat bands, as a screen print lays one ink under another, each with a stippled edge. */
function bands(stage: Stage): string {
  const count = 6
  const top = -470
  const height = stage.horizon - top
  let drawn = rect(reach.left, reach.top, reach.right * 2, reach.bottom * 2, skyColour(stage, 0))
  for (let band = 1; band <= count; band += 1) {
    const share = band / count
    const colour = skyColour(stage, share)
    const y = top + height * (share ** 0.85 - 0.1)
    const phase = stage.dice.range(0, 6)
    const edge: Edge = (x) => y + Math.sin(x / 310 + phase) * 9
    drawn += fill(below(edge, 180), colour) + stage.grain.over(edge, colour, { depth: 70, count: 0.3 })
  }
  return drawn
}

/** Rings of light around the sun or the moon. */
function rings(stage: Stage): string {
  const { x, y, radius } = stage.light
  let drawn = rect(reach.left, reach.top, reach.right * 2, reach.bottom * 2, skyColour(stage, 0))
  const count = 6
  for (let step = 0; step < count; step += 1) {
    const size = radius * 1.5 + (count - step) ** 1.35 * (radius * 0.35 + 52)
    const colour = skyColour(stage, (step + 1) / count)
    drawn += disc(x, y, size, colour) + stage.grain.around(x, y, size, colour, { depth: 60, count: 0.16 })
  }
  return drawn
}

/** The moon, full or a sickle; the sickle is the full disc with the sky's colour laid over it. */
function moon(stage: Stage): string {
  const { x, y, radius } = stage.light
  const sky = skyColour(stage, Math.max(0, Math.min(1, (y + 470) / (stage.horizon + 470))))
  const face = stage.inks.disc
  if (stage.dice.chance(0.4)) {
    const sickle = `M${short(-radius * 0.2)} ${short(-radius)}A${short(radius)} ${short(radius)} 0 0 1 ${short(-radius * 0.2)} ${short(radius)}A${short(radius * 1.35)} ${short(radius * 1.35)} 0 0 0 ${short(-radius * 0.2)} ${short(-radius)}Z`
    return put({ x, y, turn: -24 }, fill(sickle, face))
  }
  const shade = mix(face, sky, 0.22)
  return (
    disc(x, y, radius * 1.9, mix(face, sky, 0.86)) +
    disc(x, y, radius * 1.42, mix(face, sky, 0.7)) +
    disc(x, y, radius, face) +
    oval(x - radius * 0.3, y - radius * 0.22, radius * 0.26, radius * 0.2, shade) +
    oval(x + radius * 0.28, y + radius * 0.3, radius * 0.2, radius * 0.16, shade) +
    oval(x + radius * 0.36, y - radius * 0.38, radius * 0.11, radius * 0.1, shade)
  )
}

function sun(stage: Stage): string {
  const { x, y, radius } = stage.light
  const { disc: face } = stage.inks
  return (
    ring(x, y, radius * 1.17, face, radius * 0.05, 0.7) +
    disc(x, y, radius, face) +
    stage.grain.oval(x, y, radius, radius, mix(face, stage.inks.gold, 0.5), { count: 50 })
  )
}

function stars(stage: Stage): string {
  let small = ''
  for (let count = 0; count < 110; count += 1) {
    const x = stage.dice.range(reach.left, reach.right)
    const y = stage.dice.range(reach.top, stage.horizon - 90)
    const size = stage.dice.range(1.2, 3.1)
    small += `M${short(x - size)} ${short(y)}a${short(size)} ${short(size)} 0 1 0 ${short(size * 2)} 0a${short(size)} ${short(size)} 0 1 0 ${short(-size * 2)} 0`
  }
  let large = ''
  for (let count = 0; count < 9; count += 1) {
    const x = stage.dice.range(reach.left, reach.right)
    const y = stage.dice.range(reach.top, stage.horizon - 160)
    const size = stage.dice.range(8, 14)
    large += `M${short(x)} ${short(y - size)}Q${short(x)} ${short(y)} ${short(x + size)} ${short(y)}Q${short(x)} ${short(y)} ${short(x)} ${short(y + size)}Q${short(x)} ${short(y)} ${short(x - size)} ${short(y)}Q${short(x)} ${short(y)} ${short(x)} ${short(y - size)}Z`
  }
  return fill(small, stage.inks.disc, 0.75) + fill(large, stage.inks.disc, 0.95)
}

function cloud(stage: Stage, x: number, y: number, width: number): string {
  const { dice } = stage
  const thickness = dice.range(15, 22)
  const body = mix(skyColour(stage, 1), stage.inks.lit, stage.dark ? 0.12 : 0.6)
  const rows = dice.whole(2, 3)
  let drawn = ''
  for (let row = 0; row < rows; row += 1) {
    const length = width * (row === 0 ? 1 : dice.range(0.4, 0.75))
    const left = x - length / 2 + (row === 0 ? 0 : dice.range(-0.2, 0.2) * width)
    drawn += rect(
      left,
      y - row * thickness * 0.82,
      length,
      thickness,
      body,
      stage.dark ? 0.35 : 0.85,
      thickness / 2,
    )
  }
  return drawn
}

function clouds(stage: Stage): string {
  const { dice, horizon } = stage
  let drawn = ''
  const count = dice.whole(3, 6)
  for (let index = 0; index < count; index += 1) {
    const x = -900 + (1800 / count) * (index + dice.range(0.1, 0.9))
    drawn += cloud(stage, x, dice.range(-430, horizon - 150), dice.range(120, 300))
  }
  return drawn
}

/** A few birds, far away. */
export function birds(stage: Stage, x: number, y: number, count: number, colour: string): string {
  let drawn = ''
  for (let index = 0; index < count; index += 1) {
    const size = stage.dice.range(9, 17)
    const bx = x + stage.dice.range(-90, 90)
    const by = y + stage.dice.range(-46, 46)
    const lift = size * stage.dice.range(0.3, 0.6)
    drawn += `M${short(bx - size)} ${short(by - lift)}q${short(size * 0.62)} ${short(-lift * 0.5)} ${short(size)} ${short(lift)}q${short(size * 0.38)} ${short(-lift * 1.5)} ${short(size)} ${short(-lift)}`
  }
  return stroke(drawn, colour, 3)
}

/** The whole sky down to the horizon, with its light, its clouds and its stars. */
export function sky(stage: Stage, options: { readonly clouds?: boolean } = {}): string {
  const { hour, dice } = stage
  const ringed =
    hour === 'golden' || hour === 'dawn' ? dice.chance(0.6) : hour === 'night' && dice.chance(0.5)
  let drawn = ringed ? rings(stage) : bands(stage)
  if (hour === 'night' || (hour === 'blue' && dice.chance(0.8))) drawn += stars(stage)
  drawn += stage.dark ? (hour === 'night' ? moon(stage) : '') : sun(stage)
  if (options.clouds !== false && dice.chance(stage.dark ? 0.5 : 0.8)) drawn += clouds(stage)
  return drawn
}
