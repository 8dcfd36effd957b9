import type { Dice } from '../dice.ts'
import { mix } from '../ink.ts'
import { archPath, disc, fill, poly, rect, short, stroke } from '../pen.ts'
import { umbrellaPine } from '../cast/trees.ts'
import type { CityKit } from './city-kit.ts'
import { arcade, dome, house, windows } from './masonry.ts'
import type { CityInks } from './masonry.ts'

/** The amphitheatre, its outer ring broken on one side. About 420 wide, 210 high. */
export function amphitheatre(inks: CityInks): string {
  // Arches stand closer towards the sides, as they do on a drum seen from the front.
  const ringOfArches = (y: number, height: number, from: number, to: number): string => {
    let path = ''
    for (let index = from; index <= to; index += 1) {
      const left = Math.sin((index / 11) * 1.4) * 210
      const right = Math.sin(((index + 1) / 11) * 1.4) * 210
      path += archPath((left + right) / 2, y, (right - left) * 0.58, height)
    }
    return fill(path, inks.hollow)
  }
  return (
    fill('M-206 0V-96Q-120 -128 0 -134Q130 -130 206 -92V0Z', inks.shade) +
    ringOfArches(-66, 36, -10, 9) +
    fill(
      'M-206 0V-178Q-170 -206 -60 -214L20 -214L34 -196L50 -196L58 -160L84 -154L92 -122Q160 -108 206 -92V0Z',
      inks.wall,
    ) +
    fill(
      inks.side === 1 ? 'M-206 0V-178Q-186 -192 -150 -200V0Z' : 'M206 0V-92Q180 -102 150 -110V0Z',
      inks.shade,
    ) +
    ringOfArches(-138, 34, -10, 2) +
    ringOfArches(-76, 38, -10, 8) +
    ringOfArches(-6, 48, -10, 9) +
    windows(
      undefined,
      { x: -196, y: -198, width: 230, height: 26 },
      { columns: 12, rows: 1, wide: 0.24, tall: 0.44 },
      inks.hollow,
    ) +
    stroke('M-206 -146Q-60 -156 60 -152M-206 -84Q0 -94 100 -88L206 -80', inks.shade, 5) +
    rect(-212, -4, 424, 6, inks.shade)
  )
}

/** The great church's dome, with its lantern and columns. */
export function basilicaDome(inks: CityInks): string {
  return (
    rect(-150, -56, 300, 56, inks.wall) +
    arcade(-146, -4, 292, 40, 11, inks.hollow) +
    rect(-156, -62, 312, 8, inks.shade) +
    rect(-76, -110, 152, 54, inks.wall) +
    rect(inks.side === 1 ? -76 : 30, -110, 46, 54, inks.shade) +
    windows(
      undefined,
      { x: -72, y: -104, width: 144, height: 44 },
      { columns: 9, rows: 1, wide: 0.34, tall: 0.8 },
      inks.hollow,
    ) +
    rect(-82, -116, 164, 8, inks.shade) +
    dome(0, -114, 76, inks, false) +
    stroke(
      'M-52 -120Q-44 -184 -8 -202M-22 -118Q-20 -180 -3 -202M52 -120Q44 -184 8 -202M22 -118Q20 -180 3 -202',
      inks.shade,
      2,
      0.7,
    ) +
    rect(-11, -226, 22, 26, inks.wall) +
    poly(
      [
        [-13, -226],
        [13, -226],
        [0, -250],
      ],
      inks.roofShade,
    ) +
    stroke('M0 -250V-270M-6 -262H6', inks.gold, 2.6) +
    dome(-116, -60, 22, inks) +
    dome(116, -60, 22, inks)
  )
}

/** Rome: the amphitheatre among umbrella pines. */
export const rome: CityKit = {
  monument: amphitheatre,
  second: basilicaDome,
  filler: (inks, dice) => {
    if (dice.chance(0.3)) {
      const height = dice.range(120, 190)
      return {
        width: height * 0.62,
        drawn: `<g transform="translate(${short(height * 0.3)} 0)">${umbrellaPine(height, mix(inks.hollow, inks.roofShade, 0.2), mix(inks.hollow, inks.wall, 0.3), inks.hollow)}</g>`,
      }
    }
    const width = dice.range(58, 96)
    const wall = dice.pick([inks.wall, mix(inks.wall, inks.accent, 0.25), mix(inks.wall, inks.gold, 0.35)])
    return {
      width: width - 1,
      drawn: house(dice, { x: 0, y: 0, width, height: dice.range(48, 92) }, inks, wall),
    }
  },
  density: 0.9,
  stands: 'before',
}

