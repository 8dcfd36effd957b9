import { dressed, stander, walker } from '../cast/people.ts'
import { cypress } from '../cast/trees.ts'
import { mix } from '../ink.ts'
import { archPath, fill, put, rect, short, stroke } from '../pen.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'

/** The gate of an Ottoman palace: a wall with battlements, two towers under pointed caps, a court with cypresses before it. */
export function palaceGate(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const stone = mix(mix(inks.wall, inks.sandShade, 0.25), inks.near, dark ? 0.42 : 0.02)
  const shade = mix(stone, inks.near, 0.34)
  const deep = mix(inks.near, inks.ink, 0.3)
  const lead = mix(mix(inks.teal, inks.near, 0.5), inks.ink, dark ? 0.35 : 0.05)
  const ground = horizon + 170
  const wallTop = ground - 230
  let drawn = sky(stage)
  let trees = ''
  for (let x = -1040; x < 1080; x += 74) {
    if (Math.abs(x) > 280) {
      trees += put(
        { x: x + dice.range(-20, 20), y: ground - 120 },
        cypress(
          dice.range(190, 330),
          hazed(stage, mix(inks.leafShade, inks.near, 0.3), 0.3),
          hazed(stage, inks.leafShade, 0.3),
          light.side,
        ),
      )
    }
  }
  drawn += trees
  const battlements = (from: number, to: number, y: number): string => {
    let path = ''
    for (let x = from; x < to; x += 44) path += `M${x} ${short(y)}v-26q14 -18 28 0v26z`
    return fill(path, stone)
  }
  drawn +=
    rect(reach.left, wallTop, reach.right * 2, 260, stone) +
    battlements(-1068, 1070, wallTop + 2) +
    stroke(`M${reach.left} ${short(wallTop + 26)}H${reach.right}`, shade, 6)
  for (const x of [-880, -640, 640, 880]) {
    drawn += rect(x - 20, wallTop + 70, 40, 60, deep, 1, 4)
  }
  // the gatehouse and its way through
  drawn +=
    rect(-150, wallTop - 60, 300, ground - wallTop + 60, mix(stone, inks.paper, dark ? 0 : 0.14)) +
    battlements(-150, 140, wallTop - 58) +
    rect(-116, wallTop - 28, 232, 44, mix(inks.leafShade, inks.near, 0.35), 1, 6) +
    stroke(`M-92 ${short(wallTop - 6)}q24 -18 48 0t48 0t48 0t44 0`, inks.gold, 6) +
    fill(archPath(0, ground, 168, 210), shade) +
    fill(archPath(0, ground, 136, 190), deep) +
    fill(archPath(0, ground, 92, 146), mix(inks.leaf, inks.lit, dark ? 0.1 : 0.4))
  for (const side of [-1, 1]) {
    const x = side * 215
    const top = wallTop - 150
    drawn +=
      rect(x - 74, top, 148, ground - top, stone) +
      rect(light.side === 1 ? x - 74 : x + 28, top, 46, ground - top, shade) +
      rect(x - 84, top - 8, 168, 20, mix(stone, inks.lit, 0.3)) +
      fill(`M${x - 88} ${short(top - 6)}L${x} ${short(top - 196)}L${x + 88} ${short(top - 6)}Z`, lead) +
      fill(
        `M${x} ${short(top - 196)}L${x + light.side * -88} ${short(top - 6)}H${x + light.side * -28}Z`,
        mix(lead, inks.ink, 0.3),
      ) +
      stroke(`M${x} ${short(top - 196)}v-36`, inks.gold, 5)
    for (const y of [top + 60, top + 170]) drawn += fill(archPath(x, y + 50, 34, 54), dark ? inks.gold : deep)
  }
  drawn += rect(
    reach.left,
    ground - 2,
    reach.right * 2,
    640,
    mix(inks.leaf, inks.leafShade, dark ? 0.8 : 0.4),
  )
  drawn += fill(
    `M-84 ${short(ground - 2)}H84L420 640H-420Z`,
    mix(mix(inks.sand, inks.paper, 0.3), inks.near, dark ? 0.55 : 0.05),
  )
  for (const [x, tall] of [
    [-520, 420],
    [520, 400],
    [-860, 460],
    [860, 470],
  ] as const) {
    drawn += put(
      { x, y: ground + 120 },
      cypress(tall, mix(inks.leafShade, inks.ink, dark ? 0.5 : 0.2), inks.leafShade, light.side),
    )
  }
  const [one, two, three, four] = passers(stage)
  if (one && two && three && four) {
    const y = ground + 170
    drawn +=
      put({ x: -40, y: ground + 40, scale: 1.1 }, stander(four)) +
      put({ x: 30, y: ground + 46, scale: 1.15 }, walker(three)) +
      put({ x: -170, y, scale: 1.9 }, walker(one, { hat: inks.paper })) +
      put({ x: -90, y: y + 8, scale: 1.9 }, dressed(two)) +
      put({ x: 150, y, scale: 1.9, flip: true }, walker(three, { pack: inks.gold }))
  }
  return drawn + birds(stage, light.side * -360, -330, 5, dark ? inks.lit : inks.near)
}
