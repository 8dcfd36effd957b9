import { disc, fill, poly, rect, short, stroke } from '../pen.ts'

/** The inks of a sailing boat. */
export interface SailInks {
  readonly hull: string
  readonly hullShade: string
  readonly trim: string
  readonly sail: string
  readonly sailShade: string
  readonly spar: string
  readonly crew: string
}

/** A dhow under two lateen sails, bow to the right, about 420 wide and 400 high, waterline on y = 0. */
export function dhow(inks: SailInks, main = true): string {
  let drawn = ''
  drawn += stroke('M34 -40L16 -300', inks.spar, 7) + stroke('M-104 -50L-112 -214', inks.spar, 5)
  // Mizzen sail, behind.
  drawn += fill('M-24 -74Q-92 -150 -176 -262Q-196 -160 -190 -92Q-110 -66 -24 -74Z', inks.sailShade)
  drawn += fill('M-24 -74Q-92 -150 -176 -262Q-168 -160 -140 -80Q-80 -68 -24 -74Z', inks.sail)
  drawn += stroke('M-16 -66L-184 -276', inks.spar, 4.5)
  if (main) {
    drawn += fill('M158 -70Q58 -196 -66 -392Q-104 -232 -86 -96Q40 -48 158 -70Z', inks.sailShade)
    drawn += fill('M158 -70Q58 -196 -66 -392Q-60 -220 4 -76Q80 -58 158 -70Z', inks.sail)
    drawn += stroke('M118 -72Q30 -200 -62 -360M66 -74Q-8 -190 -74 -330', inks.sailShade, 2.4, 0.7)
    drawn += stroke('M172 -58L-78 -412', inks.spar, 6.5)
  }
  // Hull: high stern, long raking stem.
  drawn += fill(
    'M-196 -84L-150 -80Q-140 -50 -96 -44Q60 -30 146 -58Q188 -72 226 -98Q198 -30 150 2Q0 16 -152 2Q-186 -34 -196 -84Z',
    inks.hull,
  )
  drawn += fill(
    'M-190 -52Q-90 -20 60 -22Q150 -28 206 -66Q186 -22 150 2Q0 16 -152 2Q-178 -24 -190 -52Z',
    inks.hullShade,
  )
  drawn += stroke('M-194 -70Q-130 -40 40 -36Q150 -42 220 -90', inks.trim, 5)
  drawn += poly(
    [
      [-196, -84],
      [-150, -80],
      [-148, -96],
      [-200, -100],
    ],
    inks.trim,
  )
  for (const x of [-174, -160]) drawn += rect(x, -74, 7, 9, inks.trim)
  for (const [x, height] of [
    [-58, 30],
    [-30, 26],
    [64, 28],
    [92, 24],
  ] as const) {
    drawn += disc(x, -46 - height, 6.5, inks.crew)
    drawn += fill(
      `M${short(x - 9)} -36Q${short(x - 9)} ${short(-42 - height)} ${short(x)} ${short(-42 - height)}Q${short(x + 9)} ${short(-42 - height)} ${short(x + 9)} -36Z`,
      inks.crew,
    )
  }
  return drawn
}

/** A motor yacht, bow to the right, about 520 wide, waterline on y = 0. */
export function yacht(inks: SailInks, window: string): string {
  return (
    stroke('M-30 -158L-44 -206M-44 -206L-20 -206', inks.spar, 4) +
    fill('M-150 -112L-118 -150H20Q60 -146 84 -112Z', inks.sail) +
    fill('M-106 -142H12Q36 -138 52 -122H-122Z', window) +
    fill('M-214 -66L-190 -114H90Q150 -104 190 -66Z', inks.sail) +
    fill('M-176 -104H78Q118 -98 142 -82H-188Z', window) +
    rect(-60, -106, 6, 26, inks.sail) +
    rect(10, -106, 6, 26, inks.sail) +
    rect(-124, -106, 6, 26, inks.sail) +
    fill('M-250 -62Q60 -74 282 -84Q236 -26 168 4H-226Q-246 -24 -250 -62Z', inks.sail) +
    fill('M-248 -34Q40 -42 246 -42Q214 -14 168 4H-226Q-242 -14 -248 -34Z', inks.sailShade) +
    stroke('M-249 -48Q40 -56 264 -64', inks.trim, 5) +
    [-150, -90, -30, 30, 90].map((x) => rect(x, -34, 26, 9, inks.hullShade, 1, 4)).join('') +
    stroke('M190 -82V-98L262 -100V-84M226 -84V-100', inks.spar, 2.4) +
    disc(-196, -84, 6, inks.crew) +
    fill('M-206 -62Q-206 -78 -196 -78Q-186 -78 -186 -62Z', inks.crew)
  )
}
