import type { Dice } from './dice.ts'
import type { Grain } from './grain.ts'
import { mix } from './ink.ts'
import type { Hour, Palette } from './palette.ts'
import type { City } from './poster-spec.ts'

/** What a crop lets us see. The origin is the middle of the picture. */
export interface Frame {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The sun or the moon. */
export interface Light {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** The side of the picture that the light comes from. */
  readonly side: -1 | 1
}

/**
 * Everything a scene draws with. Scenes draw for the widest crop: backgrounds reach from `reach.left` to `reach.right`,
 * the subject stays within 400 of the origin in both directions, and a crop is only a window on it.
 */
export interface Stage {
  readonly hour: Hour
  readonly inks: Palette
  readonly dice: Dice
  readonly grain: Grain
  readonly city: City
  readonly light: Light
  /** Where sky meets land or sea. */
  readonly horizon: number
  /** True when windows are lit and lamps burn. */
  readonly dark: boolean
}

/** The extent that backgrounds must cover so that every crop is filled. */
export const reach: Frame = { left: -1070, right: 1070, top: -620, bottom: 620 }

/** A colour seen through air: 0 is near, 1 is lost in the sky. */
export function hazed(stage: Stage, colour: string, distance: number): string {
  return mix(colour, mix(stage.inks.sky[2], stage.inks.far, 0.35), distance)
}

/** A person's skin in this light, from fair (0) to dark (1): made of warm inks, so that skin does not turn blue in night scenes. */
export function skinTone({ inks, dark }: Stage, depth: number): string {
  const fair = mix(mix(inks.accent, inks.paper, 0.62), inks.gold, 0.2)
  return mix(fair, inks.ink, (dark ? 0.24 : 0.14) + depth * 0.9)
}
