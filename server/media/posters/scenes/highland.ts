import { walker } from '../cast/people.ts'
import { fir, roundTree } from '../cast/trees.ts'
import { mix } from '../ink.ts'
import { fill, put, short, stroke } from '../pen.ts'
import type { Point } from '../pen.ts'
import { below, mountain, plane, range, rolling } from '../ridges.ts'
import type { Mountain } from '../ridges.ts'
import { ripples, sea, sliver } from '../sea.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'

/** A mountain with its shaded flank and, when it is high enough, its snow. */
function peak(
  stage: Stage,
  form: Mountain,
  base: number,
  body: string,
  shade: string,
  snow: string | undefined,
): string {
  const { dice, light } = stage
  const [x, y] = form.peak
  const height = base - y
  const flank = form.outline.filter(([px]) => (light.side === 1 ? px <= x : px >= x))
  const ordered = light.side === 1 ? [...flank] : [...flank].reverse()
  const crest: Point[] = [form.peak]
  for (let step = 1; step <= 5; step += 1) {
    crest.push([
      x + light.side * (step % 2 === 0 ? -1 : 1) * dice.range(4, 30) - light.side * height * 0.03 * step,
      y + (height * step) / 5,
    ])
  }
  const path = (points: readonly Point[]): string =>
    `M${points.map(([px, py]) => `${short(px)} ${short(py)}`).join('L')}Z`
  let drawn = fill(path(form.outline), body)
  drawn += fill(path([...ordered, ...crest]), shade)
  if (snow !== undefined) {
    const reachX = height * 0.2
    const line = y + height * 0.3
    const teeth: Point[] = []
    for (let step = 0; step <= 8; step += 1) {
      const share = step / 8
      teeth.push([
        x - reachX + reachX * 2 * share,
        line - Math.abs(share - 0.5) * height * 0.1 + (step % 2 === 0 ? -height * 0.045 : height * 0.05),
      ])
    }
    // The cap is cut to the mountain by a clip of its own.
    const id = `cap${short(x)}${short(y)}`.replaceAll(/[.-]/g, '_')
    drawn += `<clipPath id="${id}"><path d="${path(form.outline)}"/></clipPath><g clip-path="url(#${id})">${fill(path([[x - height, y - 20], [x + height, y - 20], [x + height, line - height * 0.08], ...teeth.reverse(), [x - height, line - height * 0.08]]), snow)}${fill(
      path([
        [x, y - 20],
        [x - light.side * height, y - 20],
        [x - light.side * height, line - height * 0.02],
        [x - light.side * reachX * 0.5, line - 4],
        [x - light.side * 14, line + height * 0.03],
        [x + light.side * 6, y + height * 0.16],
      ]),
      mix(snow, shade, 0.42),
    )}</g>`
  }
  drawn += stage.grain.scatter(
    shade,
    120,
    (chance) => {
      const down = chance.next()
      return [x + light.side * chance.range(0, 0.42) * down * height, y + down * height]
    },
    { size: 4, opacity: 0.6 },
  )
  return drawn
}

function forest(
  stage: Stage,
  edge: (x: number) => number,
  spacing: number,
  height: number,
  colour: string,
  lit: string,
  clear?: readonly [number, number],
): string {
  const { dice, light } = stage
  let drawn = ''
  for (let x = reach.left; x < reach.right; x += spacing * dice.range(0.5, 1.3)) {
    if (clear !== undefined && x > clear[0] && x < clear[1]) continue
    drawn += put({ x, y: edge(x) + 12 }, fir(height * dice.range(0.65, 1.15), colour, lit, light.side))
  }
  return drawn
}

