import { mix } from '../ink.ts'
import { fill, put } from '../pen.ts'
import type { City } from '../poster-spec.ts'
import { hazed, reach } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { amsterdam } from './amsterdam.ts'
import type { CityKit } from './city-kit.ts'
import { abuDhabi, dubai } from './gulf.ts'
import { lisbon } from './lisbon.ts'
import type { CityInks } from './masonry.ts'
import { anywhere, moscow } from './north.ts'
import { antalya, cappadocia, istanbul } from './ottoman.ts'
import { paris } from './paris.ts'
import { barcelona, cairo, rome } from './south.ts'

/** The parts of every city that we can draw. */
export const cityKits: Record<City, CityKit> = {
  'abu-dhabi': abuDhabi,
  amsterdam,
  antalya,
  barcelona,
  cairo,
  cappadocia,
  dubai,
  generic: anywhere,
  istanbul,
  lisbon,
  moscow,
  paris,
  rome,
}

/**
 * The inks of the stage's city at a distance: 0 is here, 1 is lost in the air. With the sun low behind it a city turns its
 * shaded side to us, and after dark it is made of blue walls and lit windows.
 */
export function cityInks(stage: Stage, distance: number): CityInks {
  const { inks, dark, light, hour } = stage
  const air = (colour: string): string => hazed(stage, colour, distance)
  const roof = mix(inks.accent, inks.sandShade, 0.45)
  const against = hour === 'golden' || hour === 'dawn'
  if (dark) {
    return {
      wall: air(mix(inks.mid, inks.wall, 0.2)),
      shade: air(mix(inks.near, inks.mid, 0.4)),
      roof: air(mix(inks.mid, inks.accent, 0.22)),
      roofShade: air(mix(inks.near, inks.mid, 0.2)),
      window: mix(inks.gold, inks.mid, distance * 0.75),
      hollow: air(mix(inks.near, inks.ink, 0.4)),
      accent: air(mix(inks.accent, inks.mid, 0.35)),
      gold: air(inks.gold),
      side: light.side,
    }
  }
  return {
    wall: air(against ? mix(inks.wall, inks.mid, 0.34) : inks.wall),
    shade: air(against ? mix(inks.wallShade, inks.near, 0.4) : inks.wallShade),
    roof: air(against ? mix(roof, inks.near, 0.3) : roof),
    roofShade: air(mix(roof, inks.near, against ? 0.7 : 0.5)),
    window: air(mix(inks.wallShade, inks.near, against ? 0.85 : 0.6)),
    hollow: air(mix(inks.near, inks.ink, 0.4)),
    accent: air(against ? mix(inks.accent, inks.near, 0.16) : inks.accent),
    gold: air(inks.gold),
    side: light.side,
  }
}

/** After dark a monument is lit from its foot. */
function floodlit(stage: Stage, distance: number, ordinary: CityInks): CityInks {
  if (!stage.dark) return ordinary
  const { inks } = stage
  const air = (colour: string): string => hazed(stage, colour, distance)
  return {
    ...ordinary,
    wall: air(mix(inks.mid, inks.gold, 0.5)),
    shade: air(mix(inks.near, inks.accent, 0.3)),
    roof: air(mix(inks.mid, inks.accent, 0.42)),
    roofShade: air(mix(inks.near, inks.accent, 0.2)),
    hollow: air(mix(inks.near, inks.ink, 0.55)),
    accent: air(mix(inks.accent, inks.mid, 0.12)),
  }
}

/** How a row of the city is laid out. */
export interface RowLayout {
  readonly y: number
  readonly scale: number
  readonly distance: number
  /** Where the monument stands; absent: only houses. */
  readonly monumentX?: number
  readonly monumentScale?: number
  readonly secondX?: number
  readonly secondScale?: number
  /** No houses between these, for what stands there. */
  readonly clear?: readonly [from: number, to: number]
}

/** A row of the city's buildings from one side of the picture to the other, with its monument among them. */
export function cityRow(stage: Stage, layout: RowLayout): string {
  const kit = cityKits[stage.city]
  const inks = cityInks(stage, layout.distance)
  const lamps = floodlit(stage, layout.distance, inks)
  const { dice } = stage
  let drawn = ''
  const { clear } = layout
  for (let x = reach.left; x < reach.right;) {
    const { drawn: building, width } = kit.filler(inks, dice)
    const taken = width * layout.scale
    const isClear = clear !== undefined && x + taken > clear[0] && x < clear[1]
    if (!isClear && dice.chance(kit.density)) drawn += put({ x, y: layout.y, scale: layout.scale }, building)
    x += taken
  }
  let monuments = ''
  if (layout.secondX !== undefined) {
    monuments += put(
      { x: layout.secondX, y: layout.y, scale: layout.secondScale ?? layout.scale },
      kit.second(lamps, dice),
    )
  }
  if (layout.monumentX !== undefined) {
    monuments += put(
      { x: layout.monumentX, y: layout.y, scale: layout.monumentScale ?? layout.scale },
      kit.monument(lamps, dice),
    )
  }
  return kit.stands === 'before' ? drawn + monuments : monuments + drawn
}

/** The city far away, as one flat shape of air and towers: rows without detail. */
export function distantCity(stage: Stage, y: number, distance: number, monumentX?: number): string {
  const ground = fill(
    `M${reach.left} ${y - 1}H${reach.right}V${y + 60}H${reach.left}Z`,
    hazed(stage, stage.inks.mid, distance),
  )
  return cityRow(stage, { y, scale: 0.5, distance, monumentX, monumentScale: 0.62 }) + ground
}

/** True for cities whose monument is a needle: it needs more sky than others. */
export function isTall(city: City): boolean {
  return city === 'paris' || city === 'dubai'
}
