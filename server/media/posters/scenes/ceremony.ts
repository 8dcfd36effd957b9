import { audience, seated } from '../cast/gatherings.ts'
import { mix } from '../ink.ts'
import { archPath, fill, oval, put, rect, short, stroke } from '../pen.ts'
import { reach } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'
import { performer } from './theatre.ts'

/** Dervishes who turn under a brick dome, musicians at the wall, those who came in a round about them. */
export function sema(stage: Stage): string {
  const { dice, inks, light } = stage
  const brick = mix(mix(inks.accent, inks.sandShade, 0.45), inks.ink, 0.34)
  const joint = mix(brick, inks.ink, 0.34)
  const glow = mix(inks.gold, inks.paper, 0.35)
  const cornice = -40
  const floor = 170
  let drawn = rect(reach.left, reach.top, reach.right * 2, 1300, mix(brick, inks.ink, 0.3))
  // courses of the dome, one in the other up to the window at its top
  for (let course = 0; course < 9; course += 1) {
    const share = course / 9
    const wide = 900 * (1 - share * 0.84)
    const tall = 520 * (1 - share * 0.9)
    const y = cornice - 330 * share
    drawn += oval(0, y, wide, tall * 0.8, mix(brick, glow, share * 0.3))
    drawn += stroke(
      `M${short(-wide)} ${short(y)}A${short(wide)} ${short(tall * 0.8)} 0 0 1 ${short(wide)} ${short(y)}`,
      joint,
      3.4,
      0.7,
    )
  }
  drawn +=
    oval(0, cornice - 346, 96, 40, mix(inks.sky[0], inks.ink, 0.2)) +
    oval(0, cornice - 342, 80, 31, inks.sky[1])
  drawn +=
    rect(reach.left, cornice, reach.right * 2, 300, brick) +
    rect(reach.left, cornice - 10, reach.right * 2, 22, mix(brick, glow, 0.3))
  for (const x of [-930, -620, -310, 0, 310, 620, 930]) {
    drawn +=
      fill(archPath(x, floor, 190, 180), joint) +
      fill(archPath(x, floor, 156, 158), mix(joint, inks.ink, 0.45))
  }
  drawn += rect(
    reach.left,
    floor,
    reach.right * 2,
    480,
    mix(mix(inks.sandShade, inks.accent, 0.2), inks.ink, 0.3),
  )
  drawn +=
    oval(0, 320, 640, 118, mix(inks.sandShade, inks.gold, 0.3)) +
    oval(0, 320, 600, 104, mix(inks.sandShade, inks.paper, 0.2)) +
    oval(light.side * 60, 320, 400, 76, glow, 0.3)
  const people = passers(stage)
  for (const [index, x] of [-330, -250, 250, 330].entries()) {
    const look = people[index % people.length]
    if (look) {
      drawn += put(
        { x, y: floor + 42, scale: 1.5, flip: x > 0 },
        seated({ ...look, top: inks.ink, bottom: inks.ink, hair: mix(inks.sandShade, inks.accent, 0.4) }),
      )
    }
  }
  const turning = (x: number, y: number, scale: number, flip: boolean): string =>
    oval(x, y + 24 * scale, 170 * scale, 26 * scale, inks.ink, 0.28) +
    put({ x, y, scale, flip }, performer(stage, 'dervish'))
  const aside = dice.range(-16, 16)
  drawn +=
    turning(-150 + aside, 262, 0.52, false) +
    turning(160 + aside, 266, 0.52, true) +
    turning(-340 + aside, 330, 0.66, true) +
    turning(340 + aside, 334, 0.66, false) +
    turning(aside, 366, 0.84, dice.chance(0.5))
  const dim = mix(inks.ink, inks.near, 0.12)
  const heads: number[] = []
  for (let x = -1040; x <= 1060; x += 142) heads.push(Math.round(x + dice.range(-14, 14)))
  return (
    drawn +
    put({ x: 0, y: 600 }, audience(heads, [150, 136, 158, 142], dim)) +
    rect(reach.left, 590, reach.right * 2, 60, dim)
  )
}
