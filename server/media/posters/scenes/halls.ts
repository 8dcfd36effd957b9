import { amphora, bust, mask } from '../cast/antiquities.ts'
import { dressed, silhouette, stander, walker } from '../cast/people.ts'
import { mix } from '../ink.ts'
import { archPath, disc, fill, oval, poly, put, rect, short, stroke } from '../pen.ts'
import { ripples } from '../sea.ts'
import { reach } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'

interface Stone {
  readonly lit: string
  readonly body: string
  readonly shade: string
  readonly deep: string
}

function stoneOf({ inks, dark, hour }: Stage): Stone {
  const warm = mix(
    mix(inks.wall, inks.sand, 0.4),
    inks.near,
    dark ? 0.42 : hour === 'golden' || hour === 'dawn' ? 0.1 : 0,
  )
  return {
    lit: mix(warm, inks.lit, 0.45),
    body: warm,
    shade: mix(warm, inks.near, 0.42),
    deep: mix(inks.near, inks.ink, dark ? 0.5 : 0.15),
  }
}

function column(x: number, top: number, foot: number, wide: number, stone: Stone, side: -1 | 1): string {
  const half = wide / 2
  return (
    rect(x - half, top, wide, foot - top, stone.body) +
    rect(side === 1 ? x - half : x + half * 0.3, top, half * 0.7, foot - top, stone.shade) +
    rect(side === 1 ? x + half * 0.5 : x - half, top, half * 0.34, foot - top, stone.lit) +
    poly(
      [
        [x - half * 1.7, top - wide * 0.5],
        [x + half * 1.7, top - wide * 0.5],
        [x + half, top],
        [x - half, top],
      ],
      stone.body,
    ) +
    rect(x - half * 1.8, top - wide * 0.72, wide * 1.8, wide * 0.24, stone.lit) +
    rect(x - half * 1.5, foot - wide * 0.3, wide * 1.5, wide * 0.3, stone.shade)
  )
}

/** Columns that stand in dark water, lit from below. */
export function cistern(stage: Stage): string {
  const { inks, light } = stage
  const night = mix(inks.ink, inks.near, 0.25)
  const amber = mix(inks.gold, inks.accent, 0.3)
  const depths = [
    [120, 44, 60, 0.7],
    [170, 90, 104, 0.46],
    [250, 160, 176, 0.24],
    [370, 270, 300, 0.05],
  ] as const
  const level = 90
  let above = ''
  for (const [index, [spacing, wide, , air]] of depths.entries()) {
    const lit = mix(amber, night, 0.1 + air * 0.7)
    const stone: Stone = {
      lit: mix(lit, inks.paper, 0.3),
      body: mix(lit, night, 0.22),
      shade: mix(lit, night, 0.62),
      deep: night,
    }
    const foot = level + index * 26
    const top = -170 - index * 60
    const shift = index % 2 === 0 ? spacing / 2 : 0
    let vaults = ''
    for (let x = -1200 + shift; x < 1200; x += spacing) {
      vaults += archPath(x + spacing / 2, top + 20, spacing * 0.82, spacing * 0.56)
    }
    above += `<path d="M${reach.left} ${reach.top}H${reach.right}V${short(top + 20)}H${reach.left}Z${vaults}" fill="${mix(stone.shade, night, 0.35)}" fill-rule="evenodd"/>`
    for (let x = -1200 + shift; x < 1200; x += spacing) {
      if (index === 3 && Math.abs(x) < 120) continue
      above += column(x, top + 20, foot, wide * 0.34, stone, light.side)
    }
  }
  const drawn = rect(reach.left, reach.top, reach.right * 2, 1300, mix(night, amber, 0.22)) + above
  const path = mix(night, amber, 0.28)
  const people =
    put({ x: -20, y: 318, scale: 2, flip: false }, walker(silhouette(night))) +
    put({ x: 70, y: 322, scale: 1.9 }, dressed(silhouette(night)))
  return (
    drawn +
    rect(reach.left, level, reach.right * 2, 560, mix(night, inks.teal, 0.3)) +
    `<g opacity="0.5" transform="translate(0 ${short(level * 2 + 60)}) scale(1 -1)">${above}</g>` +
    fill(ripples(stage, level, 470, 80), mix(night, inks.teal, 0.55), 0.7) +
    fill(ripples(stage, level, 470, 46), amber, 0.65) +
    poly(
      [
        [-240, 300],
        [240, 300],
        [420, 640],
        [-420, 640],
      ],
      path,
    ) +
    rect(-240, 296, 480, 12, mix(path, amber, 0.5)) +
    stroke(
      'M-232 300V214M-120 300V214M0 300V214M120 300V214M232 300V214M-236 216H236',
      mix(night, amber, 0.15),
      5,
    ) +
    people
  )
}

