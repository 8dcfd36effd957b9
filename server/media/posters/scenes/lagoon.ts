import { palm } from '../cast/trees.ts'
import { deckChair } from '../cast/props.ts'
import { mix } from '../ink.ts'
import { distantCity } from '../landmarks/skyline.ts'
import { curve, disc, fill, oval, put, rect, stroke } from '../pen.ts'
import { plane, rolling } from '../ridges.ts'
import { glitter, ripples, sea, sliver } from '../sea.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'
import { beach } from './shore.ts'

function coast(stage: Stage): string {
  const { dice, inks, horizon } = stage
  return (
    plane(stage, rolling(dice, horizon + 2, 80, 230), hazed(stage, inks.mid, 0.6)) +
    (stage.city === 'generic' ? '' : distantCity(stage, horizon + 4, 0.5, stage.light.side * -280))
  )
}

/** Someone standing on a board with a paddle, out on flat water. */
function paddleBoard(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const clear = mix(inks.teal, inks.waterLit, dark ? 0.12 : 0.42)
  let drawn = sky(stage) + coast(stage) + sea(stage)
  const shallows = `${curve(
    [
      [reach.left - 20, horizon + 120],
      [-600, horizon + 90],
      [-200, horizon + 130],
      [260, horizon + 100],
      [700, horizon + 150],
      [reach.right + 20, horizon + 120],
    ],
    false,
  )}V640H${reach.left - 20}Z`
  drawn +=
    fill(shallows, mix(inks.water, clear, 0.55)) +
    put({ x: 40, y: 92 }, fill(shallows, clear)) +
    put({ x: -30, y: 210 }, fill(shallows, mix(clear, inks.sand, 0.34)))
  drawn += fill(ripples(stage, horizon + 120, 480, 60), mix(clear, inks.paper, 0.5), 0.75)
  if (stage.hour !== 'noon') drawn += fill(glitter(stage, horizon + 20, 470), inks.waterLit, 0.7)
  const islet = light.side * -340
  drawn +=
    oval(islet, horizon + 66, 190, 26, inks.sand) +
    oval(islet, horizon + 72, 210, 16, mix(inks.paper, clear, 0.3), 0.7)
  const bark = mix(inks.near, inks.ink, 0.3)
  for (const [dx, height, lean] of [
    [-70, 190, -50],
    [-10, 240, 30],
    [60, 170, 60],
  ] as const) {
    drawn += put(
      { x: islet + dx, y: horizon + 62 },
      palm(dice, height, inks.leafShade, mix(inks.leafShade, inks.ink, 0.4), bark, lean),
    )
  }
  const [one, , three] = passers(stage)
  const look = dice.chance(0.5) ? one : three
  const y = horizon + 236
  drawn += fill(
    [0, 1, 2, 3, 4].map((row) => sliver(row * 6, y + 18 + row * 14, 190 - row * 26, 8)).join(''),
    mix(inks.waterDeep, clear, 0.35),
    0.7,
  )
  drawn += put(
    { x: dice.range(-40, 40), y, scale: 1.25 },
    oval(0, 0, 190, 15, inks.accent) +
      oval(0, -4, 184, 11, mix(inks.paper, inks.gold, 0.25)) +
      stroke('M-120 -5H120', inks.accent, 4) +
      (look === undefined
        ? ''
        : fill('M-24 -8L-14 -110H14L26 -8H10L0 -86L-8 -8Z', look.skin) +
          fill('M-17 -134H17L18 -92Q0 -84 -18 -92Z', inks.ink) +
          fill('M-20 -132Q-24 -196 -10 -206Q6 -212 18 -202Q26 -180 18 -130Z', look.top) +
          stroke('M-12 -196L30 -152L44 -112M12 -194L46 -176L56 -190', look.skin, 12) +
          disc(4, -226, 18, look.skin) +
          fill('M-15 -226Q-18 -250 4 -250Q26 -250 23 -226L34 -222Q6 -230 -15 -226Z', inks.gold) +
          stroke('M62 -224L34 30', inks.ink, 6) +
          fill('M42 10Q58 30 44 66Q22 64 18 40Q22 12 42 10Z', inks.accent)),
  )
  return drawn + birds(stage, light.side * 220, -250, 4, dark ? inks.lit : inks.near)
}

