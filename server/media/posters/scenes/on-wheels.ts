import { fir } from '../cast/trees.ts'
import { mix } from '../ink.ts'
import { cityRow } from '../landmarks/skyline.ts'
import { disc, fill, oval, put, rect, ring, short, stroke } from '../pen.ts'
import { below, plane, rolling } from '../ridges.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { quadBike } from './buggy.ts'
import { passers } from './people-about.ts'

/** A scooter with a sidecar and two riders, heading right, 330 wide, wheels on y = 0. */
function scooter(stage: Stage): string {
  const { inks } = stage
  const [first, , third] = passers(stage)
  const paint = inks.teal
  const shade = mix(paint, inks.ink, 0.35)
  const wheel = (x: number) =>
    disc(x, -26, 27, inks.ink) + disc(x, -26, 14, mix(inks.paper, inks.mid, 0.3)) + disc(x, -26, 5, inks.ink)
  const skin = skinTone(stage, 0.2)
  const rider = (x: number, coat: string, helmet: string): string =>
    fill(`M${x - 24} -96Q${x - 28} -160 ${x} -170Q${x + 26} -164 ${x + 22} -96Z`, coat) +
    disc(x + 6, -190, 17, skin) +
    fill(
      `M${x - 14} -188Q${x - 16} -216 ${x + 6} -216Q${x + 28} -214 ${x + 25} -192Q${x + 6} -198 ${x - 14} -188Z`,
      helmet,
    )
  return (
    wheel(-92) +
    wheel(98) +
    rider(-40, first?.top ?? inks.accent, inks.paper) +
    stroke('M-30 -146L10 -126L50 -136', first?.top ?? inks.accent, 13) +
    disc(54, -137, 7, skin) +
    stroke('M-30 -96L16 -84L30 -40', inks.ink, 18) +
    fill(
      'M-150 -40Q-156 -92 -96 -98H-30Q-20 -60 -30 -36H60Q66 -120 52 -140L70 -146Q88 -100 100 -56L84 -30Q70 -20 40 -20H-60Q-84 -66 -128 -40Z',
      paint,
    ) +
    fill('M-150 -40Q-150 -64 -120 -68Q-84 -66 -62 -20H-74Q-92 -54 -128 -40Z', shade) +
    rect(-104, -112, 88, 17, mix(inks.accent, inks.ink, 0.3), 1, 8) +
    stroke('M58 -142L44 -156', inks.ink, 6) +
    disc(82, -120, 13, inks.gold) +
    ring(82, -120, 13, inks.ink, 4) +
    put(
      { x: 6, y: 16 },
      rider(40, third?.top ?? inks.gold, inks.accent) +
        fill(
          'M-70 -96Q-70 -30 -30 -20H120Q178 -34 176 -66Q150 -92 84 -96Q60 -112 40 -96Z',
          mix(paint, inks.paper, 0.14),
        ) +
        fill('M-66 -56Q-56 -24 -30 -20H120Q168 -32 176 -60Q80 -40 -66 -56Z', shade) +
        stroke('M-68 -76Q60 -64 174 -70', inks.paper, 5) +
        disc(30, -22, 28, inks.ink) +
        disc(30, -22, 14, mix(inks.paper, inks.mid, 0.3)) +
        fill('M-6 -30Q30 -78 66 -30Q30 -48 -6 -30Z', paint),
    )
  )
}

/** A scooter with a sidecar on a street by the ruins of the city. */
export function sidecar(stage: Stage): string {
  const { inks, horizon, light, dark } = stage
  const ground = horizon + 120
  const paving = mix(mix(inks.near, inks.wallShade, 0.45), dark ? inks.ink : inks.paper, 0.24)
  let drawn = sky(stage)
  drawn += cityRow(stage, { y: ground - 4, scale: 0.8, distance: 0.5 })
  drawn += cityRow(stage, {
    y: ground,
    scale: 1,
    distance: 0.12,
    monumentX: light.side * -60,
    monumentScale: 1.35,
    clear: [-330, 330],
    secondX: light.side * 440,
  })
  drawn += rect(reach.left, ground - 2, reach.right * 2, 660, paving)
  let stones = ''
  for (let row = 0; row < 9; row += 1) {
    const y = ground + 16 + row ** 1.7 * 10
    for (let x = -1040 + (row % 2) * 30; x < 1060; x += 52 + row * 5) {
      stones += `M${short(x)} ${short(y)}h${short(34 + row * 4)}`
    }
  }
  drawn += stroke(stones, mix(paving, inks.near, 0.4), 4, 0.7)
  drawn += oval(30, 386, 330, 22, inks.ink, 0.3) + put({ x: -20, y: 376, scale: 1.75 }, scooter(stage))
  return drawn + birds(stage, light.side * 220, -300, 5, dark ? inks.lit : inks.near)
}