/** The unfinished church: a bundle of pierced spires. */
function spires(inks: CityInks): string {
  const spire = (x: number, base: number, height: number, wide: number): string => {
    const body = `M${short(x - wide)} ${short(base)}C${short(x - wide)} ${short(base - height * 0.5)} ${short(x - wide * 0.55)} ${short(base - height * 0.84)} ${short(x)} ${short(base - height)}C${short(x + wide * 0.55)} ${short(base - height * 0.84)} ${short(x + wide)} ${short(base - height * 0.5)} ${short(x + wide)} ${short(base)}Z`
    const to = -inks.side
    const dark = `M${short(x + to * wide)} ${short(base)}C${short(x + to * wide)} ${short(base - height * 0.5)} ${short(x + to * wide * 0.55)} ${short(base - height * 0.84)} ${short(x)} ${short(base - height)}C${short(x + to * wide * 0.2)} ${short(base - height * 0.7)} ${short(x + to * wide * 0.2)} ${short(base - height * 0.4)} ${short(x + to * wide * 0.2)} ${short(base)}Z`
    let holes = ''
    for (let step = 0; step < 6; step += 1) {
      const y = base - height * (0.16 + step * 0.11)
      const half = wide * (0.62 - step * 0.075)
      for (const share of [-0.7, 0, 0.7]) holes += archPath(x + half * share, y, wide * 0.2, height * 0.058)
    }
    return (
      fill(body, inks.wall) +
      fill(dark, inks.shade) +
      fill(holes, inks.hollow) +
      disc(x, base - height - 5, 7, inks.gold) +
      stroke(
        `M${short(x)} ${short(base - height - 6)}v-16M${short(x - 6)} ${short(base - height - 15)}h12`,
        inks.accent,
        3,
      )
    )
  }
  return (
    spire(-44, -60, 330, 22) +
    spire(44, -60, 330, 22) +
    spire(0, -60, 396, 27) +
    spire(-108, -30, 266, 23) +
    spire(108, -30, 266, 23) +
    spire(-66, -20, 290, 24) +
    spire(66, -20, 290, 24) +
    fill('M-150 0V-60Q-140 -92 -110 -100L0 -150L110 -100Q140 -92 150 -60V0Z', inks.wall) +
    fill(
      inks.side === 1
        ? 'M-150 0V-60Q-140 -92 -110 -100L-70 -118V0Z'
        : 'M150 0V-60Q140 -92 110 -100L70 -118V0Z',
      inks.shade,
    ) +
    disc(0, -92, 20, inks.hollow) +
    disc(0, -92, 14, inks.accent) +
    disc(0, -92, 7, inks.gold) +
    fill('M-16 0V-42L0 -66L16 -42V0ZM-84 0V-34L-68 -56L-52 -34V0ZM52 0V-34L68 -56L84 -34V0Z', inks.hollow)
  )
}

