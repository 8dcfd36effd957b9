import type { PersonInks } from '../cast/people.ts'
import { mix } from '../ink.ts'
import { skinTone } from '../stage.ts'
import type { Stage } from '../stage.ts'

/** Clothes for strangers: bright against the ground, never two alike side by side. */
export function passers(stage: Stage): PersonInks[] {
  const { inks, dark } = stage
  const night = (colour: string): string => mix(colour, inks.near, dark ? 0.22 : 0)
  return [
    { top: night(inks.accent), bottom: inks.ink, skin: skinTone(stage, 0.2), hair: inks.ink },
    {
      top: night(inks.paper),
      bottom: mix(inks.near, inks.ink, 0.4),
      skin: skinTone(stage, 0.45),
      hair: inks.ink,
    },
    { top: night(inks.teal), bottom: inks.ink, skin: skinTone(stage, 0.2), hair: skinTone(stage, 0.6) },
    { top: night(inks.gold), bottom: inks.near, skin: skinTone(stage, 0.5), hair: inks.ink },
    { top: night(inks.rose), bottom: inks.ink, skin: skinTone(stage, 0.1), hair: inks.ink },
  ]
}