/** A round hall under an open eye in its dome; the light stands in it like a column. */
export function rotunda(stage: Stage): string {
  const { dice, inks, dark, light } = stage
  const stone = stoneOf(stage)
  const glow = dark ? mix(inks.gold, inks.paper, 0.35) : mix(inks.lit, inks.paper, 0.5)
  const cornice = 6
  let drawn = rect(reach.left, reach.top, reach.right * 2, 1300, stone.shade)
  const tiers = [
    [900, 560],
    [700, 452],
    [520, 350],
    [360, 254],
    [220, 164],
  ] as const
  for (const [index, [wide, tall]] of tiers.entries()) {
    const colour = mix(stone.shade, stone.body, 0.2 + index * 0.17)
    drawn += oval(0, cornice - 122 + index * -42, wide, tall * 0.82, colour)
    let coffers = ''
    const count = 15
    for (let coffer = 0; coffer < count; coffer += 1) {
      const angle = Math.PI * (1.06 + ((coffer + 0.5) / count) * 0.88)
      const x = Math.cos(angle) * (wide - 62)
      const y = cornice - 122 - index * 42 + Math.sin(angle) * (tall * 0.82 - 44)
      const size = 30 - index * 4
      coffers += `M${short(x - size)} ${short(y - size * 0.6)}h${size * 2}l-6 ${short(size * 1.2)}h${-(size * 2 - 12)}z`
    }
    drawn += fill(coffers, mix(colour, stone.deep, 0.34), 0.75)
  }
  const eyeY = cornice - 292
  drawn +=
    oval(0, eyeY, 128, 62, glow) +
    oval(0, eyeY + 4, 104, 48, dark ? inks.sky[1] : mix(inks.sky[0], inks.paper, 0.25))
  drawn +=
    rect(reach.left, cornice, reach.right * 2, 330, stone.body) +
    rect(reach.left, cornice - 8, reach.right * 2, 22, stone.lit) +
    rect(reach.left, cornice + 14, reach.right * 2, 9, stone.shade)
  for (const x of [-720, -360, 0, 360, 720]) {
    drawn +=
      fill(archPath(x, 244, 186, 214), stone.shade) +
      fill(archPath(x, 244, 148, 190), stone.deep) +
      put(
        { x, y: 244, scale: 0.95 },
        fill('M-34 0V-34H34V0Z', stone.body) +
          fill('M-20 -34Q-30 -96 -12 -120Q0 -128 12 -120Q30 -96 20 -34Z', stone.lit) +
          disc(0, -140, 17, stone.lit),
      )
  }
  for (const x of [-900, -540, -180, 180, 540, 900]) {
    drawn +=
      column(x - 44, cornice + 44, 230, 32, stone, light.side) +
      column(x + 44, cornice + 44, 230, 32, stone, light.side)
  }
  drawn += rect(reach.left, 244, reach.right * 2, 420, mix(stone.body, stone.shade, 0.35))
  let slabs = ''
  for (let seam = -12; seam <= 12; seam += 1) slabs += `M${seam * 60} 244L${seam * 190} 640`
  drawn += stroke(
    `${slabs}M${reach.left} 262H${reach.right}M${reach.left} 322H${reach.right}M${reach.left} 412H${reach.right}`,
    stone.shade,
    3,
  )
  const fall = light.side * -dice.range(90, 190)
  drawn +=
    oval(fall, 340, 210, 46, glow, 0.7) +
    poly(
      [
        [-104, eyeY],
        [104, eyeY],
        [fall + 200, 344],
        [fall - 200, 344],
      ],
      glow,
      0.3,
    )
  drawn += stage.grain.scatter(
    glow,
    120,
    (chance) => {
      const down = chance.next()
      return [fall * down + chance.range(-110, 110) * (0.8 + down), eyeY + (340 - eyeY) * down]
    },
    { size: 4 },
  )
  const [one, two, three] = passers(stage)
  if (one !== undefined && two !== undefined && three !== undefined) {
    drawn +=
      put({ x: fall - 40, y: 372, scale: 2 }, stander(one)) +
      put({ x: fall + 36, y: 378, scale: 1.9 }, dressed(three)) +
      put(
        { x: light.side * 260, y: 420, scale: 2.3, flip: light.side === 1 },
        walker(two, { pack: inks.accent }),
      )
  }
  return drawn
}

