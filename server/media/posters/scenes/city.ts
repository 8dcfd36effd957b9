import { couple } from '../cast/gatherings.ts'
import { dressed, stander, walker } from '../cast/people.ts'
import { lampPost, pottedPlant } from '../cast/props.ts'
import { abra, sloop } from '../cast/small-boats.ts'
import { palm, roundTree } from '../cast/trees.ts'
import { mix } from '../ink.ts'
import { cityRow, isTall } from '../landmarks/skyline.ts'
import { fill, put, rect, short, stroke } from '../pen.ts'
import { plane, range, rolling } from '../ridges.ts'
import { lampColumns, ripples, sea } from '../sea.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'

const monumentScales: Partial<Record<Stage['city'], number>> = {
  cairo: 1.55,
  cappadocia: 1.25,
  dubai: 1.12,
  rome: 1.5,
  barcelona: 1.1,
  paris: 1.08,
  amsterdam: 1.05,
}

/** Cities where palms line the water. */
export const palmy: ReadonlySet<Stage['city']> = new Set([
  'dubai',
  'abu-dhabi',
  'cairo',
  'antalya',
  'barcelona',
])

/** What stands on a shore, upside down in still water, broken by ripples. */
export function mirrored(stage: Stage, shore: number, drawing: string): string {
  const { inks } = stage
  return (
    `<g opacity="0.42" transform="translate(0 ${short(shore * 2)}) scale(1 -1)">${drawing}</g>` +
    fill(ripples(stage, shore, 420, 70), mix(inks.water, inks.waterDeep, 0.4), 0.85) +
    fill(ripples(stage, shore, 420, 40), mix(inks.water, inks.waterLit, 0.6), 0.7)
  )
}

function backdrop(stage: Stage, shore: number): string {
  const { dice, inks, city } = stage
  return city === 'antalya' || city === 'cappadocia'
    ? fill(range(dice, shore - 10, 230, 200), hazed(stage, inks.mid, 0.55))
    : plane(stage, rolling(dice, shore - 20, 60, 300), hazed(stage, inks.mid, 0.72))
}

function tree(stage: Stage, x: number, y: number, height: number): string {
  const { dice, inks, light, city } = stage
  const bark = mix(inks.near, inks.ink, 0.4)
  const leaf = mix(inks.leafShade, inks.ink, 0.2)
  return put(
    { x, y },
    palmy.has(city)
      ? palm(dice, height, leaf, mix(leaf, inks.ink, 0.5), bark, dice.range(-40, 40))
      : roundTree(dice, height * 0.8, leaf, inks.leafShade, bark, light.side),
  )
}

/** The city over its water, twice: once in the air and once in the river. */
function overWater(stage: Stage): string {
  const { dice, inks, horizon, light, city } = stage
  const shore = horizon + 40
  const x = dice.range(-70, 70)
  const row = cityRow(stage, {
    y: shore,
    scale: 0.9,
    distance: 0.12,
    monumentX: x,
    monumentScale: monumentScales[city] ?? 1.35,
    secondX: x + light.side * -340,
    secondScale: 0.95,
  })
  let drawn = backdrop(stage, shore) + cityRow(stage, { y: shore - 4, scale: 0.72, distance: 0.6 }) + row
  drawn += rect(reach.left, shore - 2, reach.right * 2, 12, mix(inks.near, inks.ink, 0.3))
  drawn += sea(stage, shore + 8) + mirrored(stage, shore + 10, row)
  if (stage.dark) drawn += lampColumns(stage, shore + 10, 34)
  const white = mix(inks.paper, inks.mid, stage.dark ? 0.35 : 0)
  const boat = {
    hull: mix(inks.ink, inks.accent, 0.3),
    hullShade: inks.ink,
    trim: inks.gold,
    sail: white,
    sailShade: mix(white, inks.wallShade, 0.45),
    spar: inks.ink,
    crew: inks.ink,
  }
  const wooden = city === 'dubai' || city === 'abu-dhabi'
  drawn += put(
    { x: light.side * -dice.range(190, 300), y: shore + 190, scale: wooden ? 1.1 : 0.74 },
    wooden ? abra(boat) : sloop({ ...boat, sail: dice.chance(0.5) ? white : inks.accent }),
  )
  drawn += put(
    { x: light.side * dice.range(260, 420), y: shore + 80, scale: wooden ? 0.5 : 0.3 },
    wooden ? abra(boat) : sloop(boat),
  )
  if (dice.chance(0.5)) drawn += tree(stage, -540, 480, 420)
  return drawn
}

