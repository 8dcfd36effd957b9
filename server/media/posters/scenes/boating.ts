import { yacht as motorYacht } from '../cast/boats.ts'
import type { SailInks } from '../cast/boats.ts'
import { fishingBoat, kayak as kayakBoat, riverBoat, sloop, stoneBridge } from '../cast/small-boats.ts'
import { mix } from '../ink.ts'
import { suspensionBridge } from '../landmarks/lisbon.ts'
import { cityInks, cityRow, distantCity } from '../landmarks/skyline.ts'
import { curve, fill, poly, put, rect, short, stroke } from '../pen.ts'
import { plane, rolling } from '../ridges.ts'
import { lampColumns, ripples, sea, sliver } from '../sea.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { reflection } from './water.ts'

/** White hull, dark boot, persimmon line: most boats of the house. */
export function whiteBoat(stage: Stage): SailInks {
  const { inks, dark } = stage
  const white = dark ? mix(inks.paper, inks.mid, 0.34) : inks.paper
  return {
    hull: white,
    hullShade: mix(white, inks.waterDeep, 0.35),
    trim: inks.accent,
    sail: white,
    sailShade: mix(white, dark ? inks.mid : inks.wallShade, 0.45),
    spar: inks.ink,
    crew: inks.ink,
  }
}

/** White water behind a boat. */
export function wake(stage: Stage, x: number, y: number, length: number): string {
  let path = ''
  for (let index = 0; index < 10; index += 1) {
    path += sliver(
      x - index * (length / 10) + stage.dice.range(-12, 12),
      y + stage.dice.range(0, 16),
      26 + index * 3,
      5,
    )
  }
  return fill(path, mix(stage.inks.waterLit, stage.inks.paper, 0.5), 0.85)
}

/** A far shore with the city on it. */
export function coast(stage: Stage, monument: boolean): string {
  const { dice, horizon, inks } = stage
  return (
    plane(stage, rolling(dice, horizon + 4, 70, 280), hazed(stage, inks.mid, 0.66)) +
    (stage.city === 'generic'
      ? ''
      : distantCity(stage, horizon + 4, 0.5, monument ? -stage.light.side * 280 : undefined))
  )
}

/** A yacht under way, or a sloop heeling in the wind. */
export function yacht(stage: Stage): string {
  const { dice, inks, horizon, city } = stage
  const y = horizon + dice.range(150, 190)
  const x = dice.range(-40, 30)
  const sailing = city === 'lisbon' || dice.chance(0.4)
  const boat = whiteBoat(stage)
  let drawn = sky(stage) + coast(stage, city !== 'lisbon')
  if (city === 'lisbon') {
    drawn += put({ x: -60, y: horizon + 6, scale: 1.1 }, suspensionBridge(cityInks(stage, 0.35)))
  }
  drawn += sea(stage)
  if (stage.dark) drawn += lampColumns(stage, horizon + 4, 18)
  drawn += put(
    { x: -stage.light.side * 430, y: horizon + 40, scale: 0.24 },
    sloop({ ...boat, hull: inks.near, sail: hazed(stage, inks.paper, 0.2) }),
  )
  drawn += reflection(stage, x, y, 420, mix(inks.waterDeep, inks.ink, 0.4))
  drawn += sailing
    ? put(
        { x, y, scale: 1.18, turn: 7 },
        sloop({ ...boat, trim: inks.accent, hull: mix(inks.ink, inks.teal, 0.25), hullShade: inks.ink }),
      )
    : put({ x: x - 10, y, scale: 1.3 }, motorYacht(boat, mix(inks.ink, inks.teal, 0.35)))
  drawn += wake(stage, x - 60, y + 4, 460)
  drawn += fill(ripples(stage, y + 20, 470, 18), mix(inks.water, inks.waterLit, 0.7), 0.9)
  return drawn + birds(stage, stage.light.side * 120, horizon - 260, 3, stage.dark ? inks.lit : inks.near)
}

