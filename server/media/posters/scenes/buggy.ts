import { mix } from '../ink.ts'

import { disc, fill, put, rect, short, stroke } from '../pen.ts'
import { below, plane, rolling } from '../ridges.ts'
import { sky } from '../sky.ts'
import { hazed, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { greatDune } from './desert.ts'

/** A wheel for rough ground, on y = 0. */
function tyre({ inks }: Stage, x: number, size: number): string {
  let lugs = ''
  for (let turn = 0; turn < 12; turn += 1) {
    const angle = (turn / 12) * 6.283
    lugs += `M${short(x + Math.cos(angle) * size * 0.9)} ${short(-size + Math.sin(angle) * size * 0.9)}L${short(x + Math.cos(angle) * size * 1.1)} ${short(-size + Math.sin(angle) * size * 1.1)}`
  }
  return (
    stroke(lugs, inks.ink, 9) +
    disc(x, -size, size, inks.ink) +
    disc(x, -size, size * 0.5, inks.sand) +
    disc(x, -size, size * 0.2, inks.ink)
  )
}

/** Two on a quad bike seen from the side, nose to the right, wheels on y = 0, about 260 wide and 210 high. */
export function quadBike(stage: Stage): string {
  const { inks } = stage
  const skin = skinTone(stage, 0.3)
  const trousers = mix(inks.ink, inks.teal, 0.35)
  const leg = (x: number): string =>
    stroke(`M${x - 14} -108L${x + 24} -100L${x + 12} -52L${x + 30} -50`, trousers, 16)
  const rider = (x: number, top: string, helmet: string): string =>
    `<g transform="translate(${x} 0)">` +
    fill('M-36 -106Q-38 -158 -12 -170Q10 -172 12 -152L4 -104Z', top) +
    disc(2, -184, 21, helmet) +
    fill('M7 -194H24Q25 -180 19 -176H7Z', inks.ink) +
    `</g>`
  return (
    stroke('M-74 -40L-10 -58L78 -38', inks.ink, 10) +
    fill('M-96 -112Q-40 -124 14 -108L18 -94H-98Z', inks.ink) +
    rider(-50, inks.teal, inks.paper) +
    stroke('M-56 -150L-22 -128', inks.teal, 12) +
    stroke('M56 -100L36 -142L22 -146', inks.ink, 7) +
    rider(6, inks.gold, inks.sand) +
    stroke('M6 -150L22 -124L40 -140', inks.gold, 12) +
    disc(40, -141, 7, skin) +
    fill('M-132 -58Q-124 -100 -74 -102H-6L4 -72H-28Q-44 -88 -74 -88Q-104 -86 -112 -56Z', inks.accent) +
    fill(
      'M2 -72L14 -98Q44 -116 78 -106L128 -86Q138 -76 130 -60L116 -58Q110 -82 80 -82Q52 -82 42 -58H-2Z',
      inks.accent,
    ) +
    fill('M2 -72H36L42 -58H-2Z', mix(inks.accent, inks.ink, 0.4)) +
    leg(-50) +
    leg(10) +
    stroke('M86 -108H132M-134 -106H-92M-126 -106V-90', inks.ink, 6) +
    disc(126, -82, 8, inks.gold) +
    tyre(stage, -74, 42) +
    tyre(stage, 80, 40)
  )
}

/** A dune buggy seen from the side, nose to the right, wheels on y = 0, about 330 wide. */
export function buggy(stage: Stage): string {
  const { inks } = stage
  const skin = skinTone(stage, 0.3)
  return (
    stroke('M-110 -60L-60 -92M96 -56L60 -86', inks.ink, 9) +
    fill('M-18 -96Q-28 -150 -6 -158Q12 -160 20 -148L30 -96Z', inks.teal) +
    stroke('M8 -146L38 -118L60 -122', inks.teal, 11) +
    disc(10, -174, 19, inks.paper) +
    fill('M10 -182H30Q31 -170 26 -166H12Z', inks.ink) +
    disc(62, -122, 6, skin) +
    fill('M-150 -64L-128 -100H-70L-44 -72H66L92 -96L150 -74L158 -58L96 -46H-110Z', inks.accent) +
    fill('M-150 -64L158 -58L96 -46H-110Z', mix(inks.accent, inks.ink, 0.4)) +
    stroke('M-118 -98L-74 -196H34L98 -94M-74 -196L-40 -78M34 -196L58 -78M-86 -168L40 -174', inks.ink, 8) +
    rect(-88, -206, 136, 11, inks.ink, 1, 5) +
    disc(142, -74, 9, inks.gold) +
    stroke('M-130 -100L-152 -214', inks.ink, 3) +
    fill('M-152 -214L-206 -200L-150 -184Z', inks.gold) +
    tyre(stage, -98, 46) +
    tyre(stage, 104, 40)
  )
}

function dust(stage: Stage, x: number, y: number, size: number): string {
  const { inks, dark } = stage
  const pale = mix(inks.sand, dark ? inks.wall : inks.paper, 0.5)
  return (
    `<g transform="translate(${short(x)} ${short(y)}) scale(${short(size)})">` +
    fill(
      'M40 10Q-60 20 -220 14Q-286 6 -270 -30Q-250 -58 -214 -44Q-206 -92 -156 -88Q-124 -124 -84 -94Q-44 -104 -30 -62Q10 -60 40 10Z',
      pale,
      0.9,
    ) +
    fill(
      'M40 10Q-60 20 -180 14Q-200 -14 -164 -24Q-140 -62 -100 -44Q-64 -64 -40 -32Q0 -36 40 10Z',
      mix(pale, inks.sandShade, 0.35),
      0.9,
    ) +
    `</g>` +
    stage.grain.scatter(
      pale,
      160,
      (dice) => [x - dice.range(-40, 420) * size, y - 10 - dice.next() ** 2 * 210 * size],
      { size: 5 },
    )
  )
}

/** A buggy that leaves the ground. */
export function quad(stage: Stage): string {
  const { dice, inks, horizon } = stage
  const slope = (x: number): number => 190 + 70 * Math.sin((x + 260) / 330) + (x > 130 ? (x - 130) * 0.34 : 0)
  let drawn = sky(stage)
  drawn += plane(stage, rolling(dice, horizon + 10, 60, 200), hazed(stage, inks.mid, 0.55))
  drawn += greatDune(
    stage,
    stage.light.side * 360,
    horizon - dice.range(60, 130),
    horizon + 170,
    stage.light.side,
  )
  drawn += plane(stage, rolling(dice, horizon + 130, 60, 260), mix(inks.sand, inks.sandShade, 0.42), inks.lit)
  drawn += dust(stage, -150, 196, 1.35)
  drawn += plane(stage, slope, mix(inks.sand, inks.sandShade, 0.75), inks.lit)
  drawn += put({ x: 10, y: dice.range(140, 160), scale: 1.5, turn: -11 }, buggy(stage))
  drawn += dust(stage, -120, 226, 0.8)
  drawn += fill(
    below((x) => 400 - 40 * Math.sin(x / 400)),
    mix(inks.sandShade, inks.near, 0.6),
  )
  return drawn + stage.grain.under((x) => 400 - 40 * Math.sin(x / 400), inks.sand, { count: 0.2 })
}
