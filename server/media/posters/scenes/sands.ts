import { camel, caravan } from '../cast/camel.ts'
import { seated } from '../cast/gatherings.ts'
import { robed, silhouette, stander, walker } from '../cast/people.ts'
import { campfire, stringLights } from '../cast/props.ts'
import { palm } from '../cast/trees.ts'
import { mix } from '../ink.ts'
import { threePyramids } from '../landmarks/south.ts'
import { cityInks } from '../landmarks/skyline.ts'
import { fill, oval, poly, put, rect, stroke } from '../pen.ts'
import { below, plane, rolling } from '../ridges.ts'
import type { Edge } from '../ridges.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { greatDune } from './desert.ts'
import { passers } from './people-about.ts'

/** A wide, low tent of woven cloth, its peaks on poles, open to the front. */
function tent(stage: Stage, glow: boolean): string {
  const { inks, dark } = stage
  const cloth = mix(inks.paper, dark ? inks.mid : inks.sandShade, dark ? 0.36 : 0.12)
  const weave = mix(inks.accent, inks.ink, dark ? 0.36 : 0.2)
  const roof =
    'M-310 -52Q-230 -70 -170 -132Q-130 -98 -90 -104Q-50 -122 0 -164Q50 -122 90 -104Q130 -98 170 -132Q230 -70 310 -52L286 -40H-286Z'
  const hem = 'M-310 -52L-286 -40H286L310 -52L298 -62L276 -56H-276L-298 -62Z'
  const within = glow ? inks.gold : mix(inks.near, inks.ink, 0.4)
  let poles = ''
  for (const x of [-286, -170, -60, 60, 170, 286]) poles += `M${x} -44V0`
  return (
    stroke('M-170 -132V-150M0 -164V-188M170 -132V-150', inks.ink, 4) +
    fill('M0 -188L30 -180L0 -170Z', inks.accent) +
    fill('M-286 -42H286V0H-286Z', mix(cloth, inks.near, 0.55)) +
    fill('M-168 -42H168V0H-168Z', within) +
    (glow ? fill('M-120 -42H120V0H-120Z', mix(inks.gold, inks.paper, 0.5)) : '') +
    poly(
      [
        [-168, -14],
        [168, -14],
        [168, 0],
        [-168, 0],
      ],
      weave,
    ) +
    fill(roof, cloth) +
    fill(
      stage.light.side === 1
        ? 'M-310 -52Q-230 -70 -170 -132Q-158 -100 -140 -40H-286Z'
        : 'M310 -52Q230 -70 170 -132Q158 -100 140 -40H286Z',
      mix(cloth, inks.near, 0.4),
    ) +
    fill('M0 -164Q50 -122 90 -104L60 -40H20Z', mix(cloth, inks.near, 0.22)) +
    fill(hem, weave) +
    stroke(
      'M-250 -66Q-200 -84 -170 -116Q-130 -88 -90 -90Q-40 -108 0 -146Q40 -108 90 -90Q130 -88 170 -116Q200 -84 250 -66',
      weave,
      5,
      0.85,
    ) +
    stroke('M-300 -49H300', inks.gold, 3) +
    stroke(poles, inks.ink, 5) +
    fill('M-168 -40Q-156 -18 -170 0H-196V-40ZM168 -40Q156 -18 170 0H196V-40Z', cloth) +
    stroke('M-310 -52L-372 4M310 -52L372 4', inks.ink, 3)
  )
}

/** A camp in the dunes, a fire before the tent. */
export function desertCamp(stage: Stage): string {
  const { dice, inks, horizon, dark } = stage
  const ground = horizon + 130
  const skin = skinTone(stage, 0.3)
  const front = rolling(dice, ground + 10, 26, 500)
  let drawn = sky(stage)
  drawn += plane(stage, rolling(dice, horizon, 60, 220), hazed(stage, inks.mid, 0.5))
  drawn += greatDune(
    stage,
    stage.light.side * 330,
    horizon - dice.range(90, 140),
    horizon + 160,
    stage.light.side,
  )
  drawn += plane(stage, rolling(dice, horizon + 84, 50, 300), mix(inks.sand, inks.sandShade, 0.5), inks.lit)
  drawn += put(
    { x: -350, y: ground + 6 },
    palm(dice, 330, mix(inks.leafShade, inks.ink, 0.2), mix(inks.leafShade, inks.ink, 0.6), inks.ink, -36),
  )
  drawn += put(
    { x: -430, y: ground + 10 },
    palm(dice, 240, mix(inks.leafShade, inks.ink, 0.2), mix(inks.leafShade, inks.ink, 0.6), inks.ink, 30),
  )
  drawn +=
    put({ x: 640, y: ground, scale: 0.7 }, tent(stage, dark)) +
    put({ x: -700, y: ground, scale: 0.74 }, tent(stage, dark))
  drawn += put({ x: 20, y: ground + 8, scale: 1.24 }, tent(stage, dark))
  drawn += plane(
    stage,
    front,
    mix(inks.sand, inks.sandShade, dark ? 0.65 : 0.42),
    dark ? inks.gold : inks.lit,
  )
  const fireY = ground + 136
  if (dark) {
    drawn += oval(0, fireY + 6, 420, 74, inks.accent, 0.16) + oval(0, fireY + 6, 260, 46, inks.gold, 0.16)
  }
  drawn +=
    poly(
      [
        [-330, fireY - 6],
        [-120, fireY - 34],
        [-60, fireY + 6],
        [-290, fireY + 40],
      ],
      inks.accent,
    ) +
    poly(
      [
        [-316, fireY - 2],
        [-126, fireY - 27],
        [-76, fireY + 4],
        [-282, fireY + 32],
      ],
      mix(inks.accent, inks.ink, 0.35),
    )
  drawn +=
    poly(
      [
        [330, fireY - 6],
        [120, fireY - 34],
        [60, fireY + 6],
        [290, fireY + 40],
      ],
      inks.teal,
    ) +
    poly(
      [
        [316, fireY - 2],
        [126, fireY - 27],
        [76, fireY + 4],
        [282, fireY + 32],
      ],
      mix(inks.teal, inks.ink, 0.35),
    )
  const robe = { top: inks.paper, bottom: mix(inks.paper, inks.sandShade, 0.35), skin, hair: inks.paper }
  drawn +=
    put({ x: -210, y: fireY + 8, scale: 1.4 }, seated(robe)) +
    put(
      { x: -140, y: fireY - 6, scale: 1.3 },
      seated({ top: inks.rose, bottom: inks.ink, skin, hair: inks.ink }),
    )
  drawn +=
    put(
      { x: 200, y: fireY + 8, scale: 1.4, flip: true },
      seated({ top: inks.teal, bottom: inks.ink, skin, hair: inks.ink }),
    ) +
    put(
      { x: 136, y: fireY - 6, scale: 1.3, flip: true },
      seated({ top: inks.gold, bottom: inks.near, skin, hair: inks.paper }),
    )
  drawn += put({ x: 0, y: fireY + 10, scale: 1.15 }, campfire(inks.accent, inks.gold, inks.paper, inks.ink))
  if (dark) {
    drawn +=
      stringLights([-350, ground - 250], [-4, ground - 222], 34, 9, inks.ink, inks.gold) +
      stringLights([28, ground - 222], [420, ground - 150], 40, 10, inks.ink, inks.gold)
  }
  return drawn + fill(below(rolling(dice, 452, 26, 420)), skinTone(stage, 0.55))
}

