import { dressed, stander, walker } from '../cast/people.ts'
import { lampPost, pottedPlant, stringLights } from '../cast/props.ts'
import { sloop, stoneBridge } from '../cast/small-boats.ts'
import { street, washing } from '../cast/street.ts'
import { cypress, palm, roundTree } from '../cast/trees.ts'
import { mix } from '../ink.ts'
import { cityInks, cityRow, isTall } from '../landmarks/skyline.ts'
import { disc, fill, oval, put, rect, short, stroke } from '../pen.ts'
import { plane, rolling } from '../ridges.ts'
import { lampColumns, ripples, sea } from '../sea.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { mirrored, palmy, rooftops } from './city.ts'
import { passers } from './people-about.ts'

/** A lane between houses, two people on their way. */
function lane(stage: Stage): string {
  const { dice, inks, horizon, dark } = stage
  const people = passers(stage)
  const first = people[dice.whole(0, 1)]
  const second = people[dice.whole(2, 4)]
  let drawn = street(stage, {
    steps: dice.chance(0.5),
    arch: dice.chance(0.6),
    wide: dice.pick([0.86, 1, 1.16]),
  })
  if (!dark && dice.chance(0.6)) drawn += washing(stage, horizon - 150, 210)
  if (dark) {
    drawn += stringLights([-330, horizon - 190], [300, horizon - 220], 30, 14, inks.ink, inks.gold)
    drawn += stringLights([-480, horizon - 300], [500, horizon - 260], 40, 16, inks.ink, inks.gold)
  }
  if (first !== undefined && second !== undefined) {
    drawn += put(
      { x: -34, y: horizon + 250, scale: 1.75 },
      walker(first, { hat: inks.paper, pack: inks.teal }),
    )
    drawn += put({ x: 58, y: horizon + 262, scale: 1.7 }, dressed(second))
  }
  const leaf = mix(inks.leafShade, inks.leaf, 0.4)
  drawn += put(
    { x: -350, y: horizon + 316, scale: 1.5 },
    pottedPlant(dice, mix(inks.accent, inks.ink, 0.25), leaf),
  )
  drawn += put(
    { x: 372, y: horizon + 330, scale: 1.7 },
    pottedPlant(dice, mix(inks.accent, inks.ink, 0.4), leaf),
  )
  return (
    drawn + put({ x: 252, y: horizon + 226, scale: 1.5 }, lampPost(inks.ink, dark ? inks.gold : undefined))
  )
}

