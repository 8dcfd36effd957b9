import { mix } from '../ink.ts'

import { disc, fill, oval, rect, stroke } from '../pen.ts'

export function pot(colour: string, shade: string, lid: string): string {
  return (
    fill('M-92 -100Q-96 0 -56 0H56Q96 0 92 -100Z', colour) +
    fill('M30 -100Q40 -30 14 0H56Q96 0 92 -100Z', shade) +
    stroke('M-92 -84Q-126 -84 -122 -56Q-116 -42 -88 -50M92 -84Q126 -84 122 -56Q116 -42 88 -50', shade, 11) +
    fill('M-98 -100Q-90 -140 0 -144Q90 -140 98 -100Z', lid) +
    fill('M20 -143Q88 -138 98 -100H54Q48 -130 20 -143Z', shade) +
    disc(0, -150, 12, shade) +
    rect(-102, -106, 204, 11, mix(lid, shade, 0.4), 1, 5)
  )
}

export function tajine(colour: string, shade: string, base: string): string {
  return (
    fill('M-110 -34H110Q104 0 70 0H-70Q-104 0 -110 -34Z', base) +
    fill('M-92 -36Q-80 -84 -22 -164Q-26 -186 0 -188Q26 -186 22 -164Q80 -84 92 -36Z', colour) +
    fill('M6 -188Q26 -186 22 -164Q80 -84 92 -36H40Q36 -96 6 -164Z', shade) +
    stroke('M-74 -66Q0 -48 74 -66M-50 -104Q0 -90 50 -104', base, 5) +
    rect(-116, -42, 232, 11, mix(base, shade, 0.4), 1, 5)
  )
}

export function teapot(colour: string, shade: string): string {
  return (
    stroke('M56 -74Q108 -80 96 -34Q90 -14 58 -22', shade, 9) +
    fill('M-52 -52Q-88 -56 -104 -96L-92 -102Q-76 -76 -48 -78Z', colour) +
    fill('M-58 -56Q-58 -98 -24 -108H24Q58 -98 58 -56Q56 0 30 0H-30Q-56 0 -58 -56Z', colour) +
    fill('M10 -108H24Q58 -98 58 -56Q56 0 30 0H8Q30 -50 10 -108Z', shade) +
    fill('M-28 -108Q-20 -134 0 -136Q20 -134 28 -108Z', shade) +
    disc(0, -142, 8, colour)
  )
}

export function wineGlass(wine: string, glass: string): string {
  return (
    stroke('M0 -46V-4', glass, 5) +
    oval(0, -3, 26, 5, glass) +
    fill('M-34 -132Q-40 -52 0 -46Q40 -52 34 -132Z', glass, 0.45) +
    fill('M-36 -96Q-36 -52 0 -49Q36 -52 36 -96Z', wine)
  )
}

export function bottle(colour: string, label: string, cap: string): string {
  return (
    fill('M-30 0V-120Q-30 -150 -12 -168V-218H12V-168Q30 -150 30 -120V0Z', colour) +
    rect(-30, -106, 60, 66, label) +
    rect(-14, -226, 28, 34, cap, 1, 3) +
    stroke('M-20 -128V-116', mix(colour, '#ffffff', 0.5), 5)
  )
}

export function bowl(colour: string, shade: string, filling: string): string {
  return (
    fill('M-62 -50Q-40 -74 -16 -64Q0 -84 22 -66Q46 -74 62 -50Z', filling) +
    disc(-22, -58, 10, mix(filling, '#ffffff', 0.35)) +
    disc(24, -60, 9, mix(filling, '#000000', 0.2)) +
    fill('M-72 -50H72Q66 0 34 0H-34Q-66 0 -72 -50Z', colour) +
    fill('M24 -50H72Q66 0 34 0H6Q30 -20 24 -50Z', shade)
  )
}

export function bread(crust: string, crumb: string): string {
  return (
    fill('M-84 0Q-104 -40 -60 -54Q0 -74 64 -52Q102 -38 84 0Z', crust) +
    stroke('M-50 -44L-34 -18M-14 -54L2 -24M24 -52L38 -22', crumb, 8)
  )
}
