import { balloon } from '../cast/balloon.ts'
import type { BalloonInks } from '../cast/balloon.ts'
import { freeFall, plane as aeroplane, tandemWing } from '../cast/flight.ts'
import { mix } from '../ink.ts'
import { cityRow } from '../landmarks/skyline.ts'
import { curve, fill, put, short, stroke } from '../pen.ts'
import { mountain, plane, range, rolling } from '../ridges.ts'
import { ripples, sea } from '../sea.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'

type Stripes = readonly [string, ...string[]]

/** Hot-air balloons over rolling land, or over the chimneys of Cappadocia. */
export function balloons(stage: Stage): string {
  const { dice, inks, horizon, light, city } = stage
  const liveries: readonly Stripes[] = [
    [inks.accent, inks.paper],
    [inks.paper, inks.accent, inks.gold],
    [inks.teal, inks.paper, inks.teal],
    [inks.gold, inks.accent, inks.rose],
    [inks.accent, inks.rose, inks.gold, inks.paper],
  ]
  const main = dice.pick(liveries)
  const far = (away: number): BalloonInks => {
    const [first, ...rest] = dice.pick(liveries)
    return {
      stripes: [hazed(stage, first, away), ...rest.map((colour) => hazed(stage, colour, away))],
      band: undefined,
      shade: hazed(stage, inks.ink, away),
      basket: hazed(stage, inks.ink, away),
      flame: inks.gold,
    }
  }
  let drawn = sky(stage)
  drawn += fill(range(dice, horizon + 10, 90, 190), hazed(stage, inks.mid, 0.62))
  drawn += plane(stage, rolling(dice, horizon + 40, 60, 200), hazed(stage, inks.mid, 0.35))
  drawn += put({ x: -light.side * 330, y: -110, scale: 0.58 }, balloon(far(0.16), light.side))
  drawn += put({ x: light.side * 360, y: 50, scale: 0.36 }, balloon(far(0.4), light.side))
  drawn += put({ x: light.side * 250, y: -250, scale: 0.26 }, balloon(far(0.5), light.side))
  drawn += put({ x: -light.side * 640, y: 90, scale: 0.42 }, balloon(far(0.35), light.side))
  drawn += put({ x: light.side * 720, y: -150, scale: 0.6 }, balloon(far(0.18), light.side))
  drawn += put({ x: -light.side * 900, y: -210, scale: 0.34 }, balloon(far(0.4), light.side))
  if (city === 'cappadocia') {
    drawn +=
      cityRow(stage, { y: horizon + 100, scale: 0.8, distance: 0.3 }) +
      cityRow(stage, { y: horizon + 130, scale: 1.2, distance: 0.1, clear: [-150, 150] })
  }
  drawn += plane(stage, rolling(dice, horizon + 110, 80, 300), mix(inks.mid, inks.sandShade, 0.5), inks.lit)
  drawn += put(
    { x: dice.range(-90, 90), y: 110, scale: dice.range(1.5, 1.72) },
    balloon(
      {
        stripes: main,
        band: dice.chance(0.5) ? mix(main[0], inks.ink, 0.45) : undefined,
        shade: inks.ink,
        basket: inks.ink,
        flame: inks.gold,
      },
      light.side,
    ),
  )
  drawn += plane(stage, rolling(dice, 400, 90, 360), mix(inks.near, inks.sandShade, 0.15), inks.rose)
  return drawn + birds(stage, 300, 200, 3, inks.ink)
}

