import { dressed, stander, walker } from '../cast/people.ts'
import { bread } from '../cast/tableware.ts'
import { mix } from '../ink.ts'
import { cityRow, isTall } from '../landmarks/skyline.ts'
import { poly, put, rect, short, stroke } from '../pen.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { fruitOf, shelfOf, stall } from './market.ts'
import { passers } from './people-about.ts'

/** Two rows of stalls with fruit, vegetables and bread, and people between them. */
function stalls(stage: Stage): string {
  const { inks, dice } = stage
  const loaves = [-120, -40, 40, 120]
    .map((x) =>
      put(
        { x, y: -92, scale: 0.42 },
        bread(mix(inks.gold, inks.sandShade, 0.5), mix(inks.gold, inks.ink, 0.4)),
      ),
    )
    .join('')
  const greens = shelfOf(stage, -156, 1) + fruitOf(stage)
  const baker = shelfOf(stage, -150, 1) + loaves
  const [one, two, three, four] = passers(stage)
  if (!one || !two || !three || !four) return ''
  const side = dice.chance(0.5) ? 1 : -1
  return (
    put({ x: -270, y: 236, scale: 0.6 }, stall(stage, inks.teal, greens)) +
    put({ x: 270, y: 236, scale: 0.6 }, stall(stage, inks.leaf, baker)) +
    put({ x: -520, y: 236, scale: 0.6 }, stall(stage, inks.gold, baker)) +
    put({ x: 520, y: 236, scale: 0.6 }, stall(stage, inks.accent, greens)) +
    put({ x: -60, y: 256, scale: 1.35 }, dressed(four)) +
    put({ x: 0, y: 262, scale: 1.4 }, stander(three)) +
    put({ x: side * -340, y: 430, scale: 1.22 }, stall(stage, inks.accent, greens)) +
    put({ x: side * 400, y: 440, scale: 1.2 }, stall(stage, inks.teal, baker)) +
    put({ x: side * -820, y: 430, scale: 1.2 }, stall(stage, inks.leaf, baker)) +
    put({ x: side * 880, y: 440, scale: 1.2 }, stall(stage, inks.gold, greens)) +
    put({ x: side * 60, y: 430, scale: 2.3, flip: side === 1 }, walker(one, { pack: inks.gold })) +
    put({ x: side * -90, y: 436, scale: 2.2 }, dressed({ ...two, top: inks.rose }))
  )
}

function ground(stage: Stage, top: number): string {
  const { inks, dark } = stage
  const stone = mix(mix(inks.sand, inks.wallShade, 0.3), dark ? inks.near : inks.paper, dark ? 0.6 : 0.14)
  let seams = ''
  for (let seam = -12; seam <= 12; seam += 1) seams += `M${seam * 46} ${short(top)}L${seam * 190} 640`
  return rect(reach.left, top, reach.right * 2, 640, stone) + stroke(seams, mix(stone, inks.near, 0.18), 2.4)
}

/** A market in the open air: stalls under awnings on a square, the city behind them. */
export function streetMarket(stage: Stage): string {
  const { inks, horizon, light, dark } = stage
  const foot = horizon + 60
  return (
    sky(stage) +
    cityRow(stage, { y: foot - 4, scale: 0.8, distance: 0.5 }) +
    cityRow(stage, {
      y: foot + 8,
      scale: isTall(stage.city) ? 0.9 : 1.1,
      distance: 0.16,
      monumentX: light.side * -40,
      monumentScale: isTall(stage.city) ? 0.9 : 1.15,
    }) +
    ground(stage, foot + 4) +
    birds(stage, light.side * 220, -300, 4, dark ? inks.lit : hazed(stage, inks.near, 0.1)) +
    stalls(stage)
  )
}

/** A market hall: the same stalls under an iron roof with panes of glass. */
export function marketHall(stage: Stage): string {
  const { inks, dark } = stage
  const iron = mix(mix(inks.near, inks.teal, 0.35), inks.ink, dark ? 0.4 : 0)
  const glass = dark ? mix(inks.sky[1], inks.paper, 0.1) : mix(inks.sky[1], inks.paper, 0.5)
  const wall = mix(mix(inks.wall, inks.sand, 0.3), inks.near, dark ? 0.5 : 0.04)
  const floor = 150
  let drawn =
    rect(reach.left, reach.top, reach.right * 2, 1300, wall) +
    poly(
      [
        [0, -300],
        [420, -120],
        [420, floor],
        [-420, floor],
        [-420, -120],
      ],
      glass,
    )
  let panes = 'M-420 -120H420M-420 10H420'
  for (let x = -420; x <= 420; x += 84) panes += `M${x} ${short(-300 + Math.abs(x) * (180 / 420))}V${floor}`
  drawn += stroke(panes, iron, 5)
  // the two slopes of the roof come towards us, a rib at every frame
  const slope = (side: -1 | 1): string =>
    poly(
      [
        [0, -300],
        [side * 420, -120],
        [side * 1300, -240],
        [side * 1300, -760],
        [0, -700],
      ],
      mix(glass, iron, 0.22),
    )
  drawn += slope(-1) + slope(1)
  let ribs = ''
  for (const depth of [0, 0.22, 0.5, 0.84]) {
    const top = -300 - depth * 330
    const eaves = -120 - depth * 130
    const half = 420 + depth * 640
    ribs += `M${short(-half)} ${short(eaves)}L0 ${short(top)}L${short(half)} ${short(eaves)}M${short(-half * 0.5)} ${short((top + eaves) / 2)}H${short(half * 0.5)}`
    drawn +=
      rect(-half - 9 - depth * 8, eaves, 18 + depth * 16, floor + 80 - eaves + depth * 60, iron) +
      rect(half - 9 - depth * 8, eaves, 18 + depth * 16, floor + 80 - eaves + depth * 60, iron)
  }
  for (const share of [0.25, 0.5, 0.75, 1]) {
    for (const side of [-1, 1]) {
      ribs += `M${short(side * 420 * share)} ${short(-300 + 180 * share)}L${short(side * 1060 * share)} ${short(-630 + 380 * share)}`
    }
  }
  drawn += stroke(`${ribs}M0 -300V-700`, iron, 8)
  return drawn + ground(stage, floor) + stalls(stage)
}
