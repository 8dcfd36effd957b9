import { mix } from '../ink.ts'
import { disc, fill, oval, poly, rect, short, stroke } from '../pen.ts'
import type { PersonInks } from './people.ts'

/** A paraglider's wing with two people under it, 460 wide; the wing's top is near y = -250, the feet near y = 70. */
export function tandemWing(
  stripes: readonly string[],
  under: string,
  line: string,
  pilot: PersonInks,
  guest: PersonInks,
): string {
  const cells = 11
  let wing = ''
  let lines = ''
  const arc = (share: number): readonly [number, number] => {
    const angle = Math.PI * (0.86 - share * 0.72)
    return [Math.cos(angle) * 250, -40 - Math.sin(angle) * 190]
  }
  for (let cell = 0; cell < cells; cell += 1) {
    const [x1, y1] = arc(cell / cells)
    const [x2, y2] = arc((cell + 1) / cells)
    const drop = (x: number): number => 46 - Math.abs(x) * 0.055
    const colour = stripes[Math.abs(cell - 5) % stripes.length] ?? under
    wing += fill(
      `M${short(x1)} ${short(y1)}Q${short((x1 + x2) / 2)} ${short((y1 + y2) / 2 - 7)} ${short(x2)} ${short(y2)}L${short(x2 * 0.98)} ${short(y2 + drop(x2))}Q${short(((x1 + x2) / 2) * 0.98)} ${short((y1 + y2) / 2 + drop(x1) - 5)} ${short(x1 * 0.98)} ${short(y1 + drop(x1))}Z`,
      cell > 6 ? mix(colour, under, 0.3) : colour,
    )
    if (cell % 2 === 0) {
      lines += `M${short((x1 + x2) * 0.49)} ${short((y1 + y2) / 2 + 40)}L${x1 + x2 < 0 ? -8 : 12} -8`
    }
  }
  const hanging = (x: number, y: number, inks: PersonInks): string =>
    `<g transform="translate(${x} ${y})">` +
    fill('M-14 2Q-18 -34 -4 -40Q8 -42 14 -32L16 4Z', inks.top) +
    stroke('M-6 -32L-12 -62M8 -32L12 -60', inks.top, 7) +
    fill('M-20 -2Q-22 16 -6 18L26 14L46 30L52 22L30 0L12 -4Z', inks.bottom) +
    disc(2, -52, 10.5, inks.skin) +
    fill('M-10 -52Q-11 -66 2 -66Q15 -66 14 -53Z', inks.hair) +
    `</g>`
  return stroke(lines, line, 1.5, 0.8) + wing + hanging(-14, 20, pilot) + hanging(16, 34, guest)
}

/** Two people in free fall, belly to the earth, arms out, seen from in front and above; about 360 wide. */
export function freeFall(top: PersonInks, bottom: PersonInks, goggles: string, drogue: string): string {
  const body = (inks: PersonInks): string =>
    stroke('M-24 -8L-92 -36L-128 -92M24 -8L92 -36L128 -92', inks.top, 22) +
    disc(-130, -98, 11, inks.skin) +
    disc(130, -98, 11, inks.skin) +
    stroke('M-20 66L-66 100L-74 42M20 66L66 100L74 42', inks.bottom, 22) +
    fill('M-40 -18Q0 -40 40 -18Q46 40 30 78Q0 92 -30 78Q-46 40 -40 -18Z', inks.top) +
    fill('M-31 60Q0 74 31 60L30 80Q0 94 -30 80Z', inks.bottom)
  return (
    stroke('M0 30Q60 -120 40 -250', drogue, 3) +
    fill('M-6 -286Q40 -322 86 -282Q60 -252 40 -250Q16 -254 -6 -286Z', drogue) +
    `<g transform="translate(0 -30) scale(1.04)">${body(top)}</g>` +
    disc(0, -72, 25, top.skin) +
    fill('M-26 -70Q-28 -100 0 -102Q28 -100 26 -70Q0 -82 -26 -70Z', top.hair) +
    rect(-20, -78, 40, 13, goggles, 1, 6) +
    `<g transform="translate(0 22)">${body(bottom)}</g>` +
    disc(0, -12, 27, bottom.skin) +
    fill('M-28 -10Q-30 -42 0 -44Q30 -42 28 -10Q0 -24 -28 -10Z', bottom.hair) +
    rect(-21, -18, 42, 14, goggles, 1, 6) +
    stroke('M-9 4Q0 12 9 4', goggles, 3)
  )
}

/** A small high-winged plane flying to the right, 240 long. */
export function plane(body: string, stripe: string, glass: string): string {
  return (
    fill('M-120 -8Q-40 -26 40 -24Q84 -20 104 0Q84 20 40 20Q-40 16 -116 4Z', body) +
    fill('M-118 2Q-40 8 40 8Q84 8 102 4Q84 20 40 20Q-40 16 -116 4Z', stripe) +
    fill('M-122 -8L-140 -52L-118 -52L-88 -14Z', stripe) +
    fill('M40 -24Q66 -24 78 -8H34Z', glass) +
    poly(
      [
        [-30, -28],
        [40, -28],
        [34, -18],
        [-24, -18],
      ],
      mix(body, stripe, 0.5),
    ) +
    fill('M-64 -34L66 -40L64 -28L-60 -26Z', body) +
    oval(108, 0, 4, 34, glass, 0.5) +
    stroke('M10 20L2 42M30 20L38 42', stripe, 4) +
    disc(2, 44, 8, glass) +
    disc(38, 44, 8, glass)
  )
}
