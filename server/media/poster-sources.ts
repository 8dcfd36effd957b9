import { plainSeed } from './picture-source.ts'
import type { PictureSource } from './picture-source.ts'
import { createDice } from './posters/dice.ts'
import { hours } from './posters/palette.ts'
import type { Hour, Tint } from './posters/palette.ts'
import { posterTintOf } from './posters/compose-poster.ts'
import type { Subject } from './posters/poster-spec.ts'

/** The hours that suit a subject best come first; a balloon, for example, does not fly at midnight. */
const hoursBySubject: Partial<Record<Subject, readonly Hour[]>> = {
  balloon: ['dawn', 'golden', 'morning'],
  beach: ['noon', 'golden', 'morning', 'dawn'],
  'desert-camp': ['night', 'blue', 'golden'],
  'night-city': ['night', 'blue'],
  paraglide: ['morning', 'noon', 'golden'],
  reef: ['noon', 'morning', 'golden', 'blue'],
  show: ['night', 'blue', 'golden'],
  skydive: ['noon', 'morning', 'golden'],
  waterpark: ['noon', 'morning', 'golden'],
  'theme-park': ['blue', 'golden', 'noon', 'night'],
}

/**
 * Sources of different pictures of one thing: other hours, and for each a composition of its own.
 * The same specification always gives the same sources.
 */
export function posterSources(
  spec: {
    readonly subject: Subject
    readonly city?: string
    readonly seed: string
    /** The hours that it may be, where something is known of them. */
    readonly among?: readonly Hour[]
  },
  count = 3,
): string[] {
  const seed = plainSeed(spec.seed)
  const usual = hoursBySubject[spec.subject] ?? hours
  const allowed = usual.filter((hour) => spec.among?.includes(hour) ?? true)
  const suitable = allowed.length > 0 ? allowed : usual
  const start = createDice(`hours|${spec.subject}|${seed}`).whole(0, suitable.length - 1)
  const city = spec.city === undefined ? '' : `&city=${spec.city}`
  return Array.from({ length: count }, (_, index) => {
    const hour = suitable[(start + index) % suitable.length] ?? 'golden'
    return `poster:${spec.subject}?hour=${hour}&seed=${plainSeed(`${seed}-${String(index + 1)}`)}${city}`
  })
}

/** The tint that a card shows before its picture arrives: the poster's own, or `sand` for a photograph. Pure. */
export function tintOf(picture: PictureSource | undefined): Tint {
  return picture?.kind === 'poster' ? posterTintOf(picture) : 'sand'
}