/** Hikers before a great mountain. */
export function mountains(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const base = horizon + 130
  const snow = mix(inks.paper, inks.sky[2], dark ? 0.5 : 0.12)
  const skin = skinTone(stage, 0.2)
  let drawn = sky(stage)
  drawn += fill(range(dice, base, 250, 240), hazed(stage, inks.mid, 0.72))
  drawn += peak(
    stage,
    mountain(dice, -light.side * 520, base, 900, 380),
    base,
    hazed(stage, inks.mid, 0.45),
    hazed(stage, inks.near, 0.45),
    snow,
  )
  drawn += peak(
    stage,
    mountain(dice, light.side * 640, base, 800, 330),
    base,
    hazed(stage, inks.mid, 0.4),
    hazed(stage, inks.near, 0.4),
    snow,
  )
  drawn += peak(
    stage,
    mountain(dice, dice.range(-60, 60), base, 1050, 500),
    base,
    hazed(stage, inks.mid, 0.14),
    hazed(stage, mix(inks.near, inks.ink, 0.2), 0.14),
    snow,
  )
  const far = rolling(dice, base - 20, 60, 220)
  drawn +=
    forest(stage, far, 34, 70, hazed(stage, inks.leafShade, 0.34), hazed(stage, inks.leaf, 0.34)) +
    fill(below(far), hazed(stage, inks.leafShade, 0.34))
  const lake = base + 34
  drawn += sea(stage, lake)
  const meadow = (x: number): number => 250 + 50 * Math.sin(x / 300 + 1) + Math.abs(x) * 0.04
  drawn += forest(
    stage,
    meadow,
    110,
    200,
    mix(inks.leafShade, inks.ink, 0.15),
    mix(inks.leaf, inks.leafShade, 0.5),
    [-330, 330],
  )
  drawn += plane(stage, meadow, mix(inks.leaf, inks.leafShade, dark ? 0.7 : 0.35), inks.lit)
  const path = `M${short(-60)} 640C-120 480 160 420 60 ${short(meadow(60) + 90)}C20 ${short(meadow(0) + 40)} 60 ${short(meadow(60) + 20)} 150 ${short(meadow(150))}L176 ${short(meadow(176))}C120 ${short(meadow(120) + 30)} 110 ${short(meadow(60) + 50)} 150 ${short(meadow(100) + 100)}C270 440 40 500 130 640Z`
  drawn += fill(path, mix(inks.sand, inks.leaf, 0.2))
  const people = [
    walker(
      { top: inks.accent, bottom: inks.ink, skin, hair: inks.ink },
      { pack: inks.teal, hat: inks.paper, stick: inks.ink },
    ),
    walker(
      { top: inks.paper, bottom: mix(inks.near, inks.ink, 0.4), skin, hair: inks.ink },
      { pack: inks.gold, stick: inks.ink },
    ),
    walker({ top: inks.teal, bottom: inks.ink, skin, hair: inks.ink }, { pack: inks.accent, hat: inks.gold }),
  ]
  for (const [index, x] of [-90, 60, 190].entries()) {
    drawn += put({ x, y: 372 + Math.sin(x) * 12, scale: 1.75 - index * 0.12 }, people[index] ?? '')
  }
  const front = (x: number): number => 470 - 110 * (Math.abs(x) / 800) ** 2
  drawn += forest(
    stage,
    (x) => front(x) + 60,
    150,
    330,
    mix(inks.leafShade, inks.ink, 0.55),
    mix(inks.leafShade, inks.ink, 0.25),
    [-400, 400],
  )
  drawn += fill(below(front), mix(inks.leafShade, inks.ink, 0.5))
  return drawn + birds(stage, light.x * 0.7, -200, 4, dark ? inks.lit : inks.near)
}

/** A curtain of falling water: streaks of light in a sheet. */
function fall(stage: Stage, x: number, top: number, width: number, bottom: number): string {
  const { dice, inks, dark } = stage
  const white = mix(inks.paper, inks.sky[1], dark ? 0.42 : 0.06)
  let streaks = ''
  let shade = ''
  for (let step = 0; step < width / 11; step += 1) {
    const sx = x - width / 2 + dice.range(4, width - 4)
    const from = top + dice.range(0, (bottom - top) * 0.6)
    const drawn = `M${short(sx)} ${short(from)}l${short(dice.range(-3, 3))} ${short(dice.range(50, (bottom - top) * 0.5))}`
    if (step % 2 === 0) streaks += drawn
    else shade += drawn
  }
  return (
    fill(
      `M${short(x - width / 2)} ${short(top)}Q${short(x)} ${short(top - 12)} ${short(x + width / 2)} ${short(top)}L${short(x + width * 0.56)} ${short(bottom)}H${short(x - width * 0.56)}Z`,
      mix(white, inks.water, 0.26),
    ) +
    stroke(shade, mix(inks.water, inks.waterDeep, 0.3), 5, 0.5) +
    stroke(streaks, white, 7)
  )
}

