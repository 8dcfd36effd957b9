import { sloop } from '../cast/small-boats.ts'
import { deckChair, sunshade } from '../cast/props.ts'
import { cheering, dressed, walker } from '../cast/people.ts'
import { palm } from '../cast/trees.ts'
import { mix } from '../ink.ts'
import { distantCity } from '../landmarks/skyline.ts'
import { curve, disc, fill, oval, poly, put, rect, ring, short, stroke } from '../pen.ts'
import type { Point } from '../pen.ts'
import { plane, rolling } from '../ridges.ts'
import { ripples, sea, sliver } from '../sea.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'

function sunshadeOnSand(stage: Stage, palms: boolean): string {
  const { dice, inks, horizon, dark } = stage
  const skin = skinTone(stage, 0.2)
  const shoreline: readonly Point[] = [
    [reach.left - 20, 330],
    [-600, 300],
    [-250, 240],
    [120, 226],
    [480, 190],
    [800, 130],
    [reach.right + 20, 110],
  ]
  const sandPath = (drop: number): string =>
    `${curve(
      shoreline.map(([x, y]): Point => [x, y + drop]),
      false,
    )}V640H${reach.left - 20}Z`
  const sand = mix(inks.sand, dark ? inks.near : inks.paper, 0.16)
  let drawn = sky(stage)
  drawn += plane(stage, rolling(dice, horizon + 2, 90, 240), hazed(stage, inks.mid, 0.6))
  if (stage.city !== 'generic') drawn += distantCity(stage, horizon + 4, 0.5, stage.light.side * -260)
  drawn += sea(stage)
  drawn += put(
    { x: dice.range(60, 260), y: horizon + 60, scale: 0.5 },
    sloop({
      hull: inks.near,
      hullShade: inks.ink,
      trim: inks.accent,
      sail: inks.paper,
      sailShade: mix(inks.paper, inks.wallShade, 0.4),
      spar: inks.ink,
      crew: inks.ink,
    }),
  )
  drawn += put(
    { x: -430, y: horizon + 34, scale: 0.26 },
    sloop({
      hull: inks.near,
      hullShade: inks.near,
      trim: inks.near,
      sail: inks.accent,
      sailShade: inks.accent,
      spar: inks.near,
      crew: inks.near,
    }),
  )
  const foam = mix(inks.paper, inks.waterLit, dark ? 0.5 : 0.1)
  drawn +=
    fill(sandPath(-40), mix(inks.water, inks.waterLit, 0.45), 0.8) +
    fill(sandPath(-26), foam, 0.9) +
    fill(sandPath(-12), mix(sand, inks.sandShade, 0.3)) +
    fill(sandPath(6), sand)
  drawn += stage.grain.scatter(
    inks.sandShade,
    320,
    (chance) => {
      const x = chance.range(reach.left, reach.right)
      return [x, 340 - x * 0.1 + chance.next() * 260]
    },
    { size: 3, opacity: 0.7 },
  )
  drawn += fill(sliver(60, 352, 230, 12), mix(sand, inks.sandShade, 0.5))
  drawn += put(
    { x: -200, y: 312, turn: -8, scale: 1.1 },
    fill('M-16 0Q-34 -130 0 -250Q34 -130 16 0Z', inks.gold) + stroke('M0 -6V-240', inks.accent, 6),
  )
  drawn +=
    put({ x: -60, y: 344, scale: 1.15 }, deckChair(inks.teal, inks.ink)) +
    put({ x: 170, y: 338, scale: 1.15 }, deckChair(inks.accent, inks.ink))
  drawn += put(
    { x: 46, y: 348, scale: 1.3, turn: 7 * stage.light.side },
    sunshade(inks.accent, inks.paper, inks.ink, inks.ink),
  )
  drawn += put(
    { x: 345, y: 330, scale: 1.7 },
    dice.chance(0.5)
      ? dressed({ top: inks.rose, bottom: inks.rose, skin, hair: inks.ink })
      : walker({ top: inks.paper, bottom: inks.teal, skin, hair: inks.ink }, { hat: inks.gold }),
  )
  if (palms) {
    drawn += put(
      { x: -520, y: 500, turn: 4 },
      palm(
        dice,
        760,
        inks.leafShade,
        mix(inks.leafShade, inks.ink, 0.45),
        mix(inks.near, inks.ink, 0.5),
        110,
      ),
    )
    drawn += put(
      { x: 800, y: 470, turn: -4 },
      palm(
        dice,
        560,
        inks.leafShade,
        mix(inks.leafShade, inks.ink, 0.45),
        mix(inks.near, inks.ink, 0.5),
        -80,
      ),
    )
  }
  return drawn + birds(stage, 120, -240, 4, dark ? inks.lit : inks.near)
}

/** A beach under palms: a sunshade and two chairs, a board, a sail far out. */
export const beach = (stage: Stage): string => sunshadeOnSand(stage, true)

/** The same on a coast of which nothing is known: no palms. */
export const seaside = (stage: Stage): string => sunshadeOnSand(stage, false)

function tube(points: readonly Point[], colour: string, shade: string, shine: string, width: number): string {
  const path = curve(points, false)
  return (
    stroke(path, shade, width) +
    put({ x: -2, y: -5 }, stroke(path, colour, width * 0.82)) +
    put({ x: -2, y: -width * 0.24 }, stroke(path, shine, width * 0.14, 0.75))
  )
}

