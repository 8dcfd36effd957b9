import { disc, fill, stroke } from '../pen.ts'
import type { PersonInks } from './people.ts'

/** Someone sitting on the ground cross-legged, facing right, 60 high, on y = 0. */
export function seated(inks: PersonInks): string {
  return (
    fill('M-24 0Q-28 -16 -8 -18L12 -16Q32 -14 34 -4Q34 0 28 0Z', inks.bottom) +
    fill('M-16 -12Q-18 -40 -8 -46Q2 -48 8 -42Q12 -26 10 -12Z', inks.top) +
    stroke('M4 -40Q8 -28 20 -22', inks.top, 6) +
    disc(2, -56, 8, inks.skin) +
    fill('M-7 -56Q-8 -66 2 -66Q11 -66 10 -58Q4 -62 -2 -57L-3 -50Q-7 -52 -7 -56Z', inks.hair)
  )
}

/** Someone sitting on a chair or a bench 28 high, facing right. */
export function onChair(inks: PersonInks): string {
  return (
    fill('M-10 -34H18Q24 -34 24 -28L25 0H16L15 -20H-8Z', inks.bottom) +
    fill('M-12 -28Q-15 -62 -6 -66Q4 -70 9 -62Q12 -44 11 -28Z', inks.top) +
    stroke('M4 -58Q8 -46 22 -42', inks.top, 6) +
    disc(2, -76, 8, inks.skin) +
    fill('M-7 -76Q-8 -86 2 -86Q11 -86 10 -78Q4 -82 -2 -77L-3 -70Q-7 -72 -7 -76Z', inks.hair)
  )
}

/** Someone riding a bicycle to the right: wheels on y = 0, about 170 wide and 170 high. */
export function cyclist(inks: PersonInks, frame: string, tyre: string, basket: string | undefined): string {
  const wheel = (x: number): string =>
    `<circle cx="${x}" cy="-36" r="34" fill="none" stroke="${tyre}" stroke-width="5"/>` +
    stroke(
      `M${x} -70V-2M${x - 34} -36H${x + 34}M${x - 24} -60L${x + 24} -12M${x + 24} -60L${x - 24} -12`,
      tyre,
      1.2,
      0.7,
    )
  return (
    wheel(-56) +
    wheel(58) +
    stroke('M-2 -38L4 -32L20 -46', inks.bottom, 0.1) +
    // The far leg first, then the frame, then the near leg.
    stroke('M-24 -92L14 -70L2 -30', inks.bottom, 11) +
    stroke(
      'M-56 -36L-24 -82L34 -84L2 -34L-24 -82M2 -34L-56 -36M58 -36L34 -84L30 -98M30 -98L42 -104',
      frame,
      5.5,
    ) +
    stroke('M-36 -88H-12', tyre, 6) +
    stroke('M-8 -28H16M2 -34L10 -24', tyre, 4) +
    stroke('M-24 -92L18 -62L-4 -26L8 -24', inks.bottom, 12) +
    fill('M-36 -86Q-34 -128 -8 -142Q6 -146 10 -136Q4 -112 -12 -84Z', inks.top) +
    stroke('M0 -134L16 -112L36 -104', inks.top, 8) +
    disc(37, -104, 4, inks.skin) +
    disc(12, -154, 11, inks.skin) +
    fill('M-1 -152Q-2 -168 12 -168Q25 -168 25 -156Q14 -160 6 -154L4 -146Q-1 -146 -1 -152Z', inks.hair) +
    (basket === undefined ? '' : fill('M40 -100H70L66 -78H44Z', basket))
  )
}

/** A couple seen from behind, close together, 100 high. */
export function couple(left: PersonInks, right: PersonInks): string {
  const one = (x: number, tall: number, inks: PersonInks, dress: boolean): string =>
    (dress
      ? fill(
          `M${x - 8} ${-tall * 0.78}Q${x} ${-tall * 0.83} ${x + 8} ${-tall * 0.78}Q${x + 8} ${-tall * 0.6} ${x + 7} ${-tall * 0.54}L${x + 16} ${-tall * 0.16}H${x - 16}L${x - 7} ${-tall * 0.54}Z`,
          inks.top,
        ) + stroke(`M${x - 4} ${-tall * 0.18}V0M${x + 5} ${-tall * 0.18}V0`, inks.skin, 4.4)
      : fill(
          `M${x - 11} ${-tall * 0.8}Q${x} ${-tall * 0.86} ${x + 11} ${-tall * 0.8}L${x + 10} ${-tall * 0.44}H${x - 10}Z`,
          inks.top,
        ) +
        fill(
          `M${x - 10} ${-tall * 0.48}H${x + 10}L${x + 9} 0H${x + 2}L${x} ${-tall * 0.36}L${x - 2} 0H${x - 9}Z`,
          inks.bottom,
        )) + disc(x, -tall * 0.91, 7.8, inks.hair)
  return one(-12, 104, left, false) + one(13, 95, right, true) + stroke('M-2 -80L18 -72', left.top, 6)
}

/** Heads and shoulders of people who watch something, seen from behind, as one dark edge; the row stands on y = 0. */
export function audience(xs: readonly number[], heights: readonly number[], colour: string): string {
  let path = ''
  for (const [index, x] of xs.entries()) {
    const top = -(heights[index % heights.length] ?? 90)
    path += `M${x - 62} 0V${top + 104}Q${x - 62} ${top + 74} ${x - 22} ${top + 68}L${x - 13} ${top + 60}Q${x - 30} ${top + 44} ${x - 29} ${top + 26}Q${x - 26} ${top} ${x} ${top}Q${x + 26} ${top} ${x + 29} ${top + 26}Q${x + 30} ${top + 44} ${x + 13} ${top + 60}L${x + 22} ${top + 68}Q${x + 62} ${top + 74} ${x + 62} ${top + 104}V0Z`
  }
  return fill(path, colour)
}
