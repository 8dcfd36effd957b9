import { palm } from '../cast/trees.ts'
import { cityRow } from '../landmarks/skyline.ts'
import { mix } from '../ink.ts'
import { fill, put, rect } from '../pen.ts'
import { plane, range, rolling } from '../ridges.ts'
import { lampColumns, ripples, sea } from '../sea.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach } from '../stage.ts'
import type { Stage } from '../stage.ts'

const monumentScales: Partial<Record<Stage['city'], number>> = {
  'abu-dhabi': 1.3,
  cairo: 1.55,
  dubai: 1.18,
  rome: 1.5,
  cappadocia: 1.25,
  istanbul: 1.3,
  antalya: 1.4,
  moscow: 1.35,
  generic: 1.35,
  lisbon: 1.35,
  barcelona: 1.15,
  paris: 1.15,
  amsterdam: 1.05,
}

/** A city at its water: the monument in the middle, houses to both sides, the road of light in front. */
export function skyline(stage: Stage): string {
  const { dice, inks, horizon } = stage
  const shore = horizon + 52
  const scale = monumentScales[stage.city] ?? 1.2
  const x = dice.range(-70, 70)
  let drawn = sky(stage)
  if (stage.city === 'antalya' || stage.city === 'cappadocia') {
    drawn += fill(range(dice, shore - 10, 230, 200), hazed(stage, inks.mid, 0.55))
  } else drawn += plane(stage, rolling(dice, shore - 20, 60, 300), hazed(stage, inks.mid, 0.72))
  drawn += cityRow(stage, { y: shore - 4, scale: 0.72, distance: 0.6 })
  drawn += cityRow(stage, {
    y: shore,
    scale: 0.9,
    distance: 0.12,
    monumentX: x,
    monumentScale: scale,
    secondX: x + stage.light.side * -340,
    secondScale: 0.95,
  })
  drawn += rect(reach.left, shore - 2, reach.right * 2, 10, mix(inks.near, inks.ink, 0.3))
  drawn += sea(stage, shore + 8)
  drawn += fill(ripples(stage, shore + 8, 300, 60), mix(inks.wall, inks.water, stage.dark ? 0.8 : 0.5), 0.6)
  if (stage.dark) drawn += lampColumns(stage, shore + 10, 34)
  drawn += birds(stage, -200, -250, 4, stage.dark ? inks.lit : inks.near)
  if (['dubai', 'abu-dhabi', 'cairo', 'antalya', 'barcelona'].includes(stage.city)) {
    drawn += put(
      { x: -520, y: 470 },
      palm(dice, 420, mix(inks.leafShade, inks.ink, 0.3), inks.ink, inks.ink, 40),
    )
  }
  return drawn
}
