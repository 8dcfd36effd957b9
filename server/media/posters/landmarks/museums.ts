import { mix } from '../ink.ts'
import { arcade, dome } from './masonry.ts'
import type { CityInks } from './masonry.ts'
import { cityInks } from './skyline.ts'
import { disc, fill, poly, rect, short, stroke } from '../pen.ts'
import { reach } from '../stage.ts'
import type { Stage } from '../stage.ts'

/** A temple front: columns, a pediment, a flight of steps. */
export function colonnade(stage: Stage, ground: number): string {
  const { inks, light, dark, dice } = stage
  const plain = cityInks(stage, 0)
  // After dark a museum is lit from its steps.
  const city: CityInks = dark
    ? {
        ...plain,
        wall: mix(inks.mid, inks.gold, 0.5),
        shade: mix(inks.near, inks.accent, 0.28),
        roof: mix(inks.mid, inks.accent, 0.4),
      }
    : plain
  let drawn = ''
  const top = ground - 300
  const dark2 = mix(city.hollow, inks.accent, dark ? 0.25 : 0.1)
  drawn +=
    rect(-760, ground - 190, 1520, 190, mix(city.wall, city.shade, 0.4)) +
    arcade(-750, ground, 420, 130, 6, city.hollow) +
    arcade(330, ground, 420, 130, 6, city.hollow) +
    rect(-770, ground - 200, 1540, 14, city.shade)
  drawn +=
    rect(-300, top, 600, 300, mix(city.shade, inks.near, 0.35)) +
    rect(-54, ground - 190, 108, 190, dark ? inks.gold : dark2)
  for (const x of [-190, 190]) {
    drawn +=
      rect(x - 34, ground - 200, 68, 130, dark ? inks.gold : mix(inks.near, inks.ink, 0.3)) +
      rect(x - 24, ground - 190, 48, 110, inks.accent) +
      disc(x, ground - 140, 17, inks.paper)
  }
  for (let index = 0; index < 6; index += 1) {
    const x = -275 + index * 110
    drawn +=
      rect(x - 25, top + 14, 50, 286, city.wall) +
      rect(light.side === 1 ? x - 25 : x + 6, top + 14, 19, 286, city.shade) +
      stroke(
        `M${x - 12} ${top + 30}V${ground - 20}M${x} ${top + 30}V${ground - 20}M${x + 12} ${top + 30}V${ground - 20}`,
        city.shade,
        2,
        0.6,
      ) +
      rect(x - 34, top + 4, 68, 16, city.wall) +
      rect(x - 34, ground - 18, 68, 18, city.wall) +
      rect(x - 34, top + 18, 68, 5, city.shade)
  }
  if (dice.chance(0.45)) {
    drawn += rect(-96, top - 160, 192, 120, city.shade) + arcade(-94, top - 60, 188, 64, 8, city.hollow)
    drawn += rect(-104, top - 166, 208, 14, city.wall) + dome(0, top - 164, 92, city, false)
  }
  drawn += rect(-336, top - 42, 672, 48, city.wall) + rect(-336, top, 672, 7, city.shade)
  drawn +=
    poly(
      [
        [-360, top - 42],
        [0, top - 172],
        [360, top - 42],
      ],
      city.wall,
    ) +
    poly(
      [
        [-296, top - 54],
        [0, top - 152],
        [296, top - 54],
      ],
      mix(city.shade, inks.near, 0.15),
    ) +
    disc(0, top - 88, 26, city.wall) +
    fill(
      `M-160 ${top - 58}q30 -30 60 0zM100 ${top - 58}q30 -30 60 0zM-84 ${top - 58}q20 -40 46 0zM40 ${top - 58}q20 -40 46 0z`,
      city.wall,
    )
  for (let step = 0; step < 6; step += 1) {
    drawn += rect(
      -350 - step * 26,
      ground + step * 15,
      700 + step * 52,
      16,
      mix(city.wall, city.shade, step % 2 === 0 ? 0.1 : 0.42),
    )
  }
  return drawn
}

