import { passers } from './people-about.ts'
import { stander } from '../cast/people.ts'
import type { PersonInks } from '../cast/people.ts'
import { steam, stringLights } from '../cast/props.ts'
import { fir } from '../cast/trees.ts'
import { mix } from '../ink.ts'
import { arcade, house, onion } from '../landmarks/masonry.ts'
import { cityInks } from '../landmarks/skyline.ts'
import { archPath, blob, disc, fill, oval, put, rect, short, stroke } from '../pen.ts'
import { plane, rolling } from '../ridges.ts'
import { ripples, sea } from '../sea.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'

/** A white church with five blue domes, wooden houses and a bell tower, across a river in the meadows. */
export function whiteChurch(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const white = mix(inks.paper, dark ? inks.mid : inks.lit, dark ? 0.35 : 0.06)
  const shade = mix(white, inks.mid, 0.4)
  const blue = mix(inks.teal, inks.sky[0], 0.35)
  const ground = horizon + 90
  let drawn =
    sky(stage) + plane(stage, rolling(dice, horizon + 40, 60, 260), hazed(stage, inks.leafShade, 0.45))
  for (const x of [-860, -700, -560, 480, 640, 820]) {
    const wood = hazed(stage, mix(inks.near, inks.accent, 0.3), 0.14)
    drawn += house(dice, { x, y: ground, width: 110, height: 70 }, cityInks(stage, 0.1), wood)
  }
  const tower = light.side * 330
  drawn +=
    rect(tower - 44, ground - 290, 88, 290, white) +
    rect(tower + (light.side === 1 ? -44 : 16), ground - 290, 28, 290, shade) +
    fill(archPath(tower, ground - 190, 46, 80), mix(inks.near, inks.ink, 0.2)) +
    fill(`M${tower - 50} ${ground - 286}L${tower} ${ground - 410}L${tower + 50} ${ground - 286}Z`, shade)
  drawn += put({ x: tower, y: 0 }, onion(0, ground - 400, 17, inks.gold, inks.gold, inks.gold))
  const x = -light.side * 70
  const drum = (dx: number, top: number, size: number): string => {
    const stars = [
      [-0.4, -0.7],
      [0.35, -0.9],
      [-0.1, -1.25],
      [0.1, -0.45],
      [-0.55, -1.05],
    ]
      .map(([a = 0, b = 0]) => disc(x + dx + a * size, top + b * size, size * 0.09, inks.gold))
      .join('')
    return (
      rect(x + dx - size * 0.5, top, size, 90, white) +
      rect(x + dx + (light.side === 1 ? -size * 0.5 : size * 0.16), top, size * 0.34, 90, shade) +
      arcade(x + dx - size * 0.4, top + 60, size * 0.8, 44, 3, mix(inks.near, inks.ink, 0.1)) +
      onion(x + dx, top, size * 0.78, blue, blue, inks.gold) +
      stars
    )
  }
  drawn +=
    drum(-118, ground - 300, 62) +
    drum(118, ground - 300, 62) +
    drum(0, ground - 340, 92) +
    drum(-66, ground - 276, 62) +
    drum(66, ground - 276, 62)
  drawn +=
    rect(x - 180, ground - 220, 360, 220, white) +
    rect(light.side === 1 ? x - 180 : x + 80, ground - 220, 100, 220, shade)
  for (let gable = -1; gable <= 1; gable += 1) {
    drawn += fill(archPath(x + gable * 120, ground - 200, 120, 64), white)
  }
  drawn +=
    arcade(x - 160, ground - 96, 320, 50, 9, shade) +
    fill(archPath(x, ground, 54, 84), mix(inks.near, inks.accent, 0.3)) +
    arcade(x - 150, ground - 130, 300, 56, 3, mix(inks.near, inks.ink, 0.2))
  drawn += plane(
    stage,
    rolling(dice, ground + 4, 14, 260),
    mix(inks.leaf, inks.near, dark ? 0.35 : 0),
    inks.leafShade,
  )
  drawn += sea(stage, ground + 90) + plane(stage, rolling(dice, 350, 50, 300), inks.leafShade, inks.leaf)
  drawn += fill(ripples(stage, ground + 96, 330, 24), mix(inks.water, inks.waterLit, 0.6), 0.8)
  return drawn + birds(stage, light.side * -260, horizon - 230, 6, dark ? inks.lit : inks.near)
}

