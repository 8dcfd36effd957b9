import { dhow as dhowBoat } from '../cast/boats.ts'
import { mix } from '../ink.ts'
import { distantCity } from '../landmarks/skyline.ts'
import { fill, put } from '../pen.ts'
import { plane, rolling } from '../ridges.ts'
import { lampColumns, ripples, sea, sliver } from '../sea.ts'
import { birds, sky } from '../sky.ts'
import { hazed } from '../stage.ts'
import type { Stage } from '../stage.ts'

/** A boat's broken reflection under its waterline. */
export function reflection(stage: Stage, x: number, y: number, width: number, colour: string): string {
  let path = ''
  for (let row = 0; row < 7; row += 1) {
    path += sliver(
      x + stage.dice.range(-16, 16),
      y + 8 + row * 12,
      (width / 2) * (1 - row * 0.11) * stage.dice.range(0.75, 1),
      6 - row * 0.4,
    )
  }
  return fill(path, colour, 0.75)
}

/** A dhow under sail, a coast behind it. */
export function dhow(stage: Stage): string {
  const { dice, inks, horizon } = stage
  const coast = rolling(dice, horizon + 4, 60, 260)
  const x = dice.range(-40, 30)
  const y = horizon + dice.range(130, 180)
  const paperSail = dice.chance(0.5)
  const sail = paperSail ? (stage.dark ? mix(inks.paper, inks.wall, 0.35) : inks.paper) : inks.accent
  let drawn = sky(stage)
  drawn += plane(stage, coast, hazed(stage, inks.mid, 0.6))
  if (stage.city !== 'generic') {
    drawn += distantCity(stage, horizon + 4, 0.46, -stage.light.side * dice.range(180, 300))
  }
  drawn += sea(stage)
  if (stage.dark) drawn += lampColumns(stage, horizon + 4, 22)
  drawn += put(
    { x: -stage.light.side * dice.range(330, 460), y: horizon + 42, scale: 0.3 },
    dhowBoat({
      hull: inks.near,
      hullShade: inks.near,
      trim: inks.near,
      sail: mix(inks.mid, inks.paper, 0.5),
      sailShade: inks.mid,
      spar: inks.near,
      crew: inks.near,
    }),
  )
  drawn += reflection(stage, x, y, 420, mix(inks.ink, inks.water, 0.3))
  drawn += put(
    { x, y, scale: 1.12 },
    dhowBoat({
      hull: mix(inks.ink, inks.accent, 0.28),
      hullShade: inks.ink,
      trim: inks.gold,
      sail,
      sailShade: paperSail ? mix(sail, inks.rose, 0.5) : mix(inks.accent, inks.ink, 0.35),
      spar: inks.ink,
      crew: inks.ink,
    }),
  )
  drawn += fill(ripples(stage, y + 10, 470, 16), mix(inks.water, inks.waterLit, 0.7), 0.9)
  drawn += birds(stage, -stage.light.side * 260, horizon - 260, 4, stage.dark ? inks.lit : inks.near)
  return drawn
}
