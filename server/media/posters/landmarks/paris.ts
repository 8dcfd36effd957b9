import type { Dice } from '../dice.ts'
import { mix } from '../ink.ts'
import { fill, rect, short, stroke } from '../pen.ts'
import type { CityKit } from './city-kit.ts'
import { arcade, dome, windows } from './masonry.ts'
import type { CityInks } from './masonry.ts'

/** The iron tower. */
export function ironTower(inks: CityInks): string {
  const iron = mix(inks.roofShade, inks.hollow, 0.35)
  const light = mix(inks.roofShade, inks.wall, 0.4)
  const body =
    'M-104 0C-66 -92 -34 -188 -20 -306L-9 -436H9L20 -306C34 -188 66 -92 104 0H66C56 -58 34 -86 0 -86C-34 -86 -56 -58 -66 0ZM-38 -108C-30 -132 -24 -150 -19 -172H19C24 -150 30 -132 38 -108ZM-14 -190L-6 -296H6L14 -190Z'
  const half =
    inks.side === 1
      ? 'M20 -306C34 -188 66 -92 104 0H84C62 -70 38 -130 28 -190L14 -300Z'
      : 'M-20 -306C-34 -188 -66 -92 -104 0H-84C-62 -70 -38 -130 -28 -190L-14 -300Z'
  let braces = ''
  for (const to of [-1, 1]) {
    for (const [y, inner, outer] of [
      [-6, 70, 98],
      [-34, 60, 84],
      [-60, 50, 70],
      [-116, 34, 52],
      [-142, 26, 42],
    ] as const) {
      braces += `M${to * inner} ${y}L${to * outer * 0.86} ${y - 24}M${to * outer} ${y}L${to * inner * 0.86} ${y - 24}`
    }
  }
  for (let y = -312; y > -424; y -= 22) braces += `M-9 ${y}L9 ${y - 20}M9 ${y}L-9 ${y - 20}`
  return (
    `<path d="${body}" fill="${iron}" fill-rule="evenodd"/>` +
    fill(half, light) +
    stroke(braces, light, 1.8, 0.75) +
    rect(-56, -106, 112, 13, iron) +
    rect(-58, -108, 116, 4, light) +
    rect(-31, -188, 62, 11, iron) +
    rect(-32, -190, 64, 4, light) +
    rect(-17, -312, 34, 8, iron) +
    rect(-12, -446, 24, 11, iron) +
    stroke('M0 -446V-492', iron, 3.6)
  )
}

function mansard(inks: CityInks, dice: Dice): { drawn: string; width: number } {
  const width = dice.range(64, 96)
  const height = dice.range(74, 104)
  const slate = mix(inks.roofShade, inks.hollow, 0.4)
  return {
    width: width - 1,
    drawn:
      rect(width * 0.14, -height - 60, 12, 30, inks.roof) +
      rect(width * 0.76, -height - 58, 12, 30, inks.roof) +
      fill(
        `M-2 ${short(-height)}C4 ${short(-height - 20)} 6 ${short(-height - 34)} 10 ${short(-height - 40)}H${short(width - 10)}C${short(width - 6)} ${short(-height - 34)} ${short(width - 4)} ${short(-height - 20)} ${short(width + 2)} ${short(-height)}Z`,
        slate,
      ) +
      windows(
        dice,
        { x: 8, y: -height - 32, width: width - 16, height: 28 },
        { columns: 3, rows: 1, wide: 0.36, tall: 0.66 },
        inks.window,
        0.9,
      ) +
      rect(0, -height, width, height, inks.wall) +
      rect(inks.side === 1 ? 0 : width * 0.66, -height, width * 0.34, height, inks.shade) +
      rect(-2, -height - 2, width + 4, 5, inks.shade) +
      rect(0, -24, width, 3, inks.shade) +
      windows(
        dice,
        { x: 5, y: -height + 6, width: width - 10, height: height - 34 },
        { columns: 4, rows: 3, wide: 0.38, tall: 0.66 },
        inks.window,
        0.9,
      ) +
      arcade(4, 0, width - 8, 19, 3, inks.hollow),
  }
}

/** The white church on the hill. */
function hillBasilica(inks: CityInks): string {
  const white: CityInks = { ...inks, roof: inks.wall, roofShade: inks.shade }
  return (
    rect(-24, -150, 48, 50, inks.wall) +
    arcade(-24, -112, 48, 30, 4, inks.hollow) +
    fill('M-30 -148C-34 -204 -10 -222 0 -248C10 -222 34 -204 30 -148Z', inks.wall) +
    fill(
      inks.side === 1
        ? 'M-30 -148C-34 -204 -10 -222 0 -248C-6 -210 -12 -190 -8 -148Z'
        : 'M30 -148C34 -204 10 -222 0 -248C6 -210 12 -190 8 -148Z',
      inks.shade,
    ) +
    dome(-66, -96, 22, white) +
    dome(66, -96, 22, white) +
    rect(-90, -98, 180, 98, inks.wall) +
    rect(inks.side === 1 ? -90 : 40, -98, 50, 98, inks.shade) +
    arcade(-40, 0, 80, 46, 3, inks.hollow) +
    windows(
      undefined,
      { x: -84, y: -84, width: 168, height: 30 },
      { columns: 8, rows: 1, wide: 0.3 },
      inks.window,
    )
  )
}

/** Paris: the iron tower over slate roofs. */
export const paris: CityKit = {
  monument: ironTower,
  second: hillBasilica,
  filler: mansard,
  density: 1,
  stands: 'among',
}