/** Two under one wing, the coast below them. */
export function paraglide(stage: Stage): string {
  const { dice, inks, horizon, light } = stage
  const skin = skinTone(stage, 0.2)
  const stripes = dice.pick([
    [inks.accent, inks.paper],
    [inks.gold, inks.accent, inks.paper],
    [inks.teal, inks.paper, inks.gold],
    [inks.rose, inks.gold, inks.accent],
  ] as const)
  const peak = mountain(dice, light.side * -420, horizon + 60, 900, 360)
  const second = mountain(dice, light.side * 560, horizon + 40, 720, 250)
  const shape = (outline: readonly (readonly [number, number])[]): string =>
    `M${outline.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`
  let drawn = sky(stage)
  drawn +=
    fill(shape(second.outline), hazed(stage, inks.mid, 0.6)) +
    fill(shape(peak.outline), hazed(stage, inks.mid, 0.4))
  const [px, py] = peak.peak
  drawn += fill(
    `M${short(px)} ${short(py)}L${short(px - light.side * 40)} ${short(py + 130)}L${short(px - light.side * 10)} ${short(py + 220)}L${short(px - light.side * 90)} ${short(horizon + 60)}H${short(px - light.side * 450)}Z`,
    hazed(stage, inks.near, 0.42),
  )
  drawn += sea(stage, horizon + 30)
  const bay = curve(
    [
      [reach.left - 20, horizon + 150],
      [-700, horizon + 190],
      [-420, horizon + 170],
      [-150, horizon + 220],
      [60, horizon + 300],
      [300, horizon + 400],
      [420, 640],
    ],
    false,
  )
  drawn += fill(`${bay}H${reach.left - 20}Z`, mix(inks.waterLit, inks.paper, 0.4))
  drawn +=
    put({ x: -22, y: 16 }, fill(`${bay}H${reach.left - 20}Z`, inks.sand)) +
    put(
      { x: -70, y: 44 },
      fill(`${bay}H${reach.left - 20}Z`, mix(inks.leaf, inks.near, stage.dark ? 0.4 : 0)),
    )
  drawn += put({ x: -130, y: 90 }, fill(`${bay}H${reach.left - 20}Z`, mix(inks.leafShade, inks.near, 0.15)))
  drawn += put({ x: -330, y: horizon + 252, scale: 0.5 }, stroke('M0 0V-1', inks.ink, 1))
  drawn += put(
    { x: light.side * 330, y: -230, scale: 0.3 },
    tandemWing(
      [inks.teal, inks.paper],
      inks.ink,
      inks.near,
      { top: inks.ink, bottom: inks.ink, skin: inks.ink, hair: inks.ink },
      { top: inks.ink, bottom: inks.ink, skin: inks.ink, hair: inks.ink },
    ),
  )
  drawn += put(
    { x: dice.range(-60, 60), y: dice.range(10, 50), scale: 1.36, turn: dice.range(-9, 9) },
    tandemWing(
      stripes,
      inks.ink,
      mix(inks.ink, inks.near, 0.3),
      { top: inks.teal, bottom: inks.ink, skin, hair: inks.paper },
      { top: inks.accent, bottom: inks.near, skin, hair: inks.gold },
    ),
  )
  return drawn + birds(stage, -200, 120, 3, inks.ink)
}

/** Free fall: two people, the plane, and the coast far below. */
export function skydive(stage: Stage): string {
  const { dice, inks, light } = stage
  const skin = skinTone(stage, 0.16)
  const shore = stage.horizon
  let drawn = sky(stage, { clouds: false })
  drawn += plane(stage, (x) => shore + x * x * 0.00006, hazed(stage, inks.water, 0.45), inks.waterLit, 120)
  drawn += plane(
    stage,
    (x) => shore + 50 + x * x * 0.00007,
    mix(inks.water, inks.waterLit, 0.2),
    undefined,
    120,
  )
  const coast = curve(
    [
      [reach.left - 20, shore + 130],
      [-640, shore + 110],
      [-380, shore + 160],
      [-120, shore + 128],
      [140, shore + 176],
      [420, shore + 144],
      [760, shore + 220],
      [reach.right + 20, shore + 190],
    ],
    false,
  )
  drawn +=
    put({ x: 0, y: -12 }, fill(`${coast}V640H${reach.left - 20}Z`, mix(inks.waterLit, inks.paper, 0.4))) +
    fill(`${coast}V640H${reach.left - 20}Z`, inks.sand)
  let fields = ''
  for (let index = 0; index < 26; index += 1) {
    const x = dice.range(reach.left, reach.right)
    const y = dice.range(shore + 220, 560)
    const wide = dice.range(60, 150)
    fields += `M${short(x)} ${short(y)}l${short(wide)} ${short(dice.range(-14, 6))}l${short(dice.range(10, 30))} ${short(dice.range(26, 54))}l${short(-wide)} ${short(dice.range(-4, 12))}z`
  }
  drawn += fill(fields, mix(inks.leaf, inks.sandShade, 0.25), 0.8)
  drawn += fill(ripples(stage, shore + 20, shore + 110, 30), inks.waterLit, 0.8)
  for (const [x, y, size] of [
    [-420, 190, 1.2],
    [380, 260, 1.5],
    [-800, 60, 1.4],
    [820, 20, 1.2],
    [60, 360, 1.1],
  ] as const) {
    drawn += put(
      { x, y, scale: size },
      fill(
        'M-150 20Q-160 -6 -120 -8Q-110 -40 -64 -32Q-36 -66 10 -44Q48 -58 66 -26Q116 -30 124 0Q150 4 146 20Z',
        mix(inks.paper, inks.sky[2], stage.dark ? 0.6 : 0.2),
        0.92,
      ) + fill('M-150 20Q-130 4 -60 8Q20 14 146 20Z', mix(inks.paper, inks.mid, 0.4), 0.7),
    )
  }
  drawn += put(
    { x: light.side * -330, y: -300, scale: 0.9, flip: light.side === 1, turn: -6 },
    aeroplane(inks.paper, inks.accent, inks.ink),
  )
  drawn += put(
    { x: dice.range(-40, 40), y: dice.range(0, 40), scale: 1.42, turn: dice.range(-12, 12) },
    freeFall(
      { top: inks.ink, bottom: mix(inks.ink, inks.near, 0.5), skin, hair: inks.ink },
      { top: inks.accent, bottom: mix(inks.accent, inks.ink, 0.3), skin, hair: inks.gold },
      inks.teal,
      inks.gold,
    ),
  )
  return drawn
}
