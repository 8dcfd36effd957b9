import type { Dice } from '../dice.ts'
import { mix } from '../ink.ts'
import { fill, rect, short, stroke } from '../pen.ts'
import type { CityKit } from './city-kit.ts'
import { arcade, dome, house } from './masonry.ts'
import type { CityInks } from './masonry.ts'

/** The great bridge over the river: two red towers and a slung deck. Reaches 420 to each side. */
export function suspensionBridge(inks: CityInks): string {
  const red = inks.accent
  const dark = mix(inks.accent, inks.hollow, 0.35)
  let hangers = ''
  for (let x = -136; x <= 136; x += 16) hangers += `M${x} -62V${short(-62 - 8 - 128 * (x / 150) ** 2)}`
  for (let step = 1; step < 16; step += 1) {
    const rise = short(-70 - 130 * (1 - step / 17) ** 1.5)
    hangers += `M${-164 - step * 16} -62V${rise}M${164 + step * 16} -62V${rise}`
  }
  return (
    stroke(hangers, red, 1.6, 0.8) +
    stroke(
      'M-440 -66C-330 -84 -220 -150 -150 -214C-90 -100 90 -100 150 -214C220 -150 330 -84 440 -66',
      red,
      4,
    ) +
    [-150, 150]
      .map(
        (x) =>
          rect(x - 13, -222, 8, 222, red) +
          rect(x + 5, -222, 8, 222, dark) +
          stroke(
            `M${x - 9} -210L${x + 9} -170M${x + 9} -210L${x - 9} -170M${x - 9} -164L${x + 9} -120M${x + 9} -164L${x - 9} -120`,
            red,
            3,
          ) +
          rect(x - 22, -16, 44, 24, inks.shade),
      )
      .join('') +
    rect(-460, -66, 920, 9, dark) +
    stroke(
      'M-460 -52L-440 -58L-420 -52L-400 -58L-380 -52L-360 -58L-340 -52L-320 -58L-300 -52L-280 -58L-260 -52L-240 -58L-220 -52L-200 -58L-180 -52L-160 -58M-140 -52L-120 -58L-100 -52L-80 -58L-60 -52L-40 -58L-20 -52L0 -58L20 -52L40 -58L60 -52L80 -58L100 -52L120 -58L140 -52M160 -58L180 -52L200 -58L220 -52L240 -58L260 -52L280 -58L300 -52L320 -58L340 -52L360 -58L380 -52L400 -58L420 -52L440 -58L460 -52',
      red,
      2.4,
    )
  )
}

/** The fortress tower at the river's mouth. */
function riverTower(inks: CityInks): string {
  return (
    fill('M-90 0V-44H60V0Z', inks.wall) +
    fill('M-90 0V-44H-60V0Z', inks.shade) +
    [-84, -60, -36, -12, 12, 36].map((x) => rect(x, -54, 14, 11, inks.wall)).join('') +
    dome(-88, -44, 8, inks, false) +
    rect(-16, -150, 70, 110, inks.wall) +
    rect(inks.side === 1 ? -16 : 30, -150, 24, 110, inks.shade) +
    rect(-22, -156, 82, 8, inks.shade) +
    rect(-22, -108, 82, 7, inks.shade) +
    rect(-4, -186, 46, 34, inks.wall) +
    [-22, 2, 26, 50].map((x) => dome(x, -156, 7, inks, false)).join('') +
    arcade(-12, -74, 62, 28, 4, inks.hollow) +
    [-4, 12, 28].map((x) => rect(x, -194, 10, 9, inks.wall)).join('')
  )
}

/** Lisbon: houses in many colours climbing the hill, the castle above. */
function castleHill(inks: CityInks, dice: Dice): string {
  let drawn = fill(
    'M-230 0C-180 -110 -100 -190 0 -200C100 -190 190 -110 230 0Z',
    mix(inks.shade, inks.roofShade, 0.4),
  )
  drawn += rect(-74, -234, 148, 46, inks.wall) + rect(-74, -234, 40, 46, inks.shade)
  drawn += [-74, -50, -26, -2, 22, 46].map((x) => rect(x, -244, 13, 11, inks.wall)).join('')
  drawn +=
    rect(-96, -256, 34, 72, inks.wall) +
    rect(52, -264, 36, 80, inks.wall) +
    rect(52, -264, 13, 80, inks.shade)
  drawn +=
    [-96, -82, -68].map((x) => rect(x, -266, 8, 10, inks.wall)).join('') +
    [52, 66, 80].map((x) => rect(x, -274, 8, 10, inks.wall)).join('')
  for (const [row, width] of [
    [-128, 130],
    [-76, 190],
    [-22, 236],
  ] as const) {
    for (let x = -width; x < width - 30;) {
      const wide = dice.range(34, 58)
      const wall = dice.pick([
        inks.wall,
        mix(inks.wall, inks.accent, 0.3),
        mix(inks.wall, inks.gold, 0.55),
        inks.wall,
      ])
      drawn += house(dice, { x, y: row + 22, width: wide, height: dice.range(34, 58) }, inks, wall)
      x += wide - 1
    }
  }
  return drawn
}

/** Lisbon. */
export const lisbon: CityKit = {
  monument: castleHill,
  second: riverTower,
  filler: (inks, dice) => {
    const width = dice.range(40, 66)
    const wall = dice.pick([
      inks.wall,
      mix(inks.wall, inks.accent, 0.3),
      mix(inks.wall, inks.gold, 0.55),
      mix(inks.wall, inks.shade, 0.2),
    ])
    return {
      width: width - 1,
      drawn: house(dice, { x: 0, y: 0, width, height: dice.range(44, 104) }, inks, wall),
    }
  },
  density: 1,
  stands: 'among',
}
