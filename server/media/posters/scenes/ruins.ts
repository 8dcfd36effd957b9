import { dressed, stander, walker } from '../cast/people.ts'
import { cypress } from '../cast/trees.ts'
import { mix } from '../ink.ts'
import { cityInks } from '../landmarks/skyline.ts'
import { windows } from '../landmarks/masonry.ts'
import { archPath, disc, fill, pointedArchPath, poly, put, rect, short, stroke } from '../pen.ts'
import { plane, rolling } from '../ridges.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'

function group(stage: Stage, y: number, places: readonly number[], scale = 1.9): string {
  const people = passers(stage)
  return places
    .map((x, index) => {
      const look = people[index % people.length]
      if (!look) return ''
      const bodies = [
        walker(look, { hat: stage.inks.paper }),
        dressed(look),
        stander(look),
        walker(look, { pack: stage.inks.gold }),
      ]
      return put({ x, y: y + (index % 2) * 8, scale, flip: index % 3 === 1 }, bodies[index % 4] ?? '')
    })
    .join('')
}

/** Half of an oval: the upper or the lower edge of a tier. */
const bowl = (y: number, rx: number, ry: number): string =>
  `M${-rx} ${short(y)}A${rx} ${ry} 0 0 1 ${rx} ${short(y)}`

/** Inside the amphitheatre: tiers of arches, half a floor, and the walls of the passages below it. */
export function arena(stage: Stage): string {
  const { inks, dark } = stage
  const stone = mix(mix(inks.wall, inks.sandShade, 0.3), inks.near, dark ? 0.4 : 0.02)
  const shade = mix(stone, inks.near, 0.4)
  const deep = mix(inks.near, inks.ink, 0.4)
  let drawn = sky(stage)
  for (const [index, [rx, ry, y]] of (
    [
      [1240, 520, 60],
      [1100, 410, 90],
      [960, 310, 120],
      [820, 220, 150],
    ] as const
  ).entries()) {
    drawn += fill(`${bowl(y, rx, ry)}V640H${-rx}Z`, index % 2 === 0 ? stone : mix(stone, inks.near, 0.14))
    let arches = ''
    const count = 26
    for (let step = 1; step < count; step += 1) {
      const angle = Math.PI - (step / count) * Math.PI
      const x = Math.cos(angle) * (rx - 30)
      const top = y - Math.sin(angle) * (ry - 8)
      arches += archPath(x, top + 78, 46 - index * 3, 62)
    }
    drawn += fill(arches, index === 0 ? mix(inks.sky[2], inks.paper, 0.2) : deep)
    drawn += stroke(bowl(y, rx, ry), shade, 12)
  }
  drawn += fill(`${bowl(190, 700, 130)}Q0 620 -700 190Z`, mix(inks.sand, inks.paper, 0.2))
  drawn += fill('M-640 214Q0 150 640 214L520 640H-520Z', deep)
  for (let wall = 0; wall < 7; wall += 1) {
    const x = -450 + wall * 150
    drawn += poly(
      [
        [x - 24, 640],
        [x + 30, 640],
        [x * 0.8 + 20, 236 - Math.abs(wall - 3) * -4],
        [x * 0.8 - 18, 236 - Math.abs(wall - 3) * -4],
      ],
      wall % 2 === 0 ? stone : shade,
    )
    drawn += fill(archPath(x * 0.9, 400, 60, 90), deep)
  }
  drawn += fill('M-660 206Q0 140 660 206L640 240Q0 176 -640 240Z', mix(inks.accent, inks.sandShade, 0.55))
  return drawn + group(stage, 232, [-230, -160, 70, 150, 290], 1.25)
}

