import { cyclist } from '../cast/gatherings.ts'
import { stander, walker } from '../cast/people.ts'
import { cypress, roundTree } from '../cast/trees.ts'
import { mix } from '../ink.ts'
import { arcade, dome, windows } from '../landmarks/masonry.ts'
import { cityInks } from '../landmarks/skyline.ts'
import { archPath, blob, disc, fill, poly, put, rect, short, stroke } from '../pen.ts'
import { plane, rolling } from '../ridges.ts'
import { ripples } from '../sea.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'

/** A long palace at the head of its canal, cut trees in rows, two on bicycles. */
export function palaceGarden(stage: Stage): string {
  const { inks, horizon, light, dark } = stage
  const wall = mix(mix(inks.wall, inks.gold, 0.2), inks.near, dark ? 0.4 : 0)
  const shade = mix(wall, inks.near, 0.3)
  const ground = horizon + 60
  let drawn = sky(stage)
  drawn +=
    rect(-620, ground - 130, 1240, 130, wall) +
    rect(-620, ground - 142, 1240, 14, shade) +
    arcade(-610, ground, 1220, 54, 34, mix(inks.near, inks.ink, 0.2)) +
    windows(
      undefined,
      { x: -610, y: ground - 130, width: 1220, height: 64 },
      { columns: 34, rows: 1, wide: 0.44, tall: 0.7 },
      dark ? inks.gold : mix(inks.near, inks.ink, 0.15),
    )
  drawn +=
    rect(-190, ground - 190, 380, 190, wall) +
    arcade(-180, ground, 360, 70, 9, mix(inks.near, inks.ink, 0.2)) +
    arcade(-180, ground - 84, 360, 74, 9, dark ? inks.gold : mix(inks.near, inks.ink, 0.15)) +
    fill(
      `M-200 ${ground - 186}L-170 ${ground - 230}H170L200 ${ground - 186}Z`,
      mix(inks.mid, inks.near, 0.3),
    ) +
    rect(-196, ground - 196, 392, 12, inks.gold)
  drawn += rect(reach.left, ground - 2, reach.right * 2, 700, mix(inks.leaf, inks.near, dark ? 0.3 : 0))
  drawn +=
    poly(
      [
        [-150, ground + 16],
        [150, ground + 16],
        [430, 300],
        [-430, 300],
      ],
      mix(inks.water, inks.waterLit, 0.3),
    ) +
    stroke(
      `M-150 ${ground + 16}H150M-158 ${ground + 18}L-444 300M158 ${ground + 18}L444 300`,
      mix(inks.sand, inks.paper, 0.3),
      12,
    )
  drawn += `<g clip-path="inset(0)">${fill(ripples(stage, ground + 24, 280, 14), inks.waterLit, 0.4)}</g>`
  for (let row = 0; row < 5; row += 1) {
    const y = ground + 20 + row * row * 13
    const x = 220 + row * 92
    for (const side of [-1, 1]) {
      drawn += put(
        { x: side * x, y: y + 12 },
        cypress(90 + row * 36, inks.leafShade, mix(inks.leaf, inks.gold, 0.2), light.side),
      )
    }
  }
  for (const side of [-1, 1]) {
    drawn += put(
      { x: side * 760, y: 300 },
      roundTree(stage.dice, 420, inks.leafShade, inks.leaf, inks.ink, light.side),
    )
  }
  const path = mix(mix(inks.sand, inks.paper, 0.3), inks.near, dark ? 0.5 : 0.04)
  drawn += rect(reach.left, 296, reach.right * 2, 400, path)
  const [first, , third] = passers(stage)
  if (first) drawn += put({ x: -140, y: 390, scale: 1.6 }, cyclist(first, inks.teal, inks.ink, inks.gold))
  if (third) drawn += put({ x: 160, y: 402, scale: 1.6 }, cyclist(third, inks.accent, inks.ink, undefined))
  return drawn + birds(stage, light.side * 260, horizon - 240, 4, dark ? inks.lit : inks.near)
}

