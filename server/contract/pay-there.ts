/** What is paid at the place and is no part of a price: a deposit that comes back, or a fee. */
import { z } from 'zod'
import { CurrencyCode, Money } from './primitives.ts'

/** `DEPOSIT`: comes back when what was hired does. `FEE`: stays there. */
const PayThereKind = z.enum(['DEPOSIT', 'FEE'])

/** Of what there is one: each booking, each guest, or each item. */
const PayTherePer = z.enum(['BOOKING', 'PERSON', 'ITEM'])

/** As a supplier states it: the sum of one, in major units of its currency, else of the listing's. */
export const ListingPayThere = z.object({
  amount: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,3})?$/, 'an amount is a number such as 49 or 49.50, never negative'),
  currency: CurrencyCode.optional(),
  per: PayTherePer,
  kind: PayThereKind,
})

/** The sum of one as it is kept, and as an option tells it. */
export const OptionPayThere = z.object({ kind: PayThereKind, per: PayTherePer, amount: Money })
export type OptionPayThere = z.infer<typeof OptionPayThere>

/** What a choice comes to: never converted, and in no total. */
export const PayThere = z.object({
  kind: PayThereKind,
  amount: Money,
  /** The amount as it is read, "€300": a site knows the decimals of its own currencies alone. */
  sum: z.string(),
})
export type PayThere = z.infer<typeof PayThere>
