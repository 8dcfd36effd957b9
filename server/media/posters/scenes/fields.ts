import { cyclist } from '../cast/gatherings.ts'
import { walker } from '../cast/people.ts'
import { umbrellaPine } from '../cast/trees.ts'
import { mix } from '../ink.ts'
import { house } from '../landmarks/masonry.ts'
import { cityInks } from '../landmarks/skyline.ts'
import { archPath, disc, fill, poly, put, rect, short, stroke } from '../pen.ts'
import { plane, rolling } from '../ridges.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'

function windmill(stage: Stage): string {
  const { inks } = stage
  const body = hazed(stage, mix(inks.near, inks.accent, 0.3), 0.12)
  const sail = hazed(stage, inks.paper, 0.12)
  let sails = ''
  for (const turn of [24, 114, 204, 294]) {
    sails += `<g transform="rotate(${turn})">${stroke('M0 0V-150', inks.ink, 6)}${rect(2, -146, 26, 110, sail, 0.9)}${stroke('M2 -120H28M2 -92H28M2 -64H28', body, 2.4)}</g>`
  }
  return (
    fill('M-46 0L-26 -150H26L46 0Z', body) +
    fill('M-30 -150Q0 -196 30 -150Z', inks.accent) +
    rect(-60, -62, 120, 9, inks.paper) +
    rect(-12, -40, 24, 40, inks.ink) +
    put({ x: 0, y: -156 }, sails)
  )
}

/** Two on bicycles on a path at the bottom of the picture. */
function riders(stage: Stage, y: number): string {
  const { inks, dice } = stage
  const [first, , third] = passers(stage)
  const tyre = inks.ink
  const path = mix(mix(inks.sand, inks.paper, 0.3), inks.near, stage.dark ? 0.5 : 0.05)
  let drawn = rect(reach.left, y - 22, reach.right * 2, 700, path)
  drawn += rect(reach.left, y - 26, reach.right * 2, 8, mix(path, inks.near, 0.3))
  const x = dice.range(-30, 20)
  if (first) drawn += put({ x: x - 130, y: y + 60, scale: 1.6 }, cyclist(first, inks.teal, tyre, inks.gold))
  if (third) drawn += put({ x: x + 170, y: y + 72, scale: 1.6 }, cyclist(third, inks.accent, tyre, undefined))
  return drawn
}

/** Rows of flowers or ditches that run to a point on the horizon. */
function strips(stage: Stage, top: number, colours: readonly string[]): string {
  let drawn = ''
  const count = 22
  for (let index = 0; index < count; index += 1) {
    const left = -1 + (2 * index) / count
    const right = -1 + (2 * (index + 1)) / count
    drawn += poly(
      [
        [left * 900, top],
        [right * 900, top],
        [right * 5200, 640],
        [left * 5200, 640],
      ],
      colours[index % colours.length] ?? stage.inks.leaf,
    )
  }
  return drawn
}

/** Tulip fields in bands of colour, a windmill, two on bicycles. */
export function tulips(stage: Stage): string {
  const { inks, horizon, light, dark } = stage
  const dim = (colour: string) => mix(colour, inks.near, dark ? 0.35 : 0)
  const top = horizon + 20
  let drawn = sky(stage)
  drawn += plane(stage, rolling(stage.dice, top, 26, 120), hazed(stage, inks.leafShade, 0.4))
  drawn += put({ x: light.side * -300, y: top + 4, scale: 1.15 }, windmill(stage))
  drawn += strips(
    stage,
    top,
    [inks.accent, inks.leaf, inks.gold, inks.leaf, inks.rose, inks.leaf, inks.paper, inks.leaf].map(dim),
  )
  let blooms = ''
  for (let row = 0; row < 8; row += 1) {
    const y = top + 14 + row * row * 4.6
    for (let x = -1000; x < 1000; x += 26 + row * 7) {
      blooms += `M${short(x + row * 9)} ${short(y)}q${3 + row} ${-8 - row * 2} ${6 + row * 2} 0z`
    }
  }
  drawn += fill(blooms, dim(mix(inks.paper, inks.accent, 0.25)), 0.6)
  return (
    drawn + riders(stage, 270) + birds(stage, light.side * 120, horizon - 220, 6, dark ? inks.lit : inks.near)
  )
}

/** Low meadows, ditches of still water, a village of gables on its dike, two on bicycles. */
export function dikeVillage(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const top = horizon + 30
  const city = cityInks(stage, 0.18)
  let drawn = sky(stage)
  for (let x = -980; x < 980; x += dice.range(74, 100)) {
    const wall = dice.pick([mix(inks.leafShade, inks.teal, 0.4), inks.ink, mix(inks.near, inks.accent, 0.4)])
    drawn += house(dice, { x, y: top, width: 70, height: dice.range(44, 70) }, city, hazed(stage, wall, 0.16))
  }
  drawn += put(
    { x: light.side * -180, y: top },
    fill('M-30 0V-120H30V0Z', city.wall) +
      fill('M-36 -118L0 -250L36 -118Z', city.roof) +
      disc(0, -100, 13, city.hollow),
  )
  drawn += rect(reach.left, top - 4, reach.right * 2, 30, mix(inks.leafShade, inks.leaf, 0.4))
  const water = mix(inks.water, inks.waterLit, 0.4)
  drawn += strips(
    stage,
    top + 24,
    [inks.leaf, inks.leaf, water, mix(inks.leaf, inks.leafShade, 0.4), inks.leaf, water].map((c) =>
      mix(c, inks.near, dark ? 0.3 : 0),
    ),
  )
  const cow = (x: number, y: number): string =>
    put(
      { x, y },
      fill(
        'M-40 -50H30Q44 -50 46 -36L58 -40L60 -26L44 -18L36 -20V0H26V-22H-26V0H-36V-24Q-44 -34 -40 -50Z',
        inks.paper,
      ) + fill('M-20 -50H6Q4 -28 -16 -30ZM22 -48Q40 -48 40 -34Q26 -34 22 -48Z', inks.ink),
    )
  drawn += cow(-350, 190) + cow(330, 170) + cow(-230, 150)
  return (
    drawn + riders(stage, 280) + birds(stage, light.side * 120, horizon - 200, 8, dark ? inks.lit : inks.near)
  )
}