/** A palace of many colours on a wooded hill, mist in the valley. */
export function hillPalace(stage: Stage): string {
  const { inks, horizon, light, dark } = stage
  const tone = (colour: string) => mix(colour, inks.near, dark ? 0.4 : 0.02)
  const yellow = tone(mix(inks.gold, inks.paper, 0.15))
  const red = tone(mix(inks.accent, inks.rose, 0.3))
  const grey = tone(mix(inks.wall, inks.mid, 0.3))
  const dim = (colour: string) => mix(colour, inks.ink, 0.28)
  const hollow = mix(inks.near, inks.ink, 0.3)
  let drawn =
    sky(stage) + plane(stage, rolling(stage.dice, horizon + 60, 110, 300), hazed(stage, inks.mid, 0.6))
  const block = (x: number, y: number, wide: number, tall: number, colour: string): string => {
    let teeth = ''
    for (let tooth = 0; tooth + 14 <= wide; tooth += 26) {
      teeth += rect(x + tooth, y - tall - 16, 15, 18, colour)
    }
    return (
      rect(x, y - tall, wide, tall, colour) +
      rect(light.side === 1 ? x : x + wide * 0.68, y - tall, wide * 0.32, tall, dim(colour)) +
      teeth
    )
  }
  const top = 66
  drawn += block(-330, top, 220, 150, grey) + block(90, top + 10, 260, 140, yellow)
  drawn +=
    block(-130, top, 230, 250, red) +
    block(-60, top - 240, 80, 120, red) +
    disc(-20, top - 330, 26, inks.paper) +
    stroke(`M-20 ${top - 330}V${top - 348}M-20 ${top - 330}L-8 ${top - 324}`, hollow, 4) +
    fill(`M-66 ${top - 374}L-20 ${top - 440}L26 ${top - 374}Z`, grey)
  drawn +=
    rect(150, top - 300, 96, 180, yellow) +
    rect(light.side === 1 ? 150 : 214, top - 300, 32, 180, dim(yellow)) +
    put(
      { x: 198, y: 0 },
      dome(0, top - 296, 54, { ...cityInks(stage, 0), roof: yellow, roofShade: dim(yellow) }),
    )
  for (const x of [-330, 350]) {
    drawn +=
      rect(x - 28, top - 210, 56, 260, x < 0 ? grey : yellow) +
      fill(`M${x - 34} ${top - 206}Q${x} ${top - 286} ${x + 34} ${top - 206}Z`, red)
  }
  drawn +=
    arcade(-310, top - 20, 180, 60, 5, hollow) +
    arcade(110, top - 10, 220, 70, 6, hollow) +
    arcade(-110, top - 130, 190, 60, 4, hollow) +
    fill(archPath(-15, top, 70, 100), hollow)
  const hill = [
    [-1100, 420],
    [-700, 210],
    [-440, 20],
    [-330, -34],
    [340, -30],
    [470, 40],
    [720, 220],
    [1100, 400],
    [1100, 700],
    [-1100, 700],
  ] as const
  drawn += blob(hill, inks.leafShade, 1, 0.5)
  for (let index = 0; index < 90; index += 1) {
    const x = stage.dice.range(-900, 900)
    const y = Math.max(-10, Math.abs(x) * 0.44 - 130) + stage.dice.range(0, 300)
    drawn += disc(
      x,
      y,
      stage.dice.range(24, 50),
      stage.dice.chance(0.4) ? inks.leaf : mix(inks.leafShade, inks.leaf, stage.dice.range(0, 0.5)),
    )
  }
  let mist = ''
  for (let index = 0; index < 7; index += 1) {
    mist += rect(
      stage.dice.range(-1060, 500),
      260 + index * 34,
      stage.dice.range(400, 900),
      44,
      mix(inks.paper, inks.sky[2], 0.3),
      0.42,
      22,
    )
  }
  const [first, second] = passers(stage)
  drawn += mist
  if (first) drawn += put({ x: -80, y: 420, scale: 1.9 }, walker(first, { pack: inks.gold, hat: inks.paper }))
  if (second) drawn += put({ x: 20, y: 426, scale: 1.9 }, stander(second))
  return drawn + birds(stage, -300, -300, 5, dark ? inks.lit : inks.near)
}

