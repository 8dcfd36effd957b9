import { caravan } from '../cast/camel.ts'
import { silhouette, walker } from '../cast/people.ts'
import { mix } from '../ink.ts'
import { curve, fill, put, short, stroke } from '../pen.ts'
import type { Point } from '../pen.ts'
import { below, plane, rolling } from '../ridges.ts'
import type { Edge } from '../ridges.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'

/**
 * The great dune: a peak whose crest snakes down to the viewer and parts the lit face from the shaded one.
 * `toward` is the side of the lit face.
 */
export function greatDune(stage: Stage, x: number, peak: number, base: number, toward: -1 | 1): string {
  const { inks } = stage
  const face = (side: -1 | 1, width: number): string =>
    `C${short(x + side * width * 0.16)} ${short(peak + (base - peak) * 0.18)} ${short(x + side * width * 0.4)} ${short(peak + (base - peak) * 0.62)} ${short(x + side * width)} ${short(base)}`
  const whole = `M${short(x)} ${short(peak)}${face(1, 900)}V${short(reach.bottom)}H${short(x - 900)}V${short(base)}${`C${short(x - 360)} ${short(peak + (base - peak) * 0.62)} ${short(x - 144)} ${short(peak + (base - peak) * 0.18)} ${short(x)} ${short(peak)}`}Z`
  const fall = base - peak
  const crestPoints: Point[] = [
    [x, peak],
    [x - toward * 26, peak + fall * 0.22],
    [x + toward * 34, peak + fall * 0.52],
    [x - toward * 60, peak + fall * 0.86],
    [x + toward * 70, peak + fall * 1.3],
    [x - toward * 10, peak + fall * 1.9],
  ]
  const crest = curve(crestPoints, false)
  const shade = `${crest}V${short(reach.bottom)}H${short(x - toward * 1000)}V${short(base)}C${short(x - toward * 360)} ${short(peak + fall * 0.62)} ${short(x - toward * 144)} ${short(peak + fall * 0.18)} ${short(x)} ${short(peak)}Z`
  const litFace = mix(inks.sand, inks.lit, 0.18)
  return (
    fill(whole, litFace) +
    stage.grain.beside(crestPoints, toward === 1 ? -1 : 1, inks.sandShade, { count: 160, depth: 150 }) +
    fill(shade, inks.sandShade) +
    stage.grain.beside(crestPoints, toward, inks.near, { count: 500, depth: 260 }) +
    stroke(crest, inks.lit, 3.5, 0.8)
  )
}

function windRipples(stage: Stage, edge: Edge, colour: string): string {
  let path = ''
  for (let row = 0; row < 7; row += 1) {
    const drop = 46 + row * 30
    const start = stage.dice.range(-900, 300)
    const length = stage.dice.range(240, 640)
    path += `M${short(start)} ${short(edge(start) + drop)}`
    for (let x = start; x < start + length; x += 60) {
      path += `Q${short(x + 30)} ${short(edge(x + 30) + drop - 9)} ${short(x + 60)} ${short(edge(x + 60) + drop)}`
    }
  }
  return stroke(path, colour, 3, 0.5)
}

function tufts(stage: Stage, edge: Edge, colour: string): string {
  let path = ''
  for (let clump = 0; clump < 9; clump += 1) {
    const x = stage.dice.range(reach.left, reach.right)
    const y = edge(x) + stage.dice.range(0, 50)
    for (let blade = -3; blade <= 3; blade += 1) {
      path += `M${short(x + blade * 3)} ${short(y + 3)}q${short(blade * 2)} ${short(-stage.dice.range(14, 30))} ${short(blade * 8)} ${short(-stage.dice.range(20, 36))}`
    }
  }
  return stroke(path, colour, 2.6)
}