/** Water falling from a wooded cliff into a pool or the sea. */
export function waterfall(stage: Stage): string {
  const { dice, inks, horizon, light, dark } = stage
  const lip = horizon - 250
  const foot = horizon + 130
  const rock = mix(inks.sandShade, inks.mid, 0.45)
  const rockShade = mix(inks.near, inks.ink, 0.12)
  const white = mix(inks.paper, inks.sky[1], dark ? 0.42 : 0.06)
  const cliffTop = (x: number): number => lip + 26 * Math.sin(x / 140) + Math.abs(x) * -0.05
  let drawn = sky(stage)
  drawn += fill(range(dice, horizon, 260, 220), hazed(stage, inks.mid, 0.66))
  for (let x = reach.left; x < reach.right; x += dice.range(46, 96)) {
    if (Math.abs(x) < 150) continue
    const height = dice.range(90, 170)
    drawn += put(
      { x, y: cliffTop(x) + 14 },
      dice.chance(0.5)
        ? fir(height, inks.leafShade, inks.leaf, light.side)
        : roundTree(dice, height, inks.leafShade, inks.leaf, rockShade, light.side),
    )
  }
  drawn += fill(below(cliffTop), rock)
  let columns = ''
  for (let x = reach.left; x < reach.right; x += dice.range(36, 90)) {
    const top = cliffTop(x) + dice.range(10, 70)
    const wide = dice.range(14, 34)
    columns += `M${short(x)} ${short(top)}l${short(wide)} ${short(dice.range(8, 26))}V640h${short(-wide * 1.2)}z`
  }
  drawn += fill(columns, mix(rock, rockShade, 0.55))
  drawn += stage.grain.under(cliffTop, mix(rock, inks.lit, 0.6), { depth: 240, count: 0.5 })
  const grass = (x: number): number => cliffTop(x) + 22 + 10 * Math.sin(x / 27)
  let turf = `M${reach.left} ${short(cliffTop(reach.left))}`
  for (let x = reach.left; x <= reach.right; x += 30) turf += `L${x} ${short(cliffTop(x))}`
  for (let x = reach.right; x >= reach.left; x -= 15) turf += `L${x} ${short(grass(x))}`
  drawn += fill(`${turf}Z`, inks.leaf)
  drawn +=
    fall(stage, -10, lip + 2, 230, foot + 30) +
    fall(stage, light.side * 250, lip + 34, 70, foot + 20) +
    fall(stage, light.side * -300, lip + 20, 54, foot + 20) +
    fall(stage, -700, lip + 40, 90, foot + 30) +
    fall(stage, 760, lip + 30, 120, foot + 30)
  drawn += sea(stage, foot + 10)
  let mist = ''
  for (const [x, size] of [
    [-70, 1],
    [30, 1.2],
    [110, 0.8],
    [-150, 0.7],
    [light.side * 250, 0.6],
    [light.side * -300, 0.5],
    [-700, 0.8],
    [760, 0.9],
  ] as const) {
    mist += put(
      { x, y: foot + 22, scale: size },
      fill('M-90 16Q-100 -20 -62 -24Q-50 -58 -10 -48Q20 -70 48 -40Q86 -40 90 16Z', white, 0.9),
    )
  }
  drawn +=
    mist +
    stage.grain.scatter(
      white,
      160,
      (chance) => [chance.range(-200, 200), foot + 10 - chance.next() ** 2 * 150],
      { size: 5 },
    )
  let rings = ''
  for (let row = 0; row < 5; row += 1) {
    rings += sliver(dice.range(-60, 60), foot + 52 + row * 20, 190 - row * 16, 8)
  }
  drawn += fill(rings, white, 0.7)
  const stones = rolling(dice, 420, 70, 150)
  drawn += plane(stage, (x) => stones(x) + 90 * Math.exp(-((x / 360) ** 2)), rockShade, rock)
  const skin = skinTone(stage, 0.2)
  const stand = (x: number): number => stones(x) + 90 * Math.exp(-((x / 360) ** 2)) + 6
  const at = light.side * -230
  drawn += put(
    { x: at, y: stand(at), scale: 1.5, flip: light.side === -1 },
    walker(
      { top: inks.accent, bottom: inks.ink, skin, hair: inks.ink },
      { pack: inks.gold, hat: inks.paper },
    ),
  )
  drawn += put(
    { x: at - light.side * 74, y: stand(at - light.side * 74), scale: 1.36, flip: light.side === -1 },
    walker({ top: inks.teal, bottom: inks.ink, skin, hair: inks.ink }),
  )
  drawn +=
    put(
      { x: -640, y: 560 },
      fir(420, mix(inks.leafShade, inks.ink, 0.5), mix(inks.leafShade, inks.ink, 0.2), light.side),
    ) +
    put(
      { x: 640, y: 580 },
      fir(460, mix(inks.leafShade, inks.ink, 0.5), mix(inks.leafShade, inks.ink, 0.2), light.side),
    )
  drawn += fill(ripples(stage, foot + 60, 400, 26), inks.waterLit, 0.6)
  return drawn + birds(stage, light.side * 240, lip - 120, 4, dark ? inks.lit : inks.near)
}
