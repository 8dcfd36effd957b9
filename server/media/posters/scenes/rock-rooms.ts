import { stander, walker } from '../cast/people.ts'
import { mix } from '../ink.ts'
import { archPath, blob, disc, fill, put, rect, short, stroke } from '../pen.ts'
import { reach } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'

function tuff({ inks, dark }: Stage, share: number): string {
  return mix(
    mix(mix(inks.sandShade, inks.wall, 0.4), inks.accent, 0.14),
    mix(inks.ink, inks.near, 0.4),
    share + (dark ? 0.16 : 0),
  )
}

/** A city cut into the rock: passages behind passages, a round stone before a door, steps and lamps. */
export function undergroundCity(stage: Stage): string {
  const { inks } = stage
  const glow = mix(inks.gold, inks.accent, 0.25)
  let drawn = rect(reach.left, reach.top, reach.right * 2, 1300, tuff(stage, 0.72))
  for (const [index, [wide, tall]] of (
    [
      [1500, 1000],
      [1000, 760],
      [660, 560],
      [400, 400],
      [220, 260],
    ] as const
  ).entries()) {
    drawn += fill(
      archPath(40 - index * 30, 260 - index * 22, wide, tall),
      mix(tuff(stage, 0.62 - index * 0.13), glow, index * 0.13),
    )
    drawn += stroke(archPath(40 - index * 30, 260 - index * 22, wide, tall), tuff(stage, 0.75), 8, 0.4)
  }
  let chisel = ''
  for (let index = 0; index < 90; index += 1) {
    const x = stage.dice.range(-1040, 1040)
    const y = stage.dice.range(-560, 240)
    chisel += `M${short(x)} ${short(y)}l${short(stage.dice.range(8, 26))} ${short(stage.dice.range(14, 34))}`
  }
  drawn += stroke(chisel, tuff(stage, 0.82), 4, 0.5)
  for (const x of [-640, 600]) {
    drawn +=
      fill(archPath(x, 250, 240, 380), tuff(stage, 0.9)) +
      fill(archPath(x, 250, 150, 270), mix(tuff(stage, 0.5), glow, 0.4))
  }
  drawn +=
    disc(330, 110, 156, tuff(stage, 0.2)) +
    disc(330, 110, 140, tuff(stage, 0.34)) +
    disc(330, 110, 34, tuff(stage, 0.85))
  drawn += stroke('M250 30Q230 90 250 180M410 40Q432 110 408 190', tuff(stage, 0.6), 7, 0.6)
  drawn += fill(
    `M${reach.left} 250L-420 262L-300 220H-60L60 250L${reach.right} 262V640H${reach.left}Z`,
    tuff(stage, 0.5),
  )
  for (let step = 0; step < 5; step += 1) {
    drawn +=
      rect(-200 - step * 40, 220 + step * 40, 300 + step * 80, 22, tuff(stage, 0.3)) +
      rect(-200 - step * 40, 242 + step * 40, 300 + step * 80, 18, tuff(stage, 0.66))
  }
  for (const [x, y] of [
    [-330, -20],
    [180, -190],
    [560, -70],
    [-560, -110],
  ] as const) {
    drawn += disc(x, y, 80, glow, 0.18) + disc(x, y, 15, inks.gold)
  }
  const [first, second, third] = passers(stage)
  if (first) drawn += put({ x: -70, y: 400, scale: 1.9 }, walker(first, { pack: inks.gold }))
  if (second) drawn += put({ x: 30, y: 410, scale: 1.8 }, stander(second))
  if (third) drawn += put({ x: -40, y: 226, scale: 1, flip: true }, walker(third))
  return drawn
}

