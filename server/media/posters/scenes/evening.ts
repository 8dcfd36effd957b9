import { street } from '../cast/street.ts'
import { mirrored } from './city.ts'
import { audience, couple } from '../cast/gatherings.ts'
import { dressed, walker } from '../cast/people.ts'
import { lampPost, stringLights } from '../cast/props.ts'
import { mix } from '../ink.ts'
import { cityRow, isTall } from '../landmarks/skyline.ts'
import { disc, fill, oval, put, rect, short, stroke } from '../pen.ts'
import { lampColumns, ripples, sea } from '../sea.ts'
import { sky } from '../sky.ts'
import { reach } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'

/** The lit city from a terrace with two people at the rail. */
function fromTerrace(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const shore = horizon + 60
  const terrace = mix(inks.ink, inks.near, 0.3)
  const tall = stage.city === 'paris' || stage.city === 'dubai'
  let drawn = sky(stage)
  drawn += cityRow(stage, { y: shore - 20, scale: 0.78, distance: 0.55 })
  drawn += cityRow(stage, {
    y: shore - 6,
    scale: 0.95,
    distance: 0.3,
    monumentX: light.side * -dice.range(60, 150),
    monumentScale: tall ? 1.14 : 1.4,
    secondX: light.side * 340,
    secondScale: 1.1,
  })
  drawn += cityRow(stage, { y: shore + 26, scale: 0.8, distance: 0.02 })
  drawn += rect(reach.left, shore + 22, reach.right * 2, 14, mix(inks.near, inks.ink, 0.5))
  drawn += sea(stage, shore + 34)
  if (dark) drawn += lampColumns(stage, shore + 38, 46)
  drawn += fill(ripples(stage, shore + 40, 330, 30), inks.waterLit, 0.4)
  const floor = 352
  drawn +=
    rect(reach.left, floor, reach.right * 2, 300, terrace) +
    rect(reach.left, floor, reach.right * 2, 8, mix(terrace, inks.gold, dark ? 0.5 : 0.2))
  let rail = `M${reach.left} ${floor - 92}H${reach.right}M${reach.left} ${floor - 30}H${reach.right}`
  for (let x = -1050; x < 1060; x += 35) rail += `M${x} ${floor - 92}V${floor}`
  drawn += stroke(rail, terrace, 4) + stroke(`M${reach.left} ${floor - 94}H${reach.right}`, terrace, 9)
  const people = passers(stage)
  const [one, , , , five] = people
  if (one !== undefined && five !== undefined) {
    drawn += put(
      { x: dice.range(-40, 40), y: floor + 70, scale: 2.5 },
      couple(
        { ...one, top: mix(inks.ink, inks.teal, 0.25), bottom: inks.ink, hair: inks.ink },
        { ...five, top: inks.accent, hair: mix(inks.ink, inks.near, 0.2) },
      ),
    )
  }
  for (const x of [-330, 350]) {
    drawn +=
      rect(x - 4, floor + 4, 8, 96, inks.ink) +
      oval(x, floor + 4, 74, 12, mix(terrace, inks.paper, 0.16)) +
      oval(x, floor + 100, 44, 8, inks.ink)
    drawn +=
      fill(
        `M${x - 24} ${floor}l-14 -44h36l-12 44zM${x + 26} ${floor}l-14 -44h36l-12 44z`,
        mix(inks.accent, inks.gold, 0.3),
        0.9,
      ) +
      disc(x + 2, floor - 10, 9, inks.gold) +
      (dark ? disc(x + 2, floor - 10, 34, inks.gold, 0.25) : '')
  }
  drawn += stroke(`M-600 ${floor}V-260M600 ${floor}V-240`, inks.ink, 8)
  drawn +=
    stringLights([-600, -250], [20, -300], 46, 13, inks.ink, inks.gold) +
    stringLights([20, -300], [600, -236], 46, 13, inks.ink, inks.gold) +
    stringLights([-1060, -330], [-600, -250], 40, 9, inks.ink, inks.gold) +
    stringLights([600, -236], [1060, -330], 40, 9, inks.ink, inks.gold)
  return drawn
}

