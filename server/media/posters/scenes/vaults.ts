import { bust } from '../cast/antiquities.ts'
import { dressed, stander, walker } from '../cast/people.ts'
import { mix } from '../ink.ts'
import { archPath, disc, fill, oval, poly, put, rect, ring, short, stroke } from '../pen.ts'
import { sky } from '../sky.ts'
import { reach } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'

/** People who look round, feet near the bottom of the picture. */
function visitors(stage: Stage, y: number, places: readonly number[]): string {
  const people = passers(stage)
  return places
    .map((x, index) => {
      const look = people[index % people.length]
      if (!look) return ''
      const bodies = [walker(look, { pack: stage.inks.gold }), dressed(look), stander(look), walker(look)]
      return put({ x, y: y + (index % 2) * 10, scale: 2, flip: index % 3 === 1 }, bodies[index % 4] ?? '')
    })
    .join('')
}

function floor(stage: Stage, top: number, colour: string): string {
  const line = mix(colour, stage.inks.near, 0.22)
  let seams = ''
  for (let seam = -12; seam <= 12; seam += 1) seams += `M${seam * 46} ${short(top)}L${seam * 190} 640`
  for (let row = 0; row < 6; row += 1) {
    seams += `M${reach.left} ${short(top + 14 + row ** 1.8 * 13)}H${reach.right}`
  }
  return rect(reach.left, top, reach.right * 2, 640, colour) + stroke(seams, line, 2.4)
}

/** A great station hall that became a museum: a glazed barrel vault, a golden clock, statues. */
export function stationMuseum(stage: Stage): string {
  const { inks, dark } = stage
  const stone = mix(mix(inks.wall, inks.paper, 0.3), inks.near, dark ? 0.5 : 0.06)
  const glass = dark ? mix(inks.sky[1], inks.paper, 0.12) : mix(inks.sky[2], inks.paper, 0.35)
  const iron = mix(inks.near, inks.ink, 0.3)
  const ground = 210
  let drawn = rect(reach.left, reach.top, reach.right * 2, 1300, mix(stone, inks.near, 0.2))
  for (let ribs = 7; ribs >= 0; ribs -= 1) {
    const r = 380 + ribs * 110
    drawn += `<path d="M${-r} ${ground}V${-40}A${r} ${r} 0 0 1 ${r} -40V${ground}Z" fill="${mix(stone, inks.near, 0.05 + ribs * 0.05)}"/>`
    drawn += `<path d="M${-r + 46} ${ground}V-40A${r - 46} ${r - 46} 0 0 1 ${r - 46} -40V${ground}Z" fill="${mix(glass, stone, ribs * 0.06)}"/>`
  }
  drawn += `<path d="M-334 ${ground}V-40A334 334 0 0 1 334 -40V${ground}Z" fill="${glass}"/>`
  let bars = ''
  for (let x = -300; x <= 300; x += 50) bars += `M${x} ${-40 - Math.sqrt(334 * 334 - x * x)}V40`
  for (let y = -320; y <= 40; y += 52) {
    const half = y < -40 ? Math.sqrt(Math.max(0, 334 * 334 - (y + 40) ** 2)) : 334
    bars += `M${short(-half)} ${y}H${short(half)}`
  }
  drawn += stroke(bars, iron, 5) + rect(-334, 40, 668, ground - 40, stone)
  for (const x of [-250, -125, 0, 125, 250]) {
    drawn += fill(archPath(x, ground, 76, 140), mix(iron, inks.ink, 0.3))
  }
  drawn += disc(0, -120, 126, inks.gold) + disc(0, -120, 108, inks.paper) + ring(0, -120, 84, inks.gold, 6)
  for (let hour = 0; hour < 12; hour += 1) {
    const angle = (hour / 12) * Math.PI * 2
    drawn += disc(Math.cos(angle) * 96, -120 + Math.sin(angle) * 96, 6, inks.ink)
  }
  drawn += stroke('M0 -120L-42 -162M0 -120L60 -104', inks.ink, 9) + disc(0, -120, 10, inks.gold)
  drawn += floor(stage, ground, mix(inks.sand, stone, 0.5))
  const marble = mix(inks.paper, inks.near, dark ? 0.3 : 0.04)
  for (const x of [-330, 330, -640, 640]) {
    drawn +=
      rect(x - 60, 250, 120, 110, mix(stone, inks.near, 0.24)) +
      put({ x, y: 252, scale: 1.25 }, bust(marble, mix(marble, inks.near, 0.35)))
  }
  return drawn + visitors(stage, 400, [-180, -90, 110, 190])
}