/** A room cut into the rock: a bed under an arch, candles in niches, balloons in the window. */
export function caveRoom(stage: Stage): string {
  const { inks, dark } = stage
  const sky = dark ? inks.sky[1] : mix(inks.sky[1], inks.paper, 0.2)
  let drawn = rect(reach.left, reach.top, reach.right * 2, 1300, tuff(stage, 0.2))
  drawn += fill(
    `M${reach.left} ${reach.top}H${reach.right}V-180Q0 -520 ${reach.left} -180Z`,
    tuff(stage, 0.36),
  )
  drawn += fill(archPath(-220, 190, 470, 470), tuff(stage, 0.05))
  drawn += `<clipPath id="view"><path d="${archPath(-220, 190, 410, 430)}"/></clipPath><g clip-path="url(#view)">${rect(-430, -260, 420, 460, sky)}${rect(-430, -40, 420, 240, mix(inks.sky[2], inks.paper, 0.25))}`
  let cones = ''
  for (let x = -430; x < 10; x += 62) {
    cones += `M${x - 44} 200L${x} ${short(60 + stage.dice.range(-30, 40))}L${x + 44} 200Z`
  }
  drawn += fill(cones, mix(inks.sandShade, inks.mid, 0.3))
  for (const [x, y, r] of [
    [-300, -80, 46],
    [-160, -140, 60],
    [-110, 10, 32],
  ] as const) {
    drawn +=
      disc(x, y, r, inks.accent) +
      fill(`M${x - r * 0.9} ${y + r * 0.4}Q${x} ${y + r * 1.9} ${x + r * 0.9} ${y + r * 0.4}Z`, inks.accent)
    drawn +=
      fill(
        `M${x - r * 0.36} ${y - r * 0.93}Q${x - r * 0.5} ${y} ${x - r * 0.14} ${y + r * 1.1}H${x + r * 0.14}Q${x + r * 0.5} ${y} ${x + r * 0.36} ${y - r * 0.93}Z`,
        inks.paper,
      ) + rect(x - r * 0.17, y + r * 1.3, r * 0.34, r * 0.26, inks.ink)
  }
  drawn += '</g>'
  drawn +=
    stroke(archPath(-220, 190, 410, 430), mix(inks.near, inks.accent, 0.4), 12) +
    stroke('M-220 -240V190M-425 10H-15', mix(inks.near, inks.accent, 0.4), 8)
  for (const [x, y] of [
    [160, -70],
    [300, -130],
    [440, -70],
    [-640, -40],
    [640, -120],
  ] as const) {
    drawn +=
      fill(archPath(x, y, 84, 110), tuff(stage, 0.55)) +
      disc(x, y - 40, 60, inks.gold, 0.25) +
      rect(x - 7, y - 34, 14, 34, inks.paper) +
      blob(
        [
          [x, y - 60],
          [x + 7, y - 42],
          [x, y - 36],
          [x - 7, y - 42],
        ],
        inks.gold,
      )
  }
  drawn += rect(reach.left, 250, reach.right * 2, 400, mix(tuff(stage, 0.4), inks.accent, 0.1))
  drawn +=
    fill('M-520 420H500L640 640H-660Z', mix(inks.accent, inks.ink, 0.25)) +
    stroke('M-560 470H540M-600 540H580', inks.gold, 9) +
    stroke('M-580 505H560', inks.teal, 12)
  drawn +=
    rect(90, 90, 620, 70, mix(inks.near, inks.accent, 0.45), 1, 20) +
    rect(110, 170, 600, 170, inks.paper, 1, 16) +
    rect(110, 230, 600, 120, inks.teal, 1, 10)
  drawn +=
    stroke('M110 262H710M110 300H710', mix(inks.teal, inks.ink, 0.35), 8) +
    rect(140, 130, 150, 66, inks.paper, 1, 22) +
    rect(310, 130, 150, 66, inks.gold, 1, 22) +
    rect(110, 346, 600, 26, mix(inks.near, inks.ink, 0.4))
  return drawn + (dark ? rect(reach.left, reach.top, reach.right * 2, 1300, inks.ink, 0.12) : '')
}
