import type { Dice } from '../dice.ts'
import { mix } from '../ink.ts'
import { disc, fill, oval, poly, rect, short, stroke } from '../pen.ts'

/** A street lamp, foot on y = 0, 190 high; lit when it has a glow. */
export function lampPost(colour: string, glow: string | undefined): string {
  return (
    (glow === undefined ? '' : disc(0, -178, 34, glow, 0.22) + disc(0, -178, 19, glow, 0.4)) +
    fill('M-9 0L-5 -14H5L9 0Z', colour) +
    stroke('M0 -8V-158M-12 -150H12', colour, 5) +
    poly(
      [
        [-10, -162],
        [10, -162],
        [13, -192],
        [-13, -192],
      ],
      glow ?? mix(colour, '#ffffff', 0.55),
    ) +
    poly(
      [
        [-15, -192],
        [15, -192],
        [0, -206],
      ],
      colour,
    ) +
    stroke('M0 -162V-192', colour, 2)
  )
}

/** A hanging lantern of pierced metal, hung from the origin by a cord of some length. */
export function lantern(cord: number, body: string, glow: string, size = 1): string {
  const y = cord
  const s = (value: number): string => short(value * size)
  return (
    stroke(`M0 0V${short(y)}`, body, 2) +
    disc(0, y + 30 * size, 46 * size, glow, 0.16) +
    fill(
      `M${s(-9)} ${short(y)}H${s(9)}L${s(21)} ${short(y + 22 * size)}V${short(y + 40 * size)}L${s(8)} ${short(y + 62 * size)}H${s(-8)}L${s(-21)} ${short(y + 40 * size)}V${short(y + 22 * size)}Z`,
      body,
    ) +
    fill(
      `M${s(-15)} ${short(y + 23 * size)}H${s(-5)}V${short(y + 40 * size)}H${s(-15)}ZM${s(5)} ${short(y + 23 * size)}H${s(15)}V${short(y + 40 * size)}H${s(5)}ZM${s(-3)} ${short(y + 23 * size)}H${s(3)}V${short(y + 40 * size)}H${s(-3)}ZM${s(-10)} ${short(y + 43 * size)}H${s(10)}L${s(5)} ${short(y + 56 * size)}H${s(-5)}Z`,
      glow,
    ) +
    disc(0, y + 67 * size, 4 * size, body) +
    disc(0, y - 2 * size, 5 * size, body)
  )
}

/** Steam in three curls over the origin. */
export function steam(colour: string, height: number, opacity = 0.7): string {
  const curl = (x: number, tall: number): string =>
    `M${short(x)} 0C${short(x - 16)} ${short(-tall * 0.3)} ${short(x + 18)} ${short(-tall * 0.5)} ${short(x + 2)} ${short(-tall)}`
  return stroke(curl(-20, height * 0.8) + curl(2, height) + curl(24, height * 0.72), colour, 5, opacity)
}

/** A striped sunshade, its foot at the origin, its pole tilted by the caller. 300 high. */
export function sunshade(first: string, second: string, shade: string, pole: string): string {
  const top = -296
  const panel = (from: number, to: number): string =>
    `M0 ${top}Q${short(from * 0.72)} ${top + 22} ${short(from)} ${top + 92 + Math.abs(from) * 0.06}Q${short((from + to) / 2)} ${top + 74 + (Math.abs(from) + Math.abs(to)) * 0.03} ${short(to)} ${top + 92 + Math.abs(to) * 0.06}Q${short(to * 0.72)} ${top + 22} 0 ${top}Z`
  const edges = [-168, -118, -44, 44, 118, 168]
  let drawn = stroke(`M0 0V${top - 14}`, pole, 6)
  for (let index = 0; index < edges.length - 1; index += 1) {
    const colour = index % 2 === 0 ? first : second
    drawn += fill(
      panel(edges[index] ?? 0, edges[index + 1] ?? 0),
      index > 2 ? mix(colour, shade, 0.28) : colour,
    )
  }
  return drawn + disc(0, top - 12, 5, pole)
}

/** A reclining deck chair seen from the side, its feet on y = 0, about 150 long. */
export function deckChair(cloth: string, frame: string): string {
  return (
    stroke('M-64 0L-34 -44M52 0L66 -22M-20 -2L-50 -44', frame, 5) +
    stroke('M-76 -86L-30 -30L70 -26', frame, 6) +
    fill('M-74 -90Q-52 -50 -26 -38L72 -32L70 -22L-32 -26Q-60 -50 -80 -84Z', cloth)
  )
}

/** Bunting or a string of bulbs between two points, sagging. */
export function stringLights(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
  cord: string,
  glow: string,
): string {
  let bulbs = ''
  const at = (t: number): [number, number] => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + sag * 4 * t * (1 - t),
  ]
  for (let index = 1; index < count; index += 1) {
    const [x, y] = at(index / count)
    bulbs += disc(x, y + 7, 10, glow, 0.25) + disc(x, y + 7, 5, glow)
  }
  const [midX, midY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2]
  return (
    stroke(
      `M${short(from[0])} ${short(from[1])}Q${short(midX)} ${short(midY)} ${short(to[0])} ${short(to[1])}`,
      cord,
      2.4,
    ) + bulbs
  )
}

/** A fire of three tongues on crossed logs, its foot at the origin. */
export function campfire(outer: string, inner: string, core: string, log: string): string {
  return (
    disc(0, -34, 120, outer, 0.12) +
    disc(0, -34, 74, outer, 0.16) +
    fill(
      'M-32 -4C-44 -40 -14 -54 -16 -92C8 -76 10 -58 14 -48C20 -58 20 -66 18 -74C40 -50 46 -26 32 -4Z',
      outer,
    ) +
    fill('M-20 -4C-26 -28 -6 -38 -4 -62C10 -50 10 -40 12 -32C24 -24 26 -14 20 -4Z', inner) +
    fill('M-9 -4C-12 -18 0 -24 2 -36C12 -24 14 -12 9 -4Z', core) +
    stroke('M-46 4L40 -8M-40 -8L46 4', log, 10)
  )
}

/** A potted plant, foot at the origin. */
export function pottedPlant(dice: Dice, pot: string, leaf: string): string {
  let leaves = ''
  for (let index = 0; index < 9; index += 1) {
    const angle = 3.14 * (0.12 + (index / 8) * 0.76)
    const length = dice.range(40, 64)
    const x = Math.cos(angle) * length
    const y = -34 - Math.sin(angle) * length
    leaves += `M0 -30Q${short(x * 0.3 - 8)} ${short(y * 0.7)} ${short(x)} ${short(y)}Q${short(x * 0.6 + 8)} ${short(y * 0.6)} 0 -30Z`
  }
  return (
    fill(leaves, leaf) +
    poly(
      [
        [-22, -34],
        [22, -34],
        [16, 0],
        [-16, 0],
      ],
      pot,
    ) +
    rect(-25, -40, 50, 9, pot, 1, 3)
  )
}

/** A mound of spice in a bowl, about 90 wide, foot at the origin. */
export function spiceHeap(colour: string, shade: string, bowl: string): string {
  return (
    fill('M-38 -22Q-14 -40 -4 -78Q0 -84 4 -78Q14 -40 38 -22Z', colour) +
    fill('M0 -82Q2 -84 4 -78Q14 -40 38 -22H10Q8 -50 0 -82Z', shade) +
    fill('M-44 -24H44Q40 0 18 0H-18Q-40 0 -44 -24Z', bowl) +
    oval(0, -24, 44, 5, mix(bowl, colour, 0.4))
  )
}
