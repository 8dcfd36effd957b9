import { disc, fill, poly, stroke } from '../pen.ts'

/** The inks of a person: what is worn above and below, skin, and the hat, hair or scarf. */
export interface PersonInks {
  readonly top: string
  readonly bottom: string
  readonly skin: string
  readonly hair: string
}

/** The same ink for all: a silhouette. */
export function silhouette(colour: string): PersonInks {
  return { top: colour, bottom: colour, skin: colour, hair: colour }
}

/** Someone in a long robe and head cloth, 100 high, feet on y = 0. */
export function robed(inks: PersonInks): string {
  return (
    fill('M-10 -80Q0 -86 10 -80Q15 -60 13 -44Q17 -18 16 0H-14Q-17 -22 -12 -44Q-15 -62 -10 -80Z', inks.top) +
    disc(1, -90, 7.6, inks.skin) +
    fill(
      'M-8 -92Q-6 -101 1 -101Q9 -100 8.5 -92Q4 -96 -1 -94L-3 -80Q-11 -72 -12 -64Q-14 -82 -8 -92Z',
      inks.hair,
    )
  )
}

/** Someone walking to the right, 100 high; `pack` adds a rucksack, `hat` a brimmed hat. */
export function walker(
  inks: PersonInks,
  gear: { readonly pack?: string; readonly hat?: string; readonly stick?: string } = {},
): string {
  let drawn = ''
  if (gear.stick !== undefined) drawn += stroke('M21 -52L28 1', gear.stick, 2.4)
  drawn += fill('M-8 -48L6 -48Q8 -30 17 -20L20 -3L25 0H14L10 -16Q-1 -28 -4 -36Z', inks.bottom)
  drawn += fill('M-9 -50L7 -50L1 -28L-10 -14L-18 -1L-11 1L-21 1L-22 -3L-15 -18L-10 -30Z', inks.bottom)
  if (gear.pack !== undefined) drawn += fill('M-8 -82Q-21 -82 -22 -66L-21 -50Q-14 -46 -7 -50Z', gear.pack)
  drawn += fill('M-8 -81Q0 -86 8 -80Q12 -64 9 -47Q0 -44 -10 -47Q-12 -66 -8 -81Z', inks.top)
  drawn += stroke('M2 -76Q3 -62 9 -57L20 -54', inks.top, 6)
  drawn += disc(20.5, -53.5, 3, inks.skin)
  drawn += poly(
    [
      [-2, -84],
      [5, -84],
      [5, -78],
      [-2, -78],
    ],
    inks.skin,
  )
  drawn += disc(3, -91, 7.4, inks.skin)
  drawn += fill('M-5.2 -90Q-6 -100 3 -100Q11 -100 10.5 -93Q4 -96 0 -91L-1 -85Q-5 -85 -5.2 -90Z', inks.hair)
  if (gear.hat !== undefined) {
    drawn += fill(
      'M-10 -95Q-2 -97 -3 -100Q-1 -106 4 -106Q10 -105 10 -99Q16 -97 17 -94Q3 -91 -10 -95Z',
      gear.hat,
    )
  }
  return drawn
}

/** Someone standing and looking, 100 high. */
export function stander(inks: PersonInks): string {
  return (
    fill('M-9 -50H9L8 -26L9 0H2L0 -38L-2 0H-9L-9 -26Z', inks.bottom) +
    fill('M-10 -80Q0 -86 10 -80Q13 -64 10 -46H-10Q-13 -64 -10 -80Z', inks.top) +
    stroke('M-10 -76Q-15 -62 -12 -46M10 -76Q15 -62 12 -46', inks.top, 5.4) +
    disc(0, -91, 7.6, inks.skin) +
    fill('M-8 -90Q-9 -101 0 -101Q9 -101 8 -90Q7 -96 0 -96Q-7 -96 -8 -90Z', inks.hair)
  )
}

/** Someone in a long dress, 100 high. */
export function dressed(inks: PersonInks): string {
  return (
    fill('M-4 -20H-1V0H-5ZM2 -20H5V0H1Z', inks.skin) +
    fill(
      'M-8 -80Q0 -84 8 -80Q10 -68 6 -56Q14 -34 17 -16Q0 -10 -17 -16Q-13 -36 -6 -56Q-10 -68 -8 -80Z',
      inks.top,
    ) +
    stroke('M-8 -76Q-15 -64 -12 -50M8 -76Q15 -64 11 -50', inks.skin, 4.4) +
    disc(0, -91, 7.4, inks.skin) +
    fill(
      'M-8 -88Q-11 -102 0 -102Q11 -102 8 -86Q12 -80 8 -78Q4 -84 5 -93Q-2 -97 -6 -92Q-5 -84 -8 -78Q-12 -80 -8 -88Z',
      inks.hair,
    )
  )
}

/** Someone with both arms thrown up, 100 high to the head. */
export function cheering(inks: PersonInks): string {
  return (
    fill('M-9 -50H9L13 -26L15 0H8L0 -36L-8 0H-15L-13 -26Z', inks.bottom) +
    stroke('M-8 -78L-19 -92L-20 -110M8 -78L19 -92L22 -109', inks.top, 5.6) +
    disc(-20, -112, 3.2, inks.skin) +
    disc(22, -111, 3.2, inks.skin) +
    fill('M-10 -80Q0 -86 10 -80Q12 -64 10 -46H-10Q-12 -64 -10 -80Z', inks.top) +
    disc(0, -91, 7.6, inks.skin) +
    fill('M-8 -91Q-9 -101 0 -101Q9 -101 8 -91Q0 -97 -8 -91Z', inks.hair)
  )
}