/** Old houses at the edge of still water. */
function waterside(stage: Stage): string {
  const { dice, inks, horizon, light, city, dark } = stage
  const shore = horizon + 116
  const scale = isTall(city) ? 0.9 : 1.55
  const row = cityRow(stage, { y: shore, scale, distance: 0.04, secondX: light.side * 300, secondScale: 1.2 })
  let drawn = plane(stage, rolling(dice, shore - 80, 60, 300), hazed(stage, inks.mid, 0.7))
  drawn += cityRow(stage, {
    y: shore - 16,
    scale: 0.9,
    distance: 0.4,
    monumentX: light.side * -dice.range(60, 160),
    monumentScale: isTall(city) ? 0.86 : 1.14,
  })
  drawn +=
    row + rect(reach.left, shore - 2, reach.right * 2, 22, mix(inks.wallShade, inks.near, dark ? 0.75 : 0.4))
  drawn += sea(stage, shore + 18) + mirrored(stage, shore + 20, row)
  if (dark) drawn += lampColumns(stage, shore + 22, 40)
  if (city === 'amsterdam' || city === 'paris' || city === 'rome' || dice.chance(0.2)) {
    const stone = cityInks(stage, 0.02)
    drawn += put(
      { x: light.side * 300, y: shore + 96, scale: 1.1 },
      stoneBridge(1200, 104, 5, mix(stone.wall, stone.shade, 0.3), stone.shade),
    )
  }
  const white = mix(inks.paper, inks.mid, dark ? 0.35 : 0)
  const boat = {
    hull: mix(inks.teal, inks.near, dark ? 0.4 : 0.1),
    hullShade: inks.ink,
    trim: inks.paper,
    sail: white,
    sailShade: white,
    spar: inks.ink,
    crew: inks.ink,
  }
  const rower = (x: number, y: number, size: number, colour: string): string =>
    put(
      { x, y, scale: size },
      fill('M-120 -34Q-60 -22 0 -22Q80 -22 132 -44Q116 -4 80 4H-86Q-114 -8 -120 -34Z', colour) +
        fill(
          'M-114 -18Q-40 -6 60 -8Q110 -12 126 -30Q112 -2 80 4H-86Q-106 -2 -114 -18Z',
          mix(colour, inks.ink, 0.4),
        ) +
        stroke('M-118 -30Q-60 -18 0 -18Q80 -18 130 -40', inks.paper, 4) +
        rect(-50, -30, 16, 12, inks.gold) +
        rect(30, -30, 16, 12, inks.gold),
    )
  drawn +=
    rower(light.side * -dice.range(120, 220), shore + 176, 1.5, inks.accent) +
    rower(light.side * dice.range(20, 160), shore + 110, 0.9, inks.teal)
  if (palmy.has(city) || city === 'lisbon') {
    drawn += put(
      { x: light.side * -430, y: shore + 112, scale: 0.62 },
      sloop({ ...boat, sail: inks.accent, sailShade: mix(inks.accent, inks.ink, 0.35) }),
    )
  }
  return drawn + fill(ripples(stage, shore + 130, 480, 24), mix(inks.water, inks.waterLit, 0.7), 0.8)
}

