import { mix } from '../ink.ts'
import { cityInks, cityRow } from '../landmarks/skyline.ts'
import { fill, poly, rect, short, stroke } from '../pen.ts'
import type { Point } from '../pen.ts'
import type { City } from '../poster-spec.ts'
import { hazed, reach } from '../stage.ts'
import type { Stage } from '../stage.ts'

/** How a city's houses stand on a street. */
interface StreetManner {
  readonly roof: 'flat' | 'tiles' | 'slate' | 'gables'
  readonly openings: 'square' | 'round' | 'pointed'
  readonly shutters: boolean
  /** An arch thrown over the street. */
  readonly arch: boolean
}

const gulf: StreetManner = { roof: 'flat', openings: 'pointed', shutters: false, arch: true }
const riviera: StreetManner = { roof: 'tiles', openings: 'square', shutters: true, arch: false }

const manners: Record<City, StreetManner> = {
  'abu-dhabi': gulf,
  amsterdam: { roof: 'gables', openings: 'square', shutters: true, arch: false },
  antalya: { ...riviera, arch: true },
  barcelona: { ...riviera, openings: 'round', arch: true },
  cairo: { ...gulf, openings: 'pointed' },
  cappadocia: { roof: 'flat', openings: 'round', shutters: false, arch: true },
  dubai: gulf,
  generic: riviera,
  istanbul: { roof: 'tiles', openings: 'square', shutters: true, arch: false },
  lisbon: riviera,
  moscow: { roof: 'slate', openings: 'round', shutters: false, arch: false },
  paris: { roof: 'slate', openings: 'square', shutters: true, arch: false },
  rome: { ...riviera, arch: true },
}

/** One house wall that runs away from us: `at(u, v)` is a point of it, u from near to far, v from foot to eaves. */
interface Flank {
  readonly at: (u: number, v: number) => Point
  readonly wall: string
  readonly shade: string
}

function opening(
  flank: Flank,
  u: number,
  v: number,
  wide: number,
  tall: number,
  shape: StreetManner['openings'],
): string {
  const { at } = flank
  const corners: Point[] = [at(u - wide, v), at(u - wide, v + tall * (shape === 'square' ? 1 : 0.66))]
  if (shape === 'round') {
    for (let step = 1; step < 6; step += 1) {
      const angle = Math.PI * (1 - step / 6)
      corners.push(at(u + Math.cos(angle) * wide, v + tall * (0.66 + Math.sin(angle) * 0.34)))
    }
  } else if (shape === 'pointed') {
    corners.push(at(u - wide * 0.7, v + tall * 0.84), at(u, v + tall), at(u + wide * 0.7, v + tall * 0.84))
  }
  corners.push(at(u + wide, v + tall * (shape === 'square' ? 1 : 0.66)), at(u + wide, v))
  return `M${corners.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`
}