/** A car on a crest throwing up dust, facing right, about 150 wide. */
function offRoader(stage: Stage): string {
  const { inks } = stage
  const wheel = (x: number): string =>
    `<circle cx="${x}" cy="-15" r="17" fill="${inks.ink}"/><circle cx="${x}" cy="-15" r="7" fill="${inks.sand}"/>`
  return (
    fill(
      'M-92 -6Q-190 -8 -250 -40Q-220 -52 -196 -44Q-180 -70 -146 -56Q-120 -64 -104 -38Q-88 -26 -92 -6Z',
      mix(inks.sand, inks.paper, 0.5),
      0.85,
    ) +
    fill(
      'M-80 -18V-48Q-78 -54 -70 -55L-54 -57L-40 -86Q-37 -91 -30 -91H24Q31 -91 35 -86L50 -58L76 -53Q84 -51 84 -42V-18Z',
      inks.paper,
    ) +
    fill('M-80 -18V-36H84V-18Z', inks.accent) +
    fill('M-44 -58L-33 -82H-8V-58ZM-1 -82H25L39 -58H-1Z', inks.near) +
    stroke('M-36 -94H28', inks.ink, 5) +
    wheel(-48) +
    wheel(50)
  )
}

/** Dunes: a caravan on the crest, a car in the dust, or someone walking alone. */
export function dunes(stage: Stage): string {
  const { dice, inks, horizon } = stage
  const far = rolling(dice, horizon + 26, 70, 240)
  const further = rolling(dice, horizon + 8, 46, 170)
  const middle = rolling(dice, horizon + 130, 90, 330)
  const front = rolling(dice, 400, 120, 420)
  const dunePeak = dice.range(-60, 60) + stage.light.side * -170
  const story = dice.pick(['caravan', 'caravan', 'drive', 'alone'] as const)
  const middleInk = mix(inks.sand, inks.sandShade, 0.35)
  const ink = stage.dark ? inks.ink : mix(inks.ink, inks.near, 0.25)
  let drawn = sky(stage)
  drawn += plane(stage, further, hazed(stage, inks.far, 0.35))
  drawn += plane(stage, far, hazed(stage, inks.mid, 0.55), hazed(stage, inks.lit, 0.2))
  drawn += greatDune(stage, dunePeak, horizon - dice.range(70, 130), horizon + 190, stage.light.side)
  drawn += plane(stage, middle, middleInk, inks.lit)
  const camelInks = {
    body: ink,
    far: mix(ink, inks.near, 0.5),
    blanket: inks.accent,
    rider: mix(inks.ink, inks.paper, stage.dark ? 0.35 : 0.9),
  }
  if (story === 'caravan') {
    const scale = 1.06
    drawn += put(
      { x: 330, y: middle(330) + 2, scale: 0.92 },
      walker(silhouette(ink), { stick: ink, hat: ink }),
    )
    drawn += caravan(camelInks, middle, 180, dice.whole(3, 4), scale)
  } else if (story === 'drive') {
    const turn = (Math.atan2(middle(60) - middle(-60), 120) * 180) / Math.PI
    drawn += put({ x: 20, y: middle(20) + 6, scale: 1.7, turn }, offRoader(stage))
  } else {
    let prints = ''
    for (let x = -420; x < 10; x += 22) {
      prints += `M${short(x)} ${short(middle(x) + 8 + ((x + 420) % 44 === 0 ? 5 : 0))}h9`
    }
    drawn += stroke(prints, inks.sandShade, 4)
    drawn += put(
      { x: 30, y: middle(30) + 3, scale: 1.9 },
      walker(
        { top: inks.accent, bottom: ink, skin: skinTone(stage, 0.3), hair: ink },
        { hat: inks.paper, pack: inks.teal },
      ),
    )
  }
  drawn += fill(below(front), mix(inks.sandShade, inks.near, 0.55))
  drawn += windRipples(stage, front, mix(inks.sandShade, inks.near, 0.2))
  drawn += tufts(stage, front, mix(inks.near, inks.ink, 0.5))
  if (!stage.dark) {
    drawn += birds(stage, stage.light.x + 150, stage.light.y - 60, 4, mix(inks.mid, inks.near, 0.4))
  }
  return drawn
}
