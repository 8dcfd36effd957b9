import type { Dice } from '../dice.ts'
import { fill, poly, rect, short, stroke } from '../pen.ts'
import type { CityKit } from './city-kit.ts'
import { arcade, dome, minaret, windows } from './masonry.ts'
import type { CityInks } from './masonry.ts'

/** The stepped needle: each tier ends on another side, as a desert flower's petals do. */
function needle(inks: CityInks): string {
  const tiers = [
    [46, 44, 70],
    [44, 34, 130],
    [36, 34, 186],
    [34, 25, 236],
    [26, 24, 282],
    [24, 16, 324],
    [16, 15, 364],
    [9, 8, 404],
    [5, 5, 440],
  ] as const
  let left = 'M0 0'
  let right = 'M0 0'
  for (const [index, [toLeft, toRight, top]] of tiers.entries()) {
    const from = index === 0 ? 0 : (tiers[index - 1]?.[2] ?? 0)
    left += `L${-toLeft} ${-from}L${-toLeft} ${-top}`
    right += `L${toRight} ${-from}L${toRight} ${-top}`
  }
  const [litHalf, darkHalf] = inks.side === -1 ? [left, right] : [right, left]
  return (
    stroke('M0 -430V-520', inks.wall, 3.4) +
    fill(`${litHalf}L0 -446Z`, inks.wall) +
    fill(`${darkHalf}L0 -446Z`, inks.shade) +
    stroke(
      'M-22 -4V-270M-32 -4V-180M-11 -4V-350M22 -4V-270M32 -4V-120M11 -4V-350',
      inks.roofShade,
      1.6,
      0.55,
    ) +
    stroke('M-46 -70H44M-44 -130H34M-36 -186H34M-34 -236H25M-26 -282H24', inks.roofShade, 1.6, 0.5)
  )
}

/** The hotel that stands in the sea like a sail. */
function sailTower(inks: CityInks): string {
  return (
    stroke('M-34 -6L-34 -246', inks.shade, 5) +
    fill('M-30 0V-232C40 -190 66 -90 60 0Z', inks.wall) +
    fill('M-30 0V-232C-4 -180 10 -90 8 0Z', inks.shade) +
    stroke('M-30 -60H58M-30 -120H50M-30 -180H22', inks.roofShade, 2.4, 0.6) +
    rect(-58, -178, 34, 6, inks.shade) +
    fill('M-70 0H84V8H-70Z', inks.shade)
  )
}

function tower(inks: CityInks, dice: Dice): { drawn: string; width: number } {
  const width = dice.range(34, 62)
  const height = dice.range(90, 250)
  const half = inks.side === 1 ? 0 : width * 0.55
  const top = dice.pick(['flat', 'slant', 'crown', 'round'] as const)
  const caps = {
    flat: rect(width * 0.3, -height - 16, width * 0.3, 16, inks.shade),
    slant: poly(
      [
        [0, -height],
        [width, -height],
        [width, -height - width * 0.6],
      ],
      inks.wall,
    ),
    crown:
      poly(
        [
          [width * 0.12, -height],
          [width * 0.5, -height - width * 0.8],
          [width * 0.88, -height],
        ],
        inks.shade,
      ) + stroke(`M${short(width * 0.5)} ${short(-height - width * 0.7)}v-26`, inks.shade, 2.4),
    round: fill(
      `M0 ${short(-height)}A${short(width / 2)} ${short(width / 2)} 0 0 1 ${short(width)} ${short(-height)}Z`,
      inks.wall,
    ),
  }
  return {
    width: width + dice.range(2, 16),
    drawn:
      caps[top] +
      rect(0, -height, width, height, inks.wall) +
      rect(half, -height, width * 0.45, height, inks.shade) +
      windows(
        dice,
        { x: 4, y: -height + 6, width: width - 8, height: height - 10 },
        { columns: Math.round(width / 11), rows: Math.round(height / 15), wide: 0.42, tall: 0.5 },
        inks.window,
        0.62,
      ),
  }
}

/** A house of the old quarter with its wind tower. */
function windTowerHouse(inks: CityInks, dice: Dice): { drawn: string; width: number } {
  const width = dice.range(70, 100)
  const height = dice.range(38, 56)
  return {
    width: width + 6,
    drawn:
      rect(width * 0.56, -height - 52, 30, 52, inks.wall) +
      rect(width * 0.56, -height - 52, 11, 52, inks.shade) +
      arcade(width * 0.56 + 2, -height - 22, 26, 24, 3, inks.hollow) +
      rect(width * 0.56 - 3, -height - 56, 36, 5, inks.shade) +
      rect(0, -height, width, height, inks.wall) +
      rect(inks.side === 1 ? 0 : width * 0.7, -height, width * 0.3, height, inks.shade) +
      arcade(8, -8, width - 16, height * 0.46, 4, inks.window) +
      poly(
        [
          [0, -height],
          [0, -height - 5],
          [width, -height - 5],
          [width, -height],
        ],
        inks.shade,
      ),
  }
}

/** Dubai: the needle, the sail and a forest of towers behind wind towers. */
export const dubai: CityKit = {
  monument: needle,
  second: sailTower,
  filler: (inks, dice) => (dice.chance(0.16) ? windTowerHouse(inks, dice) : tower(inks, dice)),
  density: 1,
  stands: 'among',
}

/** The white mosque: three great domes over an arcade, between four minarets. */
function whiteMosque(inks: CityInks): string {
  const white: CityInks = { ...inks, roof: inks.wall, roofShade: inks.shade }
  return (
    minaret(-186, 0, 300, white, 14) +
    minaret(186, 0, 300, white, 14) +
    rect(-124, -104, 248, 60, inks.shade) +
    rect(-46, -138, 92, 40, inks.wall) +
    dome(0, -136, 66, white) +
    rect(-112, -124, 60, 24, inks.wall) +
    rect(52, -124, 60, 24, inks.wall) +
    dome(-82, -122, 40, white) +
    dome(82, -122, 40, white) +
    rect(-170, -72, 340, 72, inks.wall) +
    arcade(-168, 0, 336, 52, 12, inks.hollow) +
    [-150, -116, -34, 34, 116, 150].map((x) => dome(x, -72, 13, white, false)).join('') +
    fill('M-26 0V-66A26 30 0 0 1 26 -66V0Z', inks.wall) +
    fill('M-18 0V-58A18 24 0 0 1 18 -58V0Z', inks.hollow) +
    minaret(-128, 0, 260, white, 12) +
    minaret(128, 0, 260, white, 12)
  )
}

function curvedTower(inks: CityInks): string {
  return (
    fill('M-40 0C-34 -100 -10 -190 36 -236L44 0Z', inks.wall) +
    fill('M6 0C10 -110 18 -190 36 -236L44 0Z', inks.shade) +
    stroke('M-38 -40H42M-34 -80H41M-26 -120H40M-14 -160H38M4 -200H37', inks.roofShade, 2, 0.5)
  )
}

/** Abu Dhabi: the white mosque before a few curved towers. */
export const abuDhabi: CityKit = {
  monument: whiteMosque,
  second: curvedTower,
  filler: (inks, dice) => (dice.chance(0.25) ? windTowerHouse(inks, dice) : tower(inks, dice)),
  density: 0.55,
  stands: 'before',
}
