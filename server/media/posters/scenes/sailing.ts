import { yacht as motorYacht } from '../cast/boats.ts'
import { sloop, stoneBridge } from '../cast/small-boats.ts'
import { catamaran, gulet, houseboat, launch, openBoat } from '../cast/wooden-boats.ts'
import { mix } from '../ink.ts'
import { cityInks, cityRow } from '../landmarks/skyline.ts'
import { fill, put, rect } from '../pen.ts'
import { plane, rolling } from '../ridges.ts'
import { lampColumns, ripples, sea } from '../sea.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { coast, wake, whiteBoat } from './boating.ts'
import { passers } from './people-about.ts'
import { reflection } from './water.ts'

/** Varnished wood under white sails. */
function woodenBoat(stage: Stage) {
  const { inks } = stage
  const wood = mix(mix(inks.accent, inks.gold, 0.25), inks.ink, stage.dark ? 0.5 : 0.34)
  return { ...whiteBoat(stage), hull: wood, hullShade: mix(wood, inks.ink, 0.45), trim: inks.gold }
}

const coats = (stage: Stage) => passers(stage).map(({ top }) => top)

/** Open water under a coast, with one boat on it. */
function atSea(stage: Stage, boat: { drawn: string; scale: number; width: number }, turn = 0): string {
  const { dice, inks, horizon } = stage
  const y = horizon + dice.range(160, 190)
  const x = dice.range(-30, 20)
  let drawn = sky(stage) + coast(stage, stage.city !== 'lisbon') + sea(stage)
  if (stage.dark) drawn += lampColumns(stage, horizon + 4, 18)
  drawn += reflection(stage, x, y, boat.width, mix(inks.waterDeep, inks.ink, 0.4))
  drawn += put({ x, y, scale: boat.scale, turn }, boat.drawn)
  drawn += wake(stage, x - 60, y + 4, boat.width)
  drawn += fill(ripples(stage, y + 20, 470, 18), mix(inks.water, inks.waterLit, 0.7), 0.9)
  return drawn + birds(stage, stage.light.side * 120, horizon - 260, 3, stage.dark ? inks.lit : inks.near)
}

/** A motor yacht under way before the city. */
export function motorYachtScene(stage: Stage): string {
  return atSea(stage, {
    drawn: motorYacht(whiteBoat(stage), mix(stage.inks.ink, stage.inks.teal, 0.35)),
    scale: 1.3,
    width: 560,
  })
}

/** A sloop that heels in the wind. */
export function sailboat(stage: Stage): string {
  const { inks } = stage
  const boat = { ...whiteBoat(stage), hull: mix(inks.ink, inks.teal, 0.25), hullShade: inks.ink }
  return atSea(stage, { drawn: sloop(boat), scale: 1.18, width: 420 }, 7)
}

/** A catamaran under sail. */
export function catamaranScene(stage: Stage): string {
  return atSea(stage, { drawn: catamaran(whiteBoat(stage)), scale: 1.15, width: 520 }, 2)
}

/** A gulet in a bay under wooded hills. */
export function guletScene(stage: Stage): string {
  const { dice, inks, horizon } = stage
  const y = horizon + dice.range(180, 200)
  let drawn = sky(stage)
  drawn += plane(stage, rolling(dice, horizon - 40, 200, 300), hazed(stage, inks.mid, 0.5))
  drawn += plane(stage, rolling(dice, horizon + 6, 110, 210), hazed(stage, inks.leafShade, 0.25), inks.leaf)
  drawn += sea(stage, horizon + 10)
  drawn += reflection(stage, 0, y, 600, mix(inks.waterDeep, inks.ink, 0.4))
  drawn += put({ x: dice.range(-50, 0), y, scale: 1.14 }, gulet(woodenBoat(stage)))
  drawn += fill(ripples(stage, y + 20, 470, 18), mix(inks.water, inks.waterLit, 0.7), 0.9)
  return drawn + birds(stage, stage.light.side * 200, horizon - 300, 4, stage.dark ? inks.lit : inks.near)
}

/** A small wooden yacht with a cabin, the city behind it. */
export function woodenYacht(stage: Stage): string {
  const glass = stage.dark ? stage.inks.gold : mix(stage.inks.sky[1], stage.inks.paper, 0.4)
  return atSea(stage, { drawn: launch(woodenBoat(stage), coats(stage), glass), scale: 1.3, width: 560 })
}

/** A river with a bridge and the city's houses; what is on the water is the caller's. */
function onTheRiver(
  stage: Stage,
  boat: { drawn: string; width: number; scale: number; drop: number },
): string {
  const { dice, inks, horizon, light } = stage
  const shore = horizon + 10
  const y = shore + boat.drop
  const stone = cityInks(stage, 0.25)
  let drawn = sky(stage)
  drawn += cityRow(stage, {
    y: shore,
    scale: 0.95,
    distance: 0.14,
    monumentX: light.side * -dice.range(180, 300),
    monumentScale: 0.9,
    secondX: light.side * 330,
    secondScale: 0.9,
  })
  drawn += rect(reach.left, shore - 3, reach.right * 2, 26, mix(inks.near, inks.wallShade, 0.25))
  drawn += sea(stage, shore + 22)
  drawn += put({ x: light.side * -80, y: shore + 36 }, stoneBridge(2200, 92, 7, stone.wall, stone.shade))
  if (stage.dark) drawn += lampColumns(stage, shore + 40, 30)
  drawn += reflection(stage, 0, y, boat.width, mix(inks.waterDeep, inks.ink, 0.35))
  drawn += put({ x: dice.range(-30, 20), y, scale: boat.scale }, boat.drawn)
  return drawn + fill(ripples(stage, y + 16, 470, 18), mix(inks.water, inks.waterLit, 0.7), 0.9)
}

/** A varnished launch with its guests on the river. */
export function riverLaunch(stage: Stage): string {
  const drawn = launch(woodenBoat(stage), coats(stage), undefined)
  return onTheRiver(stage, { drawn, width: 540, scale: 1.25, drop: 210 })
}

/** An open boat on the canals, a table in its middle. */
export function canalBoat(stage: Stage): string {
  const { inks } = stage
  const boat = {
    ...whiteBoat(stage),
    hull: mix(inks.ink, inks.teal, 0.3),
    hullShade: inks.ink,
    trim: inks.paper,
  }
  return onTheRiver(stage, { drawn: openBoat(boat, coats(stage)), width: 460, scale: 1.45, drop: 220 })
}

/** A barge that people live on, moored below the gables. */
export function houseboatScene(stage: Stage): string {
  const { inks } = stage
  const boat = {
    ...woodenBoat(stage),
    hull: mix(inks.ink, inks.teal, 0.2),
    hullShade: inks.ink,
    trim: inks.accent,
  }
  const glass = stage.dark ? inks.gold : mix(inks.sky[1], inks.paper, 0.4)
  return onTheRiver(stage, { drawn: houseboat(boat, glass, inks.leaf), width: 680, scale: 1.15, drop: 200 })
}
