import { mix } from '../ink.ts'
import { disc, fill, poly, rect, short, stroke } from '../pen.ts'

const height = 250
const widest = 108

/** Half the width of the envelope at a height, 0 at the crown and 1 at the mouth. */
function girth(share: number): number {
  if (share < 0.45) return widest * Math.sin(Math.acos(1 - share / 0.45))
  const down = (share - 0.45) / 0.55
  return widest * (1 - 0.8 * down ** 1.55)
}

function gore(from: number, to: number): string {
  const left: string[] = []
  const right: string[] = []
  for (let step = 0; step <= 18; step += 1) {
    const share = step / 18
    const y = short(share * height - height)
    left.push(`${short(girth(share) * from)} ${y}`)
    right.unshift(`${short(girth(share) * to)} ${y}`)
  }
  return `M${[...left, ...right].join('L')}Z`
}

/** The inks of a balloon: stripes from side to side, a shade for the side away from the light, and the rest. */
export interface BalloonInks {
  readonly stripes: readonly [string, ...string[]]
  readonly band: string | undefined
  readonly shade: string
  readonly basket: string
  readonly flame: string | undefined
}

/** A hot-air balloon, 330 high, its basket's floor on y = 80, light from `side`. */
export function balloon(inks: BalloonInks, side: -1 | 1): string {
  const gores = 9
  let drawn = ''
  for (let index = 0; index < gores; index += 1) {
    const from = Math.sin((index / gores - 0.5) * Math.PI)
    const to = Math.sin(((index + 1) / gores - 0.5) * Math.PI)
    const towards = ((from + to) / 2) * side
    const colour = inks.stripes[Math.abs(index - 4) % inks.stripes.length] ?? inks.stripes[0]
    drawn += fill(
      gore(from, to),
      mix(colour, inks.shade, towards < -0.25 ? 0.1 + -towards * 0.42 : towards < 0.3 ? 0.08 : 0),
    )
  }
  if (inks.band !== undefined) {
    const ribbon = (top: number, bottom: number): string => {
      const points: string[] = []
      for (let step = -8; step <= 8; step += 1) {
        points.push(
          `${short(girth(top) * (step / 8))} ${short(top * height - height + (1 - (step / 8) ** 2) * 9)}`,
        )
      }
      for (let step = 8; step >= -8; step -= 1) {
        points.push(
          `${short(girth(bottom) * (step / 8))} ${short(bottom * height - height + (1 - (step / 8) ** 2) * 9)}`,
        )
      }
      return `M${points.join('L')}Z`
    }
    drawn += fill(ribbon(0.42, 0.54), inks.band)
    drawn += fill(ribbon(0.56, 0.585), inks.band)
  }
  drawn += stroke('M-21 0L-15 48M21 0L15 48M-7 2L-5 48M7 2L5 48', inks.basket, 2)
  if (inks.flame !== undefined) drawn += fill('M-6 26Q-8 12 0 -4Q8 12 6 26Z', inks.flame)
  drawn +=
    disc(-6, 44, 5, inks.basket) +
    disc(6, 45, 5, inks.basket) +
    poly(
      [
        [-12, 58],
        [-10, 48],
        [10, 48],
        [12, 58],
      ],
      inks.basket,
    )
  drawn +=
    fill('M-18 54H18L15 80Q0 83 -15 80Z', inks.basket) +
    rect(-19, 52, 38, 5, mix(inks.basket, inks.shade, 0.4), 1, 2)
  return drawn
}
