import { z } from 'zod'
import { Cart, CartLine } from './carts.ts'
import { Buyer } from './checkout.ts'
import { CancellationTerm } from './listing.ts'
import { Instant, LocalDate, LocalDateTime, Money, Slug, TypedLines } from './primitives.ts'

/** Asks for a custom offer, where there is no fixed price or beside one. */
export const OfferRequest = z.object({
  experience: Slug,
  buyer: Buyer,
  /** In the experience's zone; today at the earliest. */
  wishedDate: z.iso.date().optional(),
  guests: z.int().min(1).max(5000).optional(),
  /** Of what is sold by nights. */
  nights: z.int().min(1).max(90).optional(),
  message: TypedLines.max(4000).optional(),
})
export const OfferReply = z.object({
  reference: z.string(),
  /** The traveller has an answer by then, or is told that there is none. */
  answerBy: Instant.optional(),
})
export type OfferReply = z.infer<typeof OfferReply>

/** Where an offer request stands now. An offer whose time is up is `EXPIRED`, whether or not a job has noted it. */
export const OfferStatus = z.enum([
  'REQUESTED',
  'QUOTED',
  'ACCEPTED',
  'DECLINED',
  'REJECTED',
  'WITHDRAWN',
  'EXPIRED',
])
export type OfferStatus = z.infer<typeof OfferStatus>

/** What a supplier offers. */
export const OfferQuote = z.object({
  /** 1 for the first; a later one takes its place. */
  number: z.int(),
  optionTitle: z.string(),
  start: LocalDateTime,
  end: LocalDateTime,
  /** The end as far as it may be told: its day alone where a stay of nights names no hour; absent where the length varies. */
  until: LocalDateTime.or(LocalDate).optional(),
  units: z.array(z.object({ id: z.string(), title: z.string().optional(), quantity: z.int() })),
  guests: z.int(),
  /** For everything: what is paid. */
  total: Money,
  /** Where the travellers are met or fetched, as the supplier wrote it or as the listing says. */
  place: z.string().optional(),
  note: z.string().optional(),
  expiresAt: Instant,
  /** Until when it can be cancelled without cost once it is booked; absent when it never can. */
  freeUntil: Instant.optional(),
  /** What is kept of who cancels, step by step; empty when nothing comes back any more, absent where no policy is stated. */
  cancellationTerms: z.array(CancellationTerm).optional(),
})
export type OfferQuote = z.infer<typeof OfferQuote>

/** An offer request as the traveller who asked reads it. */
export const Offer = z.object({
  reference: z.string(),
  status: OfferStatus,
  /** `ACCEPTED`, and to be paid later. */
  reserved: z.boolean(),
  experience: CartLine.shape.experience,
  supplier: z.string(),
  buyer: Buyer,
  wishedDate: z.iso.date().optional(),
  guests: z.int().optional(),
  nights: z.int().optional(),
  message: z.string().optional(),
  requestedAt: Instant,
  /** While the supplier has not answered: until when they may. */
  answerBy: Instant.optional(),
  quote: OfferQuote.optional(),
  /** Why there is no deal, in the words of who said so. */
  reason: z.string().optional(),
  /** Once it is accepted: the page of the order that came of it. */
  orderUrl: z.url().optional(),
})
export type Offer = z.infer<typeof Offer>

/** Why an offer is not for the traveller. */
export const DeclineOfferRequest = z.object({ reason: TypedLines.max(500).optional() })

/**
 * Accepting opens a cart with nothing but the offer in it, at the offer's price, which its token may order and not
 * change. `gone`: the offer does not stand any more, and here is what became of it.
 */
export const AcceptOfferReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('open'), token: z.string(), cart: Cart }),
  z.object({ outcome: z.literal('gone'), offer: Offer }),
])
export type AcceptOfferReply = z.infer<typeof AcceptOfferReply>