/** The glass pyramid in the court of a palace. */
export function glassPyramid(stage: Stage, ground: number): string {
  const { inks, dark, light } = stage
  const city = cityInks(stage, 0.1)
  const slate = mix(city.roofShade, city.hollow, 0.4)
  const palace = (x: number, wide: number, tall: number): string => {
    let drawn =
      rect(x, ground - tall, wide, tall, city.wall) +
      rect(x, ground - tall - 4, wide, 8, city.shade) +
      rect(x, ground - tall * 0.48, wide, 6, city.shade)
    drawn += fill(
      `M${x} ${ground - tall - 4}L${x + 26} ${ground - tall - 74}H${x + wide - 26}L${x + wide} ${ground - tall - 4}Z`,
      slate,
    )
    return (
      drawn +
      arcade(
        x + 8,
        ground,
        wide - 16,
        tall * 0.4,
        Math.round(wide / 58),
        dark ? mix(inks.gold, inks.accent, 0.15) : city.hollow,
      ) +
      arcade(x + 8, ground - tall * 0.54, wide - 16, tall * 0.34, Math.round(wide / 58), city.window)
    )
  }
  const apex = ground - 262
  const glassLit = dark ? mix(inks.gold, inks.paper, 0.3) : mix(inks.teal, inks.paper, 0.62)
  const glassShade = dark ? mix(inks.gold, inks.accent, 0.35) : mix(inks.teal, inks.near, 0.35)
  const ridge = light.side * -60
  let courses = ''
  for (let step = 1; step < 9; step += 1) {
    const share = step / 9
    courses += `M${short(-330 * (1 - share))} ${short(ground + 60 - 322 * share)}H${short(330 * (1 - share))}`
  }
  let diagonals = ''
  for (let step = -8; step <= 8; step += 1) {
    diagonals += `M${short(step * 41)} ${short(ground + 60)}L0 ${short(apex)}`
  }
  return (
    palace(-900, 420, 190) +
    palace(480, 420, 190) +
    palace(-420, 260, 210) +
    palace(160, 260, 210) +
    palace(-120, 240, 250) +
    fill(`M-60 ${ground - 320}Q0 ${ground - 420} 60 ${ground - 320}Z`, slate) +
    rect(reach.left, ground - 2, reach.right * 2, 10, city.shade) +
    poly(
      [
        [-330, ground + 60],
        [0, apex],
        [330, ground + 60],
      ],
      glassLit,
    ) +
    poly(
      [
        [ridge, ground + 60],
        [0, apex],
        [-light.side * 330, ground + 60],
      ],
      glassShade,
    ) +
    stroke(diagonals, mix(inks.near, inks.ink, 0.3), 1.8, 0.5) +
    stroke(courses, mix(inks.near, inks.ink, 0.3), 2, 0.6) +
    stroke(
      `M-330 ${ground + 60}L0 ${apex}L330 ${ground + 60}M${short(ridge)} ${ground + 60}L0 ${apex}`,
      mix(inks.ink, inks.near, 0.4),
      4,
    ) +
    rect(ridge + light.side * 60 - 26, ground + 12, 52, 48, mix(inks.ink, inks.near, 0.3))
  )
}

/** A shallow dome of lace over white rooms on the water; light falls through it. */
export function laceDome(stage: Stage, ground: number): string {
  const { inks, dark, dice } = stage
  const city = cityInks(stage, 0)
  const shell = dark ? mix(inks.mid, inks.wall, 0.3) : mix(inks.wallShade, inks.near, 0.3)
  let holes = ''
  for (let count = 0; count < 210; count += 1) {
    const x = dice.range(-470, 470)
    const roof = 150 * (1 - (x / 500) ** 2)
    const y = ground - 178 - dice.range(6, Math.max(8, roof - 6))
    const size = dice.range(4, 10)
    holes += `M${short(x)} ${short(y - size)}L${short(x + size * 0.4)} ${short(y - size * 0.4)}L${short(x + size)} ${short(y)}L${short(x + size * 0.4)} ${short(y + size * 0.4)}L${short(x)} ${short(y + size)}L${short(x - size * 0.4)} ${short(y + size * 0.4)}L${short(x - size)} ${short(y)}L${short(x - size * 0.4)} ${short(y - size * 0.4)}Z`
  }
  let rays = ''
  for (let ray = 0; ray < 9; ray += 1) {
    const x = -360 + ray * 90 + dice.range(-20, 20)
    rays += `M${short(x)} ${ground - 178}h16l${short(stage.light.side * -60 + 20)} 178h-44z`
  }
  let rooms = ''
  for (const [x, wide, tall] of [
    [-520, 150, 96],
    [-350, 120, 130],
    [-210, 170, 110],
    [-20, 130, 140],
    [130, 180, 104],
    [330, 130, 128],
    [470, 120, 84],
    [-640, 100, 60],
    [620, 130, 66],
  ] as const) {
    rooms +=
      rect(x, ground - tall, wide, tall, mix(inks.paper, inks.near, dark ? 0.42 : 0.05)) +
      rect(stage.light.side === 1 ? x : x + wide * 0.66, ground - tall, wide * 0.34, tall, city.shade) +
      rect(x + wide * 0.4, ground - tall * 0.5, wide * 0.2, tall * 0.5, city.window)
  }
  return (
    rooms +
    fill(rays, dark ? inks.gold : inks.paper, 0.3) +
    [-450, -250, 250, 450].map((x) => rect(x - 8, ground - 190, 16, 190, shell)).join('') +
    fill(
      `M-540 ${ground - 172}Q-300 ${ground - 332} 0 ${ground - 338}Q300 ${ground - 332} 540 ${ground - 172}Q300 ${ground - 190} 0 ${ground - 190}Q-300 ${ground - 190} -540 ${ground - 172}Z`,
      shell,
    ) +
    fill(holes, dark ? inks.gold : mix(inks.lit, shell, 0.15), 0.9) +
    stroke(
      `M-540 ${ground - 172}Q-300 ${ground - 190} 0 ${ground - 190}Q300 ${ground - 190} 540 ${ground - 172}`,
      mix(shell, inks.ink, 0.4),
      6,
    )
  )
}