/** A paved Roman road under an aqueduct, umbrella pines, two on bicycles. */
export function aqueduct(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const stone = hazed(stage, mix(inks.wall, inks.sandShade, 0.35), 0.1)
  const shade = mix(stone, inks.near, 0.4)
  const foot = horizon + 130
  let drawn = sky(stage) + plane(stage, rolling(dice, horizon + 60, 60, 240), hazed(stage, inks.mid, 0.5))
  let openings = ''
  for (let index = -9; index <= 9; index += 1) openings += archPath(index * 124, foot + 8, 82, 250)
  drawn += `<path d="M${reach.left} ${foot - 320}H250V${foot - 300}L300 ${foot - 260}L340 ${foot}H${reach.left}Z${openings}" fill="${stone}" fill-rule="evenodd"/>`
  drawn += rect(reach.left, foot - 330, 1310, 16, shade)
  let sides = ''
  for (let index = -9; index <= 2; index += 1) {
    sides += `M${index * 124 + (light.side === 1 ? -41 : 27)} ${foot}V${foot - 206}h14V${foot}z`
  }
  drawn += fill(sides, shade)
  drawn += plane(
    stage,
    rolling(dice, foot + 6, 16, 300),
    mix(inks.leaf, inks.sandShade, dark ? 0.5 : 0.3),
    inks.leafShade,
  )
  for (const [x, size] of [
    [430, 300],
    [620, 250],
    [800, 320],
    [-760, 260],
  ] as const) {
    drawn += put(
      { x, y: foot + 40 },
      umbrellaPine(size, inks.leafShade, inks.leaf, mix(inks.near, inks.accent, 0.3)),
    )
  }
  return drawn + riders(stage, 290) + birds(stage, 200, horizon - 240, 5, dark ? inks.lit : inks.near)
}

/** The skeleton of a whale in the sand, and two who look at it. */
export function whaleBones(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const bone = mix(inks.paper, dark ? inks.mid : inks.lit, 0.2)
  const shade = mix(bone, inks.sandShade, 0.55)
  let drawn = sky(stage)
  drawn += plane(stage, rolling(dice, horizon - 10, 110, 240), hazed(stage, inks.sandShade, 0.45))
  // Wind has cut the rocks of the valley into tables.
  for (const [x, w, h] of [
    [-620, 260, 190],
    [-300, 150, 110],
    [520, 320, 230],
    [860, 200, 150],
  ] as const) {
    const rock = hazed(stage, mix(inks.sandShade, inks.accent, 0.2), 0.24)
    drawn += fill(
      `M${x - w / 2} ${horizon + 50}L${x - w * 0.36} ${horizon + 50 - h}H${x + w * 0.34}L${x + w / 2} ${horizon + 50}Z`,
      rock,
    )
    drawn += stroke(
      `M${x - w * 0.4} ${horizon + 50 - h * 0.6}H${x + w * 0.4}M${x - w * 0.45} ${horizon + 50 - h * 0.25}H${x + w * 0.45}`,
      mix(rock, inks.near, 0.3),
      6,
      0.5,
    )
  }
  drawn += plane(stage, rolling(dice, horizon + 50, 30, 320), inks.sand, inks.sandShade)
  const y = horizon + 250
  let ribs = ''
  for (let index = 0; index < 11; index += 1) {
    const x = -150 + index * 36
    const tall = 150 * Math.sin(((index + 2.4) / 14) * Math.PI)
    ribs += `M${x} ${y - 40}Q${short(x + 46)} ${short(y - 30 - tall)} ${short(x + 20)} ${short(y + 34)}`
  }
  let spine = ''
  for (let index = 0; index < 20; index += 1) {
    const x = -170 + index * 30
    const size = index < 10 ? 15 : 15 - (index - 9) * 1.1
    spine += disc(x, y - 44 + Math.max(0, index - 10) * 7, size, index % 2 === 0 ? bone : shade)
  }
  drawn += fill(
    `M-440 ${y + 40}Q-100 ${y + 74} 470 ${y + 50}Q300 ${y + 20} -200 ${y + 16}Z`,
    mix(inks.sandShade, inks.near, 0.2),
    0.55,
  )
  drawn += stroke(ribs, shade, 15) + stroke(ribs, bone, 9) + spine
  drawn += fill(
    `M-176 ${y - 66}Q-280 ${y - 86} -440 ${y + 10}Q-446 ${y + 28} -420 ${y + 30}Q-300 ${y + 4} -200 ${y + 14}Q-160 ${y - 10} -176 ${y - 66}Z`,
    bone,
  )
  drawn += fill(`M-200 ${y + 14}Q-300 ${y + 4} -420 ${y + 30}Q-330 ${y + 40} -190 ${y + 36}Z`, shade)
  drawn += disc(-222, y - 30, 14, shade)
  const [first, second] = passers(stage)
  if (first) drawn += put({ x: 300, y: y - 40, scale: 1.5, flip: true }, walker(first, { hat: inks.paper }))
  if (second) {
    drawn += put({ x: 380, y: y - 34, scale: 1.45, flip: true }, walker(second, { pack: inks.gold }))
  }
  return drawn + birds(stage, light.side * 220, horizon - 240, 3, dark ? inks.lit : inks.near)
}
