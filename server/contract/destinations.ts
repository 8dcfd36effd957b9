/** Places and categories in the API. */
import { z } from 'zod'
import { CategoryRef, DestinationRef, Picture } from './catalogue.ts'
import { Slug } from './primitives.ts'

/** A place in a list of places. */
export const ListedDestination = DestinationRef.extend({
  /** The operator lists it among the popular ones; of others nothing is known. */
  popular: z.literal(true).optional(),
})
export type ListedDestination = z.infer<typeof ListedDestination>

/** A place with what is there, for the home page and "nearby destinations". */
export const DestinationCard = ListedDestination.extend({
  intro: z.string().optional(),
  picture: Picture,
  experiences: z.int(),
  kilometres: z.int().optional(),
})
export type DestinationCard = z.infer<typeof DestinationCard>

/** A category with a picture and how many experiences it holds. */
export const CategoryCard = CategoryRef.extend({ picture: Picture, experiences: z.int() })
export type CategoryCard = z.infer<typeof CategoryCard>

/** `near`: only the neighbours of that place, nearest first. */
export const DestinationsQuery = z.object({ near: Slug.optional() })
/** Places that have something to book. */
export const DestinationsReply = z.object({ destinations: z.array(DestinationCard) })
export type DestinationsReply = z.infer<typeof DestinationsReply>

/** Categories that hold something, in the order of menus. */
export const CategoriesReply = z.object({ categories: z.array(CategoryCard) })
export type CategoriesReply = z.infer<typeof CategoriesReply>
