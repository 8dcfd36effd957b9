import { roundTree } from '../cast/trees.ts'
import type { Dice } from '../dice.ts'
import { mix } from '../ink.ts'
import { archPath, disc, fill, poly, rect, short, stroke } from '../pen.ts'
import type { CityKit } from './city-kit.ts'
import { arcade, house, onion, windows } from './masonry.ts'
import type { CityInks } from './masonry.ts'

/** The cathedral of many onions round a tent roof. */
export function onionCathedral(inks: CityInks): string {
  const drum = (x: number, top: number, width: number): string =>
    rect(x - width / 2, top, width, -top, inks.roof) +
    rect(inks.side === 1 ? x - width / 2 : x + width * 0.16, top, width * 0.34, -top, inks.roofShade) +
    arcade(x - width / 2 + 2, top + 30, width - 4, 24, 3, inks.wall) +
    rect(x - width / 2 - 3, top, width + 6, 6, inks.wall)
  const green = mix(inks.hollow, inks.gold, 0.15)
  return (
    drum(-62, -176, 40) +
    onion(-62, -176, 28, inks.accent, inks.wall, inks.gold) +
    drum(64, -168, 40) +
    onion(64, -168, 28, inks.gold, green, inks.gold) +
    drum(0, -190, 54) +
    poly(
      [
        [-30, -190],
        [0, -316],
        [30, -190],
      ],
      inks.roof,
    ) +
    poly(
      [
        [0, -316],
        [-inks.side * 30, -190],
        [0, -190],
      ],
      inks.roofShade,
    ) +
    stroke('M-22 -206H22M-17 -230H17M-12 -254H12', inks.wall, 3) +
    rect(-8, -330, 16, 18, inks.wall) +
    onion(0, -328, 13, inks.gold, inks.gold, inks.gold) +
    drum(-112, -120, 42) +
    onion(-112, -120, 31, green, inks.gold, inks.gold) +
    drum(114, -114, 42) +
    onion(114, -114, 31, inks.accent, inks.wall, inks.gold) +
    drum(-36, -112, 40) +
    onion(-36, -112, 26, inks.wall, inks.accent, inks.gold) +
    drum(42, -106, 42) +
    onion(42, -106, 29, green, inks.wall, inks.gold) +
    rect(-144, -58, 288, 58, inks.roof) +
    rect(inks.side === 1 ? -144 : 66, -58, 78, 58, inks.roofShade) +
    arcade(-140, 0, 280, 40, 10, inks.wall) +
    arcade(-140, 0, 280, 32, 10, inks.hollow) +
    rect(-150, -64, 300, 7, inks.wall)
  )
}

function kremlinTower(inks: CityInks): string {
  return (
    rect(-170, -70, 340, 70, inks.roof) +
    [-166, -138, -110, -82, 60, 88, 116, 144].map((x) => rect(x, -84, 17, 16, inks.roof)).join('') +
    rect(-42, -160, 84, 160, inks.roof) +
    rect(inks.side === 1 ? -42 : 14, -160, 28, 160, inks.roofShade) +
    fill(archPath(0, 0, 34, 60), inks.hollow) +
    rect(-48, -168, 96, 9, inks.wall) +
    rect(-26, -216, 52, 50, inks.roof) +
    disc(0, -190, 15, inks.hollow) +
    disc(0, -190, 12, inks.wall) +
    poly(
      [
        [-28, -216],
        [0, -296],
        [28, -216],
      ],
      mix(inks.hollow, inks.roofShade, 0.3),
    ) +
    stroke('M0 -296V-310', inks.gold, 3) +
    poly(
      [
        [0, -326],
        [3.6, -316],
        [13, -316],
        [5.6, -309],
        [8.4, -299],
        [0, -305],
        [-8.4, -299],
        [-5.6, -309],
        [-13, -316],
        [-3.6, -316],
      ],
      inks.accent,
    )
  )
}

