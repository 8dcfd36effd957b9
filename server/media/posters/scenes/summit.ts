import { cheering, walker } from '../cast/people.ts'
import { mix } from '../ink.ts'
import { fill, line, put, short, stroke } from '../pen.ts'
import type { Point } from '../pen.ts'
import { below, mountain, rolling } from '../ridges.ts'
import { birds, sky } from '../sky.ts'
import { hazed } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { mountains } from './highland.ts'
import { passers } from './people-about.ts'

/** One who has reached the top, over a sea of clouds. */
function summit(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const cloud = mix(inks.paper, inks.sky[2], dark ? 0.5 : 0.25)
  const vale = mix(cloud, inks.mid, 0.34)
  let drawn = sky(stage, { clouds: false })
  const island = (x: number, base: number, wide: number, tall: number, air: number): string => {
    const form = mountain(dice, x, base, wide, tall)
    const [px, py] = form.peak
    const path = (points: readonly Point[]): string => `${line(points)}Z`
    const flank = form.outline.filter(([ox]) => (light.side === 1 ? ox <= px : ox >= px))
    const ordered = light.side === 1 ? flank : [...flank].reverse()
    return (
      fill(path(form.outline), hazed(stage, inks.mid, air)) +
      fill(
        path([
          ...ordered,
          [px + light.side * 12, py + tall * 0.4],
          [px - light.side * 20, py + tall * 0.7],
          [px + light.side * 30, base],
        ]),
        hazed(stage, mix(inks.near, inks.ink, 0.15), air),
      )
    )
  }
  const bank = (y: number, tall: number, length: number, air: number): string => {
    const edge = rolling(dice, y, tall, length)
    const puffs = (x: number): number =>
      edge(x) - 16 * Math.abs(Math.sin(x / 62)) - 10 * Math.abs(Math.sin(x / 37 + 1))
    const colour = mix(cloud, vale, air)
    return (
      fill(below(puffs, 24), colour) +
      stage.grain.under(puffs, mix(colour, vale, 0.7), { depth: 80, count: 0.35 })
    )
  }
  drawn +=
    island(-light.side * 560, horizon + 90, 620, 230, 0.66) +
    island(light.side * 480, horizon + 90, 520, 190, 0.7)
  drawn += bank(horizon + 56, 40, 230, 0.55)
  drawn +=
    island(light.side * 240, horizon + 210, 560, 330, 0.42) +
    island(-light.side * 860, horizon + 210, 620, 300, 0.4)
  drawn += bank(horizon + 150, 50, 280, 0.3)
  drawn +=
    island(-light.side * 420, horizon + 320, 520, 330, 0.2) +
    island(light.side * 820, horizon + 330, 640, 380, 0.2)
  drawn += bank(horizon + 250, 60, 320, 0)
  // The rock that we stand on.
  const rock = mix(inks.near, inks.ink, 0.35)
  const topY = dice.range(96, 130)
  const cliff = `M-560 660L-430 500L-380 470L-300 360L-232 330L-176 ${short(topY + 90)}L-116 ${short(topY + 60)}L-60 ${short(topY)}L70 ${short(topY + 6)}L120 ${short(topY + 70)}L196 ${short(topY + 120)}L236 360L330 420L380 520L520 660Z`
  const face =
    light.side === 1
      ? `M-560 660L-430 500L-380 470L-300 360L-232 330L-176 ${short(topY + 90)}L-116 ${short(topY + 60)}L-60 ${short(topY)}L-20 ${short(topY + 120)}L-90 300L-60 420L-160 660Z`
      : `M70 ${short(topY + 6)}L120 ${short(topY + 70)}L196 ${short(topY + 120)}L236 360L330 420L380 520L520 660L120 660L60 480L110 340L30 ${short(topY + 110)}Z`
  drawn += fill(cliff, rock) + fill(face, mix(rock, inks.ink, 0.55))
  drawn += stage.grain.scatter(
    mix(rock, inks.lit, 0.4),
    180,
    (chance) => {
      const down = chance.next()
      return [light.side * chance.range(0, 60 + down * 220), topY + 14 + down * 420]
    },
    { size: 4 },
  )
  drawn += stroke(`M-60 ${short(topY)}L70 ${short(topY + 6)}`, mix(inks.lit, rock, 0.2), 4)
  const [one, , three] = passers(stage)
  if (one !== undefined && three !== undefined) {
    drawn += dice.chance(0.5)
      ? put({ x: 6, y: topY + 3, scale: 1.9 }, cheering({ ...one, hair: inks.gold }))
      : put(
          { x: -26, y: topY + 3, scale: 1.8 },
          walker(one, { pack: inks.gold, hat: inks.paper, stick: inks.ink }),
        ) + put({ x: 36, y: topY + 5, scale: 1.7 }, walker(three, { pack: inks.accent, stick: inks.ink }))
  }
  return drawn + birds(stage, light.side * -240, -120, 5, dark ? inks.lit : inks.near)
}

/** The mountains: a way along the lake, or the top. */
export function mountainViews(stage: Stage): string {
  return stage.dice.chance(0.5) ? summit(stage) : mountains(stage)
}
