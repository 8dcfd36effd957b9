import { mix } from '../ink.ts'
import { archPath, disc, fill, oval, pointedArchPath, poly, put, rect, short, stroke } from '../pen.ts'
import { steam } from '../cast/props.ts'
import { reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'

/** A marble hall under a pierced dome; someone rests on the warm stone. */
export function hammam(stage: Stage): string {
  const { dice, inks, dark, light } = stage
  const marble = mix(mix(inks.paper, inks.sand, 0.2), inks.near, dark ? 0.42 : 0.04)
  const wall = mix(inks.teal, inks.paper, dark ? 0.02 : 0.34)
  const deep = mix(inks.teal, inks.ink, dark ? 0.66 : 0.42)
  const shade = mix(marble, inks.near, 0.3)
  const floor = 190
  const glow = dark ? inks.gold : mix(inks.lit, inks.paper, 0.4)
  let drawn = rect(reach.left, reach.top, reach.right * 2, 1300, mix(wall, deep, 0.35))
  // The dome, ring over ring, and its stars of glass.
  const rings = [
    [760, 0.75],
    [640, 0.55],
    [520, 0.38],
    [400, 0.22],
    [280, 0.08],
  ] as const
  for (const [size, depth] of rings) {
    drawn += fill(`M${-size} -80A${size} ${short(size * 0.62)} 0 0 1 ${size} -80Z`, mix(wall, deep, depth))
  }
  let stars = ''
  for (const [index, [size]] of rings.entries()) {
    const count = 11 - index * 2
    for (let star = 0; star <= count; star += 1) {
      const angle = Math.PI * (0.1 + (star / count) * 0.8)
      const x = Math.cos(angle) * (size - 60)
      const y = -80 - Math.sin(angle) * (size - 60) * 0.62
      const r = 20 - index * 2
      for (let point = 0; point < 12; point += 1) {
        const turn = (point / 12) * 6.283
        const reachR = point % 2 === 0 ? r : r * 0.55
        stars += `${point === 0 ? 'M' : 'L'}${short(x + Math.cos(turn) * reachR)} ${short(y + Math.sin(turn) * reachR * 0.8)}`
      }
      stars += 'Z'
    }
  }
  drawn += fill(stars, glow)
  drawn +=
    rect(reach.left, -90, reach.right * 2, 320, mix(wall, deep, 0.2)) +
    rect(reach.left, -96, reach.right * 2, 22, marble) +
    rect(reach.left, -74, reach.right * 2, 6, shade)
  let tiles = ''
  for (let x = -1050; x < 1060; x += 36) {
    for (let row = 0; row < 3; row += 1) {
      tiles += `M${x + (row % 2) * 18} ${-56 + row * 26}l12 -12l12 12l-12 12z`
    }
  }
  drawn += fill(tiles, mix(inks.gold, wall, 0.25), 0.75)
  for (const x of [-840, -420, 0, 420, 840]) {
    drawn +=
      fill(pointedArchPath(x, floor, 260, 250), marble) +
      fill(pointedArchPath(x, floor, 214, 216), deep) +
      fill(pointedArchPath(x, floor - 54, 76, 98), glow, dark ? 0.9 : 0.75)
    drawn += put(
      { x, y: floor },
      fill('M-54 -44H54Q50 -6 26 0H-26Q-50 -6 -54 -44Z', marble) +
        fill('M14 -44H54Q50 -6 26 0H6Q30 -20 14 -44Z', shade) +
        stroke('M0 -70V-54M-16 -70H16', inks.gold, 7),
    )
  }
  for (const x of [-630, -210, 210, 630]) {
    drawn +=
      rect(x - 24, -74, 48, 266, marble) +
      rect(light.side === 1 ? x - 24 : x + 6, -74, 18, 266, shade) +
      rect(x - 34, -84, 68, 20, marble) +
      rect(x - 34, 176, 68, 20, marble)
  }
  drawn += rect(reach.left, floor, reach.right * 2, 640, mix(marble, shade, 0.4))
  let seams = ''
  for (let seam = -12; seam <= 12; seam += 1) seams += `M${seam * 56} ${floor}L${seam * 180} 640`
  drawn += stroke(
    `${seams}M${reach.left} ${floor + 40}H${reach.right}M${reach.left} ${floor + 110}H${reach.right}M${reach.left} ${floor + 210}H${reach.right}`,
    shade,
    3,
  )
  for (const [x, wide] of [
    [-300, 60],
    [-100, 90],
    [130, 70],
    [320, 50],
  ] as const) {
    drawn += poly(
      [
        [x - 10, -420],
        [x + 14, -420],
        [x + wide + light.side * -160, floor + 210],
        [x - wide + light.side * -160, floor + 210],
      ],
      glow,
      0.13,
    )
  }
  // The warm stone.
  drawn +=
    poly(
      [
        [-380, floor + 70],
        [-250, floor + 16],
        [250, floor + 16],
        [380, floor + 70],
        [300, floor + 124],
        [-300, floor + 124],
      ],
      marble,
    ) +
    poly(
      [
        [-380, floor + 70],
        [-300, floor + 124],
        [300, floor + 124],
        [380, floor + 70],
        [380, floor + 150],
        [300, floor + 210],
        [-300, floor + 210],
        [-380, floor + 150],
      ],
      shade,
    ) +
    poly(
      [
        [-300, floor + 124],
        [300, floor + 124],
        [300, floor + 210],
        [-300, floor + 210],
      ],
      mix(marble, shade, 0.55),
    )
  for (const x of [-210, -70, 70, 210]) {
    drawn += fill(archPath(x, floor + 204, 84, 62), mix(shade, deep, 0.35))
  }
  const skin = skinTone(stage, 0.22)
  drawn += put(
    { x: dice.range(-20, 20), y: floor + 76, scale: 1.5, flip: dice.chance(0.5) },
    fill('M-150 -8Q-120 -40 -60 -40Q0 -52 60 -46Q108 -46 120 -26Q110 -4 60 0H-120Q-150 2 -150 -8Z', skin) +
      fill('M-70 -42Q0 -54 52 -47Q66 -24 50 0H-62Q-86 -20 -70 -42Z', inks.accent) +
      stroke('M-56 -34Q0 -44 48 -38M-60 -18Q0 -26 52 -20', inks.paper, 5) +
      disc(126, -36, 22, skin) +
      fill('M108 -48Q120 -66 142 -56Q156 -40 144 -24Q136 -48 108 -48Z', inks.ink) +
      stroke('M96 -34Q80 -8 118 -6', mix(skin, inks.ink, 0.18), 15),
  )
  drawn += put(
    { x: -300, y: floor + 236 },
    fill('M-50 -60H50Q46 0 30 0H-30Q-46 0 -50 -60Z', inks.gold) +
      fill('M12 -60H50Q46 0 30 0H4Q22 -30 12 -60Z', mix(inks.gold, inks.ink, 0.4)) +
      oval(0, -60, 50, 9, mix(inks.gold, inks.paper, 0.4)),
  )
  drawn += put(
    { x: 310, y: floor + 236 },
    rect(-70, -30, 140, 30, inks.accent, 1, 10) +
      rect(-64, -58, 128, 30, inks.paper, 1, 10) +
      rect(-58, -84, 116, 28, inks.teal, 1, 10),
  )
  for (const x of [-170, 150, 20]) drawn += put({ x, y: floor + 8, scale: 1.6 }, steam(inks.paper, 150, 0.32))
  return drawn
}