/** Fireworks over the water. */
function fireworks(stage: Stage): string {
  const { dice, inks, horizon, light } = stage
  const shore = horizon + 70
  const row = cityRow(stage, {
    y: shore,
    scale: 0.84,
    distance: 0.12,
    monumentX: light.side * -dice.range(0, 100),
    monumentScale: isTall(stage.city) ? 0.98 : 1.24,
    secondX: light.side * 340,
  })
  let sparks = ''
  let trails = ''
  for (const [x, y, size, colour] of [
    [light.side * 250, -220, 150, inks.accent],
    [light.side * -280, -170, 130, inks.gold],
    [light.side * 40, -330, 110, inks.rose],
    [light.side * 560, -280, 140, inks.gold],
    [light.side * -640, -300, 150, inks.teal],
    [light.side * -900, -200, 110, inks.accent],
    [light.side * 880, -180, 110, inks.rose],
  ] as const) {
    const turn = dice.range(0, 0.3)
    let rays = ''
    let tips = ''
    for (let ray = 0; ray < 18; ray += 1) {
      const angle = turn + (ray / 18) * 6.283
      const long = size * (ray % 2 === 0 ? 1 : 0.68)
      rays += `M${short(x + Math.cos(angle) * size * 0.2)} ${short(y + Math.sin(angle) * size * 0.2)}Q${short(x + Math.cos(angle) * long * 0.7)} ${short(y + Math.sin(angle) * long * 0.7)} ${short(x + Math.cos(angle) * long)} ${short(y + Math.sin(angle) * long + size * 0.08)}`
      tips += disc(
        x + Math.cos(angle) * long * 1.08,
        y + Math.sin(angle) * long * 1.08 + size * 0.1,
        4.5,
        mix(colour, inks.paper, 0.5),
      )
    }
    sparks +=
      disc(x, y, size * 0.9, colour, 0.1) + stroke(rays, colour, 4.6) + tips + disc(x, y, 8, inks.paper)
    trails += `M${short(x + dice.range(-30, 30))} ${short(shore)}Q${short(x + 20)} ${short((y + shore) / 2)} ${short(x)} ${short(y + 20)}`
  }
  const people = put(
    { x: 0, y: 640 },
    audience([-860, -700, -560, -400, -250, 220, 380, 540, 690, 850], [210, 190, 226, 200], inks.ink),
  )
  const [one, , , , five] = passers(stage)
  let drawn = sky(stage) + stroke(trails, mix(inks.gold, inks.sky[1], 0.5), 3, 0.6) + sparks
  drawn += cityRow(stage, { y: shore - 4, scale: 0.7, distance: 0.55 }) + row
  drawn +=
    rect(reach.left, shore - 2, reach.right * 2, 12, mix(inks.near, inks.ink, 0.4)) +
    sea(stage, shore + 8) +
    mirrored(stage, shore + 10, row)
  drawn += stage.dark ? lampColumns(stage, shore + 12, 40) : ''
  drawn +=
    fill(ripples(stage, shore + 20, 420, 24), inks.accent, 0.6) +
    fill(ripples(stage, shore + 20, 420, 24), inks.gold, 0.7)
  drawn += rect(reach.left, 410, reach.right * 2, 240, mix(inks.ink, inks.near, 0.25))
  if (one !== undefined && five !== undefined) {
    drawn += put(
      { x: dice.range(-50, 50), y: 470, scale: 2.2 },
      couple(
        { ...one, top: mix(inks.ink, inks.teal, 0.3), hair: inks.ink },
        { ...five, top: inks.accent, hair: inks.ink },
      ),
    )
  }
  return drawn + people
}

/** The high street after dark, full of people. */
function highStreet(stage: Stage): string {
  const { dice, inks, horizon } = stage
  let drawn = sky(stage) + street(stage, { wide: dice.pick([1.2, 1.4]), arch: dice.chance(0.3) })
  for (const [y, half] of [
    [-120, 150],
    [-190, 270],
    [-290, 440],
    [-400, 640],
  ] as const) {
    drawn += stringLights(
      [-half, horizon + y],
      [half, horizon + y + 10],
      26,
      Math.round(half / 16),
      inks.ink,
      inks.gold,
    )
  }
  const people = passers(stage)
  const places = [
    [-60, 150, 0.9],
    [20, 156, 0.86],
    [96, 170, 1],
    [-150, 190, 1.15],
    [170, 214, 1.3],
    [-10, 236, 1.5],
    [-230, 270, 1.7],
    [280, 300, 1.9],
    [70, 320, 2.1],
    [-110, 336, 2.2],
  ] as const
  for (const [index, [x, y, scale]] of places.entries()) {
    const look = people[index % people.length]
    if (look === undefined) continue
    const body =
      [
        walker(look, { pack: inks.gold }),
        dressed(look),
        walker(look, { hat: inks.paper }),
        dressed(look),
        walker(look),
      ][index % 5] ?? ''
    drawn += put({ x, y: horizon + y, scale, flip: index % 2 === 1 }, body)
  }
  return (
    drawn +
    put({ x: -330, y: horizon + 250, scale: 1.9 }, lampPost(inks.ink, stage.dark ? inks.gold : undefined)) +
    put({ x: 350, y: horizon + 250, scale: 1.9 }, lampPost(inks.ink, stage.dark ? inks.gold : undefined))
  )
}

/** The city after dark: from a terrace, under fireworks, in the high street. */
export function nightCity(stage: Stage): string {
  return stage.dice.pick(
    stage.dark ? [fromTerrace, fromTerrace, fireworks, highStreet] : [fromTerrace, highStreet],
  )(stage)
}