/** A hall whose vault and walls are painted all over; people look up. */
export function paintedVault(stage: Stage): string {
  const { inks, dark } = stage
  const plaster = mix(mix(inks.wall, inks.paper, 0.4), inks.near, dark ? 0.45 : 0.05)
  const frame = mix(inks.gold, inks.sandShade, 0.3)
  let drawn = rect(reach.left, reach.top, reach.right * 2, 1300, mix(plaster, inks.near, 0.12))
  const scenes = [inks.teal, inks.rose, inks.sky[1], inks.accent, inks.leaf, inks.gold]
  const robe = [inks.paper, inks.gold, inks.accent, inks.rose, inks.teal]
  const figure = (x: number, y: number, size: number, index: number): string =>
    put(
      { x, y, scale: size, flip: index % 2 === 0 },
      fill('M-34 40Q-40 -10 -8 -22Q20 -30 30 6Q44 20 40 40Z', robe[index % robe.length] ?? inks.paper) +
        disc(-4, -36, 13, mix(inks.sand, inks.accent, 0.25)) +
        stroke('M14 -8Q40 -20 58 -34', mix(inks.sand, inks.accent, 0.25), 9),
    )
  for (let row = 0; row < 4; row += 1) {
    const y = -420 + row * 118
    const wide = 420 - row * 50
    for (let column = -3; column <= 3; column += 1) {
      const x = column * (wide * 0.62)
      const w = wide * 0.54
      const colour = scenes[(row * 7 + column + 30) % scenes.length] ?? inks.teal
      drawn +=
        rect(x - w / 2 - 7, y - 54, w + 14, 104, frame) +
        rect(x - w / 2, y - 47, w, 90, mix(colour, plaster, 0.35))
      drawn +=
        figure(x - w * 0.2, y + 2, 0.8 - row * 0.07, row + column + 8) +
        figure(x + w * 0.22, y + 4, 0.74 - row * 0.07, row + column + 9)
    }
  }
  drawn += poly(
    [
      [reach.left, 0],
      [-360, 8],
      [360, 8],
      [reach.right, 0],
      [reach.right, 220],
      [reach.left, 220],
    ],
    plaster,
  )
  drawn +=
    rect(-320, -10, 640, 230, mix(inks.sky[0], inks.teal, 0.5)) + stroke('M-324 -14H324V220H-324Z', frame, 12)
  for (let index = 0; index < 22; index += 1) {
    drawn += figure(-280 + (index % 8) * 80 + (index % 3) * 14, 40 + Math.floor(index / 8) * 66, 0.6, index)
  }
  for (const x of [-920, -740, -560, 560, 740, 920]) {
    drawn +=
      rect(x - 66, 30, 132, 160, frame) +
      rect(x - 56, 40, 112, 140, mix(scenes[Math.abs(x) % 5] ?? inks.teal, plaster, 0.3)) +
      figure(x, 120, 1.1, Math.abs(x))
  }
  return (
    drawn +
    floor(stage, 218, mix(inks.sand, inks.wallShade, 0.3)) +
    visitors(stage, 400, [-260, -180, 40, 130, 260])
  )
}

