import { balloon } from '../cast/balloon.ts'
import type { BalloonInks } from '../cast/balloon.ts'
import { mix } from '../ink.ts'
import { fill, put } from '../pen.ts'
import { plane, range, rolling } from '../ridges.ts'
import { birds, sky } from '../sky.ts'
import { hazed } from '../stage.ts'
import type { Stage } from '../stage.ts'

/** Hot-air balloons over rolling land. */
export function balloons(stage: Stage): string {
  const { dice, inks, horizon, light } = stage
  const liveries: readonly BalloonInks['stripes'][] = [
    [inks.accent, inks.paper],
    [inks.paper, inks.accent, inks.gold],
    [inks.teal, inks.paper, inks.teal],
    [inks.gold, inks.accent, inks.rose],
    [inks.accent, inks.rose, inks.gold, inks.paper],
  ]
  const main = dice.pick(liveries)
  const air = (colours: BalloonInks['stripes'], away: number): BalloonInks => ({
    stripes: colours.map((colour) => hazed(stage, colour, away)) as unknown as BalloonInks['stripes'],
    band: undefined,
    shade: hazed(stage, inks.ink, away),
    basket: hazed(stage, inks.ink, away),
    flame: inks.gold,
  })
  let drawn = sky(stage)
  drawn += fill(range(dice, horizon + 10, 90, 190), hazed(stage, inks.mid, 0.62))
  drawn += plane(stage, rolling(dice, horizon + 40, 60, 200), hazed(stage, inks.mid, 0.35))
  drawn += put(
    { x: -light.side * 330, y: -90, scale: 0.52 },
    balloon(air(dice.pick(liveries), 0.22), light.side),
  )
  drawn += put(
    { x: light.side * 360, y: 60, scale: 0.34 },
    balloon(air(dice.pick(liveries), 0.45), light.side),
  )
  drawn += put(
    { x: -light.side * 640, y: 90, scale: 0.4 },
    balloon(air(dice.pick(liveries), 0.35), light.side),
  )
  drawn += put(
    { x: light.side * 720, y: -150, scale: 0.56 },
    balloon(air(dice.pick(liveries), 0.2), light.side),
  )
  drawn += plane(stage, rolling(dice, horizon + 110, 80, 300), mix(inks.mid, inks.sandShade, 0.5), inks.lit)
  drawn += put(
    { x: dice.range(-60, 60), y: 110, scale: 1.62 },
    balloon(
      {
        stripes: main,
        band: dice.chance(0.5) ? mix(main[0], inks.ink, 0.45) : undefined,
        shade: inks.ink,
        basket: inks.ink,
        flame: inks.gold,
      },
      light.side,
    ),
  )
  drawn += plane(stage, rolling(dice, 400, 90, 360), mix(inks.near, inks.sandShade, 0.15), inks.rose)
  drawn += birds(stage, 300, 200, 3, inks.ink)
  return drawn
}
