import { dolphin } from '../cast/sea-life.ts'
import { fir, palm } from '../cast/trees.ts'
import { falcon, flamingo, oryx, stag } from '../cast/wildlife.ts'
import { mix } from '../ink.ts'
import { distantCity } from '../landmarks/skyline.ts'
import { fill, put, rect, stroke } from '../pen.ts'
import { below, plane, range, rolling } from '../ridges.ts'
import { glitter, ripples, sea, sliver } from '../sea.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { greatDune } from './desert.ts'

function flamingos(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const pink = mix(inks.rose, inks.paper, 0.28)
  const wing = mix(inks.rose, inks.accent, 0.42)
  let drawn = sky(stage)
  if (stage.city !== 'generic') drawn += distantCity(stage, horizon + 4, 0.6, light.side * 320)
  drawn += plane(
    stage,
    rolling(dice, horizon + 10, 36, 120),
    hazed(stage, mix(inks.leafShade, inks.mid, 0.3), 0.35),
  )
  drawn += sea(stage, horizon + 10)
  const flock = [
    [-330, 0.55, 40, false],
    [-250, 0.62, 60, true],
    [360, 0.6, 50, false],
    [280, 0.5, 30, false],
    [-520, 0.5, 30, false],
    [560, 0.56, 40, true],
    [760, 0.6, 60, false],
    [-760, 0.6, 60, true],
  ] as const
  for (const [x, scale, drop, feeding] of flock) {
    drawn += put(
      { x, y: horizon + drop + 30, scale, flip: x > 0 },
      flamingo(hazed(stage, pink, 0.3), hazed(stage, wing, 0.3), hazed(stage, inks.ink, 0.3), feeding),
    )
  }
  const stars = [
    [-250, 1.3, 240, false, false],
    [-30, 1.62, 300, false, false],
    [170, 1.3, 250, true, false],
    [320, 1.2, 220, false, true],
  ] as const
  for (const [x, scale, drop, feeding, flip] of [...stars].sort((a, b) => a[2] - b[2])) {
    drawn += fill(
      [0, 1, 2, 3].map((row) => sliver(x + row * 4, horizon + drop + 8 + row * 13, 60 - row * 8, 6)).join(''),
      mix(pink, inks.water, 0.45),
      0.8,
    )
    drawn += put({ x, y: horizon + drop, scale, flip }, flamingo(pink, wing, inks.ink, feeding))
  }
  let reeds = ''
  for (let x = -1060; x < 1060; x += 15) {
    if (Math.abs(x) > 300) {
      reeds += `M${x} 640Q${x + dice.range(-6, 6)} 480 ${x + dice.range(-30, 30)} ${dice.range(330, 440)}`
    }
  }
  drawn += stroke(reeds, mix(inks.leafShade, inks.ink, 0.4), 5)
  return drawn + birds(stage, light.side * -220, -240, 5, dark ? inks.lit : inks.near)
}

function desertAnimals(stage: Stage, bird: boolean): string {
  const { dice, inks, horizon, light, dark } = stage
  const middle = rolling(dice, horizon + 190, 60, 340)
  let drawn = sky(stage)
  drawn += plane(stage, rolling(dice, horizon + 10, 60, 200), hazed(stage, inks.mid, 0.5))
  drawn += greatDune(stage, light.side * -240, horizon - dice.range(60, 120), horizon + 190, light.side)
  drawn += plane(stage, middle, mix(inks.sand, inks.sandShade, 0.4), inks.lit)
  const coat = mix(inks.paper, inks.sand, dark ? 0.5 : 0.14)
  if (bird) {
    drawn += put(
      { x: dice.range(-30, 30), y: -30, scale: 1.4, turn: dice.range(-12, 12) },
      falcon(coat, mix(inks.near, inks.sandShade, 0.35), mix(inks.ink, inks.near, 0.2), inks.gold),
    )
    drawn += put(
      { x: light.side * 250, y: middle(light.side * 250) + 4, scale: 0.6, flip: light.side === 1 },
      oryx(coat, mix(inks.ink, inks.near, 0.3), inks.ink),
    )
  } else {
    drawn += put(
      { x: light.side * -300, y: middle(light.side * -300) - 26, scale: 0.7, flip: light.side === -1 },
      oryx(mix(coat, inks.sandShade, 0.3), mix(inks.near, inks.sandShade, 0.2), inks.near),
    )
    drawn += put(
      { x: 200, y: middle(200) + 30, scale: 1.05 },
      oryx(mix(coat, inks.sandShade, 0.12), mix(inks.ink, inks.near, 0.4), inks.ink),
    )
    drawn += put(
      { x: -110, y: middle(-110) + 84, scale: 1.45 },
      oryx(coat, mix(inks.ink, inks.near, 0.2), inks.ink),
    )
  }
  drawn +=
    put({ x: -520, y: 480 }, palm(dice, 400, mix(inks.leafShade, inks.ink, 0.2), inks.ink, inks.ink, 30)) +
    put({ x: 820, y: 480 }, palm(dice, 330, mix(inks.leafShade, inks.ink, 0.2), inks.ink, inks.ink, -30))
  const front = rolling(dice, 440, 60, 400)
  return (
    drawn +
    fill(below(front), mix(inks.sandShade, inks.near, 0.6)) +
    stage.grain.under(front, inks.sand, { count: 0.2 })
  )
}