/** A station of marble and chandeliers under the ground, a train at the platform. */
export function metro(stage: Stage): string {
  const { inks } = stage
  const marble = mix(inks.paper, inks.wall, 0.4)
  const shade = mix(marble, inks.near, 0.3)
  const ground = 250
  let drawn = rect(reach.left, reach.top, reach.right * 2, 1300, mix(marble, inks.gold, 0.16))
  drawn += fill(
    `M${reach.left} ${reach.top}H${reach.right}V-250Q0 -420 ${reach.left} -250Z`,
    mix(inks.gold, marble, 0.55),
  )
  drawn += rect(reach.left, -60, reach.right * 2, 310, mix(inks.ink, inks.near, 0.3))
  // The train stands behind the arches.
  drawn +=
    rect(reach.left, 20, reach.right * 2, 210, mix(inks.teal, inks.ink, 0.15)) +
    rect(reach.left, 150, reach.right * 2, 16, inks.accent)
  for (let x = -1000; x < 1000; x += 130) drawn += rect(x, 48, 94, 74, mix(inks.gold, inks.paper, 0.5), 1, 10)
  for (let x = -935; x < 1000; x += 390) {
    drawn += rect(x - 34, 40, 68, 180, mix(inks.teal, inks.ink, 0.4), 1, 8)
  }
  let holes = ''
  for (let x = -1040; x <= 1040; x += 260) holes += archPath(x, ground, 190, 340)
  drawn += `<path d="M${reach.left} -200H${reach.right}V${ground}H${reach.left}Z${holes}" fill="${marble}" fill-rule="evenodd"/>`
  for (let x = -1170; x <= 1170; x += 260) {
    drawn +=
      rect(x - 35, -40, 70, ground + 40, marble) +
      rect(x + (stage.light.side === 1 ? -35 : 13), -40, 22, ground + 40, shade)
    drawn += rect(x - 44, -54, 88, 18, inks.gold) + rect(x - 44, ground - 24, 88, 24, shade)
    drawn +=
      disc(x, -128, 44, inks.gold) +
      disc(x, -128, 36, inks.teal) +
      fill(
        `M${x} -158L${x + 9} -138H${x + 28}L${x + 13} -124L${x + 18} -104L${x} -116L${x - 18} -104L${x - 13} -124L${x - 28} -138H${x - 9}Z`,
        inks.accent,
      )
  }
  drawn += rect(reach.left, -208, reach.right * 2, 14, inks.gold)
  for (const x of [-520, 0, 520]) {
    drawn += stroke(`M${x} -480V-300`, inks.gold, 6) + oval(x, -290, 110, 16, inks.gold)
    for (const lamp of [-90, -54, -18, 18, 54, 90]) {
      drawn += disc(x + lamp, -310, 15, mix(inks.paper, inks.gold, 0.25))
    }
    drawn += disc(x, -290, 150, inks.gold, 0.16)
  }
  return (
    drawn +
    floor(stage, ground, mix(inks.rose, marble, 0.55)) +
    visitors(stage, 420, [-290, -130, -40, 160, 260])
  )
}

/** A cloister of two floors of carved arches round a garden. */
export function cloister(stage: Stage): string {
  const { inks, dark } = stage
  const stone = mix(mix(inks.wall, inks.sand, 0.3), inks.near, dark ? 0.45 : 0)
  const shade = mix(stone, inks.near, 0.34)
  const hollow = mix(inks.near, inks.ink, 0.3)
  let drawn = sky(stage)
  const row = (foot: number, tall: number): string => {
    let arches = ''
    let tracery = ''
    for (let x = -1040; x <= 1040; x += 160) {
      arches += fill(archPath(x, foot, 126, tall), hollow)
      tracery += `M${x} ${foot}V${foot - tall * 0.5}M${x - 31} ${foot - tall * 0.46}A31 31 0 0 1 ${x} ${foot - tall * 0.5}A31 31 0 0 1 ${x + 31} ${foot - tall * 0.46}M${x - 63} ${foot - tall * 0.5}A32 32 0 0 1 ${x} ${foot - tall * 0.5}A32 32 0 0 1 ${x + 63} ${foot - tall * 0.5}`
    }
    return (
      rect(reach.left, foot - tall - 40, reach.right * 2, tall + 40, stone) +
      arches +
      stroke(tracery, stone, 9) +
      rect(reach.left, foot - tall - 48, reach.right * 2, 14, shade)
    )
  }
  drawn += row(-16, 190) + row(210, 190)
  for (let x = -960; x <= 960; x += 160) {
    drawn +=
      rect(x - 15, -230, 30, 440, stone) + rect(x + (stage.light.side === 1 ? -15 : 5), -230, 10, 440, shade)
    drawn += fill(`M${x - 16} -248L${x} -330L${x + 16} -248Z`, stone) + disc(x, -334, 7, inks.gold)
  }
  drawn += rect(reach.left, 206, reach.right * 2, 440, mix(inks.sand, stone, 0.5))
  drawn +=
    poly(
      [
        [-420, 246],
        [420, 246],
        [760, 640],
        [-760, 640],
      ],
      inks.leaf,
    ) + stroke('M0 246V640M-560 420H560', mix(inks.sand, stone, 0.5), 26)
  drawn +=
    oval(0, 350, 130, 32, shade) +
    oval(0, 344, 116, 26, inks.water) +
    rect(-9, 270, 18, 74, stone) +
    oval(0, 270, 50, 13, stone) +
    stroke('M0 262Q-36 236 -46 264M0 262Q36 236 46 264', inks.paper, 5)
  return drawn + visitors(stage, 420, [-330, -250, 250, 330])
}
