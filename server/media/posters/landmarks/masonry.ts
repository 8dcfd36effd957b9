import type { Dice } from '../dice.ts'
import { archPath, disc, fill, poly, rect, short, stroke } from '../pen.ts'

/** The inks of a city: the sunlit and the shaded side of walls and roofs, openings, and one accent. */
export interface CityInks {
  readonly wall: string
  readonly shade: string
  readonly roof: string
  readonly roofShade: string
  readonly window: string
  /** Openings that stay dark at night. */
  readonly hollow: string
  readonly accent: string
  readonly gold: string
  /** Where the light comes from. */
  readonly side: -1 | 1
}

/** A dome on y, slightly pointed, with its shaded side and a finial. */
export function dome(x: number, y: number, radius: number, inks: CityInks, finial = true): string {
  const height = radius * 1.16
  const half = (to: number): string =>
    `M${short(x)} ${short(y - height)}C${short(x + to * radius * 0.5)} ${short(y - height * 0.96)} ${short(x + to * radius)} ${short(y - height * 0.62)} ${short(x + to * radius)} ${short(y)}`
  const tip = finial
    ? stroke(
        `M${short(x)} ${short(y - height)}V${short(y - height - radius * 0.34)}`,
        inks.gold,
        Math.max(1.6, radius * 0.05),
      ) + disc(x, y - height - radius * 0.12, Math.max(1.6, radius * 0.06), inks.gold)
    : ''
  return (
    tip +
    fill(
      `${half(-1)}H${short(x + radius)}C${short(x + radius)} ${short(y - height * 0.62)} ${short(x + radius * 0.5)} ${short(y - height * 0.96)} ${short(x)} ${short(y - height)}Z`,
      inks.roof,
    ) +
    fill(
      `${half(-inks.side)}H${short(x - inks.side * radius * 0.1)}C${short(x - inks.side * radius * 0.44)} ${short(y - height * 0.4)} ${short(x - inks.side * radius * 0.3)} ${short(y - height * 0.8)} ${short(x)} ${short(y - height)}Z`,
      inks.roofShade,
    )
  )
}

/** An onion dome on y, with stripes when asked for. */
export function onion(
  x: number,
  y: number,
  radius: number,
  main: string,
  second: string,
  gold: string,
): string {
  const tall = radius * 2.5
  const outline = (wide: number): string =>
    `M${short(x - radius * 0.62 * wide)} ${short(y)}C${short(x - radius * 1.3 * wide)} ${short(y - tall * 0.2)} ${short(x - radius * 1.12 * wide)} ${short(y - tall * 0.52)} ${short(x - radius * 0.42 * wide)} ${short(y - tall * 0.72)}Q${short(x - radius * 0.06)} ${short(y - tall * 0.83)} ${short(x)} ${short(y - tall)}Q${short(x + radius * 0.06)} ${short(y - tall * 0.83)} ${short(x + radius * 0.42 * wide)} ${short(y - tall * 0.72)}C${short(x + radius * 1.12 * wide)} ${short(y - tall * 0.52)} ${short(x + radius * 1.3 * wide)} ${short(y - tall * 0.2)} ${short(x + radius * 0.62 * wide)} ${short(y)}Z`
  return (
    stroke(
      `M${short(x)} ${short(y - tall)}V${short(y - tall - radius * 0.7)}M${short(x - radius * 0.2)} ${short(y - tall - radius * 0.42)}H${short(x + radius * 0.2)}`,
      gold,
      Math.max(1.5, radius * 0.09),
    ) +
    fill(outline(1), main) +
    fill(outline(0.66), second) +
    fill(outline(0.34), main)
  )
}

/** A pencil minaret, foot on y. */
export function minaret(
  x: number,
  y: number,
  height: number,
  inks: CityInks,
  width = height * 0.042,
): string {
  const half = width / 2
  const shadeX = inks.side === 1 ? x - half : x
  const balcony = (share: number): string =>
    rect(x - half * 1.8, y - height * share, half * 3.6, height * 0.018, inks.shade)
  return (
    rect(x - half, y - height * 0.84, width, height * 0.84, inks.wall) +
    rect(shadeX, y - height * 0.84, half, height * 0.84, inks.shade) +
    rect(x - half * 1.5, y - height * 0.2, half * 3, height * 0.2, inks.wall) +
    rect(inks.side === 1 ? x - half * 1.5 : x, y - height * 0.2, half * 1.5, height * 0.2, inks.shade) +
    balcony(0.56) +
    balcony(0.76) +
    poly(
      [
        [x - half * 1.25, y - height * 0.84],
        [x + half * 1.25, y - height * 0.84],
        [x, y - height],
      ],
      inks.roofShade,
    )
  )
}

/** Rows of windows over a wall; with dice, only a share of them. */
export function windows(
  dice: Dice | undefined,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  grid: { readonly columns: number; readonly rows: number; readonly wide?: number; readonly tall?: number },
  colour: string,
  share = 1,
): string {
  const stepX = box.width / grid.columns
  const stepY = box.height / grid.rows
  const wide = stepX * (grid.wide ?? 0.46)
  const tall = stepY * (grid.tall ?? 0.5)
  let path = ''
  for (let row = 0; row < grid.rows; row += 1) {
    for (let column = 0; column < grid.columns; column += 1) {
      if (dice !== undefined && !dice.chance(share)) continue
      const x = box.x + stepX * (column + 0.5) - wide / 2
      const y = box.y + stepY * (row + 0.5) - tall / 2
      path += `M${short(x)} ${short(y)}h${short(wide)}v${short(tall)}h${short(-wide)}z`
    }
  }
  return path === '' ? '' : fill(path, colour)
}

/** A row of arched openings standing on y. */
export function arcade(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  colour: string,
): string {
  const step = width / count
  let path = ''
  for (let index = 0; index < count; index += 1) {
    path += archPath(x + step * (index + 0.5), y, step * 0.62, height)
  }
  return fill(path, colour)
}

/** A gabled or hipped house standing on y, its shaded side away from the light. */
export function house(
  dice: Dice,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  inks: CityInks,
  wall = inks.wall,
): string {
  const { x, y, width, height } = box
  const roof = Math.min(26, width * 0.32)
  const lean = inks.side === 1 ? 0 : width * 0.62
  return (
    rect(x, y - height, width, height, wall) +
    rect(x + lean, y - height, width * 0.38, height, inks.shade) +
    poly(
      [
        [x - 4, y - height],
        [x + width * 0.16, y - height - roof],
        [x + width * 0.84, y - height - roof],
        [x + width + 4, y - height],
      ],
      inks.roof,
    ) +
    windows(
      dice,
      { x: x + 5, y: y - height + 8, width: width - 10, height: height * 0.8 },
      {
        columns: Math.max(2, Math.round(width / 24)),
        rows: Math.max(2, Math.round(height / 34)),
        wide: 0.4,
        tall: 0.52,
      },
      inks.window,
      0.85,
    )
  )
}
