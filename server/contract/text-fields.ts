/** Texts of an experience that can be missing in a language; they then arrive in English. */
export const textFields = [
  'title',
  'summary',
  'overview',
  'highlights',
  'includes',
  'excludes',
  'knowBeforeYouGo',
  'whatToBring',
  'itinerary',
  'pickups',
  'address',
  'guides',
  'routeProfile',
  'weatherPlan',
  'dressCode',
  'houseNotes',
  'words',
  'supplier',
] as const
export type TextField = (typeof textFields)[number]