/** A log bath house inside: benches, a stove with hot stones, birch twigs, a guest in a felt hat. */
export function banya(stage: Stage): string {
  const { inks, dark } = stage
  const wood = mix(mix(inks.accent, inks.gold, 0.55), inks.near, dark ? 0.42 : 0.24)
  const shade = mix(wood, inks.ink, 0.34)
  const ember = mix(inks.accent, inks.gold, 0.4)
  let drawn = rect(reach.left, reach.top, reach.right * 2, 1300, shade)
  for (let y = -620; y < 260; y += 74) {
    drawn +=
      rect(reach.left, y, reach.right * 2, 66, wood, 1, 30) +
      rect(reach.left, y + 46, reach.right * 2, 16, shade, 0.45, 8)
  }
  drawn +=
    rect(-130, -330, 260, 190, shade, 1, 8) +
    rect(-112, -312, 224, 154, dark ? inks.sky[0] : mix(inks.sky[1], inks.paper, 0.3)) +
    stroke('M0 -312V-158M-112 -235H112', shade, 12)
  for (const x of [-70, 40, 86]) drawn += put({ x, y: -158 }, fir(110, inks.paper, inks.lit, 1))
  for (const [y, tall] of [
    [40, 110],
    [170, 120],
  ] as const) {
    drawn +=
      rect(-760 - y, y, 980 + y, 26, mix(wood, inks.paper, 0.28), 1, 6) +
      rect(-760 - y, y + 26, 980 + y, tall, shade) +
      stroke(
        `M-600 ${y + 26}V${y + tall}M-400 ${y + 26}V${y + tall}M-200 ${y + 26}V${y + tall}M0 ${y + 26}V${y + tall}`,
        wood,
        8,
      )
  }
  const skin = skinTone(stage, 0.15)
  drawn +=
    stroke('M-250 34Q-240 110 -190 120L-170 230', skin, 32) +
    stroke('M-220 34Q-170 80 -130 100L-126 230', skin, 30)
  drawn +=
    fill('M-300 60Q-300 0 -240 4H-180Q-130 20 -140 84Q-220 110 -300 60Z', inks.paper) +
    blob(
      [
        [-280, 20],
        [-284, -84],
        [-240, -120],
        [-190, -84],
        [-190, 20],
      ],
      skin,
      1,
      0.8,
    ) +
    stroke('M-274 -76Q-310 -20 -250 30M-196 -76Q-160 -30 -190 30', skin, 24)
  drawn +=
    disc(-234, -150, 33, skin) +
    fill(
      'M-278 -158Q-266 -230 -232 -236Q-198 -228 -190 -158Q-234 -174 -278 -158Z',
      mix(inks.paper, inks.wallShade, 0.4),
    )
  drawn +=
    rect(300, -40, 260, 320, mix(inks.ink, inks.near, 0.25), 1, 10) +
    rect(350, 120, 160, 110, ember, 1, 12) +
    fill('M370 230Q380 150 420 190Q430 140 470 180Q490 200 490 230Z', inks.gold) +
    rect(400, -620, 60, 560, mix(inks.ink, inks.near, 0.3))
  for (let index = 0; index < 13; index += 1) {
    drawn += disc(
      320 + (index % 7) * 36,
      -54 - Math.floor(index / 7) * 26,
      25,
      index % 2 === 0 ? mix(inks.near, inks.wallShade, 0.4) : mix(inks.near, inks.ink, 0.2),
    )
  }
  drawn +=
    put({ x: 390, y: -110, scale: 2 }, steam(inks.paper, 90)) +
    put({ x: 490, y: -110, scale: 2.3 }, steam(inks.paper, 80))
  for (const x of [200, -430]) {
    drawn += stroke(`M${x} -300V-180`, shade, 6)
    for (const [dx, dy] of [
      [0, 0],
      [-24, 30],
      [24, 30],
      [-34, 76],
      [34, 76],
      [0, 60],
      [-18, 110],
      [18, 110],
    ] as const) {
      drawn += oval(x + dx, -170 + dy, 25, 32, dx % 4 === 0 ? inks.leaf : inks.leafShade)
    }
  }
  drawn += rect(reach.left, 286, reach.right * 2, 360, mix(wood, inks.ink, 0.22))
  let boards = ''
  for (let seam = -12; seam <= 12; seam += 1) boards += `M${seam * 66} 286L${seam * 190} 640`
  drawn += stroke(boards, shade, 3, 0.6)
  drawn +=
    fill('M70 300L84 420H186L200 300Z', mix(wood, inks.paper, 0.2)) +
    rect(68, 330, 134, 13, shade) +
    rect(74, 390, 122, 13, shade) +
    oval(135, 300, 66, 15, inks.water) +
    stroke('M74 300Q135 200 196 300', shade, 7) +
    stroke('M150 296L250 230', shade, 9)
  return drawn
}