/** Dolphins that leap out of the sea. */
export function dolphins(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const body = mix(inks.near, inks.teal, dark ? 0.3 : 0.15)
  const belly = mix(inks.paper, inks.sky[1], dark ? 0.4 : 0.12)
  const splash = (x: number, y: number, size: number): string =>
    put(
      { x, y, scale: size },
      fill(
        'M-70 10Q-90 -30 -62 -50Q-56 -22 -40 -16Q-34 -60 -8 -80Q-6 -40 6 -18Q24 -54 48 -58Q38 -30 50 -12Q68 -30 84 -26Q80 0 66 12Z',
        mix(inks.paper, inks.waterLit, 0.3),
      ),
    )
  let drawn = sky(stage)
  drawn += plane(stage, rolling(dice, horizon + 4, 80, 260), hazed(stage, inks.mid, 0.6))
  if (stage.city !== 'generic') drawn += distantCity(stage, horizon + 4, 0.5, light.side * -320)
  drawn += sea(stage)
  drawn +=
    put(
      { x: light.side * -310, y: horizon + 40, scale: 0.62, turn: -14 },
      dolphin(hazed(stage, body, 0.2), belly, inks.ink),
    ) + splash(light.side * -310 - 70, horizon + 92, 0.5)
  drawn +=
    put({ x: 190, y: horizon + 80, scale: 1.05, turn: -8 }, dolphin(body, belly, inks.ink)) +
    splash(66, horizon + 196, 0.9)
  drawn +=
    put({ x: -80, y: horizon + 60, scale: 1.5, turn: -26 }, dolphin(body, belly, inks.ink)) +
    splash(-220, horizon + 270, 1.5)
  return (
    drawn +
    fill(ripples(stage, horizon + 190, 480, 30), inks.waterLit, 0.8) +
    birds(stage, light.side * 200, horizon - 300, 5, dark ? inks.lit : inks.near)
  )
}

function forestStag(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const coat = mix(mix(inks.accent, inks.near, 0.5), inks.sandShade, 0.2)
  const trees = (
    edge: (x: number) => number,
    height: number,
    colour: string,
    lit: string,
    spacing: number,
    clear: number,
  ): string => {
    let drawn = ''
    for (let x = reach.left; x < reach.right; x += spacing * dice.range(0.5, 1.3)) {
      if (Math.abs(x) > clear) {
        drawn += put({ x, y: edge(x) + 12 }, fir(height * dice.range(0.7, 1.2), colour, lit, light.side))
      }
    }
    return drawn
  }
  const far = rolling(dice, horizon + 60, 40, 200)
  const mid = rolling(dice, horizon + 110, 40, 260)
  const ground = (x: number): number => 290 + 30 * Math.sin(x / 260)
  let drawn = sky(stage) + fill(range(dice, horizon + 30, 240, 260), hazed(stage, inks.mid, 0.6))
  drawn +=
    trees(far, 130, hazed(stage, inks.leafShade, 0.5), hazed(stage, inks.leaf, 0.5), 40, 0) +
    fill(below(far), hazed(stage, inks.leafShade, 0.5))
  drawn +=
    trees(mid, 220, hazed(stage, inks.leafShade, 0.24), hazed(stage, inks.leaf, 0.24), 80, 90) +
    fill(below(mid), hazed(stage, inks.leafShade, 0.24))
  drawn +=
    rect(reach.left, horizon + 150, reach.right * 2, 500, mix(inks.water, inks.waterDeep, 0.2)) +
    fill(glitter(stage, horizon + 150, 320), inks.waterLit, 0.6)
  drawn += plane(stage, ground, mix(inks.leaf, inks.leafShade, dark ? 0.8 : 0.45), inks.lit)
  drawn += put(
    { x: dice.range(-60, 20), y: 386, scale: 1.62 },
    stag(coat, mix(coat, inks.ink, 0.5), mix(inks.ink, inks.near, 0.3)),
  )
  drawn += trees(
    (x) => ground(x) + 190,
    480,
    mix(inks.leafShade, inks.ink, 0.5),
    mix(inks.leafShade, inks.ink, 0.15),
    190,
    380,
  )
  return drawn + birds(stage, light.side * 200, -280, 4, dark ? inks.lit : inks.near)
}

/** Animals of the place: oryx or falcon in the Gulf, flamingos on a lagoon, dolphins at sea, a stag in the forest. */
export function wildlife(stage: Stage): string {
  const { dice, city } = stage
  switch (city) {
    case 'dubai':
      return desertAnimals(stage, dice.chance(0.45))
    case 'abu-dhabi':
      return dice.chance(0.6) ? flamingos(stage) : desertAnimals(stage, false)
    case 'lisbon':
    case 'antalya':
    case 'barcelona':
      return dolphins(stage)
    case 'moscow':
    case 'amsterdam':
    case 'paris':
      return forestStag(stage)
    default:
      return dice.pick([flamingos, flamingos, forestStag, dolphins])(stage)
  }
}

/** Oryx before the dunes. */
export const oryxes = (stage: Stage): string => desertAnimals(stage, false)
