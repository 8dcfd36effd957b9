import type { Dice } from '../dice.ts'
import { archPath, fill, poly, rect, short, stroke } from '../pen.ts'
import { mix } from '../ink.ts'
import type { CityKit } from './city-kit.ts'
import { arcade, dome, house, minaret, windows } from './masonry.ts'
import type { CityInks } from './masonry.ts'

/** An imperial mosque: a great dome over a cascade of half domes, between minarets. */
export function imperialMosque(inks: CityInks): string {
  return (
    minaret(-196, 0, 330, inks) +
    minaret(196, 0, 330, inks) +
    minaret(-132, -30, 250, inks) +
    minaret(132, -30, 250, inks) +
    rect(-70, -150, 140, 34, inks.wall) +
    arcade(-70, -120, 140, 24, 9, inks.hollow) +
    dome(0, -148, 76, inks) +
    dome(-84, -106, 44, inks, false) +
    dome(84, -106, 44, inks, false) +
    rect(-128, -110, 256, 50, inks.wall) +
    rect(inks.side === 1 ? -128 : 60, -110, 68, 50, inks.shade) +
    arcade(-120, -70, 240, 30, 11, inks.hollow) +
    dome(-128, -62, 26, inks) +
    dome(128, -62, 26, inks) +
    dome(-46, -64, 24, inks, false) +
    dome(46, -64, 24, inks, false) +
    rect(-170, -62, 340, 62, inks.wall) +
    rect(inks.side === 1 ? -170 : 90, -62, 80, 62, inks.shade) +
    arcade(-164, -8, 328, 38, 13, inks.window) +
    fill(archPath(0, 0, 34, 56), inks.hollow)
  )
}

/** The round tower with its cone above the old port. */
export function roundTower(inks: CityInks): string {
  const dark = inks.side === 1 ? 'M-34 0V-150H-6V0Z' : 'M6 0V-150H34V0Z'
  return (
    rect(-34, -150, 68, 150, inks.wall) +
    fill(dark, inks.shade) +
    arcade(-32, -104, 64, 34, 4, inks.hollow) +
    rect(-40, -158, 80, 10, inks.shade) +
    rect(-30, -192, 60, 36, inks.wall) +
    arcade(-29, -160, 58, 26, 6, inks.window) +
    rect(-36, -198, 72, 7, inks.shade) +
    poly(
      [
        [-34, -198],
        [0, -272],
        [34, -198],
      ],
      inks.roof,
    ) +
    poly(
      [
        [0, -198],
        [0, -272],
        [-inks.side * 34, -198],
      ],
      inks.roofShade,
    ) +
    stroke('M0 -272V-292', inks.gold, 3)
  )
}

function hillHouse(inks: CityInks, dice: Dice): { drawn: string; width: number } {
  const width = dice.range(48, 84)
  const height = dice.range(44, 120)
  const wall = dice.pick([
    inks.wall,
    mix(inks.wall, inks.accent, 0.28),
    mix(inks.wall, inks.gold, 0.4),
    inks.wall,
  ])
  return { drawn: house(dice, { x: 0, y: 0, width, height }, inks, wall), width: width - 2 }
}

function smallMosque(inks: CityInks): { drawn: string; width: number } {
  return {
    width: 112,
    drawn:
      minaret(12, 0, 150, inks, 8) +
      rect(22, -46, 80, 46, inks.wall) +
      arcade(24, -6, 76, 28, 5, inks.window) +
      dome(62, -46, 34, inks),
  }
}

/** Istanbul: domes and pencil minarets over houses that climb the hill. */
export const istanbul: CityKit = {
  monument: imperialMosque,
  second: roundTower,
  filler: (inks, dice) => (dice.chance(0.14) ? smallMosque(inks) : hillHouse(inks, dice)),
  density: 1,
  stands: 'among',
}

/** The fluted brick minaret and the clock tower over the harbour wall. */
function harbourOldTown(inks: CityInks, dice: Dice): string {
  const flutes = [-13, -7, -1, 5, 11].map((x) => `M${x} -96V-226`).join('')
  return (
    rect(-22, -100, 44, 100, inks.wall) +
    rect(inks.side === 1 ? -22 : 6, -100, 16, 100, inks.shade) +
    rect(-16, -232, 32, 136, inks.accent) +
    stroke(flutes, inks.shade, 2.4) +
    rect(-21, -238, 42, 8, inks.shade) +
    rect(-8, -264, 16, 28, inks.wall) +
    poly(
      [
        [-12, -264],
        [12, -264],
        [0, -304],
      ],
      inks.roofShade,
    ) +
    house(dice, { x: -128, y: 0, width: 84, height: 74 }, inks) +
    house(dice, { x: 44, y: 0, width: 92, height: 60 }, inks) +
    house(dice, { x: -196, y: 0, width: 70, height: 48 }, inks) +
    house(dice, { x: 132, y: 0, width: 66, height: 84 }, inks)
  )
}

