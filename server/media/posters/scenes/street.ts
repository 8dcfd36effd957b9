import { passers } from './people-about.ts'
import { cyclist } from '../cast/gatherings.ts'
import { dressed, stander, walker } from '../cast/people.ts'
import { lampPost } from '../cast/props.ts'
import { street } from '../cast/street.ts'
import { palm, roundTree } from '../cast/trees.ts'
import { tramFront } from '../cast/vehicles.ts'
import { mix } from '../ink.ts'
import { cityInks, cityRow } from '../landmarks/skyline.ts'
import { fill, poly, put, rect, short, stroke } from '../pen.ts'
import { ripples, sea } from '../sea.ts'
import { birds, sky } from '../sky.ts'
import { reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'

/** A square before the monument, a guide with a flag and those who follow. */
export function walkingTour(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const ground = horizon + 70
  const people = passers(stage)
  const paving = mix(mix(inks.sand, inks.wallShade, 0.25), dark ? inks.near : inks.paper, dark ? 0.55 : 0.15)
  let drawn = sky(stage)
  drawn += cityRow(stage, { y: ground - 4, scale: 0.8, distance: 0.5 })
  drawn += cityRow(stage, {
    y: ground,
    scale: 1,
    distance: 0.1,
    monumentX: light.side * -dice.range(10, 90),
    monumentScale: stage.city === 'paris' || stage.city === 'dubai' ? 1.05 : 1.36,
    clear: [-330, 330],
    secondX: light.side * 420,
    secondScale: 1,
  })
  drawn += rect(reach.left, ground - 2, reach.right * 2, 640, paving)
  for (let row = 0; row < 7; row += 1) {
    drawn += rect(
      reach.left,
      ground + 14 + row ** 1.8 * 13,
      reach.right * 2,
      2 + row * 0.6,
      mix(paving, inks.near, 0.22),
    )
  }
  let seams = ''
  for (let seam = -12; seam <= 12; seam += 1) seams += `M${seam * 40} ${short(ground)}L${seam * 190} 640`
  drawn += stroke(seams, mix(paving, inks.near, 0.2), 2.4)
  drawn +=
    put({ x: -470, y: ground + 90, scale: 1.5 }, lampPost(inks.ink, dark ? inks.gold : undefined)) +
    put({ x: 500, y: ground + 90, scale: 1.5 }, lampPost(inks.ink, dark ? inks.gold : undefined))
  const baseline = 360
  const shadow = mix(paving, inks.near, 0.5)
  const group = [
    [-250, 0],
    [-160, 3],
    [-76, 1],
    [16, 4],
    [104, 2],
  ] as const
  for (const [x] of [...group, [250] as const]) {
    drawn += poly(
      [
        [x - 26, baseline + 2],
        [x + 26, baseline + 4],
        [x + 26 - light.side * 150, baseline + 46],
        [x - 10 - light.side * 150, baseline + 44],
      ],
      shadow,
      0.5,
    )
  }
  for (const [index, [x, who]] of group.entries()) {
    const look = people[who] ?? people[0]
    if (look === undefined) continue
    const scale = [2.25, 2.05, 2.3, 2.1, 2.2][index] ?? 2.1
    const body =
      [
        walker(look, { pack: inks.gold, hat: inks.paper }),
        dressed(look),
        stander(look),
        walker(look, { hat: inks.accent }),
        dressed(look),
      ][index] ?? ''
    drawn += put({ x, y: baseline + (index % 2) * 10, scale }, body)
  }
  drawn += put(
    { x: 256, y: baseline + 6, scale: 2.35, flip: true },
    stander({ top: inks.teal, bottom: inks.ink, skin: skinTone(stage, 0.3), hair: inks.ink }),
  )
  drawn +=
    stroke(`M232 ${baseline - 172}L196 ${baseline - 226}`, inks.teal, 13) +
    stroke(`M196 ${baseline - 214}V${baseline - 356}`, inks.ink, 5) +
    fill(
      `M196 ${baseline - 356}Q232 ${baseline - 372} 262 ${baseline - 350}T318 ${baseline - 346}V${baseline - 296}Q286 ${baseline - 290} 262 ${baseline - 302}T196 ${baseline - 306}Z`,
      inks.accent,
    )
  return drawn + birds(stage, -160, -250, 6, dark ? inks.lit : inks.near)
}

/** Two on bicycles along the water. */
export function bikeTour(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const shore = horizon + 20
  const people = passers(stage)
  const quay = 232
  const stone = mix(mix(inks.sand, inks.wallShade, 0.35), dark ? inks.near : inks.paper, dark ? 0.5 : 0.14)
  let drawn = sky(stage)
  drawn += cityRow(stage, {
    y: shore,
    scale: 0.74,
    distance: 0.28,
    monumentX: light.side * -dice.range(60, 220),
    monumentScale: stage.city === 'paris' || stage.city === 'dubai' ? 0.9 : 1.15,
    secondX: light.side * 330,
  })
  drawn += rect(reach.left, shore - 2, reach.right * 2, 14, mix(inks.near, inks.wallShade, 0.3))
  drawn += sea(stage, shore + 10)
  drawn +=
    rect(reach.left, quay - 34, reach.right * 2, 640, stone) +
    rect(reach.left, quay - 34, reach.right * 2, 9, mix(stone, inks.lit, 0.6)) +
    rect(reach.left, quay + 160, reach.right * 2, 640, mix(stone, inks.near, 0.3))
  let rails = `M${reach.left} ${quay - 96}H${reach.right}M${reach.left} ${quay - 66}H${reach.right}`
  for (let x = -1040; x < 1060; x += 104) rails += `M${x} ${quay - 34}V${quay - 104}`
  drawn += stroke(rails, mix(inks.near, inks.ink, 0.4), 5)
  const palmy = ['dubai', 'abu-dhabi', 'cairo', 'antalya', 'barcelona', 'lisbon'].includes(stage.city)
  for (const x of [-500, 520, -880, 900]) {
    drawn += put(
      { x, y: quay + 30 },
      palmy
        ? palm(
            dice,
            420,
            inks.leafShade,
            mix(inks.leafShade, inks.ink, 0.4),
            mix(inks.near, inks.ink, 0.3),
            20,
          )
        : roundTree(dice, 400, inks.leafShade, inks.leaf, mix(inks.near, inks.ink, 0.3), light.side),
    )
  }
  const shadow = mix(stone, inks.near, 0.5)
  for (const x of [-170, 170]) {
    drawn += `<ellipse cx="${x - light.side * 30}" cy="${quay + 142}" rx="190" ry="13" fill="${shadow}" opacity="0.6"/>`
  }
  const [first, , third] = people
  if (first !== undefined && third !== undefined) {
    drawn += put(
      { x: -176, y: quay + 134, scale: 1.72 },
      cyclist({ ...third, hair: inks.gold }, inks.paper, inks.ink, undefined),
    )
    drawn += put(
      { x: 172, y: quay + 146, scale: 1.84 },
      cyclist({ ...first, hair: inks.paper }, inks.teal, inks.ink, mix(inks.gold, inks.sandShade, 0.3)),
    )
  }
  drawn += fill(ripples(stage, shore + 20, quay - 40, 20), inks.waterLit, 0.6)
  return drawn + birds(stage, light.side * 160, -270, 4, dark ? inks.lit : inks.near)
}

/** A tram climbing a street. */
export function tram(stage: Stage): string {
  const { inks, horizon, dark, dice } = stage
  const city = cityInks(stage, 0)
  const paint = stage.city === 'lisbon' || dice.chance(0.3) ? inks.gold : inks.accent
  const foot = horizon + 270
  let drawn = sky(stage) + street(stage, { wide: 1.42 })
  const rail = mix(inks.near, inks.ink, 0.5)
  drawn +=
    stroke(`M-12 ${short(horizon + 70)}L-250 640M12 ${short(horizon + 70)}L250 640`, rail, 7) +
    stroke(`M-12 ${short(horizon + 70)}L-250 640M12 ${short(horizon + 70)}L250 640`, inks.lit, 2)
  drawn += stroke(
    `M0 ${short(horizon - 30)}L0 -620M-560 ${short(horizon - 330)}L560 ${short(horizon - 340)}M-360 ${short(horizon - 190)}L360 ${short(horizon - 196)}`,
    city.hollow,
    2.4,
  )
  drawn += fill(`M-190 ${short(foot)}H190L230 ${short(foot + 40)}H-230Z`, inks.near, 0.5)
  drawn += put({ x: 0, y: foot, scale: 1.26 }, tramFront(stage, paint))
  const people = passers(stage)
  const [first, second] = [people[1], people[4]]
  if (first !== undefined && second !== undefined) {
    drawn +=
      put(
        { x: 292, y: horizon + 300, scale: 1.9, flip: true },
        walker(first, { pack: inks.teal, hat: inks.gold }),
      ) + put({ x: -310, y: horizon + 290, scale: 1.8 }, dressed(second))
  }
  if (dark) {
    drawn += put(
      { x: 0, y: foot + 30 },
      poly(
        [
          [-60, -90],
          [60, -90],
          [250, 210],
          [-250, 210],
        ],
        inks.gold,
        0.16,
      ),
    )
  }
  return drawn + birds(stage, 40, horizon - 360, 3, dark ? inks.lit : inks.near)
}
