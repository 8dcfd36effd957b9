/**
 * Lists that stand in the menu of the specification and hold what is stated of an experience, not a category that an operator
 * has to keep: `tour-packages` last a night or more than a day, `itineraries` have at least three stops, or stops on
 * several days, and are recommended by how many they have, `packages` wear the label `package`. Each lives at `/<name>`; a category of the same name takes its place.
 */
export const listingKinds = ['tour-packages', 'itineraries', 'packages'] as const
export type ListingKind = (typeof listingKinds)[number]
