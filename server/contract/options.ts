/** Options and their units in the API. */
import { z } from 'zod'
import { GroupDiscount } from './listing.ts'
import { OptionPayThere } from './pay-there.ts'
import { Money, Slug, UnitId } from './primitives.ts'

/** Who or what an option prices. Money is per unit. */
export const OptionUnit = z.object({
  id: UnitId,
  title: z.string().optional(),
  ages: z.object({ minimum: z.int(), maximum: z.int().optional() }).optional(),
  price: Money,
  originalPrice: Money.optional(),
  /** For `ITEM`: most guests that one carries. */
  guests: z.int().optional(),
  /** Places of a departure that one takes: a family ticket several, an infant on a lap none. */
  places: z.int(),
  /** Whom one stands for, in the option's other units: a family ticket two adults and two children. */
  covers: z.partialRecord(UnitId, z.int()).optional(),
  minimum: z.int(),
  maximum: z.int().optional(),
})
export type OptionUnit = z.infer<typeof OptionUnit>

/** A variant of an experience with its own schedule and prices. */
export const ExperienceOption = z.object({
  id: Slug,
  title: z.string(),
  description: z.string().optional(),
  units: z.array(OptionUnit),
  /** Most guests that fit one departure. */
  capacity: z.int(),
  cutoffMinutes: z.int(),
  /** What groups pay less for their places, the smallest group first. */
  groupDiscounts: z.array(GroupDiscount).optional(),
  /** What is paid at the place for one booking, guest or item, and is not in the price. */
  payThere: OptionPayThere.optional(),
})
export type ExperienceOption = z.infer<typeof ExperienceOption>
