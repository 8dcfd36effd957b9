import { flatLay } from './flat-lay.ts'
import { onChair } from '../cast/gatherings.ts'
import { dressed, stander, walker } from '../cast/people.ts'
import { steam, stringLights } from '../cast/props.ts'
import { bottle, teapot, wineGlass } from '../cast/tableware.ts'
import { mix } from '../ink.ts'
import { cityRow, isTall } from '../landmarks/skyline.ts'
import { disc, fill, oval, put, rect, ring, short, stroke } from '../pen.ts'
import { lampColumns, sea } from '../sea.ts'
import { sky } from '../sky.ts'
import { reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'
import { poursTea, windowTable } from './table.ts'

/** What stands between the two plates of the terrace: a pot and two small glasses of tea, or wine. */
function drinks({ inks, city, dark }: Stage): string {
  if (poursTea(city)) {
    const metal = mix(inks.gold, inks.near, dark ? 0.16 : 0)
    const glass = fill('M-13 -40H13Q4 -22 11 0H-11Q-4 -22 -13 -40Z', mix(inks.accent, inks.sandShade, 0.35))
    return (
      put({ x: -34, y: 302, scale: 0.9 }, glass) +
      put({ x: 122, y: 300, scale: 0.9 }, glass) +
      put({ x: 46, y: 304, scale: 0.5 }, teapot(metal, mix(metal, inks.ink, 0.4)))
    )
  }
  const wine = wineGlass(mix(inks.accent, inks.ink, 0.3), mix(inks.paper, inks.water, 0.3))
  return (
    put({ x: -34, y: 302, scale: 0.86 }, wine) +
    put({ x: 120, y: 300, scale: 0.86 }, wine) +
    put({ x: 40, y: 304, scale: 0.8 }, bottle(mix(inks.leafShade, inks.ink, 0.4), inks.paper, inks.accent))
  )
}

/** Two at a table on a terrace, the city behind them. */
export function terrace(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const shore = horizon - 20
  const floor = 240
  const deck = mix(mix(skinTone(stage, 0.4), inks.near, dark ? 0.5 : 0.1), inks.sand, 0.2)
  let drawn = sky(stage)
  drawn += cityRow(stage, { y: shore - 4, scale: 0.66, distance: 0.55 })
  drawn += cityRow(stage, {
    y: shore,
    scale: 0.84,
    distance: 0.2,
    monumentX: light.side * -dice.range(20, 120),
    monumentScale: isTall(stage.city) ? 0.9 : 1.2,
    secondX: light.side * 340,
  })
  drawn +=
    rect(reach.left, shore - 2, reach.right * 2, 12, mix(inks.near, inks.ink, 0.3)) + sea(stage, shore + 8)
  if (dark) drawn += lampColumns(stage, shore + 10, 34)
  let rail = `M${reach.left} ${floor - 100}H${reach.right}`
  for (let x = -1060; x < 1080; x += 40) rail += `M${x} ${floor - 100}V${floor}`
  drawn +=
    stroke(rail, mix(inks.near, inks.ink, 0.5), 4) + rect(reach.left, floor, reach.right * 2, 420, deck)
  let boards = ''
  for (let seam = -13; seam <= 13; seam += 1) boards += `M${seam * 64} ${floor}L${seam * 170} 640`
  drawn += stroke(boards, mix(deck, inks.ink, 0.25), 3)
  const chair = (x: number, flip: boolean, body: string): string =>
    put(
      { x, y: 410, scale: 2.7, flip },
      stroke('M-16 0V-92M-16 -28H20M18 -28V0M-16 -60H-10', inks.ink, 4) + body,
    )
  const [one, , , , five] = passers(stage)
  const cloth = mix(inks.paper, inks.near, dark ? 0.28 : 0.02)
  drawn += oval(0, 420, 420, 34, mix(deck, inks.ink, 0.5), 0.6)
  if (one !== undefined && five !== undefined) {
    drawn +=
      chair(-230, false, onChair({ ...one, top: mix(inks.teal, inks.near, dark ? 0.2 : 0) })) +
      chair(230, true, onChair({ ...five, top: inks.accent, bottom: inks.accent }))
  }
  drawn +=
    fill('M-150 300H150L178 440H-178Z', cloth) +
    fill(
      light.side === 1 ? 'M-150 300H-90L-110 440H-178Z' : 'M150 300H90L110 440H178Z',
      mix(cloth, inks.near, 0.3),
    ) +
    oval(0, 300, 150, 20, mix(cloth, inks.lit, 0.4))
  drawn += oval(-80, 298, 44, 8, inks.teal) + oval(80, 298, 44, 8, inks.gold) + drinks(stage)
  drawn +=
    rect(-8, 262, 13, 40, inks.paper) +
    fill('M-9 262Q-10 246 -2 232Q6 246 6 262Z', inks.gold) +
    (dark ? disc(-2, 250, 60, inks.gold, 0.2) + disc(-2, 250, 30, inks.gold, 0.3) : '')
  drawn +=
    stroke('M-620 640V-300M620 640V-300', inks.ink, 9) +
    stringLights([-620, -290], [0, -250], 50, 14, inks.ink, inks.gold) +
    stringLights([0, -250], [620, -290], 50, 14, inks.ink, inks.gold) +
    stringLights([-1080, -330], [-620, -290], 40, 10, inks.ink, inks.gold) +
    stringLights([620, -290], [1080, -330], 40, 10, inks.ink, inks.gold)
  return drawn
}

/** A kitchen on wheels, its cook in the steam, a queue before it. */
export function streetKitchen(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const ground = horizon + 60
  const paving = mix(mix(inks.sand, inks.wallShade, 0.3), dark ? inks.near : inks.paper, dark ? 0.6 : 0.12)
  const paint = dice.pick([inks.teal, inks.accent, inks.gold])
  const deep = mix(paint, inks.ink, 0.36)
  let drawn = sky(stage)
  drawn += cityRow(stage, { y: ground - 4, scale: 0.8, distance: 0.5 })
  drawn += cityRow(stage, {
    y: ground + 8,
    scale: isTall(stage.city) ? 0.9 : 1.2,
    distance: 0.14,
    monumentX: light.side * -330,
    monumentScale: isTall(stage.city) ? 0.9 : 1.25,
  })
  drawn += rect(reach.left, ground + 4, reach.right * 2, 640, paving)
  let seams = ''
  for (let seam = -12; seam <= 12; seam += 1) seams += `M${seam * 46} ${short(ground + 4)}L${seam * 190} 640`
  drawn += stroke(seams, mix(paving, inks.near, 0.2), 2.4)
  const y = 352
  let awning = ''
  for (let strip = 0; strip < 9; strip += 1) {
    const from = -252 + strip * 56
    awning += fill(
      `M${short(from * 0.86)} ${y - 400}H${short((from + 56) * 0.86)}L${from + 56} ${y - 318}a28 28 0 0 1 -56 0Z`,
      mix(strip % 2 === 0 ? inks.accent : inks.paper, inks.near, dark ? 0.2 : 0),
    )
  }
  drawn += oval(-10, y + 6, 330, 28, mix(paving, inks.near, 0.55), 0.7)
  drawn += rect(
    -226,
    y - 330,
    452,
    200,
    dark ? mix(inks.gold, inks.accent, 0.25) : mix(inks.near, inks.ink, 0.25),
  )
  for (const shelfY of [y - 268, y - 222]) {
    drawn += rect(-216, shelfY, 130, 6, inks.paper) + rect(86, shelfY, 130, 6, inks.paper)
    for (let jar = 0; jar < 5; jar += 1) {
      drawn +=
        rect(
          -206 + jar * 25,
          shelfY - 26,
          18,
          26,
          [inks.accent, inks.gold, inks.leaf, inks.rose, inks.teal][jar] ?? inks.gold,
          1,
          4,
        ) +
        rect(
          96 + jar * 25,
          shelfY - 26,
          18,
          26,
          [inks.teal, inks.accent, inks.gold, inks.leaf, inks.rose][jar] ?? inks.gold,
          1,
          4,
        )
    }
  }
  const skin = skinTone(stage, 0.3)
  drawn += put(
    { x: 0, y: y - 120, scale: 2.3 },
    fill('M-20 0Q-26 -56 -12 -66Q0 -72 12 -66Q26 -56 20 0Z', inks.paper) +
      fill('M-11 0V-46H11V0Z', inks.accent) +
      disc(0, -80, 12, skin) +
      fill('M-13 -84Q-22 -96 -10 -104Q0 -112 10 -104Q22 -96 13 -84Z', inks.paper) +
      stroke('M-16 -56Q-28 -34 -10 -22M16 -56Q30 -36 20 -20', inks.paper, 9),
  )
  drawn +=
    rect(-250, y - 140, 500, 20, mix(paint, inks.paper, 0.5)) +
    rect(-240, y - 122, 480, 92, paint) +
    rect(light.side === 1 ? -240 : 130, y - 122, 110, 92, deep) +
    rect(-240, y - 46, 480, 16, deep)
  drawn +=
    fill(
      `M-170 ${y - 142}Q-166 ${y - 176} -110 ${y - 176}Q-54 ${y - 176} -50 ${y - 142}Z`,
      mix(inks.ink, inks.near, 0.3),
    ) + put({ x: -110, y: y - 176, scale: 1.4 }, steam(mix(inks.paper, inks.sky[2], 0.2), 150))
  for (const [x, colour] of [
    [60, inks.accent],
    [96, inks.gold],
    [132, inks.leaf],
    [168, inks.accent],
    [78, inks.rose],
    [114, inks.gold],
    [150, inks.accent],
  ] as const) {
    drawn += disc(x, y - 150 - (x % 36 === 6 || x % 36 === 24 ? 0 : 20), 16, colour)
  }
  for (const x of [-150, 150]) {
    drawn +=
      disc(x, y - 24, 40, inks.ink) +
      ring(x, y - 24, 26, inks.gold, 5) +
      stroke(
        `M${x} ${y - 50}V${y + 2}M${x - 26} ${y - 24}H${x + 26}M${x - 18} ${y - 42}L${x + 18} ${y - 6}M${x + 18} ${y - 42}L${x - 18} ${y - 6}`,
        inks.gold,
        3,
      )
  }
  drawn += rect(-238, y - 330, 10, 200, deep) + rect(228, y - 330, 10, 200, deep) + awning
  if (dark) {
    drawn +=
      disc(0, y - 210, 330, inks.gold, 0.07) +
      stringLights([-640, y - 500], [-220, y - 420], 40, 10, inks.ink, inks.gold) +
      stringLights([220, y - 420], [640, y - 500], 40, 10, inks.ink, inks.gold)
  }
  const [one, two, three, four, five] = passers(stage)
  if (
    one !== undefined &&
    two !== undefined &&
    three !== undefined &&
    four !== undefined &&
    five !== undefined
  ) {
    drawn +=
      put({ x: 310, y: y + 40, scale: 2.4, flip: true }, walker({ ...three }, { pack: inks.gold })) +
      put({ x: 390, y: y + 34, scale: 2.2 }, dressed(five)) +
      put({ x: -320, y: y + 44, scale: 2.4 }, stander(one)) +
      put({ x: -396, y: y + 40, scale: 2.2 }, dressed(four))
  }
  return drawn
}

/** Something to eat: a table at a window, a table from above, a terrace for two, a kitchen in the street. */
export function food(stage: Stage): string {
  const { dice, dark } = stage
  const scenes = dark
    ? [terrace, terrace, streetKitchen, windowTable]
    : [windowTable, flatLay, streetKitchen, terrace, flatLay]
  return dice.pick(scenes)(stage)
}
