import { z } from 'zod'
import { Language, Localized, LocalizedList } from './primitives.ts'

// Facts that only some listings state. Each is absent where the supplier has not said it, and then nothing is shown of it.

const Kilometres = z.number().min(0).max(10_000)
/** Above the level of the sea; the shore of the Dead Sea lies at -430. */
const AltitudeMetres = z.number().min(-500).max(9_000)
const PersonName = z.string().trim().min(1).max(80)

/** Somebody who takes travellers along, as the supplier presents them. The name is written as they write it. */
export const ListingGuide = z.object({
  name: PersonName,
  languages: z.array(Language).max(13).default([]),
  about: Localized.optional(),
})

/** A point of the way, so far from its start. One with a name is a place that travellers will know again. */
export const ListingRoutePoint = z.object({
  kilometres: Kilometres,
  altitudeMetres: AltitudeMetres,
  name: Localized.optional(),
})

/** A word that travellers will hear there, and what it means. */
export const ListingWord = z.object({ word: Localized, meaning: Localized })

const isOnward = (points: readonly { kilometres: number }[]) =>
  points.every(({ kilometres }, at) => at === 0 || kilometres > (points[at - 1]?.kilometres ?? 0))

/** The fields of a listing that hold them. */
export const listingStatedFacts = {
  /** Who takes travellers along. */
  guides: z.array(ListingGuide).min(1).max(20).optional(),
  /** Heights along the way, in its order: what is drawn between two points is a straight line. */
  routeProfile: z
    .array(ListingRoutePoint)
    .min(2)
    .max(200)
    .refine(isOnward, 'the points stand in the order of the way, each farther from its start')
    .optional(),
  /** What happens when the weather turns, in the supplier's own words. */
  weatherPlan: Localized.optional(),
  dressCode: Localized.optional(),
  /** What the house, its cook or its sommelier says of what is served: one note each. */
  houseNotes: LocalizedList.optional(),
  words: z.array(ListingWord).min(1).max(40).optional(),
}

/** Somebody who takes travellers along. */
export const Guide = z.object({
  name: z.string(),
  languages: z.array(Language),
  about: z.string().optional(),
})
export type Guide = z.infer<typeof Guide>

/** A point of the way. */
export const RoutePoint = z.object({
  kilometres: z.number(),
  altitudeMetres: z.number(),
  name: z.string().optional(),
})
export type RoutePoint = z.infer<typeof RoutePoint>

/** A word that travellers will hear; `beside`: the same in Arabic, or in English where it stands in Arabic letters already. */
export const KnownWord = z.object({
  word: z.string(),
  beside: z.object({ language: Language, word: z.string() }).optional(),
  meaning: z.string(),
})
export type KnownWord = z.infer<typeof KnownWord>

/** The same facts of an experience, in one language. */
export const statedFacts = {
  guides: z.array(Guide).optional(),
  routeProfile: z.array(RoutePoint).optional(),
  weatherPlan: z.string().optional(),
  dressCode: z.string().optional(),
  houseNotes: z.array(z.string()).optional(),
  words: z.array(KnownWord).optional(),
}