/** A Roman theatre: the stage wall with its columns, the curved steps before it. */
export function romanTheatre(stage: Stage): string {
  const { inks, horizon, light, dark } = stage
  const stone = mix(mix(inks.wall, inks.sandShade, 0.25), inks.near, dark ? 0.4 : 0)
  const shade = mix(stone, inks.near, 0.38)
  const hollow = mix(inks.near, inks.ink, 0.2)
  let drawn =
    sky(stage) + plane(stage, rolling(stage.dice, horizon - 60, 160, 320), hazed(stage, inks.mid, 0.55))
  drawn += rect(-560, -230, 1120, 400, stone) + rect(light.side === 1 ? -560 : 420, -230, 140, 400, shade)
  for (let x = -540; x < 560; x += 90) drawn += rect(x, -250, 60, 24, stone)
  for (const [foot, tall] of [
    [-20, 150],
    [160, 160],
  ] as const) {
    for (let x = -480; x <= 480; x += 120) {
      drawn += fill(archPath(x, foot, 62, tall * 0.66), hollow)
      for (const side of [-44, 44]) {
        drawn +=
          rect(x + side - 8, foot - tall + 20, 16, tall - 20, mix(stone, inks.paper, 0.4)) +
          rect(x + side - 13, foot - tall + 12, 26, 10, shade)
      }
      drawn += fill(
        `M${x - 58} ${foot - tall + 14}L${x} ${foot - tall - 18}L${x + 58} ${foot - tall + 14}Z`,
        mix(stone, inks.paper, 0.25),
      )
    }
    drawn += rect(-560, foot, 1120, 12, shade)
  }
  drawn += rect(reach.left, 168, reach.right * 2, 60, mix(inks.sand, inks.paper, 0.15))
  drawn += group(stage, 214, [-120, -50, 60], 1.1)
  for (let row = 0; row < 9; row += 1) {
    const rx = 430 + row * 110
    const y = 640 - row * 4
    drawn += `<path d="M${-rx - 60} 640V${250 + row * 2}A${rx} ${360 - row * 8} 0 0 0 ${rx} ${250 + row * 2}V640Z" fill="${row % 2 === 0 ? stone : mix(stone, inks.near, 0.16)}" opacity="0"/>`
    drawn += stroke(
      `M${-rx} ${236 + row * 16}Q0 ${330 + row * 74} ${rx} ${236 + row * 16}`,
      row % 2 === 0 ? mix(stone, inks.paper, 0.2) : shade,
      34 + row * 4,
    )
    if (y < 0) break
  }
  return (
    drawn +
    group(stage, 420, [-240, -170, 210]) +
    birds(stage, light.side * 200, -320, 5, dark ? inks.lit : inks.near)
  )
}

/** A city gate of two round towers under twin minarets, people in the street before it. */
export function cityGate(stage: Stage): string {
  const { dice, inks, horizon, dark } = stage
  const city = cityInks(stage, 0.04)
  const stone = mix(mix(inks.wall, inks.sandShade, 0.35), inks.near, dark ? 0.4 : 0.02)
  const shade = mix(stone, inks.near, 0.36)
  const ground = horizon + 170
  let drawn = sky(stage)
  for (const side of [-1, 1]) {
    for (let index = 0; index < 5; index += 1) {
      const x = side * (330 + index * 170)
      const tall = dice.range(220, 360)
      drawn += rect(x - 85, ground - tall, 170, tall, mix(stone, inks.paper, dice.range(0, 0.25)))
      drawn += windows(
        dice,
        { x: x - 70, y: ground - tall + 20, width: 140, height: tall - 60 },
        { columns: 3, rows: 5 },
        city.window,
        0.8,
      )
    }
  }
  for (const side of [-1, 1]) {
    const x = side * 150
    drawn +=
      rect(x - 19, -460, 38, 300, stone) + rect(x + (stage.light.side === 1 ? -19 : 7), -460, 12, 300, shade)
    for (const y of [-440, -340, -250]) drawn += rect(x - 32, y, 64, 13, shade)
    drawn +=
      fill(`M${x - 16} -460Q${x - 26} -500 ${x} -540Q${x + 26} -500 ${x + 16} -460Z`, stone) +
      stroke(`M${x} -540V-566`, inks.gold, 4)
    const t = side * 170
    drawn +=
      rect(t - 90, -170, 180, ground + 170, stone) +
      rect(t + (stage.light.side === 1 ? -90 : 30), -170, 60, ground + 170, shade)
    for (let c = -84; c < 90; c += 42) drawn += rect(t + c, -196, 26, 30, stone)
    drawn += stroke(`M${t - 90} -100H${t + 90}M${t - 90} ${ground - 90}H${t + 90}`, shade, 8)
  }
  drawn +=
    rect(-90, -110, 180, ground + 110, mix(stone, inks.near, 0.14)) +
    fill(pointedArchPath(0, ground, 140, 300), mix(inks.near, inks.ink, 0.2))
  drawn += fill(pointedArchPath(0, ground, 84, 190), mix(inks.sky[2], inks.gold, 0.4))
  drawn += rect(reach.left, ground - 2, reach.right * 2, 640, mix(inks.sand, stone, 0.3))
  for (const x of [-420, 420]) {
    drawn +=
      fill(`M${x - 110} ${ground - 96}H${x + 110}L${x + 130} ${ground - 56}H${x - 130}Z`, inks.accent) +
      rect(x - 100, ground - 30, 200, 40, mix(inks.near, inks.accent, 0.3))
  }
  return (
    drawn +
    group(stage, ground + 170, [-260, -150, 30, 130, 250]) +
    birds(stage, -300, -360, 6, dark ? inks.lit : inks.near)
  )
}

