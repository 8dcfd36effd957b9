import type { Dice } from '../dice.ts'
import { blob, curve, disc, fill, oval, poly, short, stroke } from '../pen.ts'
import type { Point } from '../pen.ts'

/** One palm frond from the origin: a spine that droops, with leaflets cut into its underside. */
function frond(angle: number, length: number, droop: number): string {
  const tipX = Math.cos(angle) * length
  const tipY = -Math.sin(angle) * length + droop
  const midX = Math.cos(angle) * length * 0.52
  const midY = -Math.sin(angle) * length * 0.72 - length * 0.1
  const spine = (t: number): Point => [
    2 * (1 - t) * t * midX + t * t * tipX,
    2 * (1 - t) * t * midY + t * t * tipY,
  ]
  const upper: string[] = []
  const lower: string[] = []
  const cuts = 9
  for (let cut = 0; cut <= cuts; cut += 1) {
    const t = cut / cuts
    const [x, y] = spine(t)
    upper.push(`${short(x)} ${short(y - 3 * Math.sin(t * 3.14))}`)
    if (cut > 0 && cut < cuts) {
      const hang = length * 0.21 * Math.sin(Math.min(1, t * 1.25 + 0.1) * 3.14) ** 0.8
      const [nx, ny] = spine(t - 0.06)
      lower.push(`${short(nx)} ${short(ny + 3.4)}`)
      lower.push(`${short(x + Math.cos(angle) * hang * 0.55)} ${short(y + hang)}`)
    }
  }
  return `M${upper.join('L')}L${lower.reverse().join('L')}Z`
}

/** A date palm of a given height with its foot at the origin; `lean` bends the trunk. */
export function palm(
  dice: Dice,
  height: number,
  leaf: string,
  leafShade: string,
  trunk: string,
  lean = 0,
): string {
  const topX = lean
  const topY = -height
  const thick = height * 0.032
  const body = curve(
    [
      [-thick * 1.4, 0],
      [-thick + lean * 0.12, -height * 0.4],
      [topX - thick * 0.8, topY],
      [topX + thick * 0.8, topY],
      [thick + lean * 0.2, -height * 0.4],
      [thick * 1.5, 0],
    ],
    true,
    0.7,
  )
  const size = Math.max(48, height * 0.42)
  let back = ''
  let front = ''
  const count = 10
  for (let index = 0; index < count; index += 1) {
    const angle = -0.5 + (index / (count - 1)) * 4.14 + dice.range(-0.1, 0.1)
    const length = size * dice.range(0.85, 1.08)
    const droop = size * (0.2 + 0.34 * Math.abs(Math.cos(angle))) * dice.range(0.85, 1.15)
    if (index % 2 === 0) back += frond(angle, length, droop)
    else front += frond(angle, length, droop * 0.8)
  }
  return (
    fill(body, trunk) +
    `<g transform="translate(${short(topX)} ${short(topY)})">${fill(back, leafShade)}${fill(front, leaf)}${disc(0, 2, thick * 1.6, trunk)}</g>`
  )
}

/** A cypress: a tall flame of a tree. */
export function cypress(height: number, colour: string, lit: string, side: -1 | 1): string {
  const wide = height * 0.13
  const flame: readonly Point[] = [
    [0, -height],
    [wide * 0.6, -height * 0.68],
    [wide, -height * 0.28],
    [wide * 0.5, -2],
    [-wide * 0.5, -2],
    [-wide, -height * 0.28],
    [-wide * 0.6, -height * 0.68],
  ]
  const half: readonly Point[] = [
    [0, -height],
    [side * wide * 0.6, -height * 0.68],
    [side * wide, -height * 0.28],
    [side * wide * 0.5, -4],
    [side * wide * 0.36, -height * 0.3],
    [side * wide * 0.2, -height * 0.62],
  ]
  return (
    blob(flame, colour, 1, 0.9) +
    blob(half, lit, 1, 0.8) +
    poly(
      [
        [-2, -4],
        [2, -4],
        [3, 4],
        [-3, 4],
      ],
      colour,
    )
  )
}