/** A quad bike on a forest track under the mountains. */
export function forestTrack(stage: Stage): string {
  const { dice, inks, horizon, light } = stage
  let drawn = sky(stage)
  drawn += plane(stage, rolling(dice, horizon - 90, 220, 240), hazed(stage, inks.mid, 0.55))
  drawn += plane(stage, rolling(dice, horizon, 140, 200), hazed(stage, inks.leafShade, 0.35))
  for (let x = -1040; x < 1060; x += dice.range(60, 96)) {
    drawn += put(
      { x, y: horizon + 120 },
      fir(dice.range(190, 330), mix(inks.leafShade, inks.ink, 0.12), inks.leaf, light.side),
    )
  }
  const track = (x: number): number => 190 + 50 * Math.sin((x + 200) / 330)
  drawn += fill(
    below((x) => horizon + 116 + 8 * Math.sin(x / 90)),
    inks.leafShade,
  )
  drawn +=
    fill(below(track), mix(mix(inks.sandShade, inks.accent, 0.25), inks.near, 0.25)) +
    stage.grain.under(track, inks.sand, { count: 0.4 })
  for (let puff = 0; puff < 7; puff += 1) {
    drawn += disc(
      -240 - puff * 44,
      200 - (puff % 3) * 24,
      40 + puff * 4,
      mix(inks.sand, inks.paper, 0.3),
      0.5,
    )
  }
  drawn += put({ x: 10, y: 216, scale: 1.7, turn: 6 }, quadBike(stage))
  drawn += fill(
    below((x) => 410 - 30 * Math.sin(x / 300)),
    mix(inks.leafShade, inks.ink, 0.25),
  )
  for (const x of [-860, 880]) {
    drawn += put({ x, y: 640 }, fir(620, mix(inks.leafShade, inks.ink, 0.3), inks.leafShade, light.side))
  }
  return drawn
}

/** Custard tarts on their tray, seen from above. */
export function pastries(stage: Stage): string {
  const { dice, inks, dark } = stage
  const table = mix(inks.teal, inks.ink, dark ? 0.5 : 0.25)
  let tiles = ''
  for (let x = -1080; x <= 1080; x += 120) tiles += `M${x} -620V620`
  for (let y = -600; y <= 600; y += 120) tiles += `M-1080 ${y}H1080`
  let drawn =
    rect(reach.left, reach.top, reach.right * 2, 1300, table) + stroke(tiles, mix(table, inks.paper, 0.16), 5)
  const tart = (x: number, y: number): string => {
    const crust = mix(inks.gold, inks.sandShade, 0.45)
    let burnt = ''
    for (let spot = 0; spot < 5; spot += 1) {
      burnt += disc(
        x + dice.range(-36, 36),
        y + dice.range(-36, 36),
        dice.range(7, 20),
        mix(inks.accent, inks.ink, 0.55),
        0.85,
      )
    }
    return (
      disc(x + 6, y + 10, 82, inks.ink, 0.3) +
      disc(x, y, 80, crust) +
      ring(x, y, 72, mix(crust, inks.accent, 0.35), 5) +
      ring(x, y, 62, mix(crust, inks.paper, 0.3), 4) +
      disc(x, y, 57, inks.gold) +
      burnt
    )
  }
  drawn +=
    rect(-474, -306, 960, 660, inks.ink, 0.3, 30) +
    rect(-486, -326, 960, 660, mix(inks.near, inks.wallShade, 0.4), 1, 30) +
    rect(-462, -302, 912, 612, mix(inks.paper, inks.wallShade, 0.3), 1, 20)
  // One has been taken: the seventh place is empty.
  for (let place = 0; place < 12; place += 1) {
    if (place !== 6) drawn += tart(-340 + (place % 4) * 224, -190 + Math.floor(place / 4) * 196)
  }
  drawn += disc(114, 10, 60, mix(inks.wallShade, inks.near, 0.2), 0.3)
  drawn +=
    disc(700, -200, 150, inks.ink, 0.25) +
    disc(690, -212, 148, inks.paper) +
    disc(690, -212, 110, mix(inks.paper, inks.wallShade, 0.3)) +
    disc(690, -212, 66, mix(inks.accent, inks.ink, 0.65))
  drawn += disc(-720, 190, 120, inks.paper) + disc(-720, 190, 92, mix(inks.accent, inks.sandShade, 0.35))
  for (let index = 0; index < 80; index += 1) {
    drawn += disc(dice.range(-480, 470), dice.range(-300, 330), dice.range(2, 5), inks.paper, 0.8)
  }
  return drawn
}
