import { fir } from '../cast/trees.ts'
import { trainSide, viaduct } from '../cast/vehicles.ts'
import { mix } from '../ink.ts'
import { cityInks } from '../landmarks/skyline.ts'
import { fill, put, short } from '../pen.ts'
import { below, plane, range, rolling } from '../ridges.ts'
import { glitter, ripples } from '../sea.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach } from '../stage.ts'
import type { Stage } from '../stage.ts'

/** A train over a viaduct. */
export function train(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const deck = 70
  const stone = cityInks(stage, 0.06)
  const paint = dice.pick([inks.accent, inks.teal, mix(inks.leafShade, inks.teal, 0.4)])
  const treeLine = (
    edge: (x: number) => number,
    height: number,
    colour: string,
    lit: string,
    spacing: number,
  ): string => {
    let drawn = ''
    for (let x = reach.left; x < reach.right; x += spacing * dice.range(0.5, 1.3)) {
      drawn += put({ x, y: edge(x) + 12 }, fir(height * dice.range(0.7, 1.15), colour, lit, light.side))
    }
    return drawn + fill(below(edge), colour)
  }
  let drawn = sky(stage)
  drawn +=
    fill(range(dice, horizon + 60, 330, 300), hazed(stage, inks.mid, 0.6)) +
    fill(range(dice, horizon + 80, 210, 240), hazed(stage, inks.mid, 0.34))
  drawn += treeLine(
    rolling(dice, horizon + 110, 70, 260),
    60,
    hazed(stage, inks.leafShade, 0.3),
    hazed(stage, inks.leaf, 0.3),
    36,
  )
  const river = 330
  drawn += plane(
    stage,
    rolling(dice, 280, 70, 300),
    mix(inks.leaf, inks.leafShade, dark ? 0.7 : 0.35),
    inks.lit,
  )
  drawn +=
    fill(`M${reach.left} ${river}H${reach.right}V640H${reach.left}Z`, mix(inks.water, inks.waterDeep, 0.35)) +
    fill(glitter(stage, river, 480), inks.waterLit, 0.6) +
    fill(ripples(stage, river, 480, 40), inks.waterLit, 0.5)
  drawn += put({ x: 0, y: deck }, viaduct(1100, 340, 230, stone.wall, stone.shade))
  let shade = ''
  for (let x = -1100; x < 1100; x += 230) {
    shade += `M${short(x - 30)} ${river + 70}h60l${short(light.side * -30)} 90h-60z`
  }
  drawn += fill(shade, inks.waterDeep, 0.6)
  drawn += put({ x: dice.range(-30, 30), y: deck - 12, scale: 1.02 }, trainSide(stage, paint))
  const front = (x: number): number => 400 + 110 * Math.cos(x / 360)
  drawn += treeLine(front, 260, mix(inks.leafShade, inks.ink, 0.45), mix(inks.leafShade, inks.ink, 0.15), 170)
  return drawn + birds(stage, light.side * 200, -300, 4, dark ? inks.lit : inks.near)
}
