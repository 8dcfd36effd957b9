import { bottle, bowl, bread, pot, tajine, teapot, wineGlass } from '../cast/tableware.ts'

import { steam } from '../cast/props.ts'

import { mix } from '../ink.ts'
import { cityRow } from '../landmarks/skyline.ts'
import { archPath, disc, fill, oval, pointedArchPath, put, rect, stroke } from '../pen.ts'
import { sea } from '../sea.ts'
import { sky } from '../sky.ts'
import { reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'

const pointed = new Set(['dubai', 'abu-dhabi', 'cairo', 'istanbul', 'cappadocia'])

/** Whether a table in this city is laid with tea: many boats and kitchens there pour no wine. */
export const poursTea = (city: Stage['city']): boolean => pointed.has(city)

/** A room's wall with a great window on the city. */
function windowOnCity(stage: Stage, sill: number): string {
  const { inks, dark, dice } = stage
  const wall = mix(mix(inks.wallShade, inks.near, 0.5), inks.ink, dark ? 0.4 : 0.06)
  const shore = stage.horizon
  const arch = pointed.has(stage.city) ? pointedArchPath : archPath
  const holes = [
    [-520, 300],
    [0, 640],
    [520, 300],
    [-930, 300],
    [930, 300],
  ] as const
  const tall = stage.city === 'paris' || stage.city === 'dubai'
  let drawn = sky(stage)
  drawn += cityRow(stage, {
    y: shore,
    scale: 0.66,
    distance: 0.42,
    monumentX: dice.range(-90, 90),
    monumentScale: tall ? 0.84 : 1.05,
  })
  drawn += sea(stage, shore)
  const path = holes.map(([x, wide]) => arch(x, sill, wide, wide === 640 ? 620 : 520)).join('')
  drawn += `<path d="M${reach.left} ${reach.top}H${reach.right}V${reach.bottom}H${reach.left}Z${path}" fill="${wall}" fill-rule="evenodd"/>`
  drawn += stroke(
    holes.map(([x, wide]) => arch(x, sill, wide, wide === 640 ? 620 : 520).replace('Z', '')).join(''),
    mix(wall, inks.lit, 0.4),
    9,
  )
  drawn += stage.grain.scatter(
    mix(wall, inks.ink, 0.4),
    220,
    (chance) => [(chance.chance(0.5) ? 1 : -1) * chance.range(330, 372), chance.range(-420, sill)],
    { size: 4 },
  )
  return drawn + rect(reach.left, sill - 4, reach.right * 2, 24, mix(wall, inks.lit, 0.3))
}

/** A table laid at a window on the city. */
export function windowTable(stage: Stage): string {
  const { dice, inks, dark } = stage
  const sill = 196
  const table = mix(mix(inks.paper, inks.sand, 0.25), inks.near, dark ? 0.46 : 0)
  const edge = mix(inks.accent, inks.ink, dark ? 0.35 : 0.14)
  const night = (colour: string): string => mix(colour, inks.near, dark ? 0.16 : 0)
  const clay = night(mix(inks.accent, inks.sandShade, 0.3))
  const steamInk = mix(inks.paper, inks.sky[2], 0.2)
  let drawn = windowOnCity(stage, sill)
  const rim = 258
  drawn +=
    `<ellipse cx="0" cy="${rim + 130}" rx="760" ry="150" fill="${edge}"/><ellipse cx="0" cy="${rim + 112}" rx="760" ry="146" fill="${table}"/>` +
    rect(-760, rim + 240, 1520, 400, edge)
  drawn += stage.grain.scatter(
    mix(table, inks.sandShade, 0.6),
    180,
    (chance) => [chance.range(-560, 560), rim + chance.range(30, 150)],
    { size: 4 },
  )
  const shadow = (x: number, y: number, rx: number): string =>
    oval(x + stage.light.side * -26, y, rx, rx * 0.14, mix(table, inks.near, 0.45), 0.7)
  const plate = (x: number, y: number, rx: number, colour: string): string =>
    shadow(x, y + 6, rx * 1.04) +
    oval(x, y, rx, rx * 0.2, mix(colour, inks.near, 0.25)) +
    oval(x, y - 5, rx, rx * 0.2, colour) +
    oval(x, y - 5, rx * 0.7, rx * 0.13, mix(colour, inks.near, 0.14))
  const east = poursTea(stage.city)
  drawn +=
    shadow(250, rim + 30, 90) +
    put(
      { x: 250, y: rim + 28, scale: 1.04 },
      east
        ? teapot(night(inks.gold), night(mix(inks.gold, inks.ink, 0.4)))
        : bottle(mix(inks.leafShade, inks.ink, 0.4), inks.paper, inks.accent),
    )
  drawn +=
    shadow(-265, rim + 34, 80) +
    put(
      { x: -265, y: rim + 32, scale: 1 },
      bowl(night(inks.teal), night(mix(inks.teal, inks.ink, 0.4)), night(inks.leaf)),
    )
  if (!east) {
    drawn +=
      put(
        { x: 150, y: rim + 44, scale: 1.1 },
        wineGlass(mix(inks.accent, inks.ink, 0.4), mix(inks.paper, inks.water, 0.3)),
      ) + put({ x: -160, y: rim + 30, scale: 1 }, wineGlass(inks.gold, mix(inks.paper, inks.water, 0.3)))
  }
  drawn += plate(0, rim + 84, 176, night(inks.paper))
  drawn += put(
    { x: 0, y: rim + 78, scale: 1.22 },
    (east ? dice.chance(0.75) : dice.chance(0.2))
      ? tajine(clay, mix(clay, inks.ink, 0.36), night(inks.teal))
      : pot(clay, mix(clay, inks.ink, 0.36), night(inks.gold)),
  )
  drawn += put({ x: 0, y: rim - 146, scale: 1.35 }, steam(steamInk, 150))
  drawn +=
    plate(-330, rim + 128, 120, night(inks.paper)) +
    put({ x: -330, y: rim + 122, scale: 0.9 }, bread(night(mix(inks.gold, inks.sandShade, 0.4)), inks.paper))
  drawn += plate(330, rim + 126, 116, night(inks.gold))
  for (const [dx, dy, size, colour] of [
    [-44, -14, 25, inks.accent],
    [0, -20, 28, inks.rose],
    [46, -14, 24, inks.gold],
    [22, -38, 22, inks.accent],
    [-20, -42, 20, inks.leaf],
  ] as const) {
    drawn +=
      disc(330 + dx, rim + 120 + dy, size, night(colour)) +
      disc(322 + dx, rim + 112 + dy, size * 0.28, mix(colour, inks.paper, 0.5))
  }
  drawn +=
    plate(130, rim + 148, 70, night(inks.teal)) +
    put(
      { x: 130, y: rim + 146, scale: 0.6 },
      bowl(night(inks.accent), night(mix(inks.accent, inks.ink, 0.4)), night(inks.gold)),
    ) +
    plate(-130, rim + 150, 66, night(inks.paper)) +
    put(
      { x: -130, y: rim + 148, scale: 0.56 },
      bowl(night(inks.gold), night(mix(inks.gold, inks.ink, 0.4)), night(inks.leaf)),
    )
  return drawn
}

/** Cooks at a counter under hanging pans. */
export function cooking(stage: Stage): string {
  const { inks, dark } = stage
  const wood = mix(skinTone(stage, 0.35), inks.gold, 0.2)
  const copper = mix(inks.accent, inks.gold, 0.4)
  const top = 206
  let drawn = windowOnCity(stage, 130)
  drawn += rect(reach.left, 132, reach.right * 2, 120, mix(inks.teal, inks.near, dark ? 0.55 : 0.2))
  let tiles = ''
  for (let x = reach.left; x < reach.right; x += 40) tiles += `M${x} 150V250`
  drawn += stroke(
    `${tiles}M${reach.left} 184H${reach.right}M${reach.left} 218H${reach.right}`,
    mix(inks.paper, inks.teal, 0.5),
    2,
    0.5,
  )
  drawn += rect(reach.left, -392, reach.right * 2, 12, inks.ink)
  for (const [x, size] of [
    [-440, 1.1],
    [-320, 0.9],
    [330, 1],
    [450, 1.15],
    [-720, 1.1],
    [720, 1],
  ] as const) {
    drawn += put(
      { x, y: -386, scale: size },
      stroke('M0 0V92', inks.ink, 7) +
        fill('M-52 92H52Q50 150 30 156H-30Q-50 150 -52 92Z', copper) +
        fill('M14 92H52Q50 150 30 156H6Q24 130 14 92Z', mix(copper, inks.ink, 0.4)),
    )
  }
  for (const x of [-230, 236]) {
    drawn += put(
      { x, y: -386 },
      stroke('M0 0V50', inks.ink, 4) +
        fill(
          'M-10 50Q-26 90 -16 128Q-8 150 0 156Q10 146 16 128Q26 90 10 50Z',
          mix(inks.accent, inks.ink, 0.25),
        ) +
        fill('M0 54Q10 90 0 150Q12 140 16 128Q26 90 10 50Z', mix(inks.accent, inks.ink, 0.45)),
    )
  }
  const [first, , third] = passers(stage)
  const cook = (x: number, apron: string, top2: string, skin: string, lean: number): string =>
    put(
      { x, y: top + 14, scale: 2.6, flip: lean < 0 },
      fill('M-22 0Q-28 -66 -16 -78Q0 -86 18 -78Q28 -66 22 0Z', top2) +
        fill('M-13 0V-56H13V0Z', apron) +
        stroke('M-12 -76L-9 -56M12 -76L9 -56', apron, 4) +
        stroke('M-19 -70Q-30 -40 -8 -24L10 -18', top2, 10) +
        stroke('M19 -70Q32 -44 26 -24', top2, 10) +
        disc(12, -17, 5, skin) +
        disc(27, -21, 5, skin) +
        rect(-5, -90, 10, 12, skin) +
        disc(0, -100, 13.5, skin) +
        fill('M-15 -104Q-26 -118 -12 -128Q0 -140 12 -128Q26 -118 15 -104Z', inks.paper) +
        rect(-14.5, -108, 29, 9, mix(inks.paper, inks.near, 0.14)) +
        stroke('M-5 -93Q0 -90 6 -93', mix(skin, inks.ink, 0.5), 1.6),
    )
  if (first !== undefined && third !== undefined) {
    drawn +=
      cook(-190, inks.accent, inks.paper, first.skin, 1) +
      cook(190, inks.paper, inks.teal, skinTone(stage, 0.5), -1)
  }
  drawn +=
    rect(reach.left, top, reach.right * 2, 30, mix(wood, inks.lit, 0.4)) +
    rect(reach.left, top + 28, reach.right * 2, 420, wood) +
    rect(reach.left, top + 28, reach.right * 2, 14, mix(wood, inks.ink, 0.4))
  for (let x = -1040; x < 1050; x += 260) {
    drawn +=
      rect(x + 10, top + 66, 240, 300, mix(wood, inks.ink, 0.16), 1, 6) +
      disc(x + 226, top + 180, 9, inks.gold)
  }
  const clay = mix(inks.accent, inks.ink, 0.2)
  drawn +=
    put({ x: 0, y: top + 6, scale: 1.02 }, pot(clay, mix(clay, inks.ink, 0.4), mix(inks.gold, clay, 0.2))) +
    put({ x: 0, y: top - 154, scale: 1.3 }, steam(mix(inks.paper, inks.sky[2], 0.2), 150))
  drawn += rect(-330, top - 8, 170, 12, mix(wood, inks.ink, 0.4), 1, 4)
  for (const [x, size, colour] of [
    [-310, 17, inks.accent],
    [-276, 19, inks.accent],
    [-240, 15, inks.leaf],
    [-214, 17, inks.leaf],
    [330, 22, inks.gold],
    [372, 25, inks.accent],
    [414, 21, inks.leaf],
    [352, 18, inks.rose],
  ] as const) {
    drawn +=
      disc(x, top - 8 - size + (x > 0 ? 8 : 0), size, colour) +
      disc(x - size * 0.3, top - 14 - size + (x > 0 ? 8 : 0), size * 0.26, mix(colour, inks.paper, 0.5))
  }
  drawn +=
    put({ x: 290, y: top + 6, scale: 0.7 }, bowl(inks.paper, mix(inks.paper, inks.near, 0.3), inks.gold)) +
    put(
      { x: -450, y: top + 6, scale: 0.9 },
      bottle(mix(inks.leafShade, inks.ink, 0.2), inks.gold, inks.ink),
    ) +
    put({ x: 500, y: top + 6, scale: 1 }, bowl(inks.teal, mix(inks.teal, inks.ink, 0.4), inks.accent))
  return drawn
}
