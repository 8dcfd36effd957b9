import { mix } from '../ink.ts'
import { disc, fill, oval, short, stroke } from '../pen.ts'

/** A reef fish facing right, about 90 long, centred on the origin. */
export function fish(body: string, stripe: string, eye: string): string {
  return (
    fill('M-44 0L-66 -22Q-60 0 -66 22Z', stripe) +
    fill('M-46 0Q-20 -36 18 -30Q40 -22 48 0Q40 22 18 30Q-20 36 -46 0Z', body) +
    fill('M-10 -30Q4 -46 26 -28ZM-12 30Q0 44 18 28Z', stripe) +
    fill(
      'M-16 -27Q-6 0 -16 27Q-8 31 0 31Q12 0 0 -31Q-8 -31 -16 -27ZM16 -30Q26 0 16 30Q22 29 26 26Q36 0 26 -26Q22 -29 16 -30Z',
      stripe,
    ) +
    disc(34, -7, 4.5, eye)
  )
}

/** A shoal of small fish swimming to the right. */
export function shoal(places: readonly (readonly [number, number])[], colour: string, size = 1): string {
  const path = places
    .map(
      ([x, y]) =>
        `M${short(x - 13 * size)} ${short(y)}q${short(12 * size)} ${short(-9 * size)} ${short(24 * size)} 0q${short(-12 * size)} ${short(9 * size)} ${short(-24 * size)} 0l${short(-8 * size)} ${short(-7 * size)}v${short(14 * size)}z`,
    )
    .join('')
  return fill(path, colour)
}

/** A sea turtle swimming up and to the right, 200 wide, seen from the side. */
export function turtle(shell: string, shade: string, skin: string): string {
  return (
    fill('M-40 24Q-80 60 -112 62Q-96 38 -66 14Z', mix(skin, shade, 0.4)) +
    fill('M36 22Q60 78 40 122Q12 92 6 30Z', mix(skin, shade, 0.35)) +
    fill('M76 -8Q100 -30 122 -22Q136 -14 126 0Q104 12 78 8Z', skin) +
    disc(114, -14, 3.6, shade) +
    fill('M-84 14Q-60 -54 8 -58Q70 -50 86 4Q20 40 -84 14Z', shell) +
    fill('M-84 14Q20 40 86 4Q84 18 60 26Q-10 40 -84 14Z', skin) +
    stroke('M-56 -16Q0 -6 70 -22M-30 -42L-22 12M16 -58L24 16M52 -44L62 6', shade, 4) +
    fill('M60 12Q100 62 150 74Q150 36 94 2Z', skin) +
    fill('M-78 10Q-110 0 -124 10Q-112 24 -84 22Z', skin)
  )
}

/** A ray seen from below, 220 wide. */
export function ray(body: string, belly: string): string {
  return (
    stroke('M0 50Q14 100 -8 150', body, 4) +
    fill(
      'M0 -44Q20 -60 26 -48Q40 -34 120 -2Q70 14 40 44Q20 60 0 62Q-20 60 -40 44Q-70 14 -120 -2Q-40 -34 -26 -48Q-20 -60 0 -44Z',
      body,
    ) +
    fill('M0 -30Q22 -24 30 0Q22 36 0 46Q-22 36 -30 0Q-22 -24 0 -30Z', belly) +
    stroke('M-12 -2V12M-4 0V14M4 0V14M12 -2V12', body, 2.4)
  )
}

/** A shark swimming to the right, 260 long. */
export function shark(body: string, belly: string, eye: string): string {
  return (
    fill('M-120 -2L-166 -46Q-156 -8 -164 30L-120 10Z', body) +
    fill('M-4 -28Q4 -64 -22 -78Q-28 -46 -44 -26Z', body) +
    fill('M-128 2Q-40 -46 60 -34Q112 -24 136 0Q110 22 40 28Q-50 28 -128 6Z', body) +
    fill('M136 0Q110 22 40 28Q-50 28 -128 6Q0 12 80 8Q112 6 136 0Z', belly) +
    fill('M34 20Q24 58 -4 70Q-2 40 2 22Z', body) +
    disc(102, -8, 4, eye) +
    stroke('M64 -16V4M74 -16V4M84 -14V4', eye, 2)
  )
}

