import { cistern, rotunda, sculptures } from './halls.ts'
import { colonnade, glassPyramid, laceDome } from '../landmarks/museums.ts'
import { dressed, stander, walker } from '../cast/people.ts'
import { lampPost } from '../cast/props.ts'
import { mix } from '../ink.ts'

import { cityRow } from '../landmarks/skyline.ts'
import { disc, fill, oval, poly, put, rect, short, stroke } from '../pen.ts'
import { glitter, lampColumns, ripples } from '../sea.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { passers } from './people-about.ts'

function paving(stage: Stage, top: number): string {
  const { inks, dark } = stage
  const stone = mix(mix(inks.sand, inks.wallShade, 0.25), dark ? inks.near : inks.paper, dark ? 0.55 : 0.18)
  let seams = ''
  for (let seam = -12; seam <= 12; seam += 1) seams += `M${seam * 46} ${short(top)}L${seam * 190} 640`
  let rows = ''
  for (let row = 0; row < 6; row += 1) {
    rows += `M${reach.left} ${short(top + 16 + row ** 1.8 * 14)}H${reach.right}`
  }
  return (
    rect(reach.left, top, reach.right * 2, 640, stone) + stroke(seams + rows, mix(stone, inks.near, 0.2), 2.4)
  )
}

function visitors(stage: Stage, y: number, places: readonly number[], scale: number): string {
  const people = passers(stage)
  return places
    .map((x, index) => {
      const look = people[index % people.length]
      if (look === undefined) return ''
      const body =
        [
          walker(look, { pack: stage.inks.gold }),
          dressed(look),
          stander(look),
          walker(look, { hat: stage.inks.paper }),
          dressed(look),
        ][index % 5] ?? ''
      return put({ x, y: y + (index % 2) * 8, scale, flip: index % 3 === 1 }, body)
    })
    .join('')
}

/** What hangs on a wall: its middle, its size, and its drawing, which begins in its upper corner. */
export type Work = readonly [x: number, y: number, wide: number, tall: number, draw: string]

/** Inside: works in frames on a wall, a skylight, people who look. */
export function hang(stage: Stage, works: readonly Work[], frame: string): string {
  const { dice, inks, dark } = stage
  const wall = mix(mix(inks.rose, inks.sandShade, 0.5), inks.near, dark ? 0.6 : 0.12)
  const floor = 230
  const gold = mix(inks.gold, inks.sandShade, 0.25)
  let drawn = rect(reach.left, reach.top, reach.right * 2, 1300, wall)
  drawn +=
    poly(
      [
        [reach.left, -620],
        [reach.right, -620],
        [reach.right, -420],
        [520, -350],
        [-520, -350],
        [reach.left, -420],
      ],
      mix(inks.paper, inks.near, dark ? 0.4 : 0.06),
    ) +
    poly(
      [
        [-700, -620],
        [700, -620],
        [380, -376],
        [-380, -376],
      ],
      dark ? mix(inks.sky[1], inks.paper, 0.15) : mix(inks.sky[1], inks.paper, 0.4),
    )
  for (let bar = -6; bar <= 6; bar += 1) drawn += stroke(`M${bar * 116} -620L${bar * 63} -376`, inks.near, 5)
  drawn +=
    rect(reach.left, -356, reach.right * 2, 14, gold) +
    poly(
      [
        [-240, -342],
        [240, -342],
        [460, floor],
        [-460, floor],
      ],
      inks.lit,
      0.1,
    )
  for (const [x, y, wide, tall, draw] of works) {
    drawn +=
      rect(x - wide / 2 - 16, y - tall / 2 - 16, wide + 32, tall + 32, frame) +
      rect(x - wide / 2 - 8, y - tall / 2 - 8, wide + 16, tall + 16, mix(frame, inks.ink, 0.45)) +
      `<svg x="${x - wide / 2}" y="${y - tall / 2}" width="${wide}" height="${tall}" viewBox="0 0 ${wide} ${tall}">${draw}</svg>`
  }
  drawn +=
    rect(reach.left, floor, reach.right * 2, 640, mix(skinWood(stage), inks.near, dark ? 0.45 : 0.1)) +
    rect(reach.left, floor - 14, reach.right * 2, 16, mix(wall, inks.ink, 0.4))
  let boards = ''
  for (let seam = -12; seam <= 12; seam += 1) boards += `M${seam * 66} ${floor}L${seam * 190} 640`
  drawn += stroke(boards, mix(inks.near, inks.ink, 0.2), 2.4, 0.45)
  drawn +=
    oval(40, 420, 320, 30, inks.ink, 0.25) +
    rect(-120, 330, 300, 22, mix(inks.ink, inks.accent, 0.25), 1, 8) +
    stroke('M-96 352V402M156 352V402', inks.ink, 10)
  return (
    drawn +
    visitors(
      stage,
      424,
      dice.pick([
        [-210, -120, 190],
        [-260, 110, 220],
        [-160, 240, 330],
        [-290, -200, 60],
      ] as const),
      2.8,
    )
  )
}