/** A square with a fountain before the monument. */
function square(stage: Stage): string {
  const { dice, inks, horizon, light, city, dark } = stage
  const ground = horizon + 84
  const paving = mix(mix(inks.sand, inks.wallShade, 0.25), dark ? inks.near : inks.paper, dark ? 0.55 : 0.15)
  const stone = cityInks(stage, 0)
  const x = light.side * -dice.range(0, 60)
  // A fountain before the pyramids would be wrong: in Cairo the square is a mosque's.
  const heart =
    city === 'cairo'
      ? { secondX: x, secondScale: 1.5 }
      : { monumentX: x, monumentScale: isTall(city) ? 1.02 : 1.5 }
  let drawn = cityRow(stage, { y: ground - 8, scale: 0.86, distance: 0.45 })
  drawn += cityRow(stage, { y: ground, scale: 1.2, distance: 0.08, ...heart, clear: [-360, 360] })
  drawn += rect(reach.left, ground - 2, reach.right * 2, 640, paving)
  let seams = ''
  for (let seam = -12; seam <= 12; seam += 1) seams += `M${seam * 40} ${short(ground)}L${seam * 190} 640`
  for (let row = 0; row < 7; row += 1) {
    seams += `M${reach.left} ${short(ground + 14 + row ** 1.8 * 13)}H${reach.right}`
  }
  drawn += stroke(seams, mix(paving, inks.near, 0.2), 2.4)
  const bark = mix(inks.near, inks.ink, 0.4)
  for (const x of [-430, 440, -700, 720]) {
    const plant = palmy.has(city)
      ? palm(
          dice,
          dice.range(260, 330),
          inks.leafShade,
          mix(inks.leafShade, inks.ink, 0.4),
          bark,
          dice.range(-24, 24),
        )
      : city === 'rome' || city === 'istanbul' || city === 'antalya'
        ? cypress(dice.range(230, 300), mix(inks.leafShade, inks.ink, 0.2), inks.leafShade, light.side)
        : roundTree(dice, dice.range(220, 280), inks.leafShade, inks.leaf, bark, light.side)
    drawn += put({ x, y: ground + 40 + Math.abs(x) * 0.03 }, plant)
  }
  const pool = ground + 176
  const water = mix(inks.teal, inks.waterLit, dark ? 0.1 : 0.35)
  const white = mix(inks.paper, water, 0.15)
  drawn += oval(light.side * -40, pool + 12, 270, 50, mix(paving, inks.near, 0.45), 0.6)
  drawn +=
    rect(-236, pool - 26, 472, 34, stone.shade) +
    oval(0, pool + 8, 236, 40, stone.shade) +
    oval(0, pool - 26, 236, 40, stone.wall) +
    oval(0, pool - 24, 212, 32, water)
  drawn +=
    fill(`M-16 ${pool - 20}L-11 ${pool - 112}H11L16 ${pool - 20}Z`, stone.wall) +
    fill(`M-74 ${pool - 122}Q-40 ${pool - 92} 0 ${pool - 92}Q40 ${pool - 92} 74 ${pool - 122}Z`, stone.wall) +
    oval(0, pool - 122, 74, 10, water) +
    fill(`M-8 ${pool - 122}L-5 ${pool - 172}H5L8 ${pool - 122}Z`, stone.shade) +
    disc(0, pool - 178, 10, stone.wall)
  drawn += stroke(
    `M0 ${pool - 190}Q-34 ${pool - 224} -56 ${pool - 130}M0 ${pool - 190}Q34 ${pool - 224} 56 ${pool - 130}M-66 ${pool - 120}Q-116 ${pool - 132} -136 ${pool - 34}M66 ${pool - 120}Q116 ${pool - 132} 136 ${pool - 34}M-40 ${pool - 108}Q-74 ${pool - 116} -84 ${pool - 26}M40 ${pool - 108}Q74 ${pool - 116} 84 ${pool - 26}`,
    white,
    5,
  )
  const [one, two, three, four] = passers(stage)
  if (one !== undefined && two !== undefined && three !== undefined && four !== undefined) {
    drawn +=
      put({ x: -320, y: pool + 86, scale: 2 }, walker(three, { pack: inks.accent, hat: inks.paper })) +
      put({ x: 292, y: pool + 76, scale: 1.95 }, stander(one)) +
      put({ x: 352, y: pool + 80, scale: 1.85 }, dressed(four))
  }
  let pigeons = ''
  for (let bird = 0; bird < 9; bird += 1) {
    const x = dice.range(-260, 240)
    const y = pool + dice.range(70, 150)
    pigeons += `M${short(x - 15)} ${short(y)}q4 -13 19 -12q5 -9 11 -3l5 3l-6 3q-2 12 -16 12zM${short(x - 3)} ${short(y + 2)}v7`
  }
  return (
    drawn +
    fill(pigeons, mix(inks.near, inks.ink, 0.3)) +
    (dark
      ? put({ x: -560, y: ground + 120, scale: 1.6 }, lampPost(inks.ink, inks.gold)) +
        put({ x: 570, y: ground + 120, scale: 1.6 }, lampPost(inks.ink, inks.gold))
      : '')
  )
}

const watered: ReadonlySet<Stage['city']> = new Set([
  'amsterdam',
  'istanbul',
  'antalya',
  'lisbon',
  'paris',
  'moscow',
  'dubai',
  'abu-dhabi',
  'rome',
  'cairo',
  'barcelona',
])

/** The old town: a lane, a square, the houses at the water, or roof over roof. */
export function oldTown(stage: Stage): string {
  const { dice, inks, city, horizon } = stage
  const views = [lane, lane, square, watered.has(city) ? waterside : lane, isTall(city) ? lane : rooftops]
  const view = city === 'amsterdam' ? dice.pick([waterside, waterside, lane, square]) : dice.pick(views)
  return sky(stage) + view(stage) + birds(stage, 20, horizon - 300, 4, stage.dark ? inks.lit : inks.near)
}