/** One of the tall houses that step up to a spire. */
function steppedTower(inks: CityInks, dice: Dice): { drawn: string; width: number } {
  const height = dice.range(130, 210)
  return {
    width: 150,
    drawn:
      rect(0, -height * 0.36, 140, height * 0.36, inks.wall) +
      rect(26, -height * 0.62, 88, height * 0.62, inks.wall) +
      rect(46, -height * 0.84, 48, height * 0.84, inks.wall) +
      rect(inks.side === 1 ? 46 : 78, -height * 0.84, 16, height * 0.84, inks.shade) +
      rect(inks.side === 1 ? 0 : 114, -height * 0.36, 26, height * 0.36, inks.shade) +
      poly(
        [
          [54, -height * 0.84],
          [86, -height * 0.84],
          [70, -height * 1.12],
        ],
        inks.shade,
      ) +
      stroke(`M70 ${short(-height * 1.1)}v-22`, inks.gold, 2.4) +
      windows(
        dice,
        { x: 30, y: -height * 0.6, width: 80, height: height * 0.56 },
        { columns: 7, rows: 8, wide: 0.4 },
        inks.window,
        0.7,
      ) +
      windows(
        dice,
        { x: 4, y: -height * 0.34, width: 132, height: height * 0.3 },
        { columns: 12, rows: 4, wide: 0.4 },
        inks.window,
        0.7,
      ),
  }
}

/** Moscow: onions and red walls. */
export const moscow: CityKit = {
  monument: onionCathedral,
  second: kremlinTower,
  filler: (inks, dice) => {
    if (dice.chance(0.18)) return steppedTower(inks, dice)
    const width = dice.range(56, 92)
    const height = dice.range(56, 100)
    const wall = dice.pick([inks.wall, mix(inks.wall, inks.gold, 0.4), mix(inks.wall, inks.accent, 0.25)])
    return {
      width: width + 1,
      drawn:
        rect(0, -height, width, height, wall) +
        rect(inks.side === 1 ? 0 : width * 0.66, -height, width * 0.34, height, inks.shade) +
        poly(
          [
            [-3, -height],
            [6, -height - 14],
            [width - 6, -height - 14],
            [width + 3, -height],
          ],
          inks.roofShade,
        ) +
        windows(
          dice,
          { x: 5, y: -height + 6, width: width - 10, height: height - 12 },
          { columns: 5, rows: 4, wide: 0.38, tall: 0.58 },
          inks.window,
          0.85,
        ),
    }
  },
  density: 0.95,
  stands: 'among',
}

function clockTower(inks: CityInks): string {
  return (
    rect(-26, -210, 52, 210, inks.wall) +
    rect(inks.side === 1 ? -26 : 8, -210, 18, 210, inks.shade) +
    disc(0, -176, 18, inks.hollow) +
    disc(0, -176, 15, inks.wall) +
    stroke('M0 -176V-186M0 -176L7 -172', inks.hollow, 2.2) +
    arcade(-20, -90, 40, 44, 2, inks.hollow) +
    rect(-32, -218, 64, 9, inks.shade) +
    poly(
      [
        [-30, -218],
        [0, -300],
        [30, -218],
      ],
      inks.roof,
    ) +
    poly(
      [
        [0, -300],
        [0, -218],
        [-inks.side * 30, -218],
      ],
      inks.roofShade,
    ) +
    stroke('M0 -300V-322', inks.gold, 3)
  )
}

/** Anywhere: gables round a clock tower. */
export const anywhere: CityKit = {
  monument: clockTower,
  second: (inks) =>
    fill('M-70 0V-92L0 -140L70 -92V0Z', inks.wall) +
    fill(inks.side === 1 ? 'M-70 0V-92L-20 -126V0Z' : 'M70 0V-92L20 -126V0Z', inks.shade) +
    fill('M-82 -88L0 -148L82 -88L76 -80L0 -134L-76 -80Z', inks.roof) +
    fill(archPath(0, 0, 30, 54), inks.hollow) +
    disc(0, -86, 13, inks.window),
  filler: (inks, dice) => {
    if (dice.chance(0.16)) {
      const height = dice.range(60, 96)
      const leaf = mix(inks.hollow, inks.gold, 0.22)
      return {
        width: height * 0.8,
        drawn: `<g transform="translate(${short(height * 0.4)} 0)">${roundTree(dice, height, leaf, mix(leaf, inks.wall, 0.2), inks.hollow, inks.side)}</g>`,
      }
    }
    const width = dice.range(48, 80)
    const wall = dice.pick([
      inks.wall,
      mix(inks.wall, inks.gold, 0.4),
      mix(inks.wall, inks.accent, 0.25),
      mix(inks.wall, inks.shade, 0.25),
    ])
    return {
      width: width - 1,
      drawn: house(dice, { x: 0, y: 0, width, height: dice.range(46, 104) }, inks, wall),
    }
  },
  density: 0.95,
  stands: 'among',
}
