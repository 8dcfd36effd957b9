import { cheering, dressed } from '../cast/people.ts'
import { stringLights } from '../cast/props.ts'
import { mix } from '../ink.ts'
import { cityRow } from '../landmarks/skyline.ts'
import { disc, fill, poly, put, rect, ring, short, stroke } from '../pen.ts'
import { sky } from '../sky.ts'
import { reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'

/** A big wheel and a coaster over the fair. */
export function themePark(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const ground = horizon + 60
  const steel = mix(inks.near, inks.ink, 0.3)
  const cars = [inks.accent, inks.gold, inks.teal, inks.rose, inks.paper]
  const cx = light.side * -90
  const cy = ground - 330
  const size = 262
  let drawn = sky(stage)
  if (stage.city !== 'generic') {
    drawn += cityRow(stage, {
      y: ground,
      scale: 0.6,
      distance: 0.62,
      monumentX: light.side * 380,
      monumentScale: 0.8,
    })
  }
  drawn += rect(
    reach.left,
    ground - 4,
    reach.right * 2,
    640,
    mix(mix(inks.sand, inks.wallShade, 0.3), dark ? inks.near : inks.paper, dark ? 0.6 : 0.1),
  )
  // The coaster, behind.
  const track = (x: number): number => ground - 130 - 90 * Math.sin(x / 150) - 60 * Math.sin(x / 330 + 1)
  let posts = ''
  let rails = `M${reach.left} ${short(track(reach.left))}`
  for (let x = reach.left; x <= reach.right; x += 20) rails += `L${x} ${short(track(x))}`
  for (let x = reach.left; x <= reach.right; x += 46) {
    posts += `M${x} ${short(track(x))}V${short(ground)}M${x} ${short((track(x) + ground) / 2)}L${x + 46} ${short(ground)}`
  }
  drawn +=
    stroke(posts, mix(steel, inks.mid, 0.4), 4) + stroke(rails, inks.accent, 9) + stroke(rails, inks.gold, 3)
  for (let car = 0; car < 4; car += 1) {
    const x = light.side * 300 + car * 62 - 90
    const turn = (Math.atan2(track(x + 20) - track(x - 20), 40) * 180) / Math.PI
    drawn += put(
      { x, y: track(x) - 4, turn },
      rect(-27, -30, 54, 30, cars[car % 3] ?? inks.teal, 1, 8) +
        disc(-12, -42, 9, skinTone(stage, 0.2)) +
        disc(12, -42, 9, skinTone(stage, 0.4)) +
        stroke('M-12 -34L-24 -62M12 -34L22 -62', inks.ink, 5),
    )
  }
  // The wheel.
  drawn +=
    poly(
      [
        [cx - 150, ground],
        [cx - 132, ground],
        [cx + 8, cy],
        [cx - 8, cy],
      ],
      steel,
    ) +
    poly(
      [
        [cx + 150, ground],
        [cx + 132, ground],
        [cx - 8, cy],
        [cx + 8, cy],
      ],
      steel,
    ) +
    rect(cx - 176, ground - 12, 352, 16, steel)
  drawn += ring(cx, cy, size, steel, 9) + ring(cx, cy, size - 26, steel, 4) + ring(cx, cy, 70, steel, 5)
  let spokes = ''
  const gondolas = 16
  const turnBy = dice.range(0, 0.39)
  for (let index = 0; index < gondolas; index += 1) {
    const angle = turnBy + (index / gondolas) * 6.283
    spokes += `M${short(cx)} ${short(cy)}L${short(cx + Math.cos(angle) * size)} ${short(cy + Math.sin(angle) * size)}`
  }
  drawn += stroke(spokes, steel, 3.4) + disc(cx, cy, 26, inks.accent) + disc(cx, cy, 12, inks.gold)
  for (let index = 0; index < gondolas; index += 1) {
    const angle = turnBy + (index / gondolas) * 6.283
    const gx = cx + Math.cos(angle) * size
    const gy = cy + Math.sin(angle) * size
    const colour = cars[index % cars.length] ?? inks.accent
    drawn += put(
      { x: gx, y: gy },
      stroke('M0 0V12', steel, 4) +
        fill('M-22 14Q-20 6 0 6Q20 6 22 14L19 20H-19Z', mix(colour, inks.ink, 0.3)) +
        stroke('M-18 20V34M18 20V34', steel, 3) +
        fill('M-22 32H22Q22 54 0 55Q-22 54 -22 32Z', colour) +
        disc(0, 27, 6, inks.ink),
    )
    if (dark) {
      drawn +=
        disc(cx + Math.cos(angle + 0.2) * size, cy + Math.sin(angle + 0.2) * size, 6, inks.gold) +
        disc(cx + Math.cos(angle) * (size - 26), cy + Math.sin(angle) * (size - 26), 4.5, inks.paper)
    }
  }
  // Booths and visitors.
  for (const [x, wide, colour] of [
    [-520, 190, inks.accent],
    [-300, 150, inks.teal],
    [340, 170, inks.gold],
    [560, 200, inks.accent],
    [-860, 220, inks.gold],
    [860, 220, inks.teal],
  ] as const) {
    const y = ground + 74
    drawn +=
      rect(x - wide / 2, y - 110, wide, 110, mix(inks.paper, inks.near, dark ? 0.5 : 0.08)) +
      rect(x - wide / 2 + 14, y - 84, wide - 28, 46, dark ? inks.gold : inks.near) +
      rect(x - wide / 2 - 4, y - 40, wide + 8, 10, mix(colour, inks.ink, 0.3))
    const strips = 7
    for (let strip = 0; strip < strips; strip += 1) {
      const left = x - wide / 2 - 10 + ((wide + 20) / strips) * strip
      const step = (wide + 20) / strips
      drawn += fill(
        `M${short(x + (left - x) * 0.55)} ${y - 164}L${short(x + (left + step - x) * 0.55)} ${y - 164}L${short(left + step)} ${y - 108}a${short(step / 2)} ${short(step / 2)} 0 0 1 ${short(-step)} 0Z`,
        strip % 2 === 0 ? colour : mix(inks.paper, inks.near, dark ? 0.25 : 0),
      )
    }
    drawn +=
      stroke(`M${x} ${y - 164}V${y - 196}`, steel, 4) + fill(`M${x} ${y - 196}l30 9l-30 10z`, inks.accent)
  }
  const people = passers(stage)
  for (const [index, x] of [-170, -96, 30, 120, 230].entries()) {
    const look = people[index]
    if (look !== undefined) {
      drawn += put(
        { x, y: ground + 230 + (index % 2) * 26, scale: 2 },
        index % 2 === 0 ? cheering(look) : dressed(look),
      )
    }
  }
  if (dark) drawn += stringLights([-600, ground - 130], [600, ground - 130], 60, 26, inks.ink, inks.gold)
  return drawn
}