/** An umbrella pine, as on the hills of Rome. */
export function umbrellaPine(height: number, colour: string, lit: string, trunk: string): string {
  const wide = height * 0.42
  const crown: readonly Point[] = [
    [-wide, -height * 0.72],
    [-wide * 0.8, -height * 0.88],
    [-wide * 0.35, -height * 0.99],
    [wide * 0.2, -height],
    [wide * 0.75, -height * 0.9],
    [wide, -height * 0.74],
    [wide * 0.5, -height * 0.68],
    [0, -height * 0.72],
    [-wide * 0.5, -height * 0.67],
  ]
  const cap: readonly Point[] = [
    [-wide * 0.86, -height * 0.8],
    [-wide * 0.4, -height * 0.97],
    [wide * 0.2, -height * 0.98],
    [wide * 0.74, -height * 0.86],
    [wide * 0.3, -height * 0.84],
    [-wide * 0.3, -height * 0.87],
  ]
  return (
    stroke(
      `M0 0Q${short(height * 0.03)} ${short(-height * 0.4)} 0 ${short(-height * 0.74)}M${short(height * 0.01)} ${short(-height * 0.52)}L${short(wide * 0.5)} ${short(-height * 0.76)}M0 ${short(-height * 0.5)}L${short(-wide * 0.5)} ${short(-height * 0.76)}`,
      trunk,
      height * 0.032,
    ) +
    blob(crown, colour) +
    blob(cap, lit)
  )
}

/** A fir or spruce in tiers. */
export function fir(height: number, colour: string, lit: string, side: -1 | 1): string {
  const wide = height * 0.24
  const tiers = 4
  let whole = `M0 ${short(-height)}`
  const right: string[] = []
  const left: string[] = []
  for (let tier = 1; tier <= tiers; tier += 1) {
    const y = -height + (height * 0.93 * tier) / tiers
    const reachX = (wide * (tier + 0.3)) / tiers
    right.push(`L${short(reachX)} ${short(y)}L${short(reachX * 0.5)} ${short(y - height * 0.02)}`)
    left.unshift(`L${short(-reachX * 0.5)} ${short(y - height * 0.02)}L${short(-reachX)} ${short(y)}`)
  }
  whole += `${right.join('')}${left.join('')}Z`
  let bright = ''
  for (let tier = 1; tier <= tiers; tier += 1) {
    const y = -height + (height * 0.93 * tier) / tiers
    const reachX = (wide * (tier + 0.3)) / tiers
    const above = y - (height * 0.8) / tiers
    bright += `M${short(side * reachX * 0.16)} ${short(above)}L${short(side * reachX)} ${short(y)}L${short(side * reachX * 0.45)} ${short(y - height * 0.03)}Z`
  }
  return (
    poly(
      [
        [-height * 0.025, -height * 0.1],
        [height * 0.025, -height * 0.1],
        [height * 0.025, 0],
        [-height * 0.025, 0],
      ],
      colour,
    ) +
    fill(whole, colour) +
    fill(bright, lit)
  )
}

/** A round tree as in a park or along a quay. */
export function roundTree(
  dice: Dice,
  height: number,
  colour: string,
  lit: string,
  trunk: string,
  side: -1 | 1,
): string {
  const size = height * 0.36
  const y = -height + size
  return (
    stroke(
      `M0 0L0 ${short(-height * 0.5)}M0 ${short(-height * 0.34)}L${short(size * 0.4)} ${short(-height * 0.55)}`,
      trunk,
      height * 0.05,
    ) +
    disc(-size * 0.42, y + size * 0.24, size * 0.68, colour) +
    disc(size * 0.44, y + size * 0.28, size * 0.64, colour) +
    disc(0, y - size * 0.16, size * 0.82, colour) +
    oval(side * size * 0.26, y - size * 0.4, size * dice.range(0.4, 0.5), size * 0.3, lit) +
    oval(side * size * 0.62, y + size * 0.06, size * 0.28, size * 0.22, lit)
  )
}
