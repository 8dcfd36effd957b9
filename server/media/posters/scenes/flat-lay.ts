import type { Dice } from '../dice.ts'
import { mix } from '../ink.ts'
import { disc, fill, oval, put, rect, ring, stroke } from '../pen.ts'

import { reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'

type Dish = (dice: Dice, size: number, stage: Stage) => string

const around = (
  dice: Dice,
  count: number,
  radius: number,
  draw: (x: number, y: number, turn: number) => string,
): string => {
  let drawn = ''
  const start = dice.range(0, 6.28)
  for (let index = 0; index < count; index += 1) {
    const angle = start + (index / count) * 6.283
    drawn += draw(Math.cos(angle) * radius, Math.sin(angle) * radius, (angle * 180) / Math.PI)
  }
  return drawn
}

const salad: Dish = (dice, size, { inks }) => {
  let drawn = disc(0, 0, size * 0.72, mix(inks.leafShade, inks.leaf, 0.3))
  for (let leaf = 0; leaf < 26; leaf += 1) {
    const angle = dice.range(0, 6.28)
    const away = Math.sqrt(dice.next()) * size * 0.62
    drawn += put(
      { x: Math.cos(angle) * away, y: Math.sin(angle) * away, turn: dice.range(0, 360), scale: size / 120 },
      fill(
        'M-18 0Q0 -18 20 0Q0 18 -18 0Z',
        dice.pick([inks.leaf, mix(inks.leaf, inks.lit, 0.35), inks.leafShade, inks.leaf]),
      ),
    )
  }
  for (let slice = 0; slice < 8; slice += 1) {
    const angle = dice.range(0, 6.28)
    const away = dice.range(0.1, 0.56) * size
    drawn +=
      disc(Math.cos(angle) * away, Math.sin(angle) * away, size * 0.12, inks.accent) +
      disc(Math.cos(angle) * away, Math.sin(angle) * away, size * 0.06, mix(inks.accent, inks.paper, 0.4))
  }
  return drawn
}

const citrus: Dish = (dice, size, { inks }) => {
  let drawn = ''
  for (const [x, y] of [
    [-0.32, -0.2],
    [0.34, -0.24],
    [0.02, 0.34],
  ] as const) {
    const r = size * 0.34
    drawn +=
      disc(x * size, y * size, r, inks.gold) +
      disc(x * size, y * size, r * 0.84, mix(inks.gold, inks.paper, 0.7))
    drawn += put(
      { x: x * size, y: y * size },
      around(dice, 8, r * 0.42, (px, py, turn) =>
        put({ x: px, y: py, turn }, oval(0, 0, r * 0.32, r * 0.14, inks.gold)),
      ),
    )
  }
  return drawn
}

const stew: Dish = (dice, size, { inks }) => {
  const sauce = mix(inks.accent, inks.ink, 0.14)
  let drawn =
    disc(0, 0, size * 0.74, sauce) + disc(-size * 0.1, -size * 0.1, size * 0.6, mix(sauce, inks.gold, 0.18))
  for (let piece = 0; piece < 14; piece += 1) {
    const angle = dice.range(0, 6.28)
    const away = Math.sqrt(dice.next()) * size * 0.58
    drawn += put(
      { x: Math.cos(angle) * away, y: Math.sin(angle) * away, turn: dice.range(0, 360) },
      rect(
        -size * 0.08,
        -size * 0.06,
        size * 0.17,
        size * 0.12,
        dice.pick([inks.gold, mix(inks.gold, inks.paper, 0.4), inks.leaf, inks.paper]),
        1,
        size * 0.05,
      ),
    )
  }
  return drawn
}

const flatbread: Dish = (dice, size, stage) => {
  const crust = mix(stage.inks.gold, skinTone(stage, 0.4), 0.45)
  return (
    disc(0, 0, size * 0.8, crust) +
    disc(-3, -3, size * 0.7, mix(crust, stage.inks.paper, 0.4)) +
    stage.grain.oval(0, 0, size * 0.66, size * 0.66, mix(crust, stage.inks.ink, 0.3), {
      count: 40,
      size: 5,
    }) +
    around(dice, 5, size * 0.36, (x, y) => disc(x, y, size * 0.08, mix(crust, stage.inks.ink, 0.2)))
  )
}

const shellfish: Dish = (dice, size, { inks }) =>
  around(dice, 7, size * 0.46, (x, y, turn) =>
    put(
      { x, y, turn: turn + 90, scale: size / 110 },
      stroke('M-20 14Q-34 -20 0 -30Q30 -30 30 0', inks.accent, 17) +
        stroke('M-18 8Q-26 -14 0 -22Q20 -22 21 -4', mix(inks.accent, inks.paper, 0.4), 6) +
        fill('M24 -4L44 10L26 16Z', mix(inks.accent, inks.ink, 0.2)),
    ),
  ) + disc(0, 0, size * 0.16, inks.gold)

const sweets: Dish = (dice, size, { inks }) => {
  let drawn = ''
  for (let row = -1; row <= 1; row += 1) {
    for (let column = -1; column <= 1; column += 1) {
      drawn += put(
        { x: column * size * 0.4, y: row * size * 0.4, turn: 45 },
        rect(
          -size * 0.15,
          -size * 0.15,
          size * 0.3,
          size * 0.3,
          mix(inks.gold, inks.accent, dice.range(0.2, 0.5)),
          1,
          4,
        ) + rect(-size * 0.06, -size * 0.06, size * 0.12, size * 0.12, inks.leaf, 1, 3),
      )
    }
  }
  return drawn
}

const olives: Dish = (dice, size, { inks }) =>
  around(dice, 8, size * 0.5, (x, y, turn) =>
    put(
      { x, y, turn },
      oval(
        0,
        0,
        size * 0.16,
        size * 0.12,
        dice.pick([inks.leafShade, mix(inks.near, inks.ink, 0.4), inks.leaf]),
      ),
    ),
  ) +
  around(
    dice,
    4,
    size * 0.2,
    (x, y) => disc(x, y, size * 0.13, inks.leaf) + disc(x, y, size * 0.04, inks.accent),
  )

/** A table seen from above, many hands' worth of plates on it. */
export function flatLay(stage: Stage): string {
  const { dice, inks, dark } = stage
  const cloth = dice.pick([
    mix(inks.teal, inks.near, 0.2),
    mix(inks.paper, inks.sand, 0.35),
    mix(inks.accent, inks.near, 0.35),
    mix(inks.near, inks.teal, 0.3),
  ])
  const table = mix(cloth, inks.near, dark ? 0.4 : 0)
  const thread = mix(table, inks.paper, 0.26)
  let drawn = rect(reach.left, reach.top, reach.right * 2, 1300, table)
  let weave = ''
  for (let x = -1080; x < 1080; x += 120) weave += `M${x} -640V640M${x + 16} -640V640`
  for (let y = -600; y < 640; y += 120) weave += `M-1080 ${y}H1080M-1080 ${y + 16}H1080`
  drawn += stroke(weave, thread, 3, 0.5)
  const dishes: readonly Dish[] = [salad, stew, flatbread, citrus, shellfish, sweets, olives]
  const first = dice.whole(0, dishes.length - 1)
  const china = [
    inks.paper,
    inks.teal,
    inks.paper,
    inks.gold,
    mix(inks.ink, inks.near, 0.4),
    inks.accent,
    inks.paper,
  ]
  const places = [
    [0, 10, 190],
    [-330, -150, 130],
    [320, -170, 140],
    [-300, 200, 150],
    [340, 190, 128],
    [20, -300, 110],
    [10, 330, 118],
    [-640, 60, 170],
    [640, 40, 160],
    [-560, -330, 130],
    [590, -340, 140],
    [-620, 420, 150],
    [620, 420, 140],
    [-930, -200, 160],
    [930, -180, 150],
    [-930, 240, 140],
    [930, 260, 160],
    [-280, -480, 120],
    [300, -490, 130],
    [-260, 540, 120],
    [290, 530, 130],
  ] as const
  const glint = stage.light.side
  for (const [index, [x, y, size]] of places.entries()) {
    const plate = mix(china[(index + first) % china.length] ?? inks.paper, inks.near, dark ? 0.2 : 0)
    const dish = dishes[(index + first) % dishes.length] ?? stew
    drawn +=
      disc(x - glint * 16, y + 18, size * 1.03, mix(table, inks.ink, 0.5), 0.55) +
      disc(x, y, size, plate) +
      ring(x, y, size * 0.93, mix(plate, inks.near, 0.3), 3) +
      disc(x, y, size * 0.82, mix(plate, inks.near, 0.1))
    drawn += put({ x, y, turn: dice.range(0, 360) }, dish(dice, size * 0.9, stage))
  }
  for (const [x, y, colour] of [
    [-170, -270, inks.accent],
    [180, 330, inks.gold],
    [190, -330, inks.gold],
    [-150, 390, inks.accent],
    [500, -40, inks.accent],
    [-490, -60, inks.gold],
  ] as const) {
    drawn +=
      disc(x - glint * 9, y + 10, 46, mix(table, inks.ink, 0.5), 0.5) +
      disc(x, y, 46, mix(inks.paper, inks.water, 0.35)) +
      disc(x, y, 38, mix(colour, inks.ink, 0.16)) +
      disc(x + glint * 12, y - 12, 9, inks.paper, 0.8)
  }
  const hand = (x: number, y: number, turn: number, sleeve: string, skin: string): string =>
    put(
      { x, y, turn },
      stroke('M0 40V620', sleeve, 76) +
        stroke('M0 0V90', skin, 46) +
        stroke('M-14 -6L-24 -46M0 -10L-2 -58M14 -6L18 -50', skin, 15) +
        stroke('M-20 20Q-46 6 -44 -20', skin, 16),
    )
  const [one, two, three] = passers(stage)
  if (one !== undefined && two !== undefined && three !== undefined) {
    drawn +=
      hand(-150, 250, 24, one.top, skinTone(stage, 0.15)) +
      hand(210, -40, 158, three.top, skinTone(stage, 0.45)) +
      hand(460, 300, -28, two.top, skinTone(stage, 0.25))
  }
  return drawn
}