/** A glass-sided boat on the river of a city, at a bridge. */
export function riverCruise(stage: Stage): string {
  const { dice, inks, horizon, city } = stage
  const shore = horizon + 6
  const y = horizon + dice.range(190, 225)
  const boat = whiteBoat(stage)
  const guests = [inks.accent, inks.teal, inks.ink, inks.gold, inks.rose]
  const stone = cityInks(stage, 0.28)
  let drawn = sky(stage)
  drawn += cityRow(stage, { y: shore - 6, scale: 0.62, distance: 0.55 })
  drawn += cityRow(stage, {
    y: shore,
    scale: 0.72,
    distance: 0.22,
    monumentX: stage.light.side * -dice.range(60, 200),
    monumentScale: city === 'paris' || city === 'dubai' ? 0.84 : 1,
    secondX: stage.light.side * 330,
    secondScale: 0.9,
  })
  drawn += rect(reach.left, shore - 3, reach.right * 2, 26, mix(inks.near, inks.wallShade, 0.25))
  drawn += sea(stage, shore + 22)
  if (city === 'lisbon') drawn += put({ x: 200, y: shore + 30, scale: 0.9 }, suspensionBridge(stone))
  else if (!['dubai', 'abu-dhabi', 'cairo', 'antalya'].includes(city)) {
    drawn += put(
      { x: stage.light.side * -40, y: shore + 34 },
      stoneBridge(2200, 82, 11, stone.wall, stone.shade),
    )
  }
  if (stage.dark) drawn += lampColumns(stage, shore + 36, 30)
  drawn += reflection(stage, 0, y, 640, mix(inks.waterDeep, inks.ink, 0.35))
  if (stage.dark) drawn += fill(ripples(stage, y + 6, y + 120, 30), inks.gold, 0.5)
  const glass = stage.dark ? inks.gold : mix(inks.near, inks.teal, 0.4)
  drawn += put(
    { x: dice.range(-30, 30), y, scale: 1.06 },
    riverBoat({ ...boat, hull: mix(inks.ink, inks.teal, 0.2), hullShade: inks.ink }, glass, guests),
  )
  drawn += wake(stage, -60, y + 6, 560)
  return drawn + birds(stage, stage.light.side * 300, -260, 3, stage.dark ? inks.lit : inks.near)
}

function cliff(stage: Stage, side: -1 | 1, top: number, inner: number, away: number): string {
  const { dice, inks } = stage
  const edge = side * reach.right * 1.02
  const steps = [0, 0.18, 0.34, 0.55, 0.72, 1].map((share): [number, number] => [
    edge + (inner * side - edge) * share,
    top + (stage.horizon + 26 - top) * share ** 2.2 + dice.range(-26, 10),
  ])
  const body = hazed(stage, mix(inks.sandShade, inks.mid, 0.4), away)
  const shade = hazed(stage, mix(inks.near, inks.mid, 0.5), away)
  const foot: [number, number] = [inner * side, stage.horizon + 30]
  let cracks = ''
  for (let index = 0; index < 8; index += 1) {
    const x = edge + (inner * side - edge) * (0.12 + index * 0.1)
    cracks += `M${short(x)} ${short(top + 90 + index * 26)}l${short(dice.range(-12, 12))} ${short(dice.range(50, 110))}`
  }
  return (
    fill(`${curve([...steps, foot], false, 0.5)}L${short(edge)} ${short(stage.horizon + 30)}Z`, body) +
    stroke(cracks, shade, 7, 0.6) +
    poly(
      [steps[4] ?? foot, foot, [foot[0] + side * 190, foot[1]], [foot[0] + side * 120, foot[1] - 70]],
      shade,
    ) +
    stage.grain.scatter(
      shade,
      90,
      (chance) => [edge + (inner * side - edge) * chance.range(0.05, 0.7), top + chance.range(60, 300)],
      { size: 3.4 },
    )
  )
}

