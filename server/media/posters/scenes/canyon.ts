import { kayak as kayakBoat } from '../cast/small-boats.ts'
import { walker } from '../cast/people.ts'
import { mix } from '../ink.ts'
import { fill, put, short } from '../pen.ts'
import type { Point } from '../pen.ts'
import { below } from '../ridges.ts'
import { ripples } from '../sea.ts'
import { birds, sky } from '../sky.ts'
import { hazed, reach, skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'

/** One wall of a canyon with its bands of rock. `inner` is where its foot ends, `top` its rim's height. */
function wall(
  stage: Stage,
  side: -1 | 1,
  inner: number,
  top: number,
  foot: number,
  colour: string,
  band: string,
): string {
  const { dice } = stage
  const outer = side * (reach.right + 40)
  const rim: Point[] = []
  const steps = 7
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps
    const x = outer + (side * inner - outer) * share
    const y = top + (foot - top) * Math.max(0, share - 0.42) ** 1.7 * 2.2
    rim.push(
      [x, y + dice.range(-16, 16)],
      [x - side * 10 + (side * -inner + outer) * 0.03, y + dice.range(20, 44)],
    )
  }
  const body = `M${rim.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}L${short(side * inner)} ${short(foot)}V640H${short(outer)}Z`
  const id = `wall${String(side)}${String(inner)}`.replaceAll('-', 'm')
  let layers = ''
  for (let y = top + 40; y < foot + 120; y += dice.range(34, 62)) {
    const thick = dice.range(8, 22)
    layers += `M${short(outer)} ${short(y - side * -10)}`
    for (let x = 0; x <= 8; x += 1) {
      layers += `L${short(outer + ((side * inner - outer) * x) / 8)} ${short(y + Math.sin(x * 1.4 + y) * 7)}`
    }
    for (let x = 8; x >= 0; x -= 1) {
      layers += `L${short(outer + ((side * inner - outer) * x) / 8)} ${short(y + thick + Math.sin(x * 1.4 + y) * 7)}`
    }
    layers += 'Z'
  }
  return `<clipPath id="${id}"><path d="${body}"/></clipPath>${fill(body, colour)}<g clip-path="url(#${id})">${fill(layers, band)}${stage.grain.scatter(band, 180, (chance) => [outer + (side * inner - outer) * chance.next(), chance.range(top, foot)], { size: 4 })}</g>`
}

/** What is between the walls: a river with a kayak or with walkers on its bank, or walkers in a valley without water. */
type Story = 'kayak' | 'bank' | 'dry'

function between(stage: Stage, choose: () => Story, bankTop = 350): string {
  const { dice, inks, horizon, light, dark } = stage
  const skin = skinTone(stage, 0.2)
  const foot = horizon + 90
  const rock = mix(inks.sand, inks.sandShade, 0.45)
  const red = mix(inks.sandShade, inks.accent, 0.25)
  const lit = light.side
  const shaded = light.side === 1 ? -1 : 1
  const tone = (colour: string, away: number, inShade: boolean): string =>
    hazed(
      stage,
      inShade ? mix(colour, inks.near, dark ? 0.6 : 0.42) : mix(colour, inks.near, dark ? 0.35 : 0),
      away,
    )
  let drawn = sky(stage)
  drawn += wall(stage, shaded, 30, horizon - 190, foot, tone(rock, 0.55, true), tone(red, 0.55, true))
  drawn += wall(stage, lit, 60, horizon - 150, foot, tone(rock, 0.5, false), tone(red, 0.5, false))
  drawn += wall(stage, shaded, 140, horizon - 330, foot + 20, tone(rock, 0.28, true), tone(red, 0.28, true))
  drawn += wall(stage, lit, 190, horizon - 300, foot + 30, tone(rock, 0.22, false), tone(red, 0.22, false))
  drawn += wall(stage, shaded, 300, horizon - 520, foot + 90, tone(rock, 0.04, true), tone(red, 0.04, true))
  drawn += wall(stage, lit, 380, horizon - 460, foot + 110, tone(rock, 0, false), tone(red, 0, false))
  const bed = `M-60 ${short(foot)}H70Q250 ${short(foot + 90)} 560 ${short(foot + 230)}L1100 640H-1100L-520 ${short(foot + 230)}Q-200 ${short(foot + 90)} -60 ${short(foot)}Z`
  const bend = `M-30 ${short(foot)}H20Q60 ${short(foot + 110)} 40 ${short(foot + 220)}Q0 560 -60 640H-700Q-300 ${short(foot + 160)} -30 ${short(foot)}Z`
  const river = mix(inks.teal, inks.waterLit, dark ? 0.05 : 0.2)
  const water =
    fill(bed, river) +
    fill(bend, mix(river, inks.waterDeep, 0.5)) +
    fill(ripples(stage, foot + 90, 480, 44), mix(river, inks.paper, 0.5), 0.8)
  const sand = mix(rock, inks.near, dark ? 0.5 : 0.1)
  const story = choose()
  drawn += story === 'dry' ? fill(bed, sand) + fill(bend, mix(sand, inks.lit, 0.35)) : water
  const bank = (x: number): number => 430 + 130 * Math.exp(-((x / 420) ** 2)) - Math.abs(x) * 0.1
  if (story === 'kayak') {
    drawn += put(
      { x: dice.range(-50, 50), y: foot + 190, scale: 1.55 },
      kayakBoat(
        inks.accent,
        mix(inks.accent, inks.ink, 0.35),
        inks.paper,
        { top: inks.gold, bottom: inks.ink, skin, hair: inks.paper },
        { top: inks.teal, bottom: inks.ink, skin, hair: inks.gold },
      ),
    )
    drawn += fill(below(bank), mix(inks.near, inks.ink, 0.35))
  } else {
    const ledge = (x: number): number => bankTop + 30 * Math.sin(x / 120) + x * shaded * -0.1
    drawn += fill(below(ledge, 50), mix(red, inks.near, 0.55)) + stage.grain.under(ledge, rock)
    for (const [index, x] of [-110, 20, 140].entries()) {
      drawn += put(
        { x, y: ledge(x) + 8, scale: 1.75 },
        walker(
          {
            top: [inks.accent, inks.paper, inks.teal][index] ?? inks.accent,
            bottom: inks.ink,
            skin,
            hair: inks.ink,
          },
          {
            pack: [inks.teal, inks.accent, inks.gold][index],
            hat: [inks.paper, inks.gold, inks.paper][index],
            stick: inks.ink,
          },
        ),
      )
    }
  }
  return drawn + birds(stage, light.side * 60, horizon - 330, 3, dark ? inks.lit : inks.near)
}

/** A river between walls of banded rock, with a boat or walkers on the bank. */
export const canyon = (stage: Stage): string =>
  between(stage, () => (stage.dice.chance(0.6) ? 'kayak' : 'bank'))

/** Walkers on the bank of a river between walls of banded rock. */
export const gorgeWalk = (stage: Stage): string => between(stage, () => 'bank', 310)

/** Walkers between walls of banded rock, where no water runs. */
export const valleyWalk = (stage: Stage): string => between(stage, () => 'dry', 310)
