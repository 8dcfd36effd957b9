import { bubbles, diver, fish, jellyfish, ray, shark, shoal, turtle } from '../cast/sea-life.ts'
import { audience } from '../cast/gatherings.ts'
import { dressed, silhouette, stander } from '../cast/people.ts'
import { mix } from '../ink.ts'
import { curve, disc, fill, poly, put, rect, short, stroke } from '../pen.ts'
import type { Point } from '../pen.ts'
import { below, rolling } from '../ridges.ts'
import type { Edge } from '../ridges.ts'
import { reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'

/** The water seen from within: bands that darken with depth, and shafts of light from above. */
function depths(stage: Stage, light: string, deep: string): string {
  const { dice, grain } = stage
  let drawn = rect(reach.left, reach.top, reach.right * 2, reach.bottom * 2, light)
  const bands = 6
  for (let band = 1; band <= bands; band += 1) {
    const y = -520 + (band / bands) * 820
    const phase = dice.range(0, 6)
    const edge: Edge = (x) => y + Math.sin(x / 260 + phase) * 22 + Math.sin(x / 90 + phase) * 4
    const colour = mix(light, deep, band / bands)
    drawn += fill(below(edge, 60), colour) + grain.over(edge, colour, { depth: 60, count: 0.25 })
  }
  let shafts = ''
  for (let index = 0; index < 5; index += 1) {
    const x = -560 + index * 250 + dice.range(-50, 50)
    const wide = dice.range(30, 80)
    shafts += `M${short(x)} -640L${short(x + wide)} -640L${short(x + wide * 2.4 - 220)} 420L${short(x - 300)} 420Z`
  }
  return drawn + fill(shafts, mix(light, stage.inks.paper, 0.5), 0.16)
}

function fanCoral(dice: Stage['dice'], height: number, colour: string): string {
  let path = ''
  const branch = (x: number, y: number, angle: number, length: number, level: number): void => {
    const toX = x + Math.cos(angle) * length
    const toY = y - Math.sin(angle) * length
    path += `M${short(x)} ${short(y)}Q${short((x + toX) / 2 + dice.range(-4, 4))} ${short((y + toY) / 2)} ${short(toX)} ${short(toY)}`
    if (level === 0) return
    branch(toX, toY, angle + dice.range(0.25, 0.55), length * 0.74, level - 1)
    branch(toX, toY, angle - dice.range(0.25, 0.55), length * 0.74, level - 1)
  }
  branch(0, 0, 1.57 + 0.5, height * 0.3, 3)
  branch(0, 0, 1.57, height * 0.36, 3)
  branch(0, 0, 1.57 - 0.5, height * 0.3, 3)
  return stroke(path, colour, height * 0.05)
}

function tubeCoral(dice: Stage['dice'], height: number, colour: string, dark: string): string {
  let drawn = ''
  for (const [x, share] of [
    [-34, 0.6],
    [34, 0.7],
    [-12, 1],
    [16, 0.84],
  ] as const) {
    const tall = height * share * dice.range(0.9, 1.1)
    drawn +=
      fill(
        `M${x - 13} 8Q${x - 18} ${short(-tall * 0.6)} ${x - 15} ${short(-tall)}H${x + 15}Q${x + 18} ${short(-tall * 0.6)} ${x + 13} 8Z`,
        colour,
      ) + `<ellipse cx="${x}" cy="${short(-tall)}" rx="15" ry="6" fill="${dark}"/>`
  }
  return drawn
}

function brainCoral(size: number, colour: string, dark: string): string {
  return (
    fill(
      `M${-size} 10Q${-size} ${short(-size * 0.9)} 0 ${short(-size * 0.95)}Q${size} ${short(-size * 0.9)} ${size} 10Z`,
      colour,
    ) +
    stroke(
      `M${short(-size * 0.7)} 0Q${short(-size * 0.7)} ${short(-size * 0.6)} ${short(-size * 0.2)} ${short(-size * 0.6)}M${short(-size * 0.4)} 0Q${short(-size * 0.4)} ${short(-size * 0.3)} 0 ${short(-size * 0.36)}Q${short(size * 0.3)} ${short(-size * 0.5)} ${short(size * 0.34)} ${short(-size * 0.74)}M${short(size * 0.2)} 0Q${short(size * 0.26)} ${short(-size * 0.34)} ${short(size * 0.7)} ${short(-size * 0.4)}`,
      dark,
      5,
      0.7,
    )
  )
}

function kelp(dice: Stage['dice'], height: number, colour: string): string {
  const points: Point[] = []
  for (let step = 0; step <= 6; step += 1) points.push([Math.sin(step * 1.1) * 14, (-height * step) / 6])
  let leaves = ''
  for (let step = 1; step <= 6; step += 1) {
    const [x, y] = points[step] ?? [0, 0]
    const side = step % 2 === 0 ? 1 : -1
    leaves += `M${short(x)} ${short(y)}q${side * 14} ${short(-dice.range(16, 30))} ${side * 44} ${short(-dice.range(20, 34))}q${side * -12} 30 ${side * -44} ${short(dice.range(22, 34))}z`
  }
  return stroke(curve(points, false), colour, 6) + fill(leaves, colour)
}

function gardens(
  stage: Stage,
  edge: Edge,
  spacing: number,
  size: number,
  tint: (colour: string) => string,
): string {
  const { dice, inks } = stage
  let drawn = ''
  for (let x = reach.left; x < reach.right; x += spacing * dice.range(0.6, 1.3)) {
    const kind = dice.whole(0, 3)
    const colour = tint(dice.pick([inks.accent, inks.rose, inks.gold, inks.accent, inks.rose, inks.leaf]))
    const dark = mix(colour, inks.ink, 0.4)
    const at = { x, y: edge(x) + 14, scale: size * dice.range(0.8, 1.15) }
    if (kind === 0) drawn += put(at, fanCoral(dice, 170, colour))
    else if (kind === 1) drawn += put(at, tubeCoral(dice, 110, colour, dark))
    else if (kind === 2) drawn += put(at, brainCoral(dice.whole(44, 66), colour, dark))
    else drawn += put(at, kelp(dice, dice.range(130, 210), tint(mix(inks.leaf, inks.teal, 0.5))))
  }
  return drawn
}

/** Under water: a diver or a turtle over coral. */
export function reef(stage: Stage): string {
  const { dice, inks, dark } = stage
  const light = dark ? mix(inks.teal, inks.near, 0.3) : mix(inks.teal, inks.paper, 0.36)
  const deep = mix(inks.teal, inks.ink, dark ? 0.86 : 0.62)
  let drawn = depths(stage, light, deep)
  const far = rolling(dice, 190, 120, 200)
  const near = rolling(dice, 330, 90, 240)
  const front = rolling(dice, 440, 60, 200)
  const farInk = mix(light, deep, 0.72)
  drawn += gardens(stage, far, 120, 0.7, () => farInk) + fill(below(far), farInk)
  const places = Array.from({ length: 22 }, (): Point => [dice.range(-260, 260), dice.range(-90, 90)])
  drawn += put({ x: stage.light.side * -300, y: -230 }, shoal(places, mix(light, deep, 0.6), 1.4))
  drawn +=
    gardens(stage, near, 150, 0.95, (colour) => mix(colour, deep, 0.42)) +
    fill(below(near), mix(deep, inks.teal, 0.12))
  const hero = dice.pick(['diver', 'diver', 'turtle'] as const)
  const skin = skinTone(stage, 0.2)
  if (hero === 'diver') {
    drawn += put(
      { x: 20, y: -40, scale: 1.35, turn: dice.range(-14, 8) },
      diver({ suit: inks.ink, trim: inks.accent, tank: inks.gold, skin, glass: inks.waterLit }),
    )
    drawn += put({ x: 176, y: -76, scale: 1.2 }, bubbles(mix(light, inks.paper, 0.6)))
  } else {
    drawn += put(
      { x: 0, y: -60, scale: 1.7, turn: -12 },
      turtle(
        mix(inks.leaf, inks.sandShade, 0.4),
        mix(inks.near, inks.ink, 0.5),
        mix(inks.leaf, inks.gold, 0.35),
      ),
    )
    drawn += put(
      { x: -330, y: -250, scale: 0.6, turn: -8 },
      diver({
        suit: mix(inks.ink, light, 0.3),
        trim: inks.accent,
        tank: inks.gold,
        skin,
        glass: inks.waterLit,
      }),
    )
  }
  const orange = fish(inks.accent, inks.paper, inks.ink)
  const yellow = fish(inks.gold, mix(inks.ink, inks.teal, 0.2), inks.ink)
  drawn += put({ x: -300, y: 130, scale: 0.9 }, orange) + put({ x: -220, y: 186, scale: 0.7 }, orange)
  drawn +=
    put({ x: 300, y: 160, scale: 0.95, flip: true }, yellow) +
    put({ x: 226, y: 112, scale: 0.62, flip: true }, yellow)
  drawn += put({ x: 700, y: -120, scale: 0.9 }, ray(mix(deep, inks.ink, 0.3), light))
  drawn +=
    gardens(stage, front, 180, 1.15, (colour) => mix(colour, inks.ink, 0.06)) +
    fill(below(front), mix(deep, inks.ink, 0.5))
  return drawn + stage.grain.under(front, mix(inks.rose, deep, 0.4), { count: 0.3 })
}

/** People before the great window of an aquarium. */
export function aquarium(stage: Stage): string {
  const { dice, inks } = stage
  const room = mix(inks.ink, inks.waterDeep, 0.15)
  const light = mix(inks.teal, inks.paper, 0.3)
  const deep = mix(inks.teal, inks.ink, 0.62)
  let tank = depths(stage, light, deep)
  const bed = rolling(dice, 160, 70, 180)
  tank +=
    gardens(stage, bed, 130, 0.8, (colour) => mix(colour, deep, 0.3)) +
    fill(below(bed), mix(deep, inks.sandShade, 0.3))
  const places = Array.from({ length: 26 }, (): Point => [dice.range(-240, 240), dice.range(-100, 60)])
  tank += put({ x: 180, y: -250 }, shoal(places, mix(light, inks.paper, 0.35), 1.3))
  tank += dice.chance(0.55)
    ? put(
        { x: -20, y: -150, scale: 1.6 },
        shark(mix(inks.near, inks.waterDeep, 0.3), mix(inks.paper, light, 0.35), inks.ink),
      )
    : put(
        { x: 0, y: -170, scale: 1.9, turn: 14 },
        ray(mix(inks.near, inks.waterDeep, 0.2), mix(inks.paper, light, 0.4)),
      )
  tank +=
    put({ x: -330, y: -20, scale: 0.9 }, fish(inks.gold, inks.ink, inks.ink)) +
    put({ x: 320, y: 30, scale: 1, flip: true }, fish(inks.accent, inks.paper, inks.ink))
  tank +=
    put({ x: 400, y: -130, scale: 1.1 }, jellyfish(mix(inks.rose, inks.paper, 0.3), inks.rose)) +
    put({ x: -480, y: -190, scale: 1.2 }, jellyfish(mix(inks.gold, inks.paper, 0.4), inks.gold))
  let frames = ''
  for (const x of [-760, -380, 0, 380, 760]) frames += `M${x} -640V250`
  const floor = mix(room, inks.teal, 0.28)
  return (
    tank +
    rect(reach.left, reach.top, reach.right * 2, 210, room) +
    fill(
      `M${reach.left} -410Q0 -470 ${reach.right} -410V-396Q0 -456 ${reach.left} -396Z`,
      mix(room, inks.teal, 0.4),
    ) +
    stroke(frames.replace('M0 -640V250', ''), room, 26) +
    rect(reach.left, 236, reach.right * 2, 400, floor) +
    rect(reach.left, 232, reach.right * 2, 16, room) +
    poly(
      [
        [-300, 250],
        [300, 250],
        [460, 640],
        [-460, 640],
      ],
      mix(floor, light, 0.34),
    ) +
    stage.grain.scatter(light, 160, (chance) => [chance.range(-420, 420), chance.range(254, 440)], {
      size: 4,
      opacity: 0.6,
    }) +
    put({ x: -110, y: 430, scale: 3.3 }, stander(silhouette(room))) +
    put({ x: 14, y: 434, scale: 1.95 }, dressed(silhouette(room))) +
    stroke('M-64 206Q-34 262 -10 316', room, 15) +
    put({ x: 220, y: 432, scale: 2.2 }, stander(silhouette(room))) +
    stroke('M238 272L280 204', room, 11) +
    disc(282, 200, 8, room) +
    put({ x: 0, y: 640 }, audience([-760, -640, 640, 780], [150, 170], room))
  )
}
