import { dressed, walker } from '../cast/people.ts'
import { fir } from '../cast/trees.ts'
import { mix } from '../ink.ts'
import { cityRow } from '../landmarks/skyline.ts'
import { disc, fill, put, rect, short, stroke } from '../pen.ts'
import { plane, rolling } from '../ridges.ts'
import { sky } from '../sky.ts'
import { hazed, reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'

/** A horse-drawn sleigh heading right, 420 wide, runners on y = 0. */
function sleigh(stage: Stage): string {
  const { inks } = stage
  const horse = skinTone(stage, 0.55)
  const dark = mix(horse, inks.ink, 0.5)
  const [first, , third] = passers(stage)
  const leg = (x: number, lean: number, colour: string): string =>
    stroke(`M${x} -84L${x + lean * 0.5} -44L${x + lean} -2`, colour, 11)
  const head = (look: { top: string; skin: string }, x: number, y: number): string =>
    fill(`M${x - 22} ${y}Q${x - 24} ${y - 46} ${x} ${y - 50}Q${x + 24} ${y - 46} ${x + 22} ${y}Z`, look.top) +
    disc(x, y - 64, 14, look.skin) +
    fill(
      `M${x - 16} ${y - 64}Q${x - 18} ${y - 86} ${x} ${y - 84}Q${x + 18} ${y - 86} ${x + 16} ${y - 64}Q${x} ${y - 74} ${x - 16} ${y - 64}Z`,
      inks.ink,
    )
  return (
    leg(110, 20, dark) +
    leg(206, 26, dark) +
    fill(
      'M84 -108Q82 -140 120 -142H190Q216 -150 230 -196Q236 -214 248 -214L252 -228L260 -214Q276 -204 290 -178L282 -168Q268 -172 260 -176Q254 -140 238 -118Q228 -84 190 -82Q140 -72 104 -80Q84 -88 84 -108Z',
      horse,
    ) +
    fill('M222 -176Q226 -214 246 -220Q238 -190 234 -160Q228 -140 214 -146Z', inks.ink) +
    stroke('M86 -124Q62 -116 58 -70', inks.ink, 9) +
    leg(96, -26, horse) +
    leg(196, -18, horse) +
    stroke('M198 -140Q196 -176 226 -188', inks.accent, 7) +
    stroke('M-30 -70L210 -112', mix(inks.gold, inks.sandShade, 0.5), 6) +
    fill('M196 -164Q214 -206 238 -172L226 -168Q214 -188 206 -160Z', inks.gold) +
    (first === undefined ? '' : head(first, -110, -78)) +
    (third === undefined ? '' : head(third, -60, -78)) +
    fill(
      'M-196 -116Q-176 -120 -168 -92Q-160 -72 -120 -74H-10Q16 -74 26 -104Q40 -96 30 -66Q20 -30 -10 -28H-140Q-186 -36 -196 -116Z',
      inks.accent,
    ) +
    fill(
      'M-190 -84Q-176 -50 -130 -50H-10Q12 -52 28 -74Q24 -32 -10 -28H-140Q-178 -36 -190 -84Z',
      mix(inks.accent, inks.ink, 0.36),
    ) +
    stroke('M-186 -104Q-176 -62 -130 -62H-8', inks.gold, 4) +
    stroke('M-196 -2H24Q70 -2 76 -44M-120 -28V-2M-20 -28V-2', inks.ink, 6)
  )
}

/** Snow over a city: a sleigh or two walkers, firs, flakes. */
export function winter(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const white = mix(inks.paper, dark ? inks.sky[1] : inks.sky[0], dark ? 0.42 : 0.1)
  const blue = mix(white, dark ? inks.near : inks.mid, 0.34)
  const ground = horizon + 70
  const tall = stage.city === 'paris' || stage.city === 'dubai'
  let drawn = sky(stage)
  drawn += plane(stage, rolling(dice, ground - 10, 70, 300), hazed(stage, inks.mid, 0.7))
  drawn += cityRow(stage, {
    y: ground,
    scale: 0.9,
    distance: 0.16,
    monumentX: light.side * -dice.range(20, 110),
    monumentScale: tall ? 1 : 1.32,
    secondX: light.side * 360,
    secondScale: 1,
  })
  drawn += plane(stage, (x) => ground - 14 + 16 * Math.sin(x / 170), mix(white, blue, 0.4), white)
  for (let x = reach.left; x < reach.right; x += dice.range(60, 150)) {
    if (Math.abs(x) > 260) {
      drawn += put(
        { x, y: ground + 44 },
        fir(dice.range(110, 190), mix(inks.leafShade, inks.near, 0.3), white, light.side),
      )
    }
  }
  drawn += plane(stage, (x) => ground + 60 + 30 * Math.sin(x / 260 + 1), white, blue)
  drawn += stroke(
    `M${reach.left} ${ground + 196}Q-200 ${ground + 176} 0 ${ground + 196}T${reach.right} ${ground + 180}M${reach.left} ${ground + 216}Q-200 ${ground + 196} 0 ${ground + 216}T${reach.right} ${ground + 200}`,
    blue,
    7,
  )
  if (dice.chance(0.55)) drawn += put({ x: -40, y: ground + 206, scale: 1.5 }, sleigh(stage))
  else {
    const [first, , third] = passers(stage)
    if (first !== undefined && third !== undefined) {
      drawn +=
        put({ x: -60, y: ground + 216, scale: 2.5 }, walker(first, { hat: inks.ink })) +
        put({ x: 80, y: ground + 222, scale: 2.35 }, dressed(third))
    }
    drawn += put(
      { x: 250, y: ground + 216 },
      disc(0, -46, 50, white) +
        disc(0, -46, 50, blue, 0.35) +
        disc(-6, -50, 46, white) +
        disc(0, -118, 34, white) +
        disc(0, -168, 24, white) +
        disc(-7, -174, 3.4, inks.ink) +
        disc(7, -174, 3.4, inks.ink) +
        fill('M0 -168L34 -162L0 -160Z', inks.accent) +
        rect(-24, -152, 48, 11, inks.accent, 1, 5) +
        rect(8, -150, 12, 34, inks.accent) +
        stroke('M-30 -124L-76 -156M30 -124L74 -146', inks.ink, 5),
    )
  }
  drawn += plane(stage, (x) => 420 + 40 * Math.cos(x / 300), mix(white, blue, 0.55), white)
  drawn +=
    put({ x: -560, y: 560 }, fir(520, mix(inks.leafShade, inks.ink, 0.4), white, light.side)) +
    put({ x: 580, y: 580 }, fir(480, mix(inks.leafShade, inks.ink, 0.4), white, light.side)) +
    put({ x: 900, y: 580 }, fir(620, mix(inks.leafShade, inks.ink, 0.5), white, light.side)) +
    put({ x: -900, y: 580 }, fir(560, mix(inks.leafShade, inks.ink, 0.5), white, light.side))
  let flakes = ''
  for (let index = 0; index < 150; index += 1) {
    const x = dice.range(reach.left, reach.right)
    const y = dice.range(reach.top, 600)
    const size = dice.range(2, 6)
    flakes += `M${short(x - size)} ${short(y)}a${short(size)} ${short(size)} 0 1 0 ${short(size * 2)} 0a${short(size)} ${short(size)} 0 1 0 ${short(-size * 2)} 0`
  }
  return drawn + fill(flakes, mix(inks.paper, white, 0.3), 0.9)
}