/** A kayak on still water between cliffs. */
export function kayak(stage: Stage): string {
  const { dice, inks, horizon, light } = stage
  const y = horizon + dice.range(170, 220)
  const skin = skinTone(stage, 0.25)
  const yellow = dice.chance(0.5)
  const hull = yellow ? inks.gold : inks.accent
  let drawn = sky(stage)
  drawn += plane(stage, rolling(dice, horizon + 6, 80, 190), hazed(stage, inks.mid, 0.62))
  drawn += cliff(stage, light.side === 1 ? -1 : 1, horizon - 420, 110, 0.5)
  drawn += cliff(stage, light.side, horizon - 430, 230, 0.3)
  drawn += cliff(stage, light.side === 1 ? -1 : 1, horizon - 640, 270, 0.08)
  drawn += sea(stage, horizon + 24)
  drawn += reflection(stage, 0, y, 420, mix(inks.waterDeep, inks.ink, 0.3))
  drawn += put(
    { x: dice.range(-30, 30), y, scale: 1.85 },
    kayakBoat(
      hull,
      mix(hull, inks.ink, 0.32),
      inks.paper,
      { top: yellow ? inks.accent : inks.teal, bottom: inks.ink, skin, hair: inks.paper },
      dice.chance(0.6) ? { top: inks.teal, bottom: inks.ink, skin, hair: inks.gold } : undefined,
    ),
  )
  drawn += wake(stage, -60, y + 10, 420)
  drawn += fill(ripples(stage, y + 20, 480, 26), mix(inks.water, inks.waterLit, 0.65), 0.85)
  return drawn + birds(stage, 60, horizon - 250, 4, stage.dark ? inks.lit : inks.near)
}

/** An angler at daybreak, the rod bent. */
export function fishing(stage: Stage): string {
  const { dice, inks, horizon } = stage
  const y = horizon + dice.range(160, 200)
  const x = dice.range(-90, -40)
  const skin = skinTone(stage, 0.25)
  let drawn = sky(stage) + coast(stage, true) + sea(stage)
  drawn += reflection(stage, x, y, 380, mix(inks.waterDeep, inks.ink, 0.3))
  const fishInk = mix(inks.teal, inks.paper, 0.45)
  drawn += put(
    { x: x + 330, y: y - 30, scale: 1.1, turn: -52 },
    fill('M-46 0Q-10 -26 34 -6Q44 -2 50 -14Q56 0 50 14Q44 4 34 6Q-10 24 -46 0Z', fishInk) +
      fill('M-46 0Q-10 24 34 6Q44 4 50 14Q54 4 52 -2Q0 10 -46 0Z', inks.near) +
      fill('M-6 -14L10 -30L18 -10Z', inks.near) +
      `<circle cx="-30" cy="-4" r="3.4" fill="${inks.ink}"/>`,
  )
  drawn += stroke(
    `M${short(x + 300)} ${short(y + 8)}q10 -24 -4 -44M${short(x + 340)} ${short(y + 10)}q-2 -22 12 -38M${short(x + 270)} ${short(y + 12)}q-12 -14 -26 -18`,
    inks.waterLit,
    5,
  )
  drawn += put(
    { x, y, scale: 1.66 },
    fishingBoat(
      {
        hull: mix(inks.teal, inks.near, stage.dark ? 0.4 : 0.1),
        hullShade: mix(inks.teal, inks.ink, 0.6),
        trim: inks.paper,
        sail: inks.paper,
        sailShade: inks.paper,
        spar: inks.ink,
        crew: inks.ink,
      },
      { top: inks.accent, bottom: inks.ink, skin, hair: inks.gold },
      inks.ink,
    ),
  )
  drawn += fill(ripples(stage, y + 10, 480, 24), mix(inks.water, inks.waterLit, 0.7), 0.9)
  return drawn + birds(stage, x + 120, horizon - 280, 5, stage.dark ? inks.lit : inks.near)
}