/** The city from a promenade with people, lamps and trees. */
function fromPromenade(stage: Stage): string {
  const { dice, inks, horizon, light, city, dark } = stage
  const shore = horizon + 30
  const quay = 230
  const stone = mix(mix(inks.sand, inks.wallShade, 0.3), dark ? inks.near : inks.paper, dark ? 0.5 : 0.14)
  const row = cityRow(stage, {
    y: shore,
    scale: 0.84,
    distance: 0.16,
    monumentX: dice.range(-100, 100),
    monumentScale: (monumentScales[city] ?? 1.35) * 0.94,
    secondX: light.side * -360,
  })
  let drawn = backdrop(stage, shore) + cityRow(stage, { y: shore - 4, scale: 0.66, distance: 0.6 }) + row
  drawn +=
    rect(reach.left, shore - 2, reach.right * 2, 12, mix(inks.near, inks.ink, 0.3)) +
    sea(stage, shore + 8) +
    mirrored(stage, shore + 10, row)
  if (dark) drawn += lampColumns(stage, shore + 10, 30)
  let rails = `M${reach.left} ${quay - 74}H${reach.right}M${reach.left} ${quay - 50}H${reach.right}`
  for (let x = -1060; x < 1080; x += 72) rails += `M${x} ${quay}V${quay - 80}`
  drawn +=
    rect(reach.left, quay, reach.right * 2, 500, stone) +
    rect(reach.left, quay, reach.right * 2, 9, mix(stone, inks.lit, 0.6)) +
    stroke(rails, mix(inks.near, inks.ink, 0.4), 5)
  let joints = ''
  for (let seam = -12; seam <= 12; seam += 1) joints += `M${seam * 80} ${quay + 9}L${seam * 170} 640`
  drawn += stroke(
    `${joints}M${reach.left} ${quay + 70}H${reach.right}M${reach.left} ${quay + 160}H${reach.right}`,
    mix(stone, inks.near, 0.2),
    2.6,
  )
  for (const x of [-480, 500, -860, 880]) drawn += tree(stage, x, quay + 80, 440)
  for (const x of [-250, 270]) {
    drawn += put({ x, y: quay + 40, scale: 1.5 }, lampPost(inks.ink, dark ? inks.gold : undefined))
  }
  const people = passers(stage)
  const [one, two, three, , five] = people
  if (one === undefined || two === undefined || three === undefined || five === undefined) return drawn
  const story = dice.whole(0, 2)
  if (story === 0) drawn += put({ x: dice.range(-60, 60), y: quay + 112, scale: 2.1 }, couple(one, five))
  else if (story === 1) {
    drawn +=
      put({ x: -70, y: quay + 140, scale: 2.1 }, walker(one, { hat: inks.paper, pack: inks.teal })) +
      put({ x: 40, y: quay + 146, scale: 2 }, dressed(three))
  } else {
    drawn +=
      put({ x: -110, y: quay + 120, scale: 2 }, stander(two)) +
      put({ x: -30, y: quay + 126, scale: 1.9 }, dressed(five)) +
      put({ x: 60, y: quay + 150, scale: 2.1, flip: true }, walker(three, { pack: inks.gold }))
  }
  return drawn
}

/** Roof over roof down the hill, the monument among them. */
export function rooftops(stage: Stage): string {
  const { dice, inks, horizon, light, city, dark } = stage
  const base = horizon + 36
  const rows = [
    [base, 0.56, 0.56],
    [base + 70, 0.8, 0.36],
    [base + 168, 1.14, 0.2],
    [base + 300, 1.56, 0.08],
    [base + 480, 2.1, 0],
  ] as const
  let drawn = backdrop(stage, base)
  for (const [index, [y, scale, distance]] of rows.entries()) {
    drawn += cityRow(stage, {
      y,
      scale: isTall(city) ? scale * 0.62 : scale,
      distance,
      monumentX: index === 1 ? light.side * -dice.range(20, 110) : undefined,
      monumentScale: (monumentScales[city] ?? 1.35) * 0.92,
      secondX: index === 2 ? light.side * 330 : undefined,
    })
    drawn += rect(
      reach.left,
      y - 1,
      reach.right * 2,
      700,
      hazed(stage, mix(inks.wallShade, inks.near, dark ? 0.7 : 0.45), distance),
    )
  }
  const wall = 366
  const stone = mix(mix(inks.sand, inks.wallShade, 0.4), inks.near, dark ? 0.62 : 0.1)
  drawn +=
    rect(reach.left, wall, reach.right * 2, 300, stone) +
    rect(reach.left, wall - 10, reach.right * 2, 20, mix(stone, inks.lit, 0.5)) +
    rect(reach.left, wall + 10, reach.right * 2, 7, mix(stone, inks.near, 0.4))
  drawn += stage.grain.box(reach.left, wall + 20, reach.right * 2, 180, mix(stone, inks.near, 0.5), {
    count: 260,
    size: 3.4,
  })
  for (const x of [-360, 350, -760, 780]) {
    drawn += put(
      { x, y: wall - 8, scale: 1.3 },
      pottedPlant(dice, mix(inks.accent, inks.ink, 0.25), mix(inks.leafShade, inks.leaf, 0.3)),
    )
  }
  const [one, , , , five] = passers(stage)
  if (one !== undefined && five !== undefined && dice.chance(0.6)) {
    drawn += put({ x: dice.range(-60, 60), y: wall + 140, scale: 2.3 }, couple(one, five))
  }
  return drawn
}

/** A city in the light of its hour: over the water, from the promenade, or over the roofs. */
export function skyline(stage: Stage): string {
  const { dice, inks } = stage
  const view = dice.pick(
    isTall(stage.city) ? [overWater, fromPromenade] : [overWater, overWater, fromPromenade, rooftops],
  )
  return sky(stage) + view(stage) + birds(stage, -200, -260, 4, stage.dark ? inks.lit : inks.near)
}
