/** Carts and their lines in the API. */
import { z } from 'zod'
import { Price, Selection, SelectionFault } from './availability.ts'
import { CategoryRef, DestinationRef, Picture } from './catalogue.ts'
import { CancellationTerm } from './listing.ts'
import { PayThere } from './pay-there.ts'
import {
  CurrencyCode,
  Instant,
  Language,
  LocalDate,
  LocalDateTime,
  LocalSlug,
  Money,
  Slug,
  UnitId,
} from './primitives.ts'

/** One thing in the cart, priced now. */
export const CartLine = z.object({
  id: z.uuid(),
  selection: Selection,
  experience: z.object({
    slug: Slug,
    localSlug: LocalSlug,
    title: z.string(),
    destination: DestinationRef,
    category: CategoryRef,
    picture: Picture,
    timeZone: z.string(),
    instantConfirmation: z.boolean(),
    payLater: z.boolean(),
  }),
  optionTitle: z.string(),
  unitTitles: z.partialRecord(UnitId, z.string()),
  /** The chosen pickup or, without one, the extra for which travellers have to be ready first; when, by the clocks there. */
  pickup: z.object({ name: z.string(), time: LocalDateTime.optional() }).optional(),
  /** Pickup is offered for its option, and its travellers make their own way. */
  ownWay: z.boolean().optional(),
  /** What was chosen for which the supplier needs an address, an extra or the pickup: `placeOrder` asks for it. */
  addressFor: z.array(z.string()).optional(),
  start: LocalDateTime,
  end: LocalDateTime,
  /** The end as far as it may be told: its day alone where a stay of nights names no hour; absent where the length varies. */
  until: LocalDateTime.or(LocalDate).optional(),
  guests: z.int(),
  price: Price,
  /** What is paid at the place, in no total. */
  payThere: PayThere.optional(),
  freeUntil: Instant.optional(),
  /** What is kept of who cancels, step by step; empty when nothing comes back any more, absent where no policy is stated. */
  cancellationTerms: z.array(CancellationTerm).optional(),
  /** Absent while it can be booked as it stands. */
  fault: z.object({ fault: SelectionFault, limit: z.int().optional() }).optional(),
  /** Starts of its option that the supplier has refused to this cart; it cannot be changed to one of them. */
  refusedStarts: z.array(LocalDateTime).optional(),
})
export type CartLine = z.infer<typeof CartLine>

/** A promo code on a cart: what it takes off, or why it takes nothing. */
export const PromoState = z.object({
  code: z.string(),
  /** 'not-applicable': for experiences that are not in the cart. */
  state: z.enum(['applied', 'unknown', 'expired', 'used-up', 'minimum-not-reached', 'not-applicable']),
  /** For 'minimum-not-reached'. */
  minimum: Money.optional(),
})
export type PromoState = z.infer<typeof PromoState>

/** What a shopper intends to buy. `revision` grows with each change. */
export const Cart = z.object({
  id: z.uuid(),
  revision: z.int(),
  currency: CurrencyCode,
  lines: z.array(CartLine),
  promo: PromoState.optional(),
  /** Lines that can be booked, before and after the promo code. */
  subtotal: Money,
  discount: Money,
  total: Money,
  /** Every line allows "reserve now, pay later". */
  payLater: z.boolean(),
  /** Until when places of an order that is paid later would be held, from now; absent where it cannot be. */
  reservedUntil: Instant.optional(),
})
export type Cart = z.infer<typeof Cart>

/** A new cart; its token is the only key to it and is sent as `Authorization: Bearer`. */
export const OpenCartRequest = z.object({
  line: Selection.optional(),
  language: Language.optional(),
  currency: CurrencyCode.optional(),
})
export const OpenCartReply = z.object({
  token: z.string(),
  cart: Cart,
  /** The first line, when it was taken. */
  lineId: z.uuid().optional(),
  /** Why the first line was not taken; the cart is open all the same, and empty. */
  refused: z.object({ fault: SelectionFault, limit: z.int().optional() }).optional(),
})
export type OpenCartReply = z.infer<typeof OpenCartReply>

/** Changes of a cart: one more line, another selection for a line, or the cart as a whole. */
export const AddLineRequest = z.object({
  selection: Selection,
  /** The line that it stands before, as when a removal is taken back; default, and where that line is gone: behind the others. */
  before: z.uuid().optional(),
})
export const ChangeLineRequest = z.object({ selection: Selection })
export const ChangeCartRequest = z.object({
  currency: CurrencyCode.optional(),
  language: Language.optional(),
  /** Empty takes the code off. */
  promoCode: z.string().trim().max(40).optional(),
})

/** A change of the cart: done, or the selection cannot be booked and the cart is as it was. */
export const CartReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('changed'), cart: Cart, lineId: z.uuid().optional() }),
  z.object({
    outcome: z.literal('unavailable'),
    fault: SelectionFault,
    limit: z.int().optional(),
    cart: Cart.optional(),
  }),
])
export type CartReply = z.infer<typeof CartReply>

/** The account's cart at this storefront with its token, the same on every device; neither when it has none yet. */
export const AccountCartReply = z.object({ token: z.string().optional(), cart: Cart.optional() })
export type AccountCartReply = z.infer<typeof AccountCartReply>