function plateau(stage: Stage, passing: (middle: Edge) => string): string {
  const { dice, inks, horizon } = stage
  const ground = horizon + 60
  const stones = cityInks(stage, 0.06)
  const middle = rolling(dice, ground + 70, 50, 360)
  let drawn = sky(stage)
  drawn += plane(stage, rolling(dice, horizon + 30, 40, 260), hazed(stage, inks.mid, 0.65))
  drawn += put(
    { x: dice.range(-40, 60), y: ground + 24, scale: 1.75 },
    threePyramids({ ...stones, wall: mix(stones.wall, inks.sand, 0.4) }),
  )
  drawn += stage.grain.scatter(
    stones.shade,
    180,
    (chance) => {
      const x = chance.range(-260, 300)
      return [x, ground + 20 - chance.next() * Math.max(20, 330 - Math.abs(x - 20) * 1.2)]
    },
    { size: 4 },
  )
  drawn += plane(stage, middle, mix(inks.sand, inks.sandShade, 0.4), inks.lit)
  drawn += passing(middle)
  const front = rolling(dice, 420, 70, 380)
  drawn += plane(stage, front, mix(inks.sandShade, inks.near, 0.55), inks.sand)
  drawn +=
    put({ x: -520, y: 470 }, palm(dice, 430, mix(inks.leafShade, inks.ink, 0.3), inks.ink, inks.ink, 50)) +
    put({ x: -620, y: 480 }, palm(dice, 330, mix(inks.leafShade, inks.ink, 0.3), inks.ink, inks.ink, -40))
  drawn += put(
    { x: 690, y: 480 },
    palm(dice, 380, mix(inks.leafShade, inks.ink, 0.3), inks.ink, inks.ink, -50),
  )
  drawn += rect(reach.left, 560, reach.right * 2, 80, skinTone(stage, 0.6))
  return drawn + birds(stage, stage.light.x * 0.6, -260, 4, stage.dark ? inks.lit : inks.near)
}

/** The pyramids with people riding past. */
export function pyramids(stage: Stage): string {
  const { dice, inks } = stage
  const dark = stage.dark ? inks.ink : mix(inks.ink, inks.near, 0.2)
  const rug = {
    body: dark,
    far: mix(dark, inks.near, 0.5),
    blanket: inks.accent,
    rider: mix(inks.paper, inks.mid, stage.dark ? 0.4 : 0),
  }
  return plateau(stage, (middle) =>
    dice.chance(0.5)
      ? put(
          { x: 320, y: middle(320) + 4 },
          robed({ top: rug.rider, bottom: rug.rider, skin: dark, hair: inks.teal }),
        ) + caravan(rug, middle, 190, 3, 1.2)
      : put({ x: -70, y: middle(-70) + 26, scale: 2 }, camel(rug, 0.6, true)) +
        put({ x: 150, y: middle(150) + 26, scale: 1.7 }, walker(silhouette(dark), { hat: dark })),
  )
}

/** The pyramids with people walking. */
export function pyramidWalk(stage: Stage): string {
  const { dice, inks } = stage
  const people = passers(stage)
  return plateau(stage, (middle) =>
    dice
      .pick([
        [-190, -110, 40, 210],
        [-230, -30, 60, 140],
        [-120, -40, 150, 230],
      ])
      .map((x, index) => {
        const look = people[index]
        if (look === undefined) return ''
        const body = index % 2 === 0 ? walker(look, { hat: inks.paper, pack: inks.gold }) : stander(look)
        return put({ x, y: middle(x) + 26, scale: 1.8, flip: index === 3 }, body)
      })
      .join(''),
  )
}
