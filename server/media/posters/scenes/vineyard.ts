import { bottle, wineGlass } from '../cast/tableware.ts'
import { couple } from '../cast/gatherings.ts'

import { cypress } from '../cast/trees.ts'
import { mix } from '../ink.ts'

import { disc, fill, oval, poly, put, rect, short, stroke } from '../pen.ts'
import { plane, rolling } from '../ridges.ts'

import { birds, sky } from '../sky.ts'
import { hazed, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'

/** Rows of vines that run to a farm on its hill; two glasses on a barrel. */
export function vineyard(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const hill = (x: number): number => horizon + 70 - 80 * Math.exp(-(((x - light.side * -140) / 330) ** 2))
  const farmX = light.side * -140
  const field = mix(inks.leaf, inks.sandShade, dark ? 0.3 : 0.25)
  let drawn = sky(stage)
  drawn +=
    plane(stage, rolling(dice, horizon + 20, 120, 300), hazed(stage, inks.mid, 0.6)) +
    plane(stage, rolling(dice, horizon + 46, 80, 210), hazed(stage, mix(inks.leafShade, inks.mid, 0.4), 0.4))
  for (const x of [-330, -290, 250, 300, 480, -560, 640]) {
    drawn += put(
      { x, y: horizon + 70 },
      cypress(
        dice.range(90, 150),
        hazed(stage, inks.leafShade, 0.25),
        hazed(stage, inks.leaf, 0.25),
        light.side,
      ),
    )
  }
  drawn += plane(stage, hill, mix(field, inks.lit, 0.12), inks.lit)
  const y = hill(farmX) + 8
  const wall = mix(inks.wall, inks.mid, dark ? 0.6 : 0.05)
  drawn += put(
    { x: farmX, y },
    cypressRow(stage) +
      rect(-100, -78, 130, 78, wall) +
      rect(light.side === 1 ? -100 : -14, -78, 44, 78, mix(inks.wallShade, inks.near, dark ? 0.5 : 0)) +
      poly(
        [
          [-112, -76],
          [-84, -112],
          [14, -112],
          [42, -76],
        ],
        mix(inks.accent, inks.near, 0.25),
      ) +
      rect(26, -126, 54, 126, wall) +
      rect(light.side === 1 ? 26 : 62, -126, 18, 126, mix(inks.wallShade, inks.near, dark ? 0.5 : 0)) +
      poly(
        [
          [18, -124],
          [53, -154],
          [88, -124],
        ],
        mix(inks.accent, inks.near, 0.35),
      ) +
      fill(
        'M-80 -60h16v24h-16zM-46 -60h16v24h-16zM-6 -60h16v24h-16zM46 -104h14v24h-14zM46 -60h14v24h-14z',
        dark ? inks.gold : inks.near,
      ),
  )
  const vanishY = horizon + 44
  for (let row = -15; row <= 15; row += 1) {
    const footX = row * 150
    const headX = farmX + row * 22
    const topY = hill(headX) + 22
    const colour =
      row % 2 === 0
        ? mix(inks.leafShade, inks.near, dark ? 0.4 : 0.06)
        : mix(inks.leaf, inks.leafShade, dark ? 0.7 : 0.3)
    const width = 62
    drawn += poly(
      [
        [headX - 4, topY],
        [headX + 4, topY],
        [footX + width, 660],
        [footX - width, 660],
      ],
      colour,
    )
    drawn += stroke(
      `M${short(headX)} ${short(topY)}L${short(footX + light.side * width * 0.8)} 660`,
      mix(colour, inks.lit, dark ? 0.2 : 0.34),
      3,
      0.8,
    )
    drawn += stage.grain.beside(
      [
        [headX, topY],
        [footX, 660],
      ],
      light.side,
      mix(colour, inks.lit, 0.3),
      { count: 36, depth: 60, size: 4 },
    )
  }
  const people = passers(stage)
  const [one, , , , five] = people
  if (one !== undefined && five !== undefined) {
    drawn += put(
      { x: farmX * -1.3, y: vanishY + 190, scale: 1.25 },
      couple({ ...one, top: inks.paper }, { ...five, top: inks.accent }),
    )
  }
  // A barrel stands before us with what was tasted.
  const oak = mix(skinTone(stage, 0.3), inks.gold, 0.15)
  drawn += put(
    { x: 20, y: 584 },
    fill('M-190 0Q-236 -110 -180 -226H180Q236 -110 190 0Z', oak) +
      fill(
        light.side === 1
          ? 'M-190 0Q-236 -110 -180 -226H-110Q-150 -110 -120 0Z'
          : 'M190 0Q236 -110 180 -226H110Q150 -110 120 0Z',
        mix(oak, inks.ink, 0.4),
      ) +
      stroke('M-80 -224Q-104 -110 -84 0M0 -226V0M80 -224Q104 -110 84 0', mix(oak, inks.ink, 0.3), 4) +
      rect(-208, -170, 416, 20, inks.ink, 1, 6) +
      oval(0, -228, 182, 26, mix(oak, inks.lit, 0.35)),
  )
  const glass = mix(inks.paper, inks.water, 0.25)
  drawn +=
    put({ x: -74, y: 364, scale: 1.3 }, bottle(mix(inks.leafShade, inks.ink, 0.5), inks.paper, inks.accent)) +
    put({ x: 30, y: 370, scale: 1.42 }, wineGlass(mix(inks.accent, inks.ink, 0.36), glass)) +
    put({ x: 122, y: 360, scale: 1.36 }, wineGlass(inks.gold, glass))
  const grape = mix(inks.near, inks.rose, 0.4)
  for (const [dx, dy] of [
    [-150, -4],
    [-132, 2],
    [-114, -2],
    [-142, -18],
    [-124, -16],
    [-132, -32],
  ] as const) {
    drawn += disc(20 + dx, 356 + dy, 13, grape) + disc(16 + dx, 352 + dy, 4, mix(grape, inks.paper, 0.5))
  }
  return drawn + birds(stage, light.side * 200, -240, 4, dark ? inks.lit : inks.near)
}

function cypressRow(stage: Stage): string {
  const { inks, light } = stage
  const colour = mix(inks.leafShade, inks.ink, 0.25)
  return [-170, -136, 108, 140, 172]
    .map((x, index) =>
      put({ x, y: 6 + (index % 2) * 6 }, cypress(150 + (index % 3) * 26, colour, inks.leafShade, light.side)),
    )
    .join('')
}