function gate(inks: CityInks): string {
  return (
    rect(-96, -110, 30, 110, inks.wall) +
    rect(66, -110, 30, 110, inks.shade) +
    rect(-66, -120, 132, 120, inks.wall) +
    fill(archPath(-44, 0, 34, 78) + archPath(0, 0, 34, 78) + archPath(44, 0, 34, 78), inks.hollow) +
    rect(-72, -128, 144, 10, inks.shade) +
    rect(-72, -98, 144, 5, inks.shade) +
    poly(
      [
        [-96, -110],
        [-96, -120],
        [-88, -120],
        [-88, -114],
        [-82, -114],
        [-82, -120],
        [-74, -120],
        [-74, -110],
      ],
      inks.wall,
    )
  )
}

/** Antalya: red roofs and a fluted minaret on the cliff. */
export const antalya: CityKit = {
  monument: harbourOldTown,
  second: gate,
  filler: (inks, dice) => {
    const width = dice.range(52, 86)
    return {
      width: width + dice.range(0, 14),
      drawn: house(dice, { x: 0, y: 0, width, height: dice.range(38, 74) }, inks),
    }
  },
  density: 0.8,
  stands: 'among',
}

/** A cone of soft rock under a cap of hard rock. */
function fairyChimney(inks: CityInks, height: number, wide: number): string {
  const flank = (to: -1 | 1): string =>
    `C${short(to * wide * 0.62)} ${short(-height * 0.24)} ${short(to * wide * 0.42)} ${short(-height * 0.62)} ${short(to * wide * 0.2)} ${short(-height * 0.86)}`
  const away = -inks.side as -1 | 1
  const hat = wide * 0.3
  return (
    fill(
      `M${short(-wide)} 0${flank(-1)}L${short(wide * 0.2)} ${short(-height * 0.86)}C${short(wide * 0.42)} ${short(-height * 0.62)} ${short(wide * 0.62)} ${short(-height * 0.24)} ${short(wide)} 0Z`,
      inks.wall,
    ) +
    fill(
      `M${short(away * wide)} 0${flank(away)}L${short(away * wide * 0.02)} ${short(-height * 0.86)}C${short(away * wide * 0.12)} ${short(-height * 0.5)} ${short(away * wide * 0.06)} ${short(-height * 0.26)} ${short(away * wide * 0.3)} 0Z`,
      inks.shade,
    ) +
    poly(
      [
        [-hat, -height * 0.84],
        [-hat * 0.9, -height * 0.9],
        [-hat * 0.3, -height * 0.985],
        [hat * 0.35, -height],
        [hat * 0.96, -height * 0.91],
        [hat * 0.86, -height * 0.83],
      ],
      inks.roofShade,
    )
  )
}

/** A fortress of rock, hollowed out for a thousand years, among its chimneys. */
function caves(inks: CityInks): string {
  const at = (x: number, content: string): string => `<g transform="translate(${x} 0)">${content}</g>`
  const rock =
    'M-190 0L-176 -60L-150 -74L-138 -150L-104 -172L-92 -238L-52 -252L-40 -300L6 -316L34 -282L64 -276L80 -206L112 -190L124 -120L156 -104L176 -40L196 0Z'
  const dark =
    inks.side === 1
      ? 'M-190 0L-176 -60L-150 -74L-138 -150L-104 -172L-92 -238L-52 -252L-40 -300L-22 -306L-34 -230L-60 -210L-66 -130L-104 -96L-110 0Z'
      : 'M196 0L176 -40L156 -104L124 -120L112 -190L80 -206L64 -276L34 -282L22 -296L30 -230L50 -190L56 -120L96 -80L104 0Z'
  const doors = [
    [-84, -40, 15],
    [-44, -84, 13],
    [0, -30, 16],
    [44, -66, 13],
    [84, -30, 14],
    [-20, -140, 12],
    [26, -160, 12],
    [-62, -170, 11],
    [4, -214, 11],
    [40, -228, 9],
    [-24, -252, 9],
    [70, -130, 11],
    [-112, -90, 11],
  ] as const
  return (
    fill(rock, inks.wall) +
    fill(dark, inks.shade) +
    stroke('M-150 -110L-96 -118M-60 -190L20 -198M10 -110L90 -100M-20 -60L70 -52', inks.shade, 3, 0.7) +
    fill(doors.map(([x, y, size]) => archPath(x, y, size, size * 1.7)).join(''), inks.window) +
    at(-214, fairyChimney(inks, 150, 62)) +
    at(214, fairyChimney(inks, 170, 66)) +
    at(160, fairyChimney(inks, 104, 46)) +
    at(-160, fairyChimney(inks, 92, 44))
  )
}

/** Cappadocia: fairy chimneys with doors in them. */
export const cappadocia: CityKit = {
  monument: caves,
  second: (inks) => fairyChimney(inks, 230, 70) + fill(archPath(-6, -30, 16, 26), inks.window),
  filler: (inks, dice) => {
    const wide = dice.range(26, 52)
    const height = wide * dice.range(2.2, 3.4)
    return {
      width: wide * dice.range(1.5, 2.4),
      drawn: `<g transform="translate(${short(wide)} 0)">${fairyChimney(inks, height, wide)}${windows(dice, { x: -wide * 0.3, y: -height * 0.36, width: wide * 0.6, height: height * 0.22 }, { columns: 2, rows: 2, wide: 0.36, tall: 0.6 }, inks.window, 0.5)}</g>`,
    }
  },
  density: 0.8,
  stands: 'before',
}