/** A jellyfish, 90 wide, hanging from its bell. */
export function jellyfish(bell: string, arms: string): string {
  return (
    stroke(
      'M-26 0C-36 40 -16 60 -28 108M-8 2C-16 44 4 70 -8 124M10 2C2 44 24 70 12 120M28 0C20 40 40 60 30 104',
      arms,
      4,
      0.85,
    ) +
    fill('M-44 4Q-44 -58 0 -60Q44 -58 44 4Q34 -8 22 4Q11 -8 0 4Q-11 -8 -22 4Q-34 -8 -44 4Z', bell) +
    oval(-14, -30, 10, 14, arms, 0.5)
  )
}

/** The inks of a diver. */
export interface DiverInks {
  readonly suit: string
  readonly trim: string
  readonly tank: string
  readonly skin: string
  readonly glass: string
}

/** A diver swimming level to the right, about 330 long, centred near the origin. */
export function diver(inks: DiverInks): string {
  return (
    // Far leg and fin, then tank, body, near leg.
    fill('M-60 6Q-104 26 -140 14L-142 26Q-104 42 -52 26Z', mix(inks.suit, inks.trim, 0.2)) +
    fill('M-136 12Q-176 12 -212 -8Q-196 26 -138 28Z', mix(inks.trim, inks.suit, 0.4)) +
    fill('M-64 -40Q-70 -58 -52 -60L26 -56Q40 -54 40 -44Q38 -34 26 -34L-50 -34Q-60 -34 -64 -40Z', inks.tank) +
    stroke('M34 -46Q70 -60 82 -22', inks.tank, 5) +
    fill('M-70 -14Q-60 -36 -10 -34Q40 -34 62 -20Q70 0 50 12Q0 26 -64 14Q-76 2 -70 -14Z', inks.suit) +
    stroke('M-40 -34V18M20 -34V20', inks.trim, 7) +
    fill('M-58 -12Q-110 -22 -152 -4L-148 10Q-104 6 -56 14Z', inks.suit) +
    fill('M-146 -8Q-190 -26 -234 -22Q-206 8 -148 12Z', inks.trim) +
    fill('M30 -2Q66 20 104 20L106 32Q60 36 22 14Z', inks.suit) +
    disc(108, 26, 8, inks.skin) +
    disc(82, -16, 24, inks.suit) +
    fill('M84 -34Q106 -34 108 -18L106 -8Q94 -4 84 -8Z', inks.glass) +
    stroke('M60 -22L84 -26', inks.trim, 5) +
    fill('M84 -6Q100 -8 104 -2Q100 8 88 6Z', inks.tank)
  )
}

/** Bubbles rising from the origin. */
export function bubbles(colour: string): string {
  const round = (x: number, y: number, radius: number): string =>
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="2.6"/>`
  return (
    round(4, -20, 8) +
    round(-8, -46, 6) +
    round(10, -66, 11) +
    round(-6, -98, 7) +
    round(12, -124, 5) +
    round(-2, -150, 9)
  )
}

/** A dolphin leaping to the right, 260 wide, its belly down. */
export function dolphin(body: string, belly: string, eye: string): string {
  return (
    fill('M-120 58Q-150 60 -166 84Q-140 86 -124 80Q-128 98 -112 112Q-100 90 -98 70Z', body) +
    fill(
      'M-118 66Q-92 -22 -8 -46Q56 -58 92 -24Q112 -16 134 -2Q136 8 122 8Q104 8 92 6Q40 20 -20 26Q-76 36 -104 76Z',
      body,
    ) +
    fill('M122 8Q104 8 92 6Q40 20 -20 26Q-76 36 -104 76Q-84 30 -20 8Q40 -6 92 -2Q112 2 122 8Z', belly) +
    fill('M-20 -44Q-34 -84 -64 -88Q-56 -60 -60 -34Z', body) +
    fill('M24 14Q16 46 -14 58Q-10 32 -2 18Z', body) +
    disc(84, -14, 4, eye)
  )
}