/** Barcelona: spires over balconies. */
export const barcelona: CityKit = {
  monument: spires,
  second: (inks) =>
    fill('M-42 0V-150C-42 -216 -22 -246 0 -250C22 -246 42 -216 42 -150V0Z', inks.accent) +
    fill(
      inks.side === 1
        ? 'M-42 0V-150C-42 -216 -22 -246 0 -250C-14 -230 -18 -200 -18 -150V0Z'
        : 'M42 0V-150C42 -216 22 -246 0 -250C14 -230 18 -200 18 -150V0Z',
      mix(inks.accent, inks.hollow, 0.35),
    ) +
    windows(
      undefined,
      { x: -36, y: -210, width: 72, height: 204 },
      { columns: 6, rows: 12, wide: 0.3, tall: 0.34 },
      inks.window,
    ),
  filler: (inks, dice) => {
    const width = dice.range(56, 84)
    const height = dice.range(70, 112)
    const wall = dice.pick([inks.wall, mix(inks.wall, inks.gold, 0.35), mix(inks.wall, inks.accent, 0.2)])
    return {
      width: width - 1,
      drawn:
        rect(0, -height, width, height, wall) +
        rect(inks.side === 1 ? 0 : width * 0.68, -height, width * 0.32, height, inks.shade) +
        rect(-3, -height - 5, width + 6, 6, inks.shade) +
        windows(
          dice,
          { x: 5, y: -height + 6, width: width - 10, height: height - 30 },
          { columns: 3, rows: 3, wide: 0.36, tall: 0.7 },
          inks.window,
          0.95,
        ) +
        [0, 1, 2]
          .map((row) =>
            rect(3, -height + 6 + ((height - 30) / 3) * (row + 0.86), width - 6, 2.4, inks.hollow, 0.7),
          )
          .join('') +
        arcade(4, 0, width - 8, 20, 3, inks.hollow),
    }
  },
  density: 1,
  stands: 'among',
}

/** Three pyramids, each with its shaded face. About 520 wide. */
export function threePyramids(inks: CityInks): string {
  const pyramid = (x: number, width: number, height: number): string => {
    const ridge = x + inks.side * -width * 0.13
    return (
      poly(
        [
          [x - width / 2, 0],
          [ridge, -height],
          [x + width / 2, 0],
        ],
        inks.wall,
      ) +
      poly(
        [
          [ridge, -height],
          [ridge - inks.side * width * 0.1, 0],
          [x - inks.side * (width / 2), 0],
        ],
        inks.shade,
      )
    )
  }
  return pyramid(-150, 230, 150) + pyramid(176, 190, 118) + pyramid(10, 330, 224)
}

/** A carved Cairene minaret: square, then eight-sided, then round. */
export function cairoMinaret(inks: CityInks): string {
  const dark = inks.side === 1 ? -1 : 1
  return (
    rect(-24, -120, 48, 120, inks.wall) +
    rect(dark === -1 ? -24 : 8, -120, 16, 120, inks.shade) +
    fill(archPath(0, -60, 16, 44), inks.hollow) +
    rect(-32, -130, 64, 11, inks.shade) +
    rect(-18, -204, 36, 76, inks.wall) +
    rect(dark === -1 ? -18 : 6, -204, 12, 76, inks.shade) +
    fill(archPath(0, -148, 12, 40), inks.hollow) +
    rect(-25, -213, 50, 10, inks.shade) +
    rect(-11, -250, 22, 38, inks.wall) +
    arcade(-11, -214, 22, 28, 2, inks.hollow) +
    fill('M-12 -250C-18 -268 -6 -276 0 -292C6 -276 18 -268 12 -250Z', inks.wall) +
    stroke('M0 -292V-310', inks.gold, 3)
  )
}

/** Cairo: pyramids behind flat roofs and minarets. */
export const cairo: CityKit = {
  monument: threePyramids,
  second: (inks) =>
    cairoMinaret(inks) +
    rect(30, -58, 110, 58, inks.wall) +
    rect(30, -58, 30, 58, inks.shade) +
    dome(88, -58, 44, inks) +
    arcade(40, 0, 96, 34, 4, inks.hollow),
  filler: (inks: CityInks, dice: Dice) => {
    const width = dice.range(46, 88)
    const height = dice.range(34, 84)
    const wall = dice.pick([inks.wall, mix(inks.wall, inks.shade, 0.3), mix(inks.wall, inks.gold, 0.18)])
    return {
      width: width - 1,
      drawn:
        rect(width * 0.2, -height - 16, width * 0.4, 17, wall) +
        rect(0, -height, width, height, wall) +
        rect(inks.side === 1 ? 0 : width * 0.66, -height, width * 0.34, height, inks.shade) +
        windows(
          dice,
          { x: 5, y: -height + 6, width: width - 10, height: height - 10 },
          { columns: 4, rows: 3, wide: 0.3, tall: 0.46 },
          inks.window,
          0.55,
        ),
    }
  },
  density: 0.9,
  stands: 'among',
}
