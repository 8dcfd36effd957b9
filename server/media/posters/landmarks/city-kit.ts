import type { Dice } from '../dice.ts'
import type { CityInks } from './masonry.ts'

/** What a city is drawn from. Every part stands on y = 0. */
export interface CityKit {
  /** The landmark that the city is known by; up to 520 high, within 220 of its middle. */
  readonly monument: (inks: CityInks, dice: Dice) => string
  /** A second thing that tells the city, up to 300 high. */
  readonly second: (inks: CityInks, dice: Dice) => string
  /** One of the buildings in between, its left side on x = 0. */
  readonly filler: (inks: CityInks, dice: Dice) => { readonly drawn: string; readonly width: number }
  /** How close the buildings in between stand: 1 is wall to wall. */
  readonly density: number
  /** Whether the monument rises from behind the houses or stands free before them. */
  readonly stands: 'among' | 'before'
}