/** Antiquities on their plinths in a vaulted gallery. */
export function sculptures(stage: Stage): string {
  const { dice, inks, dark, city } = stage
  const stone = stoneOf(stage)
  const wall = mix(mix(inks.teal, inks.near, dark ? 0.6 : 0.25), inks.wallShade, 0.2)
  const glow = dark ? inks.gold : mix(inks.lit, inks.paper, 0.5)
  const floor = 216
  let drawn = rect(reach.left, reach.top, reach.right * 2, 1300, wall)
  for (const x of [-840, -420, 0, 420, 840]) {
    drawn +=
      fill(archPath(x, floor, 340, 560), mix(wall, inks.ink, 0.22)) +
      fill(archPath(x, floor, 290, 520), mix(wall, inks.ink, 0.4))
    drawn +=
      fill(
        archPath(x, -120, 150, 170),
        dark ? mix(inks.sky[1], inks.paper, 0.12) : mix(inks.sky[1], inks.paper, 0.45),
      ) + stroke(`M${x} -290V-120M${x - 75} -200H${x + 75}`, stone.body, 6)
    drawn += poly(
      [
        [x - 66, -126],
        [x + 66, -126],
        [x + stage.light.side * -120 + 110, floor + 40],
        [x + stage.light.side * -120 - 110, floor + 40],
      ],
      glow,
      0.14,
    )
  }
  for (const x of [-630, -210, 210, 630]) {
    drawn +=
      rect(x - 36, -640, 72, floor + 640, stone.body) +
      rect(stage.light.side === 1 ? x - 36 : x + 10, -640, 26, floor + 640, stone.shade) +
      rect(x - 48, -190, 96, 22, stone.lit) +
      rect(x - 48, floor - 24, 96, 24, stone.shade)
  }
  drawn += rect(reach.left, floor, reach.right * 2, 430, mix(stone.body, stone.shade, 0.3))
  let checks = ''
  for (let row = 0; row < 6; row += 1) {
    const y1 = floor + row ** 1.7 * 14
    const y2 = floor + (row + 1) ** 1.7 * 14
    for (let cell = -13; cell < 13; cell += 2) {
      const shift = row % 2
      const at = (step: number, y: number): string =>
        `${short((cell + shift + step) * (50 + (y - floor) * 0.42))} ${short(y)}`
      checks += `M${at(0, y1)}L${at(1, y1)}L${at(1, y2)}L${at(0, y2)}Z`
    }
  }
  drawn += fill(checks, stone.shade, 0.55)
  const plinth = (x: number, y: number, wide: number, tall: number, on: string, size: number): string =>
    oval(x + stage.light.side * -20, y + 6, wide * 0.8, 16, stone.deep, 0.4) +
    rect(x - wide / 2, y - tall, wide, tall, stone.lit) +
    rect(stage.light.side === 1 ? x - wide / 2 : x + wide * 0.16, y - tall, wide * 0.34, tall, stone.shade) +
    rect(x - wide * 0.58, y - tall - 12, wide * 1.16, 16, stone.body) +
    rect(x - wide * 0.58, y - 14, wide * 1.16, 18, stone.body) +
    put({ x, y: y - tall - 10, scale: size }, on)
  const marble = mix(inks.paper, inks.near, dark ? 0.28 : 0.03)
  const clay = mix(inks.accent, inks.sandShade, 0.3)
  const centre =
    city === 'cairo'
      ? mask(inks.gold, mix(inks.teal, inks.ink, 0.35), inks.ink)
      : bust(marble, mix(marble, inks.near, 0.36))
  const flank = [
    amphora(clay, mix(inks.ink, inks.near, 0.2)),
    bust(marble, mix(marble, inks.near, 0.36)),
    amphora(mix(inks.ink, inks.near, 0.3), clay),
  ]
  drawn +=
    plinth(-420, floor + 40, 110, 110, flank[0] ?? '', 0.95) +
    plinth(420, floor + 40, 110, 110, city === 'cairo' ? (flank[2] ?? '') : (flank[1] ?? ''), 0.95) +
    plinth(-840, floor + 40, 110, 110, flank[2] ?? '', 0.95) +
    plinth(840, floor + 40, 110, 110, flank[0] ?? '', 0.95)
  drawn += plinth(0, floor + 110, 170, 130, centre, dice.range(1.3, 1.45))
  const [one, two, three] = passers(stage)
  if (one !== undefined && two !== undefined && three !== undefined) {
    drawn +=
      put({ x: -210, y: 424, scale: 2.7 }, stander(three)) +
      put({ x: 190, y: 420, scale: 2.6 }, dressed(one)) +
      put({ x: 286, y: 430, scale: 2.7, flip: true }, walker(two, { pack: inks.gold }))
  }
  return drawn
}