/** A hammock between two palms, the sea beyond. */
function hammock(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const sand = mix(inks.sand, dark ? inks.near : inks.paper, 0.16)
  const foam = mix(inks.paper, inks.waterLit, dark ? 0.5 : 0.1)
  const shore = horizon + 150
  const beachPath = (drop: number): string =>
    `${curve(
      [
        [reach.left - 20, shore + 20 + drop],
        [-600, shore + 44 + drop],
        [-160, shore + 10 + drop],
        [300, shore + 36 + drop],
        [760, shore + drop],
        [reach.right + 20, shore + 26 + drop],
      ],
      false,
    )}V640H${reach.left - 20}Z`
  let drawn = sky(stage) + coast(stage) + sea(stage)
  drawn +=
    fill(beachPath(-34), mix(inks.water, inks.waterLit, 0.5), 0.8) +
    fill(beachPath(-18), foam) +
    fill(beachPath(-4), mix(sand, inks.sandShade, 0.35)) +
    fill(beachPath(14), sand)
  drawn += stage.grain.scatter(
    inks.sandShade,
    260,
    (chance) => [chance.range(reach.left, reach.right), shore + 50 + chance.next() * 300],
    { size: 3 },
  )
  const bark = mix(inks.near, inks.ink, 0.45)
  const leaf = mix(inks.leafShade, inks.ink, 0.15)
  drawn +=
    put({ x: -380, y: 420 }, palm(dice, 720, leaf, mix(leaf, inks.ink, 0.5), bark, 90)) +
    put({ x: 390, y: 410 }, palm(dice, 660, leaf, mix(leaf, inks.ink, 0.5), bark, -80))
  drawn +=
    put({ x: -820, y: 430 }, palm(dice, 600, leaf, mix(leaf, inks.ink, 0.5), bark, -60)) +
    put({ x: 850, y: 430 }, palm(dice, 640, leaf, mix(leaf, inks.ink, 0.5), bark, 50))
  const [one] = passers(stage)
  drawn +=
    oval(0, 420, 250, 14, mix(sand, inks.sandShade, 0.6)) +
    stroke('M-350 92Q-300 150 -232 196M356 92Q310 150 236 196', inks.ink, 4)
  drawn +=
    fill('M-236 192Q-160 330 0 340Q160 330 240 192Q150 262 0 268Q-150 262 -236 192Z', inks.accent) +
    stroke('M-190 238Q-100 312 0 318Q100 312 194 238M-214 214Q-120 292 0 298Q120 292 216 214', inks.paper, 6)
  if (one !== undefined) {
    drawn +=
      fill(
        'M-130 250Q-70 226 10 242L120 232Q150 222 170 214L178 228Q140 262 60 272H-60Q-120 272 -130 250Z',
        inks.teal,
      ) +
      disc(-150, 226, 26, one.skin) +
      fill('M-186 214Q-150 176 -118 206L-104 200Q-116 236 -150 216Q-170 210 -186 214Z', inks.gold) +
      stroke('M-100 246Q-40 200 -6 236', one.skin, 13)
  }
  drawn +=
    put({ x: light.side * 250, y: 480, scale: 1.1 }, deckChair(inks.gold, inks.ink)) +
    put(
      { x: light.side * -230, y: 470 },
      fill(
        'M-34 -14Q-30 -46 0 -50Q32 -46 36 -14Q20 0 0 0Q-22 0 -34 -14Z',
        mix(skinBrown(stage), inks.leaf, 0.2),
      ) +
        rect(6, -84, 5, 44, inks.accent) +
        disc(0, -46, 20, inks.paper),
    )
  drawn += put(
    { x: light.side * 90, y: horizon + 70, scale: 1 },
    fill(`M-40 -4Q0 6 46 -8Q40 10 26 12H-26Q-38 8 -40 -4Z`, inks.near) +
      fill('M0 -8L-4 -110Q44 -60 52 -14Z', inks.paper),
  )
  return drawn + birds(stage, 40, -220, 4, dark ? inks.lit : inks.near)
}

function skinBrown({ inks }: Stage): string {
  return mix(mix(inks.accent, inks.gold, 0.4), inks.ink, 0.45)
}

/** The beach: chairs under a sunshade, a board on flat water, a hammock. */
export function beachViews(stage: Stage): string {
  return stage.dice.pick([beach, beach, paddleBoard, hammock])(stage)
}