function houseWall(stage: Stage, flank: Flank, manner: StreetManner, near: boolean, shop: boolean): string {
  const { dice, inks, dark } = stage
  const { at, wall, shade } = flank
  const city = cityInks(stage, 0)
  const floors = near ? 4 : 3
  let drawn = poly([at(0, 0), at(0, 1), at(1, 1), at(1, 0)], wall)
  drawn += poly([at(0, 0), at(0, 0.2), at(1, 0.2), at(1, 0)], mix(wall, shade, 0.5))
  drawn += poly([at(0, 0.235), at(0, 0.25), at(1, 0.25), at(1, 0.235)], shade)
  let panes = ''
  let litPanes = ''
  let shutters = ''
  let balconies = ''
  for (let floor = 0; floor < floors; floor += 1) {
    const v = 0.3 + floor * (0.66 / floors)
    const tall = 0.42 / floors
    for (const u of [0.2, 0.5, 0.8]) {
      const pane = opening(flank, u, v, 0.075, tall, manner.openings)
      if (dark && dice.chance(0.62)) litPanes += pane
      else panes += pane
      if (manner.shutters) {
        shutters +=
          opening(flank, u - 0.115, v, 0.035, tall * 0.98, 'square') +
          opening(flank, u + 0.115, v, 0.035, tall * 0.98, 'square')
      }
    }
    if (dice.chance(0.4)) {
      const rail: Point[] = [at(0.08, v - 0.01), at(0.92, v - 0.01), at(0.92, v + 0.035), at(0.08, v + 0.035)]
      balconies += `M${rail.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`
    }
  }
  const shutterInk = mix(
    dice.pick([inks.teal, inks.leafShade, inks.accent, inks.near]),
    inks.near,
    dark ? 0.6 : 0.1,
  )
  drawn +=
    fill(panes, mix(city.hollow, wall, dark ? 0 : 0.25)) + (litPanes === '' ? '' : fill(litPanes, inks.gold))
  drawn += shutters === '' ? '' : fill(shutters, shutterInk)
  drawn += balconies === '' ? '' : fill(balconies, city.hollow)
  if (!shop) return drawn
  // The ground floor: a door, a shop under its awning.
  drawn += fill(
    opening(flank, 0.26, 0, 0.09, 0.17, manner.openings === 'square' ? 'round' : manner.openings),
    dark ? mix(inks.gold, inks.accent, 0.3) : city.hollow,
  )
  drawn += fill(
    opening(flank, 0.68, 0.02, 0.17, 0.13, 'square'),
    dark ? inks.gold : mix(city.hollow, inks.teal, 0.3),
  )
  const awning = dice.pick([inks.accent, inks.teal, inks.gold])
  const out = (u: number): Point => {
    const [x, y] = at(u, 0.13)
    return [x * 0.9, y + Math.abs(x) * 0.03]
  }
  for (let strip = 0; strip < 6; strip += 1) {
    const from = 0.46 + strip * 0.075
    drawn += poly(
      [at(from, 0.185), at(from + 0.075, 0.185), out(from + 0.075), out(from)],
      mix(strip % 2 === 0 ? awning : inks.paper, inks.near, dark ? 0.35 : 0.04),
    )
  }
  return drawn
}

function roofEdge(flank: Flank, manner: StreetManner, inks: ReturnType<typeof cityInks>): string {
  const { at } = flank
  switch (manner.roof) {
    case 'flat':
      return poly([at(0, 1), at(0, 1.03), at(1, 1.03), at(1, 1)], inks.shade)
    case 'tiles':
      return (
        poly([at(-0.02, 0.985), at(0.02, 1.12), at(1, 1.12), at(1.03, 0.985)], inks.roof) +
        poly([at(-0.02, 0.985), at(-0.02, 0.965), at(1.03, 0.965), at(1.03, 0.985)], inks.roofShade)
      )
    case 'slate':
      return (
        poly([at(0, 1), at(0.06, 1.2), at(0.94, 1.2), at(1, 1)], inks.roofShade) +
        poly([at(0, 1), at(0, 0.98), at(1, 0.98), at(1, 1)], inks.shade)
      )
    case 'gables':
      return poly(
        [
          at(0, 1),
          at(0.12, 1.1),
          at(0.2, 1.1),
          at(0.25, 1.2),
          at(0.3, 1.1),
          at(0.38, 1.1),
          at(0.5, 1),
          at(0.62, 1.1),
          at(0.7, 1.1),
          at(0.75, 1.2),
          at(0.8, 1.1),
          at(0.88, 1.1),
          at(1, 1),
        ],
        flank.wall,
      )
    default:
      return manner.roof satisfies never
  }
}

