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
  const fall = base - peak
  // A flank, and on at its slope until no crop sees where it ends.
  const flank = (side: -1 | 1): readonly Point[] => [
    [x + side * 144, peak + fall * 0.18],
    [x + side * 360, peak + fall * 0.62],
    [x + side * 900, base],
    [x + side * 1800, base + fall * 0.63],
  ]
  const down = (side: -1 | 1): string => {
    const [first, second, foot, end] = flank(side).map(([at, y]) => `${short(at)} ${short(y)}`)
    return `C${first} ${second} ${foot}L${end}V${short(reach.bottom)}`
  }
  const up = (side: -1 | 1): string => {
    const [first, second, foot, end] = flank(side).map(([at, y]) => `${short(at)} ${short(y)}`)
    return `L${end}L${foot}C${second} ${first} ${short(x)} ${short(peak)}Z`
  }
  const across = (side: -1 | 1): string => `H${short(x + side * 1800)}`
  const whole = `M${short(x)} ${short(peak)}${down(1)}${across(-1)}${up(-1)}`
  const crestPoints: Point[] = [
    [x, peak],
    [x - toward * 26, peak + fall * 0.22],
    [x + toward * 34, peak + fall * 0.52],
    [x - toward * 60, peak + fall * 0.86],
    [x + toward * 70, peak + fall * 1.3],
    [x - toward * 10, peak + fall * 1.9],
  ]
  const crest = curve(crestPoints, false)
  const shaded = toward === 1 ? -1 : 1
  const shade = `${crest}V${short(reach.bottom)}${across(shaded)}${up(shaded)}`
  const litFace = mix(inks.sand, inks.lit, 0.18)
  return (
    fill(whole, litFace) +
    stage.grain.beside(crestPoints, shaded, inks.sandShade, { count: 160, depth: 150 }) +
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

/** Someone sliding down a face of sand on a board, to the right, about 150 high. */
function sandboarder(stage: Stage): string {
  const { inks } = stage
  const skin = skinTone(stage, 0.3)
  return (
    fill('M-70 6Q-84 0 -78 -8L78 -2Q92 2 78 10Z', inks.gold) +
    fill('M-26 -4L-34 -44L4 -58L26 -6H10L2 -34L-14 -28L-8 -4Z', inks.ink) +
    fill('M-28 -50Q-22 -100 6 -110Q26 -106 24 -90L6 -48Z', inks.accent) +
    stroke('M-2 -98L-46 -112L-74 -96M16 -98L54 -82L84 -94', inks.accent, 10) +
    `<circle cx="-77" cy="-94" r="5" fill="${skin}"/><circle cx="87" cy="-95" r="5" fill="${skin}"/><circle cx="24" cy="-122" r="14" fill="${skin}"/>` +
    fill('M9 -122Q6 -142 26 -142Q44 -140 40 -122Q26 -134 9 -122Z', inks.paper)
  )
}

/** The long shadow of a row of things that stand on an edge, thrown towards us by a low light. */
function longShadow(stage: Stage, edge: Edge, middle: number, drawing: string): string {
  if (stage.hour !== 'golden' && stage.hour !== 'dawn') return ''
  const y = edge(middle)
  return `<g opacity="0.35" transform="translate(0 ${short(y)}) skewX(${String(stage.light.side * 28)}) scale(1 -0.62) translate(0 ${short(-y)})">${drawing}</g>`
}

type OnFlank = 'board' | 'caravan'

/** One dune that fills the land, a caravan or a board on its flank. */
function oneGreatDune(stage: Stage, story?: OnFlank): string {
  const { dice, inks, horizon, light } = stage
  const side = light.side
  const x = side * -dice.range(40, 130)
  const peak = horizon - dice.range(190, 240)
  const base = horizon + 330
  const fall = base - peak
  // The lit flank is the cubic that greatDune draws; its height at x is found by walking along it.
  const flank: Edge = (at) => {
    let y = base
    for (let t = 0; t <= 1; t += 0.01) {
      const u = 1 - t
      const px = x + side * (3 * u * u * t * 144 + 3 * u * t * t * 360 + t * t * t * 900)
      if ((px - at) * side >= 0) {
        y =
          u ** 3 * peak +
          3 * u * u * t * (peak + fall * 0.18) +
          3 * u * t * t * (peak + fall * 0.62) +
          t ** 3 * base
        break
      }
    }
    return y
  }
  const ink = stage.dark ? inks.ink : mix(inks.ink, inks.near, 0.2)
  let drawn = plane(stage, rolling(dice, horizon + 10, 60, 200), hazed(stage, inks.far, 0.35))
  drawn += plane(
    stage,
    rolling(dice, horizon + 60, 70, 260),
    hazed(stage, inks.mid, 0.5),
    hazed(stage, inks.lit, 0.2),
  )
  drawn += greatDune(stage, x, peak, base, side)
  if ((story ?? (dice.chance(0.5) ? 'board' : 'caravan')) === 'board') {
    const from = x + side * 340
    const turn = (Math.atan2(flank(from + 20) - flank(from - 20), 40) * 180) / Math.PI
    const dust = mix(inks.sand, inks.paper, 0.5)
    drawn += stage.grain.scatter(
      dust,
      130,
      (chance) => {
        const back = chance.next() ** 1.4 * 200
        return [from - side * back, flank(from - side * back) - chance.next() ** 2 * 70]
      },
      { size: 5 },
    )
    drawn += put({ x: from, y: flank(from) - 4, scale: 1.5, flip: side === -1, turn }, sandboarder(stage))
  } else {
    const rider = mix(inks.ink, inks.paper, stage.dark ? 0.35 : 0.9)
    drawn += caravan(
      { body: ink, far: mix(ink, inks.near, 0.5), blanket: inks.accent, rider },
      flank,
      side === 1 ? 470 : -60,
      4,
      0.78,
    )
  }
  const front = rolling(dice, 430, 90, 420)
  drawn += plane(stage, front, mix(inks.sandShade, inks.near, 0.5), inks.sand)
  return (
    drawn +
    windRipples(stage, front, mix(inks.sandShade, inks.near, 0.2)) +
    tufts(stage, front, mix(inks.near, inks.ink, 0.5))
  )
}

type OnCrest = 'caravan' | 'drive' | 'alone'

/** A crest with a caravan, a car in its dust, or someone walking alone. */
function crest(stage: Stage, told?: OnCrest): string {
  const { dice, inks, horizon, light } = stage
  const far = rolling(dice, horizon + 26, 70, 240)
  const further = rolling(dice, horizon + 8, 46, 170)
  const middle = rolling(dice, horizon + 176, 80, 360)
  const lower = rolling(dice, horizon + 300, 90, 300)
  const front = rolling(dice, 440, 110, 420)
  const dunePeak = dice.range(-60, 60) + light.side * -190
  const story = told ?? dice.pick(['caravan', 'caravan', 'drive', 'alone'] as const)
  const middleInk = mix(inks.sand, inks.sandShade, 0.3)
  const ink = stage.dark ? inks.ink : mix(inks.ink, inks.near, 0.25)
  let drawn = plane(stage, further, hazed(stage, inks.far, 0.35))
  drawn += plane(stage, far, hazed(stage, inks.mid, 0.55), hazed(stage, inks.lit, 0.2))
  drawn += greatDune(stage, dunePeak, horizon - dice.range(90, 150), horizon + 220, light.side)
  drawn += plane(stage, middle, middleInk, inks.lit)
  const shadowInk = mix(inks.sandShade, inks.near, 0.5)
  if (story === 'caravan') {
    const count = dice.whole(3, 4)
    const shade = { body: shadowInk, far: shadowInk, blanket: shadowInk, rider: shadowInk }
    drawn += longShadow(stage, middle, 0, caravan(shade, middle, 170, count, 1.3))
    drawn += put(
      { x: 350, y: middle(350) + 2, scale: 1.1 },
      walker(silhouette(ink), { stick: ink, hat: ink }),
    )
    const rider = mix(inks.ink, inks.paper, stage.dark ? 0.35 : 0.9)
    drawn += caravan(
      { body: ink, far: mix(ink, inks.near, 0.5), blanket: inks.accent, rider },
      middle,
      170,
      count,
      1.3,
    )
  } else if (story === 'drive') {
    const turn = (Math.atan2(middle(60) - middle(-60), 120) * 180) / Math.PI
    drawn += put({ x: 20, y: middle(20) + 6, scale: 2, turn }, offRoader(stage))
  } else {
    let prints = ''
    for (let x = -420; x < 10; x += 22) {
      prints += `M${short(x)} ${short(middle(x) + 8 + ((x + 420) % 44 === 0 ? 5 : 0))}h9`
    }
    drawn += stroke(prints, inks.sandShade, 4)
    const someone = { top: inks.accent, bottom: ink, skin: skinTone(stage, 0.3), hair: ink }
    const at = { x: 30, y: middle(30) + 3, scale: 2.3 }
    drawn += longShadow(stage, middle, 30, put(at, walker(silhouette(shadowInk))))
    drawn += put(at, walker(someone, { hat: inks.paper, pack: inks.teal }))
  }
  drawn += plane(stage, lower, mix(inks.sand, inks.sandShade, 0.66), mix(inks.sand, inks.lit, 0.4))
  drawn += windRipples(stage, lower, mix(inks.sandShade, inks.near, 0.1))
  drawn += fill(below(front), mix(inks.sandShade, inks.near, 0.55))
  return (
    drawn +
    windRipples(stage, front, mix(inks.sandShade, inks.near, 0.2)) +
    tufts(stage, front, mix(inks.near, inks.ink, 0.5))
  )
}

function underSky(stage: Stage, land: () => string): string {
  const { inks, light } = stage
  const drawn = sky(stage) + land()
  if (stage.dark) return drawn
  return drawn + birds(stage, light.x + 150, light.y - 60, 4, mix(inks.mid, inks.near, 0.4))
}

/** Dunes: a crest with those who cross it, or one great dune. */
export const dunes = (stage: Stage): string =>
  underSky(stage, () => (stage.dice.chance(0.6) ? crest(stage) : oneGreatDune(stage)))

/** Camels in a row over the dunes. */
export const caravanDunes = (stage: Stage): string =>
  underSky(stage, () => (stage.dice.chance(0.6) ? crest(stage, 'caravan') : oneGreatDune(stage, 'caravan')))

/** A car that throws up sand on a dune. */
export const duneDrive = (stage: Stage): string => underSky(stage, () => crest(stage, 'drive'))

/** Someone alone on foot on a dune. */
export const duneWalk = (stage: Stage): string => underSky(stage, () => crest(stage, 'alone'))

/** Someone who slides down a great dune on a board. */
export const sandboard = (stage: Stage): string => underSky(stage, () => oneGreatDune(stage, 'board'))