function rider(ringInk: string, skin: string, suit: string): string {
  return (
    oval(0, 0, 46, 22, ringInk) +
    oval(0, -4, 24, 10, mix(ringInk, '#000000', 0.35)) +
    fill('M-14 -4Q-16 -40 -2 -44Q12 -44 14 -6Z', suit) +
    disc(0, -56, 11, skin) +
    stroke('M-8 -36L-30 -62M8 -36L30 -64', skin, 7) +
    fill('M-11 -58Q-12 -70 0 -70Q12 -70 11 -58Q0 -64 -11 -58Z', suit)
  )
}

/** Slides that wind from a tower into a pool. */
export function waterpark(stage: Stage): string {
  const { dice, inks, dark, horizon } = stage
  const ground = horizon + 40
  const skin = skinTone(stage, 0.2)
  const shine = inks.paper
  const pool = mix(inks.teal, inks.waterLit, dark ? 0.1 : 0.34)
  const shade = (colour: string): string => mix(colour, inks.ink, 0.36)
  const wood = mix(inks.wallShade, inks.near, 0.5)
  let drawn = sky(stage)
  if (stage.city !== 'generic') drawn += distantCity(stage, ground - 6, 0.62, stage.light.side * -420)
  drawn += plane(stage, rolling(dice, ground, 60, 200), hazed(stage, inks.leafShade, 0.35))
  for (const [x, height, lean] of [
    [-560, 320, 30],
    [-690, 260, -20],
    [560, 300, -30],
    [700, 380, 20],
    [-900, 300, 10],
    [900, 280, -20],
  ] as const) {
    drawn += put(
      { x, y: ground + 40 },
      palm(
        dice,
        height,
        inks.leafShade,
        mix(inks.leafShade, inks.ink, 0.45),
        mix(inks.near, inks.ink, 0.3),
        lean,
      ),
    )
  }
  // The tower.
  let frame = ''
  for (const x of [-60, 0, 60]) frame += `M${x} ${ground + 60}V-250`
  for (let y = ground + 40; y > -230; y -= 80) {
    frame += `M-60 ${short(y)}L60 ${short(y - 80)}M60 ${short(y)}L-60 ${short(y - 80)}`
  }
  drawn += tube(
    [
      [40, -240],
      [190, -250],
      [330, -180],
      [360, -60],
      [240, 20],
      [120, 60],
      [150, 160],
      [330, 200],
      [520, 190],
      [640, 250],
    ],
    inks.teal,
    shade(inks.teal),
    shine,
    46,
  )
  drawn += stroke(frame, wood, 8) + rect(-90, -262, 180, 16, wood)
  drawn +=
    poly(
      [
        [-110, -350],
        [0, -430],
        [110, -350],
      ],
      inks.accent,
    ) +
    poly(
      [
        [0, -430],
        [stage.light.side * -110, -350],
        [0, -350],
      ],
      shade(inks.accent),
    ) +
    stroke('M-80 -350V-262M80 -350V-262', wood, 8) +
    stroke('M0 -430V-462', wood, 4) +
    fill('M0 -462L44 -450L0 -438Z', inks.gold)
  drawn +=
    put(
      { x: -34, y: -262, scale: 0.8 },
      cheering({ top: inks.gold, bottom: inks.ink, skin, hair: inks.ink }),
    ) +
    put({ x: 30, y: -262, scale: 0.76 }, walker({ top: inks.teal, bottom: inks.ink, skin, hair: inks.ink }))
  drawn += tube(
    [
      [-40, -236],
      [-180, -240],
      [-330, -170],
      [-350, -50],
      [-220, 10],
      [-80, 20],
      [40, 70],
      [20, 150],
      [-120, 180],
      [-250, 190],
      [-330, 262],
    ],
    inks.gold,
    shade(inks.gold),
    shine,
    52,
  )
  drawn += tube(
    [
      [0, -230],
      [30, -120],
      [90, -20],
      [110, 90],
      [90, 190],
      [40, 280],
    ],
    inks.accent,
    shade(inks.accent),
    shine,
    60,
  )
  drawn += plane(stage, (x) => 250 + Math.sin(x / 500) * 10, mix(pool, inks.paper, 0.6))
  drawn += plane(stage, (x) => 268 + Math.sin(x / 500) * 10, pool)
  drawn +=
    fill(ripples(stage, 270, 470, 60), mix(pool, inks.paper, 0.55), 0.85) +
    fill(ripples(stage, 290, 480, 24), mix(pool, inks.waterDeep, 0.5), 0.6)
  const splash = (x: number, y: number, size: number): string =>
    put(
      { x, y, scale: size },
      fill(
        'M-70 10Q-90 -40 -60 -66Q-56 -30 -40 -20Q-34 -80 -6 -104Q-6 -50 6 -24Q24 -70 52 -76Q40 -40 52 -18Q70 -40 84 -34Q80 -4 66 12Z',
        mix(inks.paper, pool, 0.12),
      ),
    )
  drawn += splash(44, 300, 1.3) + splash(-340, 292, 0.9)
  drawn +=
    put({ x: 200, y: 340, scale: 1.5 }, rider(inks.accent, skin, inks.ink)) +
    put({ x: -130, y: 380, scale: 1.7 }, rider(inks.gold, mix(skin, inks.ink, 0.3), inks.teal))
  drawn += put({ x: 420, y: 400, scale: 1.1 }, ring(0, 0, 30, inks.rose, 20))
  return drawn + (dark ? '' : birds(stage, -300, -300, 3, inks.near))
}