/** A street that runs away from us between houses to the city's monument, without what moves in it. */
export function street(
  stage: Stage,
  options: { readonly wide?: number; readonly steps?: boolean; readonly arch?: boolean } = {},
): string {
  const { dice, inks, horizon, light, dark } = stage
  const manner = manners[stage.city]
  const wide = options.wide ?? 1
  const city = cityInks(stage, 0)
  const vanish = horizon
  let drawn = cityRow(stage, {
    y: vanish + 26,
    scale: 0.44,
    distance: 0.62,
    monumentX: dice.range(-14, 14),
    monumentScale: 0.84,
  })
  const ground = mix(mix(inks.sand, inks.wallShade, 0.3), dark ? inks.near : inks.paper, dark ? 0.6 : 0.12)
  drawn += rect(reach.left, vanish + 22, reach.right * 2, 640, ground)
  const corners = [84, 136, 218, 350, 560, 1120].map((x) => x * wide)
  for (let house = 0; house < corners.length - 1; house += 1) {
    const inner = corners[house] ?? 0
    const outer = corners[house + 1] ?? 0
    for (const side of [-1, 1] as const) {
      const height = dice.range(1.15, 1.7) / wide
      const litSide = side !== light.side
      const base = litSide ? city.wall : mix(city.shade, inks.near, 0.12)
      const warm = dice.pick([
        base,
        mix(base, inks.gold, 0.3),
        mix(base, inks.accent, 0.22),
        mix(base, inks.paper, 0.24),
        mix(base, inks.rose, 0.3),
      ])
      const air = 0.5 - house * 0.14
      const flank: Flank = {
        at: (u, v) => {
          const x = outer + (inner - outer) * u
          return [side * x, vanish + (x / wide) * 0.86 - v * x * (0.86 / wide + height)]
        },
        wall: hazed(stage, warm, Math.max(0, air)),
        shade: hazed(stage, mix(warm, inks.near, 0.35), Math.max(0, air)),
      }
      drawn +=
        houseWall(stage, flank, manner, house > 2, house < 4) +
        roofEdge(flank, manner, {
          ...city,
          roof: hazed(stage, city.roof, Math.max(0, air)),
          roofShade: hazed(stage, city.roofShade, Math.max(0, air)),
        })
    }
    if (options.arch === true && manner.arch && house === 1) {
      const w = 218 * wide
      const foot = vanish + 218 * 0.86
      const stone = hazed(stage, mix(city.wall, city.shade, 0.45), 0.12)
      drawn += `<path d="M${short(-w)} ${short(foot)}V${short(vanish - 236)}H${short(w)}V${short(foot)}Z M${short(-w * 0.62)} ${short(foot)}V${short(vanish - 40)}A${short(w * 0.62)} ${short(w * 0.66)} 0 0 1 ${short(w * 0.62)} ${short(vanish - 40)}V${short(foot)}Z" fill="${stone}" fill-rule="evenodd"/>`
      drawn +=
        rect(-w, vanish - 246, w * 2, 14, city.shade) +
        stroke(
          `M${short(-w * 0.7)} ${short(vanish - 36)}A${short(w * 0.7)} ${short(w * 0.74)} 0 0 1 ${short(w * 0.7)} ${short(vanish - 36)}`,
          city.shade,
          6,
        )
      drawn += fill(
        `M-60 ${short(vanish - 222)}h24v36h-24zM-12 ${short(vanish - 222)}h24v36h-24zM36 ${short(vanish - 222)}h24v36h-24z`,
        dark ? inks.gold : city.hollow,
      )
    }
  }
  // The sunlit and the shaded half of the pavement.
  drawn += poly(
    [
      [0, vanish + 60],
      [light.side * 90 * wide, vanish + 76 * wide],
      [light.side * 1100, 640],
      [light.side * -40, 640],
    ],
    mix(ground, inks.near, 0.26),
  )
  if (options.steps === true) {
    for (let step = 0; step < 13; step += 1) {
      const y = vanish + 80 + step ** 1.72 * 7.4
      const half = ((y - vanish) / 0.86) * wide * 0.985
      drawn +=
        rect(-half, y, half * 2, 3 + step * 0.9, mix(ground, inks.near, 0.42)) +
        rect(-half, y - 3 - step * 0.5, half * 2, 3 + step * 0.5, mix(ground, inks.lit, 0.5))
    }
  }
  return drawn
}

/** Washing on a line across the street. */
export function washing(stage: Stage, y: number, half: number): string {
  const { inks, dice } = stage
  let drawn = stroke(
    `M${short(-half)} ${short(y)}Q0 ${short(y + 34)} ${short(half)} ${short(y - 6)}`,
    inks.near,
    2,
  )
  for (let index = 0; index < 6; index += 1) {
    const x = -half + ((index + 0.7) / 6.4) * half * 2
    const top = y + 30 * (1 - (x / half) ** 2) * 0.55
    const colour = dice.pick([inks.accent, inks.paper, inks.teal, inks.gold, inks.paper, inks.rose])
    const wide = half * 0.2
    drawn += fill(
      `M${short(x - wide / 2)} ${short(top)}H${short(x + wide / 2)}L${short(x + wide * 0.46)} ${short(top + wide * 1.3)}L${short(x - wide * 0.46)} ${short(top + wide * 1.24)}Z`,
      mix(colour, inks.near, stage.dark ? 0.4 : 0),
    )
  }
  return drawn
}
