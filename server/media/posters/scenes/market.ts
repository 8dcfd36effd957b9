import { walker, dressed, stander } from '../cast/people.ts'
import { lantern, spiceHeap } from '../cast/props.ts'
import { mix } from '../ink.ts'
import { distantCity } from '../landmarks/skyline.ts'
import { disc, fill, oval, pointedArchPath, poly, put, rect, short, stroke } from '../pen.ts'
import { sky } from '../sky.ts'
import { reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'

/** Vaults one behind the other, lighter as they recede, with the day at their end. */
function vaults(stage: Stage): string {
  const { inks, dark } = stage
  const near = mix(mix(inks.sandShade, inks.near, 0.55), inks.ink, dark ? 0.45 : 0.15)
  const far = dark ? mix(inks.mid, inks.gold, 0.25) : mix(inks.sand, inks.lit, 0.3)
  let drawn = sky(stage, { clouds: false }) + distantCity(stage, 120, 0.4, 0)
  const steps = [
    [130, 330, 150],
    [190, 440, 190],
    [270, 580, 250],
    [390, 760, 330],
    [560, 1000, 430],
  ] as const
  for (const [index, [wide, tall, foot]] of steps.entries()) {
    const colour = mix(far, near, (index + 0.6) / steps.length)
    const hole = pointedArchPath(0, foot, wide * 2, tall)
    drawn += `<path d="M${reach.left} ${reach.top}H${reach.right}V${reach.bottom}H${reach.left}Z${hole}" fill="${colour}" fill-rule="evenodd"/>`
    drawn += stroke(hole.replace('Z', ''), mix(colour, inks.lit, 0.3), 5 + index * 1.6)
    drawn += stage.grain.scatter(
      mix(colour, inks.ink, 0.35),
      70,
      (dice) => {
        const side = dice.chance(0.5) ? 1 : -1
        return [side * (wide + dice.range(10, 150)), dice.range(foot - tall, foot)]
      },
      { size: 3.4 },
    )
  }
  const ground = mix(mix(inks.sand, inks.sandShade, 0.3), inks.near, dark ? 0.55 : 0.1)
  drawn += poly(
    [
      [-130, 146],
      [130, 146],
      [900, 640],
      [-900, 640],
    ],
    ground,
  )
  drawn += poly(
    [
      [-30, 146],
      [90, 146],
      [420, 640],
      [-160, 640],
    ],
    mix(ground, inks.lit, 0.3),
  )
  return drawn
}

/** A stall with a striped awning and its goods; its counter stands on y = 0, 360 wide. */
export function stall(stage: Stage, awning: string, goods: string): string {
  const { inks, dark } = stage
  const cloth = (colour: string): string => mix(colour, inks.ink, dark ? 0.26 : 0.04)
  const wood = mix(skinTone(stage, 0.45), inks.ink, 0.2)
  let strips = ''
  const count = 8
  for (let index = 0; index < count; index += 1) {
    const from = -196 + (392 / count) * index
    const to = from + 392 / count
    const colour = cloth(index % 2 === 0 ? awning : inks.paper)
    strips += fill(
      `M${short(from * 0.84)} -322L${short(to * 0.84)} -322L${short(to)} -232V-218A${short((to - from) / 2)} ${short((to - from) / 2)} 0 0 1 ${short(from)} -218V-232Z`,
      colour,
    )
  }
  return (
    rect(-170, -250, 10, 250, wood) +
    rect(160, -250, 10, 250, wood) +
    rect(-164, -230, 328, 140, mix(inks.near, inks.ink, 0.5)) +
    goods +
    rect(-182, -92, 364, 18, mix(wood, inks.lit, 0.35)) +
    rect(-174, -76, 348, 76, wood) +
    rect(-174, -76, 348, 14, mix(wood, inks.ink, 0.4)) +
    stroke('M-120 -60V0M-60 -60V0M0 -60V0M60 -60V0M120 -60V0', mix(wood, inks.ink, 0.35), 4) +
    strips
  )
}

const spicesOf = ({ inks }: Stage): string[] => [
  inks.accent,
  inks.gold,
  mix(inks.accent, inks.ink, 0.4),
  inks.leaf,
  inks.rose,
  mix(inks.gold, inks.paper, 0.4),
]

/** A shelf of pots or jars, 328 wide, whose board lies on `y`. */
export function shelfOf(stage: Stage, y: number, kind: number): string {
  const { inks } = stage
  const spices = spicesOf(stage)

  let drawn = rect(-164, y, 328, 7, mix(inks.sandShade, inks.near, 0.3))
  for (let index = 0; index < 7; index += 1) {
    const x = -140 + index * 46
    const colour = spices[(index + kind) % spices.length] ?? inks.accent
    drawn +=
      kind % 2 === 0
        ? fill(
            `M${x - 13} ${y}Q${x - 20} ${y - 20} ${x - 8} ${y - 30}V${y - 38}H${x + 8}V${y - 30}Q${x + 20} ${y - 20} ${x + 13} ${y}Z`,
            colour,
          )
        : rect(x - 14, y - 32, 28, 32, colour, 1, 4) + rect(x - 14, y - 38, 28, 8, inks.paper, 1, 3)
  }
  return drawn
}

/** Fruit in four piles on a counter. */
export function fruitOf({ inks }: Stage): string {
  let drawn = ''
  for (let index = 0; index < 4; index += 1) {
    const x = -128 + index * 84
    const colour = [inks.accent, inks.leaf, inks.gold, inks.rose][index] ?? inks.accent
    for (const [dx, dy] of [
      [-22, -12],
      [0, -12],
      [22, -12],
      [-11, -30],
      [11, -30],
      [0, -46],
    ] as const) {
      drawn +=
        disc(x + dx, -92 + dy, 13, colour) + disc(x + dx - 4, -96 + dy, 4, mix(colour, inks.paper, 0.5))
    }
  }
  return drawn
}

/** A market: spices, pottery and lanterns under the vaults. */
export function market(stage: Stage): string {
  const { dice, inks, light, dark } = stage
  const brass = mix(inks.gold, skinTone(stage, 0.5), dark ? 0.2 : 0.45)
  const spices = spicesOf(stage)
  const shelf = (y: number, kind: number): string => shelfOf(stage, y, kind)
  const heaps = [-132, -66, 0, 66, 132]
    .map((x, index) => {
      const colour = spices[(index + dice.whole(0, 1)) % spices.length] ?? inks.gold
      return put(
        { x, y: -90, scale: 0.78 },
        spiceHeap(colour, mix(colour, inks.ink, 0.3), mix(brass, inks.ink, 0.2)),
      )
    })
    .join('')
  const fruit = (): string => fruitOf(stage)
  let drawn = vaults(stage)
  const smallLeft = stall(stage, inks.teal, shelf(-110, 0) + shelf(-160, 1))
  const smallRight = stall(stage, inks.gold, shelf(-110, 1) + shelf(-160, 2))
  drawn += put({ x: -250, y: 216, scale: 0.6 }, smallLeft) + put({ x: 250, y: 216, scale: 0.6 }, smallRight)
  const people = passers(stage)
  const [one, two, three] = people
  if (one !== undefined && two !== undefined && three !== undefined) {
    drawn +=
      put({ x: -30, y: 236, scale: 1.3 }, dressed({ ...three, top: inks.rose })) +
      put({ x: 34, y: 244, scale: 1.35 }, stander(two))
  }
  for (const [x, cord, size] of [
    [-270, 90, 1.1],
    [-160, 40, 0.9],
    [-60, 110, 1.2],
    [60, 60, 1],
    [170, 120, 1.15],
    [290, 50, 1],
    [-520, 60, 1.3],
    [520, 90, 1.3],
    [-760, 120, 1.3],
    [780, 60, 1.3],
  ] as const) {
    drawn += put(
      { x, y: -450 },
      lantern(
        cord + dice.range(-10, 40),
        brass,
        dark
          ? inks.gold
          : mix(inks.paper, [inks.accent, inks.teal, inks.gold][Math.abs(x) % 3] ?? inks.gold, 0.5),
        size,
      ),
    )
  }
  const side = light.side
  drawn +=
    put({ x: side * -330, y: 420, scale: 1.22 }, stall(stage, inks.accent, shelf(-150, 0) + heaps)) +
    put({ x: side * 400, y: 430, scale: 1.2 }, stall(stage, inks.teal, shelf(-156, 1) + fruit())) +
    put({ x: side * -810, y: 420, scale: 1.2 }, stall(stage, inks.gold, shelf(-156, 1) + fruit())) +
    put({ x: side * 880, y: 430, scale: 1.2 }, stall(stage, inks.accent, shelf(-150, 0) + heaps))
  if (one !== undefined) {
    drawn += put(
      { x: side * -40, y: 420, scale: 2.3, flip: side === 1 },
      walker({ ...one, top: inks.paper, bottom: inks.ink }, { hat: inks.accent, pack: inks.gold }),
    )
  }
  drawn +=
    oval(side * 150, 432, 60, 12, mix(brass, inks.ink, 0.4)) +
    put({ x: side * 150, y: 430, scale: 1.1 }, spiceHeap(inks.gold, mix(inks.gold, inks.accent, 0.5), brass))
  return drawn
}
