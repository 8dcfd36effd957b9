import { createDice } from './dice.ts'
import type { Dice } from './dice.ts'
import { fill, short } from './pen.ts'
import type { Point } from './pen.ts'
import type { Frame } from './stage.ts'

/** How a stipple lies: how many specks over how much depth, and how large they are. */
export interface Stipple {
  readonly count?: number
  /** How far the specks reach; they thin out exponentially towards it. */
  readonly depth?: number
  readonly size?: number
  readonly opacity?: number
}

/**
 * The stipple of one print: specks of ink on rough paper. They are drawn as geometry rather than as an SVG pattern,
 * because librsvg resamples a pattern at every scale but one (measured: 250 ms against 20 ms at 640 wide), and because
 * specks of our own can thin out as a printmaker's spatter does.
 */
export interface Grain {
  /** Specks wherever `place` puts them. */
  scatter(colour: string, count: number, place: (dice: Dice) => Point, stipple?: Stipple): string
  /** Specks under the upper edge of a plane, thick at the edge. */
  under(edge: (x: number) => number, colour: string, stipple?: Stipple): string
  /** Specks over the upper edge of a plane, thick at the edge. */
  over(edge: (x: number) => number, colour: string, stipple?: Stipple): string
  /** Specks around a disc, thick at its rim. */
  around(x: number, y: number, radius: number, colour: string, stipple?: Stipple): string
  /** Specks over an oval. */
  oval(x: number, y: number, rx: number, ry: number, colour: string, stipple?: Stipple): string
  /** Specks over a box. */
  box(x: number, y: number, width: number, height: number, colour: string, stipple?: Stipple): string
  /** Specks beside a line of points: on its right hand for 1, on its left for -1. */
  beside(points: readonly Point[], side: -1 | 1, colour: string, stipple?: Stipple): string
}

function speck(dice: Dice, x: number, y: number, size: number): string {
  const long = size * dice.range(0.7, 1.5)
  return `M${short(x)} ${short(y)}l${short(long)} ${short(-size * 0.5)} ${short(-long * 0.3)} ${short(size)}z`
}

/** Specks of one picture. They have dice of their own, so that a change of texture does not change the composition. */
export function createGrain(seed: string, frame: Frame): Grain {
  const dice = createDice(`grain|${seed}`)
  const width = frame.right - frame.left
  const fall = (depth: number): number => Math.min(depth, -Math.log(1 - dice.next()) * depth * 0.3)
  const scatter: Grain['scatter'] = (colour, count, place, { size = 2.6, opacity = 1 } = {}) => {
    let path = ''
    for (let index = 0; index < count; index += 1) {
      const [x, y] = place(dice)
      path += speck(dice, x, y, size)
    }
    return fill(path, colour, opacity)
  }
  const acrossFrame = (): number => dice.range(frame.left, frame.right)
  return {
    scatter,
    under: (edge, colour, { count = 0.4, depth = 110, ...look } = {}) =>
      scatter(
        colour,
        Math.round(count * width),
        () => {
          const x = acrossFrame()
          return [x, edge(x) + 2 + fall(depth)]
        },
        look,
      ),
    over: (edge, colour, { count = 0.25, depth = 60, ...look } = {}) =>
      scatter(
        colour,
        Math.round(count * width),
        () => {
          const x = acrossFrame()
          return [x, edge(x) - fall(depth)]
        },
        look,
      ),
    around: (x, y, radius, colour, { count = 0.25, depth = 60, ...look } = {}) =>
      scatter(
        colour,
        Math.round(count * radius * 6.28),
        () => {
          const angle = dice.range(0, 6.283)
          const away = radius + fall(depth)
          return [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
        },
        look,
      ),
    oval: (x, y, rx, ry, colour, { count = 60, ...look } = {}) =>
      scatter(
        colour,
        count,
        () => {
          const angle = dice.range(0, 6.283)
          const away = Math.sqrt(dice.next()) * 0.94
          return [x + Math.cos(angle) * away * rx, y + Math.sin(angle) * away * ry]
        },
        look,
      ),
    box: (x, y, boxWidth, boxHeight, colour, { count = 60, ...look } = {}) =>
      scatter(colour, count, () => [dice.range(x, x + boxWidth), dice.range(y, y + boxHeight)], look),
    beside: (points, side, colour, { count = 200, depth = 90, ...look } = {}) =>
      scatter(
        colour,
        count,
        () => {
          const index = dice.whole(0, points.length - 2)
          const from = points[index] ?? [0, 0]
          const to = points[index + 1] ?? from
          const share = dice.next()
          const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
          const away = side * fall(depth)
          return [
            from[0] + (to[0] - from[0]) * share - ((to[1] - from[1]) / length) * away,
            from[1] + (to[1] - from[1]) * share + ((to[0] - from[0]) / length) * away,
          ]
        },
        look,
      ),
  }
}

const nothing = (): string => ''

/** Of a print without specks. */
export const noGrain: Grain = {
  scatter: nothing,
  under: nothing,
  over: nothing,
  around: nothing,
  oval: nothing,
  box: nothing,
  beside: nothing,
}
