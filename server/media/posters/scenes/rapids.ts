import { kayak as kayakBoat, stoneBridge } from '../cast/small-boats.ts'
import { raft } from '../cast/wooden-boats.ts'
import { fir } from '../cast/trees.ts'
import { mix } from '../ink.ts'
import { blob, disc, fill, put, short, stroke } from '../pen.ts'
import { plane, rolling } from '../ridges.ts'
import { ripples, sea, sliver } from '../sea.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'
import { reflection } from './water.ts'

function paddler(stage: Stage): string {
  const { inks } = stage
  const skin = skinTone(stage, 0.25)
  return kayakBoat(
    inks.accent,
    mix(inks.accent, inks.ink, 0.32),
    inks.paper,
    { top: inks.teal, bottom: inks.ink, skin, hair: inks.paper },
    { top: inks.gold, bottom: inks.ink, skin, hair: inks.paper },
  )
}

function foam(stage: Stage, y: number, count: number): string {
  let path = ''
  for (let index = 0; index < count; index += 1) {
    path += sliver(stage.dice.range(-900, 900), y + stage.dice.range(-90, 190), stage.dice.range(30, 110), 13)
  }
  return fill(path, mix(stage.inks.paper, stage.inks.waterLit, 0.25), 0.85)
}

/** A raft in white water, a one-arched stone bridge over the gorge. */
export function rafting(stage: Stage): string {
  const { dice, inks, horizon } = stage
  const skin = skinTone(stage, 0.3)
  let drawn = sky(stage)
  drawn += plane(stage, rolling(dice, horizon - 60, 220, 260), hazed(stage, inks.mid, 0.5))
  drawn += plane(stage, rolling(dice, horizon + 10, 150, 180), hazed(stage, inks.leafShade, 0.28), inks.leaf)
  const stone = hazed(stage, mix(inks.sandShade, inks.wall, 0.4), 0.1)
  drawn += put({ x: 0, y: horizon + 60 }, stoneBridge(1100, 250, 1, stone, mix(stone, inks.near, 0.4)))
  for (const side of [-1, 1]) {
    const bank = mix(inks.sandShade, inks.near, 0.35)
    drawn += blob(
      [
        [side * 1200, horizon - 180],
        [side * 700, horizon - 150],
        [side * 440, horizon + 10],
        [side * 470, horizon + 130],
        [side * 1200, horizon + 200],
      ],
      bank,
      1,
      0.6,
    )
    for (const x of [520, 640, 790, 950]) {
      drawn += put({ x: side * x, y: horizon - 70 }, fir(190, inks.leafShade, inks.leaf, stage.light.side))
    }
  }
  drawn += sea(stage, horizon + 60) + foam(stage, horizon + 190, 46)
  drawn += put(
    { x: 0, y: horizon + 260, scale: 1.35, turn: -5 },
    raft(
      inks.accent,
      mix(inks.accent, inks.ink, 0.35),
      inks.gold,
      passers(stage).map(({ top }) => top),
      skin,
      inks.ink,
    ),
  )
  return drawn + foam(stage, horizon + 340, 20)
}

/** A double kayak before the mouth of a sea cave. */
export function seaCave(stage: Stage): string {
  const { dice, inks, horizon } = stage
  const rock = hazed(stage, mix(inks.sandShade, inks.accent, 0.22), 0.06)
  const shade = mix(rock, inks.ink, 0.5)
  let drawn = sky(stage) + plane(stage, rolling(dice, horizon + 6, 90, 260), hazed(stage, inks.mid, 0.6))
  drawn += sea(stage, horizon + 16)
  const arch = `M-660 ${short(horizon + 70)}L-600 -250Q-420 -400 -180 -380Q120 -420 330 -340Q520 -300 600 ${short(horizon + 70)}Z`
  const mouth = `M-270 ${short(horizon + 70)}Q-280 -150 -60 -190Q180 -200 230 ${short(horizon + 70)}Z`
  drawn += `<path d="${arch}${mouth}" fill="${rock}" fill-rule="evenodd"/>`
  drawn += fill(
    `M-270 ${short(horizon + 70)}Q-280 -150 -60 -190Q-190 -100 -200 ${short(horizon + 70)}Z`,
    shade,
  )
  drawn += stroke(
    'M-520 -180Q-440 -90 -420 40M-360 -300Q-320 -240 -330 -170M300 -270Q380 -160 400 20M420 -250Q500 -120 520 20',
    shade,
    9,
    0.5,
  )
  for (const [x, y] of [
    [-430, -330],
    [-330, -368],
    [90, -396],
    [240, -366],
    [420, -322],
  ] as const) {
    drawn += disc(x, y - 10, 44, inks.leafShade) + disc(x + 34, y, 34, inks.leaf)
  }
  const y = horizon + 230
  drawn += reflection(stage, 0, y, 420, mix(inks.waterDeep, inks.ink, 0.3))
  drawn += put({ x: dice.range(-40, 20), y, scale: 1.8 }, paddler(stage))
  return drawn + fill(ripples(stage, y + 20, 470, 18), mix(inks.water, inks.waterLit, 0.7), 0.9)
}

