import type { Dice } from './dice.ts'
import { curve, fill, line, short } from './pen.ts'
import type { Point } from './pen.ts'
import { reach } from './stage.ts'
import type { Stage } from './stage.ts'

/** The top edge of a plane: its height at each x. */
export type Edge = (x: number) => number

/** A rolling edge made of three swells. */
export function rolling(dice: Dice, base: number, height: number, length: number): Edge {
  const phases = [dice.range(0, 6.28), dice.range(0, 6.28), dice.range(0, 6.28)] as const
  return (x) =>
    base -
    height *
      (0.5 +
        0.5 * Math.sin(x / length + phases[0]) * 0.62 +
        0.5 * Math.sin(x / (length * 0.47) + phases[1]) * 0.28 +
        0.5 * Math.sin(x / (length * 0.21) + phases[2]) * 0.1)
}

/** The closed path of everything below an edge. */
export function below(edge: Edge, step = 70): string {
  const points: Point[] = []
  for (let x = reach.left - step; x <= reach.right + step; x += step) points.push([x, edge(x)])
  return `${curve(points, false)}V${short(reach.bottom + 20)}H${short(reach.left - step)}Z`
}

/** A plane of land: flat ink under an edge, with a stippled light or shade that thins out below its crest. */
export function plane(stage: Stage, edge: Edge, colour: string, crest?: string, step = 70): string {
  const drawn = fill(below(edge, step), colour)
  return crest === undefined ? drawn : drawn + stage.grain.under(edge, crest)
}

/** A mountain: its silhouette and the points of its skyline, the peak among them. */
export interface Mountain {
  readonly peak: Point
  readonly outline: readonly Point[]
}

/** A jagged mountain with its peak at x, standing on base. */
export function mountain(dice: Dice, x: number, base: number, width: number, height: number): Mountain {
  const peak: Point = [x, base - height]
  const slope = (side: -1 | 1): Point[] => {
    const points: Point[] = []
    const steps = 5
    for (let step = 1; step < steps; step += 1) {
      const share = step / steps
      points.push([
        x + side * width * 0.5 * (share + dice.range(-0.05, 0.05)),
        base - height * ((1 - share) ** 1.12 + dice.range(-0.035, 0.05)),
      ])
    }
    points.push([x + side * width * 0.5, base])
    return points
  }
  return { peak, outline: [...slope(-1).reverse(), peak, ...slope(1)] }
}

/** A jagged far range as one path. */
export function range(dice: Dice, base: number, height: number, step: number): string {
  const points: Point[] = []
  let high = false
  for (let x = reach.left - step; x <= reach.right + step; x += step * dice.range(0.35, 0.75)) {
    high = !high
    points.push([x, base - height * (high ? dice.range(0.55, 1) : dice.range(0.1, 0.45))])
  }
  return `${line(points)}V${short(reach.bottom)}H${short(reach.left - step)}Z`
}
