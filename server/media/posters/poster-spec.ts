import { hours } from './palette.ts'
import type { Hour } from './palette.ts'

/** What a poster can be about. */
export const subjects = [
  'aquarium',
  'aqueduct',
  'arena',
  'balloon',
  'banya',
  'beach',
  'bike',
  'canal-boat',
  'canyon',
  'cape',
  'caravan',
  'catamaran',
  'cave-room',
  'cistern',
  'city-gate',
  'cloister',
  'cooking',
  'desert-camp',
  'dhow',
  'dike-village',
  'dolphins',
  'dune-drive',
  'dune-walk',
  'dunes',
  'fishing',
  'flamenco',
  'food',
  'forest-track',
  'fossil-whale',
  'gorge-walk',
  'gulet',
  'hammam',
  'hill-palace',
  'houseboat',
  'ice-rink',
  'kayak',
  'lace-dome',
  'launch',
  'mangroves',
  'market',
  'market-hall',
  'metro',
  'monastery-ridge',
  'motor-yacht',
  'mountain',
  'museum',
  'museum-front',
  'night-city',
  'old-town',
  'oryx',
  'painted-vault',
  'painting-gallery',
  'palace-garden',
  'palace-gate',
  'paraglide',
  'pastries',
  'poster-gallery',
  'pyramid-walk',
  'pyramids',
  'quad',
  'rafting',
  'reef',
  'river-cruise',
  'roman-theatre',
  'rotunda',
  'sailboat',
  'sandboard',
  'sculpture-hall',
  'sea-cave',
  'seaside',
  'sema',
  'shared-dishes',
  'show',
  'sidecar',
  'skydive',
  'skyline',
  'station-museum',
  'street-kitchen',
  'street-market',
  'terrace-table',
  'theatre',
  'theme-park',
  'train',
  'tram',
  'tulips',
  'underground-city',
  'valley-walk',
  'villa-fountains',
  'vineyard',
  'walking',
  'waterfall',
  'waterpark',
  'white-church',
  'wildlife',
  'wind-towers',
  'winter',
  'wooden-yacht',
  'yacht',
] as const

/** One thing a poster is about. */
export type Subject = (typeof subjects)[number]

/** The cities with landmarks of their own; every other place gets `generic`. */
export const cities = [
  'abu-dhabi',
  'amsterdam',
  'antalya',
  'barcelona',
  'cairo',
  'cappadocia',
  'dubai',
  'generic',
  'istanbul',
  'lisbon',
  'moscow',
  'paris',
  'rome',
] as const

/** A city whose silhouette we can draw. */
export type City = (typeof cities)[number]

/** The shapes a picture is cut to: card 4:3, hero 21:9, poster 3:4, social 40:21. */
export const crops = ['card', 'hero', 'poster', 'social'] as const

/** One of the cuts. */
export type Crop = (typeof crops)[number]

/** Everything that decides what a poster looks like. */
export interface PosterSpec {
  readonly subject: Subject
  readonly hour: Hour
  readonly seed: string | number
  /** Slug of a destination; one that we have no silhouette for is drawn as `generic`. */
  readonly city?: string
  readonly crop: Crop
}

function isOneOf<Member extends string>(set: readonly Member[], text: string): text is Member {
  return (set as readonly string[]).includes(text)
}

/** True for a subject that can be drawn. */
export const isSubject = (text: string): text is Subject => isOneOf(subjects, text)

/** True for an hour that can be drawn. */
export const isHour = (text: string): text is Hour => isOneOf(hours, text)

/** The city that we can draw for a destination's slug. */
export function cityOf(slug: string | undefined): City {
  return slug !== undefined && isOneOf(cities, slug) ? slug : 'generic'
}