/** A double kayak in a channel between mangroves that stand on their roots. */
export function mangroves(stage: Stage): string {
  const { dice, inks, horizon, light } = stage
  let drawn = sky(stage)
  drawn += plane(stage, rolling(dice, horizon + 10, 60, 160), hazed(stage, inks.leafShade, 0.5))
  drawn += sea(stage, horizon + 20)
  const tree = (x: number, y: number, size: number): string => {
    const leaf = mix(inks.leafShade, inks.leaf, dice.range(0, 0.7))
    let roots = ''
    for (const lean of [-70, -44, -20, 8, 30, 58, 82]) roots += `M0 -90Q${lean * 0.7} -70 ${lean} 10`
    const crown = [
      [-80, -130, 70],
      [0, -170, 88],
      [84, -128, 70],
      [-36, -110, 60],
      [40, -112, 62],
    ] as const
    return put(
      { x, y, scale: size },
      stroke(roots, mix(inks.near, inks.ink, 0.4), 8) +
        crown.map(([cx, cy, r]) => disc(cx, cy, r, leaf)).join('') +
        crown
          .slice(0, 3)
          .map(([cx, cy, r]) => disc(cx - light.side * -16, cy - 18, r * 0.55, inks.leaf))
          .join(''),
    )
  }
  for (const side of [-1, 1]) {
    drawn += tree(side * 430, horizon + 60, 0.8) + tree(side * 620, horizon + 90, 1.05)
    drawn +=
      tree(side * 850, horizon + 110, 1.3) +
      tree(side * 520, horizon + 200, 1.5) +
      tree(side * 820, horizon + 260, 1.8)
  }
  const y = horizon + 230
  drawn += reflection(stage, 0, y, 420, mix(inks.waterDeep, inks.ink, 0.3))
  drawn += put({ x: dice.range(-30, 30), y, scale: 1.6 }, paddler(stage))
  drawn += fill(ripples(stage, y + 20, 470, 18), mix(inks.water, inks.waterLit, 0.7), 0.9)
  return drawn + birds(stage, light.side * 160, horizon - 220, 6, stage.dark ? inks.lit : inks.near)
}

/** The end of the land: a lighthouse on a cliff above the ocean. */
export function cape(stage: Stage): string {
  const { inks, horizon, light } = stage
  const side = -light.side
  const rock = mix(inks.sandShade, inks.near, 0.35)
  let drawn = sky(stage) + sea(stage, horizon)
  const edge = [
    [side * 1100, -110],
    [side * 300, -90],
    [side * 60, -60],
    [side * -20, 20],
    [side * 40, 150],
    [side * -10, 300],
    [side * 120, 640],
    [side * 1100, 640],
  ] as const
  drawn += blob(edge, rock, 1, 0.35)
  drawn += fill(
    `M${side * 1100} -116L${side * 300} -96L${side * 60} -66Q${side * 300} -50 ${side * 1100} -40Z`,
    inks.leaf,
  )
  drawn += stroke(
    `M${side * 90} -10L${side * 130} 160M${side * 220} 10L${side * 240} 260M${side * 420} 0L${side * 430} 220`,
    mix(rock, inks.ink, 0.4),
    10,
    0.5,
  )
  drawn += put(
    { x: side * 230, y: -88, scale: 1.5 },
    fill('M-26 0L-18 -150H18L26 0Z', inks.paper) +
      fill('M-23 -50L-21 -90H21L23 -50Z', inks.accent) +
      fill('M-26 -150H26V-160H-26Z', inks.ink) +
      fill('M-15 -160V-190H15V-160Z', inks.gold) +
      fill('M-20 -190Q0 -216 20 -190Z', inks.accent) +
      fill('M36 0V-46H110V0Z', inks.paper) +
      fill('M28 -44L73 -74L118 -44Z', inks.accent),
  )
  let foamed = ''
  for (let index = 0; index < 12; index += 1) {
    foamed += sliver(
      side * stage.dice.range(-120, 60),
      stage.dice.range(200, 440),
      stage.dice.range(40, 90),
      12,
    )
  }
  return (
    drawn +
    fill(foamed, inks.paper, 0.9) +
    birds(stage, side * -300, horizon - 180, 6, stage.dark ? inks.lit : inks.near) +
    fill(`M${reach.left} 0Z`, rock)
  )
}