/** A ridge of rounded stone fingers over a monastery. */
export function serratedRidge(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const rock = hazed(stage, mix(mix(inks.wallShade, inks.rose, 0.35), inks.sandShade, 0.3), 0.08)
  let drawn = sky(stage) + plane(stage, rolling(dice, horizon + 60, 90, 280), hazed(stage, inks.mid, 0.6))
  for (const [row, shift] of [
    [0, 0],
    [1, 44],
    [2, 16],
  ] as const) {
    for (let x = -1040 + shift; x < 1060; x += 96) {
      const tall = 330 + Math.cos(x / 420) * 170 - row * 120 + dice.range(-40, 40)
      const wide = dice.range(78, 116)
      const body = hazed(stage, rock, 0.34 - row * 0.15)
      drawn += fill(
        `M${x - wide / 2} 300V${short(230 - tall)}Q${x} ${short(130 - tall)} ${x + wide / 2} ${short(230 - tall)}V300Z`,
        body,
      )
      drawn += fill(
        `M${x + light.side * wide * -0.5} 300V${short(230 - tall)}Q${x + light.side * wide * -0.3} ${short(160 - tall)} ${x} ${short(176 - tall)}Q${x - light.side * 16} ${short(300 - tall)} ${x - light.side * 10} 300Z`,
        mix(body, inks.near, 0.3),
      )
    }
  }
  const wall = mix(mix(inks.wall, inks.sand, 0.4), inks.near, dark ? 0.4 : 0)
  drawn += plane(stage, rolling(dice, 190, 30, 300), inks.leafShade, inks.leaf)
  drawn +=
    rect(-330, 60, 420, 160, wall) +
    rect(light.side === 1 ? -330 : 10, 60, 80, 160, mix(wall, inks.near, 0.32)) +
    windows(
      undefined,
      { x: -320, y: 74, width: 400, height: 120 },
      { columns: 13, rows: 4 },
      dark ? inks.gold : mix(inks.near, inks.ink, 0.2),
    ) +
    fill('M-342 62L-320 36H80L102 62Z', inks.accent)
  drawn +=
    rect(110, -10, 150, 230, wall) +
    fill('M100 -8L185 -60L270 -8Z', inks.accent) +
    disc(185, 50, 30, mix(inks.near, inks.ink, 0.2)) +
    fill(archPath(185, 220, 60, 100), mix(inks.near, inks.ink, 0.3)) +
    rect(280, -90, 60, 310, wall) +
    fill('M272 -88L310 -150L348 -88Z', inks.accent)
  drawn += plane(
    stage,
    rolling(dice, 250, 30, 240),
    mix(inks.leaf, inks.near, dark ? 0.3 : 0),
    inks.leafShade,
  )
  const [first, , third] = passers(stage)
  if (first) drawn += put({ x: -150, y: 410, scale: 2 }, walker(first, { pack: inks.gold, stick: inks.ink }))
  if (third) drawn += put({ x: -40, y: 420, scale: 2 }, walker(third, { pack: inks.accent, hat: inks.paper }))
  return drawn + birds(stage, light.side * 240, -330, 6, dark ? inks.lit : inks.near)
}

/** Low houses with wind towers along a creek. */
export function windTowers(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const wall = mix(mix(inks.sand, inks.wall, 0.4), inks.near, dark ? 0.4 : 0)
  const shade = mix(wall, inks.near, 0.32)
  const hollow = mix(inks.near, inks.accent, 0.25)
  const shore = horizon + 150
  let drawn = sky(stage)
  for (let x = -1040; x < 1040; x += 190) {
    const tall = dice.range(150, 220)
    drawn +=
      rect(x, shore - tall, 180, tall, wall) +
      rect(light.side === 1 ? x : x + 126, shore - tall, 54, tall, shade)
    for (let tooth = 0; tooth < 180; tooth += 30) drawn += rect(x + tooth, shore - tall - 12, 16, 14, wall)
    drawn += arcade(x + 8, shore - 70, 164, 50, 4, hollow) + fill(archPath(x + 90, shore, 46, 62), hollow)
    const t = x + 90
    const high = tall + dice.range(110, 170)
    drawn +=
      rect(t - 44, shore - high, 88, high - tall + 20, wall) +
      rect(t + (light.side === 1 ? -44 : 14), shore - high, 30, high - tall + 20, shade)
    drawn +=
      stroke(
        `M${t - 26} ${short(shore - high + 16)}V${short(shore - high + 86)}M${t - 9} ${short(shore - high + 16)}V${short(shore - high + 86)}M${t + 9} ${short(shore - high + 16)}V${short(shore - high + 86)}M${t + 26} ${short(shore - high + 16)}V${short(shore - high + 86)}`,
        hollow,
        9,
      ) + rect(t - 50, shore - high - 8, 100, 10, shade)
    for (const y of [100, 112]) {
      drawn += stroke(`M${t - 62} ${short(shore - high + y)}H${t + 62}`, mix(inks.near, inks.ink, 0.3), 4)
    }
  }
  drawn += rect(
    reach.left,
    shore - 2,
    reach.right * 2,
    640,
    mix(mix(inks.sand, inks.paper, 0.2), inks.near, dark ? 0.45 : 0.03),
  )
  for (let row = 0; row < 6; row += 1) {
    drawn += rect(reach.left, shore + 16 + row ** 1.8 * 14, reach.right * 2, 2.4, shade)
  }
  const people = passers(stage)
  for (const [index, x] of [-210, -110, 90, 190].entries()) {
    const look = people[index]
    if (look) {
      drawn += put(
        { x, y: 410 + (index % 2) * 8, scale: 2, flip: index === 1 },
        index % 2 === 0 ? walker(look, { hat: inks.paper }) : stander(look),
      )
    }
  }
  return drawn + birds(stage, -200, -300, 5, dark ? inks.lit : inks.near)
}
