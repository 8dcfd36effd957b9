import type { Dice } from '../dice.ts'
import { mix } from '../ink.ts'
import { archPath, disc, fill, rect, short, stroke } from '../pen.ts'
import type { CityKit } from './city-kit.ts'
import { arcade, windows } from './masonry.ts'
import type { CityInks } from './masonry.ts'

/** A step-gabled house on a canal. */
function canalHouse(inks: CityInks, dice: Dice): { drawn: string; width: number } {
  const width = dice.range(44, 58)
  const height = dice.range(96, 138)
  const wall = dice.pick([
    inks.roof,
    mix(inks.roof, inks.hollow, 0.35),
    inks.wall,
    mix(inks.wall, inks.accent, 0.5),
    mix(inks.shade, inks.hollow, 0.3),
  ])
  const half = width / 2
  const gables = {
    steps: `M0 ${short(-height)}h${short(width * 0.16)}v-14h${short(width * 0.14)}v-13h${short(width * 0.12)}v-12h${short(width * 0.16)}v12h${short(width * 0.12)}v13h${short(width * 0.14)}v14h${short(width * 0.16)}z`,
    bell: `M0 ${short(-height)}Q${short(width * 0.26)} ${short(-height - 6)} ${short(width * 0.26)} ${short(-height - 30)}Q${short(half)} ${short(-height - 46)} ${short(width * 0.74)} ${short(-height - 30)}Q${short(width * 0.74)} ${short(-height - 6)} ${short(width)} ${short(-height)}Z`,
    point: `M0 ${short(-height)}L${short(half)} ${short(-height - 42)}L${short(width)} ${short(-height)}Z`,
  }
  return {
    width: width + 1,
    drawn:
      fill(gables[dice.pick(['steps', 'bell', 'point'] as const)], wall) +
      rect(0, -height - 1, width, height + 1, wall) +
      rect(half - 5, -height - 18, 10, 13, inks.window) +
      windows(
        dice,
        { x: 4, y: -height + 2, width: width - 8, height: height - 28 },
        { columns: 3, rows: 4, wide: 0.5, tall: 0.64 },
        inks.window,
        0.95,
      ) +
      rect(half - 6, -22, 12, 22, inks.hollow) +
      rect(0, -height - 1, width, 2.5, inks.shade),
  }
}

function churchTower(inks: CityInks): string {
  return (
    rect(-24, -220, 48, 220, inks.wall) +
    rect(inks.side === 1 ? -24 : 6, -220, 18, 220, inks.shade) +
    rect(-28, -226, 56, 8, inks.shade) +
    disc(0, -194, 14, inks.hollow) +
    disc(0, -194, 11, inks.gold) +
    rect(-18, -268, 36, 44, inks.wall) +
    arcade(-17, -226, 34, 34, 2, inks.hollow) +
    rect(-13, -302, 26, 34, inks.wall) +
    arcade(-12, -270, 24, 26, 2, inks.hollow) +
    fill('M-16 -302C-20 -328 -4 -330 0 -356C4 -330 20 -328 16 -302Z', inks.roofShade) +
    stroke('M0 -356V-384', inks.gold, 3) +
    fill('M-124 0V-86L-74 -132L-24 -86V0Z', inks.wall) +
    fill('M-134 -84L-74 -140L-14 -84L-20 -78L-74 -128L-128 -78Z', inks.roof) +
    fill(archPath(-74, -20, 26, 62), inks.window)
  )
}

/** A windmill, its sails turned a little. */
export function windmill(inks: CityInks): string {
  const blade = (turn: number): string =>
    `<g transform="translate(0 -150) rotate(${turn})">${stroke('M0 0V-112', inks.hollow, 4)}${rect(2, -110, 20, 84, inks.wall)}${stroke('M2 -90H22M2 -70H22M2 -50H22M12 -110V-26', inks.hollow, 1.6)}</g>`
  return (
    fill('M-46 0L-28 -140H28L46 0Z', inks.roof) +
    fill(inks.side === 1 ? 'M-46 0L-28 -140H-6L-14 0Z' : 'M46 0L28 -140H6L14 0Z', inks.roofShade) +
    fill('M-32 -138C-32 -166 -14 -176 0 -176C14 -176 32 -166 32 -138Z', inks.hollow) +
    rect(-58, -64, 116, 6, inks.hollow) +
    stroke('M-56 -64V-78H56V-64M-30 -78V-64M0 -78V-64M30 -78V-64', inks.hollow, 2.4) +
    fill(archPath(0, 0, 22, 38), inks.hollow) +
    [20, 110, 200, 290].map(blade).join('')
  )
}

/** Amsterdam: gables in a row, and the church above them. */
export const amsterdam: CityKit = {
  monument: churchTower,
  second: windmill,
  filler: canalHouse,
  density: 1,
  stands: 'among',
}
