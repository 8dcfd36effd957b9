import { audience } from '../cast/gatherings.ts'

import { mix } from '../ink.ts'
import { disc, fill, oval, poly, put, rect, short, stroke } from '../pen.ts'

import { hazed, reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'

type Performer = 'singer' | 'dervish' | 'flamenco' | 'ballet'

/** One who performs, lit, about 380 high; the feet stand on y = 40. */
export function performer(stage: Stage, kind: Performer): string {
  const { inks } = stage
  // In the spotlight every figure is drawn lit.
  const skin = mix(mix(inks.accent, inks.paper, 0.62), skinTone(stage, 0.3), 0.25)
  const white = mix(inks.paper, inks.sand, 0.1)
  const shade = mix(white, inks.near, 0.3)
  switch (kind) {
    case 'dervish':
      return (
        fill('M-24 -150Q-120 -30 -190 -18Q-100 24 0 22Q100 24 190 -18Q120 -30 24 -150Z', white) +
        fill(
          'M-8 -120Q-60 -20 -110 8Q-60 22 -30 22Q-20 -40 4 -110ZM40 -116Q70 -40 150 -2Q110 16 70 20Q50 -40 26 -110Z',
          shade,
        ) +
        fill('M-26 -148Q-30 -222 -14 -234H14Q30 -222 26 -148Z', white) +
        stroke('M-18 -222Q-90 -230 -112 -290M18 -222Q90 -226 128 -196', white, 24) +
        disc(-116, -300, 11, skin) +
        disc(136, -190, 11, skin) +
        `<g transform="rotate(-14 0 -240)">${disc(0, -258, 23, skin)}${fill('M-21 -268L-16 -326H16L21 -268Q0 -280 -21 -268Z', mix(inks.sandShade, inks.accent, 0.4))}</g>` +
        rect(-26, -164, 52, 14, inks.ink) +
        fill('M-14 18L-10 44H2L0 20Z', inks.ink)
      )
    case 'flamenco':
      return (
        fill(
          'M-26 -170Q-36 -100 -100 -30Q-170 20 -210 20Q-130 50 0 40Q90 46 150 22Q100 -10 70 -60Q44 -110 30 -170Z',
          inks.accent,
        ) +
        stroke(
          'M-160 10Q-60 -10 0 0T130 8M-110 -30Q-40 -46 20 -34T90 -26M-66 -78Q-20 -88 50 -76',
          mix(inks.accent, inks.ink, 0.36),
          9,
        ) +
        fill('M-28 -168Q-34 -226 -20 -244Q0 -254 22 -244Q34 -222 30 -168Z', inks.accent) +
        stroke('M-20 -236Q-80 -270 -58 -340M22 -236Q80 -256 96 -206', skin, 16) +
        fill('M-58 -340Q-104 -360 -92 -400Q-50 -396 -46 -350Z', inks.gold) +
        disc(4, -274, 25, skin) +
        fill(
          'M-22 -272Q-26 -306 6 -304Q34 -302 30 -272Q44 -268 42 -250Q30 -254 26 -274Q4 -290 -14 -282Z',
          inks.ink,
        ) +
        disc(-18, -292, 10, inks.accent)
      )
    case 'ballet':
      return (
        stroke('M6 -150L10 -70L4 16', skin, 17) +
        fill('M-6 8L16 8L8 44L0 44Z', inks.rose) +
        stroke('M8 -146Q-60 -140 -150 -176', skin, 16) +
        fill('M-140 -186L-186 -196L-148 -166Z', inks.rose) +
        fill('M-120 -170Q-60 -196 6 -188Q80 -194 130 -166Q70 -138 6 -140Q-60 -138 -120 -170Z', white) +
        stroke('M-100 -170Q0 -184 110 -166M-60 -154Q6 -162 74 -152', shade, 5) +
        fill('M-22 -182Q-30 -228 -18 -240Q4 -248 24 -240Q34 -226 26 -182Z', inks.rose) +
        stroke('M-14 -234Q-60 -270 -90 -338M20 -234Q80 -250 140 -300', skin, 13) +
        disc(4, -268, 22, skin) +
        fill('M-19 -268Q-20 -294 6 -292Q28 -290 26 -268Q6 -282 -19 -268Z', inks.ink) +
        disc(8, -296, 12, inks.ink)
      )
    case 'singer':
      return (
        fill('M-34 -150L-40 40H-12L0 -110L14 40H42L34 -150Z', inks.ink) +
        fill('M-40 -146Q-48 -226 -28 -240Q0 -252 28 -240Q48 -226 40 -146Z', inks.accent) +
        stroke('M-32 -228Q-70 -190 -34 -166L14 -160', inks.accent, 18) +
        disc(18, -160, 10, skin) +
        stroke('M32 -228Q64 -262 44 -300L30 -290', inks.accent, 18) +
        fill(
          'M-60 -130Q-90 -170 -50 -186Q-20 -190 -10 -166Q20 -176 30 -150Q40 -110 0 -106Q-40 -100 -60 -130Z',
          mix(inks.gold, inks.sandShade, 0.4),
        ) +
        stroke('M10 -152L150 -214', skinTone(stage, 0.5), 11) +
        disc(-16, -146, 14, inks.ink) +
        disc(0, -272, 25, skin) +
        fill('M-26 -270Q-28 -304 0 -302Q30 -302 27 -266Q18 -290 -8 -288Z', inks.ink) +
        stroke('M40 -284L64 44M26 -290L44 -284', inks.near, 5) +
        disc(24, -290, 9, inks.near)
      )
    default:
      return kind satisfies never
  }
}

const performers: Partial<Record<Stage['city'], Performer>> = {
  istanbul: 'dervish',
  cappadocia: 'dervish',
  barcelona: 'flamenco',
  moscow: 'ballet',
  paris: 'ballet',
  cairo: 'dervish',
}

/** A stage, its curtains, the light, and the heads of those who came. */
function house(stage: Stage, kind: Performer | undefined): string {
  const { dice, inks, light } = stage
  const room = mix(inks.ink, inks.near, 0.12)
  const back = mix(inks.near, inks.mid, 0.25)
  const drape = mix(inks.accent, inks.ink, 0.3)
  const fold = mix(inks.accent, inks.ink, 0.58)
  const floor = 220
  let drawn = rect(reach.left, reach.top, reach.right * 2, reach.bottom * 2, back)
  for (const [index, size] of [520, 400, 290, 190].entries()) {
    drawn +=
      disc(0, 10, size, mix(back, mix(inks.gold, inks.accent, 0.3), 0.12 + index * 0.12)) +
      stage.grain.around(0, 10, size, mix(back, inks.gold, 0.16 + index * 0.12), { count: 0.14, depth: 50 })
  }
  drawn += fill(
    `M${reach.left} ${floor}H${reach.right}V${floor + 110}H${reach.left}Z`,
    mix(inks.sandShade, inks.near, 0.45),
  )
  drawn += oval(0, floor + 40, 330, 42, mix(inks.gold, inks.paper, 0.3), 0.55)
  let boards = ''
  for (let seam = -11; seam <= 11; seam += 1) boards += `M${seam * 70} ${floor}L${seam * 110} ${floor + 110}`
  drawn += stroke(boards, mix(inks.near, inks.ink, 0.3), 2.4, 0.6)
  const beam = (x: number, wide: number): string =>
    poly(
      [
        [x - 14, -470],
        [x + 14, -470],
        [wide, floor + 46],
        [-wide, floor + 46],
      ],
      mix(inks.gold, inks.paper, 0.5),
      0.15,
    )
  drawn += beam(-330, 220) + beam(330, 220) + beam(light.side * 80, 260)
  if (kind !== undefined) {
    drawn += put({ x: 0, y: floor + 34, scale: 1.34, flip: dice.chance(0.5) }, performer(stage, kind))
  }
  if (kind === 'singer' || kind === 'flamenco') {
    for (const side of [-1, 1]) {
      drawn += put(
        { x: side * 300, y: floor + 30, scale: 2.2, flip: side === 1 },
        fill('M-18 -46H20L26 0H16L12 -30L-8 -30L-12 0H-22Z', inks.ink) +
          fill('M-18 -42Q-22 -84 -6 -90Q12 -90 18 -76Q20 -56 18 -42Z', mix(inks.ink, inks.teal, 0.4)) +
          disc(2, -102, 11, skinTone(stage, 0.2)) +
          fill('M-10 -104Q-10 -118 3 -116Q15 -115 14 -104Z', inks.ink) +
          fill('M-6 -52Q10 -74 26 -56Q34 -36 16 -32Q-2 -32 -6 -52Z', mix(inks.gold, inks.sandShade, 0.5)) +
          stroke('M20 -58L58 -86', skinTone(stage, 0.5), 5),
      )
    }
  }
  const curtain = (side: -1 | 1): string => {
    let folds = ''
    for (let index = 0; index < 9; index += 1) {
      const x = side * (1070 - index * 84)
      folds += `M${short(x)} -640Q${short(x - side * 10)} 0 ${short(x + side * (index > 6 ? 60 : 14))} ${floor + 24}L${short(x - side * 34)} ${floor + 24}Q${short(x - side * 40)} 0 ${short(x - side * 36)} -640Z`
    }
    return (
      fill(
        `M${side * 1080} -640H${side * 300}Q${side * 350} -120 ${side * 470} 40Q${side * 520} 120 ${side * 500} ${floor + 24}H${side * 1080}Z`,
        drape,
      ) +
      `<g>${fill(folds, fold, 0.6)}</g>` +
      stroke(
        `M${side * 300} -640Q${side * 350} -120 ${side * 470} 40Q${side * 520} 120 ${side * 500} ${floor + 24}`,
        mix(drape, inks.gold, 0.35),
        6,
      ) +
      stroke(`M${side * 560} 60Q${side * 510} 84 ${side * 452} 52`, inks.gold, 15)
    )
  }
  drawn += curtain(-1) + curtain(1)
  let valance = `M${reach.left} -640V-400`
  for (let x = reach.left; x < reach.right; x += 142.7) valance += `q71 96 142.7 0`
  drawn +=
    fill(`${valance}V-640Z`, drape) +
    stroke(valance.replace(`M${reach.left} -640V-400`, `M${reach.left} -400`), inks.gold, 7)
  const heads: number[] = []
  for (let x = -1040; x <= 1060; x += 142) heads.push(Math.round(x + dice.range(-14, 14)))
  drawn += rect(reach.left, floor + 108, reach.right * 2, 400, hazed(stage, room, 0))
  drawn +=
    put({ x: 70, y: 470 }, audience(heads, [166, 150, 174, 158], mix(room, inks.near, 0.4))) +
    put({ x: 0, y: 600 }, audience(heads, [226, 242, 218, 234], room)) +
    rect(reach.left, 590, reach.right * 2, 60, room)
  return drawn
}

/** Someone performs: a dervish in Istanbul, a dancer in Barcelona, elsewhere a singer. */
export const show = (stage: Stage): string => house(stage, performers[stage.city] ?? 'singer')

/** A dancer with a fan between two guitarists. */
export const flamenco = (stage: Stage): string => house(stage, 'flamenco')

/** The stage before it begins, for a house of which nothing is known but that it has one. */
export const theatre = (stage: Stage): string => house(stage, undefined)