/** Stairs of fountains between cypresses, a villa at their top. */
export function villaFountains(stage: Stage): string {
  const { inks, horizon, light, dark } = stage
  const stone = mix(mix(inks.wall, inks.sand, 0.3), inks.near, dark ? 0.4 : 0)
  const shade = mix(stone, inks.near, 0.34)
  let drawn =
    sky(stage) + plane(stage, rolling(stage.dice, horizon - 30, 120, 280), hazed(stage, inks.leafShade, 0.4))
  drawn +=
    rect(-420, -250, 840, 190, stone) +
    rect(light.side === 1 ? -420 : 320, -250, 100, 190, shade) +
    fill('M-440 -250L-400 -290H400L440 -250Z', inks.accent)
  drawn += windows(
    undefined,
    { x: -400, y: -236, width: 800, height: 160 },
    { columns: 13, rows: 3 },
    dark ? inks.gold : mix(inks.near, inks.ink, 0.2),
  )
  for (const [index, [y, half]] of (
    [
      [-60, 520],
      [70, 640],
      [210, 800],
    ] as const
  ).entries()) {
    drawn +=
      rect(-half - 400, y, (half + 400) * 2, 150, index % 2 === 0 ? inks.leafShade : inks.leaf) +
      rect(-half, y, half * 2, 26, stone) +
      rect(-half, y + 26, half * 2, 96, shade)
    for (let x = -half + 60; x < half; x += 120) {
      drawn += fill(archPath(x, y + 122, 60, 80), mix(inks.near, inks.ink, 0.1))
      drawn += stroke(
        `M${x} ${y + 2}V${y - 62}M${x} ${y - 62}Q${x - 26} ${y - 74} ${x - 32} ${y}M${x} ${y - 62}Q${x + 26} ${y - 74} ${x + 32} ${y}`,
        mix(inks.paper, inks.waterLit, 0.3),
        5,
        0.9,
      )
    }
  }
  drawn +=
    rect(reach.left, 332, reach.right * 2, 320, mix(inks.water, inks.waterDeep, 0.2)) +
    rect(reach.left, 326, reach.right * 2, 14, stone)
  for (const x of [-520, -400, 400, 520, -700, 700]) {
    drawn += put({ x, y: 330 }, cypress(380, inks.leafShade, inks.leaf, light.side))
  }
  for (const x of [-160, 160]) {
    drawn +=
      disc(x, 380, 8, inks.paper) +
      stroke(
        `M${x} 380V230M${x} 230Q${x - 50} 250 ${x - 60} 376M${x} 230Q${x + 50} 250 ${x + 60} 376`,
        inks.paper,
        7,
        0.9,
      )
  }
  return drawn + group(stage, 322, [-60, 10, 70], 1.2)
}