/** A gallery with a seascape, portraits and still lifes in golden frames. */
export function hall(stage: Stage): string {
  const { inks } = stage
  const seascape =
    rect(0, 0, 400, 300, mix(inks.sky[1], inks.paper, 0.3)) +
    disc(120, 96, 40, inks.gold) +
    rect(0, 150, 400, 200, inks.teal) +
    fill('M190 150L250 40L262 150Z', inks.paper) +
    fill('M170 150H290L270 176H196Z', inks.accent) +
    stroke('M40 190H130M210 210H330M80 240H220', inks.paper, 6, 0.7)
  const portrait =
    rect(0, 0, 200, 300, mix(inks.leafShade, inks.ink, 0.2)) +
    fill('M10 300Q14 190 100 180Q186 190 190 300Z', inks.accent) +
    oval(100, 120, 42, 54, mix(inks.paper, inks.accent, 0.3)) +
    fill('M54 130Q40 50 100 50Q160 50 146 130Q140 84 100 84Q60 84 54 130Z', inks.ink)
  const still =
    rect(0, 0, 200, 220, mix(inks.gold, inks.paper, 0.3)) +
    rect(0, 150, 200, 80, inks.near) +
    disc(70, 140, 30, inks.accent) +
    disc(118, 146, 24, inks.gold) +
    fill('M140 156Q130 90 146 70H158Q174 90 164 156Z', inks.teal)
  return hang(
    stage,
    [
      [0, -100, 360, 260, seascape],
      [-370, -90, 190, 280, portrait],
      [370, -80, 190, 216, still],
      [-720, -90, 260, 200, seascape],
      [740, -90, 190, 280, portrait],
    ],
    mix(inks.gold, inks.sandShade, 0.25),
  )
}

function skinWood({ inks }: Stage): string {
  return mix(mix(inks.accent, inks.gold, 0.5), inks.near, 0.45)
}

type Within = (stage: Stage) => string

/** What a city's museums look like inside. */
const within: Partial<Record<Stage['city'], readonly Within[]>> = {
  cairo: [sculptures, sculptures, hall],
  istanbul: [cistern, rotunda],
  rome: [rotunda, rotunda, sculptures],
}

/** A shallow dome of lace on the water, visitors on the jetty before it. */
export function laceDomeView(stage: Stage): string {
  const { inks, horizon, light, dark } = stage
  const ground = horizon + 100
  let drawn = sky(stage)
  drawn += cityRow(stage, { y: ground - 10, scale: 0.5, distance: 0.7 })
  drawn += laceDome(stage, ground)
  drawn +=
    rect(reach.left, ground - 2, reach.right * 2, 14, mix(inks.near, inks.wallShade, 0.4)) +
    rect(reach.left, ground + 10, reach.right * 2, 640, mix(inks.water, inks.waterDeep, 0.2)) +
    fill(ripples(stage, ground + 14, 470, 60), mix(inks.water, inks.waterLit, 0.6), 0.7) +
    fill(glitter(stage, ground + 10, 470), inks.waterLit, 0.8)
  if (dark) drawn += lampColumns(stage, ground + 14, 30, [-520, 520])
  drawn +=
    poly(
      [
        [-700, 640],
        [-420, 330],
        [420, 330],
        [700, 640],
      ],
      mix(mix(inks.sand, inks.paper, 0.3), inks.near, dark ? 0.55 : 0.05),
    ) + visitors(stage, 420, [-130, -60, 90, 160], 2)
  return drawn + birds(stage, light.side * 200, -260, 4, dark ? inks.lit : inks.near)
}

function outside(stage: Stage, building: (stage: Stage, ground: number) => string): string {
  const { inks, horizon, light, dark } = stage
  const ground = horizon + 100
  let drawn = sky(stage)
  drawn += cityRow(stage, { y: ground, scale: 0.7, distance: 0.6, secondX: light.side * 470 })
  drawn += paving(stage, ground)
  drawn += building(stage, ground)
  drawn +=
    put({ x: -470, y: ground + 120, scale: 1.5 }, lampPost(inks.ink, dark ? inks.gold : undefined)) +
    put({ x: 470, y: ground + 120, scale: 1.5 }, lampPost(inks.ink, dark ? inks.gold : undefined))
  drawn += visitors(stage, ground + 190, [-220, -150, 40, 110, 240], 1.9)
  return drawn + birds(stage, light.side * 220, -280, 5, dark ? inks.lit : hazed(stage, inks.near, 0.1))
}

/** A museum: the glass pyramid in Paris, the lace dome in Abu Dhabi, else a temple front; or one of the halls within. */
export function museum(stage: Stage): string {
  const { dice, city } = stage
  if (dice.chance(0.5)) return dice.pick(within[city] ?? [sculptures, hall, rotunda])(stage)
  if (city === 'abu-dhabi' || city === 'dubai') return laceDomeView(stage)
  return city === 'paris'
    ? outside(stage, (paris, ground) => glassPyramid(paris, ground - 10))
    : museumFront(stage)
}

/** A temple front, for a museum of which nothing is known but that it is one. */
export const museumFront = (stage: Stage): string => outside(stage, colonnade)
