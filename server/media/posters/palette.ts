/** The hours a poster may be set in. */
export const hours = ['dawn', 'morning', 'noon', 'golden', 'blue', 'night'] as const

/** One hour of the day, as light. */
export type Hour = (typeof hours)[number]

/** The class of colour shown where a picture will come. A fixed set, because inline styles are forbidden. */
export type Tint = 'sand' | 'ink' | 'teal' | 'persimmon' | 'night' | 'rose'

/**
 * The inks of one print. Roles, not things: the same drawing in other inks is another hour.
 * Planes go from `far` (nearly sky) over `mid` and `near` to `ink` (the darkest of the print).
 */
export interface Palette {
  readonly name: string
  readonly tint: Tint
  /** From the top of the picture to the horizon. */
  readonly sky: readonly [string, string, string]
  /** Between the middle and the low sky, where mixing the two would be grey. */
  readonly blush?: string
  readonly disc: string
  readonly far: string
  readonly mid: string
  readonly near: string
  readonly ink: string
  /** What the light touches: rims, lit windows by day, foam. */
  readonly lit: string
  readonly sand: string
  readonly sandShade: string
  readonly wall: string
  readonly wallShade: string
  readonly water: string
  readonly waterDeep: string
  readonly waterLit: string
  readonly leaf: string
  readonly leafShade: string
  readonly accent: string
  readonly gold: string
  readonly teal: string
  readonly rose: string
  readonly paper: string
}