/** Someone gliding to the right on skates, 105 high. */
function skater(inks: PersonInks, scarf: string): string {
  return (
    stroke('M-2 -48L8 -26L4 -4', inks.bottom, 9) +
    stroke('M-4 -48L-26 -34L-46 -40', inks.bottom, 9) +
    stroke('M-8 0H20M-56 -46L-40 -32', '#9fb4bd', 4) +
    fill('M-10 -50Q-12 -74 2 -86Q16 -84 16 -68L8 -46Z', inks.top) +
    stroke('M4 -78L30 -70M0 -78L-26 -84', inks.top, 7) +
    disc(14, -96, 8.5, inks.skin) +
    fill('M5 -97Q5 -108 14 -108Q23 -107 23 -97Z', inks.hair) +
    stroke('M8 -86Q-10 -82 -30 -92', scarf, 5)
  )
}

/** A great ice rink at a golden fountain, skaters under strings of lights. */
export function iceRink(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const ice = mix(mix(inks.paper, inks.sky[1], dark ? 0.5 : 0.3), inks.waterLit, 0.2)
  const ground = horizon + 80
  let drawn = sky(stage)
  const palace = hazed(stage, mix(inks.wall, inks.gold, 0.25), 0.2)
  drawn +=
    rect(-380, ground - 150, 760, 150, palace) +
    arcade(-370, ground, 740, 120, 15, dark ? inks.gold : mix(inks.near, inks.ink, 0.1)) +
    rect(-400, ground - 166, 800, 20, mix(palace, inks.near, 0.25)) +
    rect(-80, ground - 250, 160, 90, palace) +
    fill(`M-30 ${ground - 250}L0 ${ground - 430}L30 ${ground - 250}Z`, palace) +
    disc(0, ground - 434, 10, inks.gold)
  for (const x of [-960, -820, -690, -560, 560, 690, 820, 960]) {
    drawn += put(
      { x, y: ground + 6 },
      fir(dice.range(150, 230), mix(inks.leafShade, inks.ink, 0.2), inks.paper, light.side),
    )
  }
  drawn +=
    rect(reach.left, ground - 4, reach.right * 2, 700, ice) +
    rect(reach.left, ground - 6, reach.right * 2, 12, inks.paper)
  let marks = ''
  for (let index = 0; index < 34; index += 1) {
    const y = ground + 30 + dice.next() ** 1.4 * 380
    const x = dice.range(-1000, 1000)
    marks += `M${short(x)} ${short(y)}q${short(dice.range(40, 120))} ${short(dice.range(-18, 18))} ${short(dice.range(120, 260))} 0`
  }
  drawn += stroke(marks, mix(ice, inks.paper, 0.7), 4)
  const gold = mix(inks.gold, inks.accent, 0.12)
  drawn +=
    oval(0, ground + 96, 300, 52, mix(inks.near, inks.rose, 0.3)) +
    oval(0, ground + 84, 280, 44, mix(ice, inks.water, 0.3))
  for (const x of [-200, -130, -60, 60, 130, 200]) {
    drawn += put(
      { x, y: ground + 92 - Math.abs(Math.abs(x) - 130) * 0.1, scale: 0.95 },
      fill('M-13 0Q-17 -50 -9 -72H9Q17 -50 13 0Z', gold) +
        disc(0, -84, 10, gold) +
        stroke('M-9 -66L-22 -40M9 -66L20 -94', gold, 6),
    )
  }
  drawn += fill(
    `M-30 ${ground + 80}Q-60 ${ground - 10} -84 ${ground - 40}Q-40 ${ground - 30} -26 ${ground - 60}Q-6 ${ground - 110} 0 ${ground - 120}Q6 ${ground - 110} 26 ${ground - 60}Q40 ${ground - 30} 84 ${ground - 40}Q60 ${ground - 10} 30 ${ground + 80}Z`,
    gold,
  )
  drawn += disc(0, ground - 10, 190, inks.gold, dark ? 0.2 : 0)
  drawn +=
    stringLights([-1060, -250], [0, -280], 30, 18, inks.ink, inks.gold) +
    stringLights([0, -280], [1060, -250], 30, 18, inks.ink, inks.gold)
  const people = passers(stage)
  const places = [
    [-300, 330, 1.9],
    [-120, 400, 2.2],
    [150, 350, 2],
    [330, 420, 2.2],
    [-430, 240, 1.2],
    [460, 240, 1.2],
  ] as const
  for (const [index, [x, y, scale]] of places.entries()) {
    const look = people[index % people.length]
    if (look) {
      drawn +=
        oval(x, y + 6, 40 * scale, 6, inks.near, 0.2) +
        put({ x, y, scale, flip: index % 2 === 1 }, skater(look, inks.accent))
    }
  }
  const [onlooker] = people
  return drawn + (onlooker ? put({ x: 560, y: 300, scale: 1.4 }, stander(onlooker)) : '')
}
