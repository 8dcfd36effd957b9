import { z } from 'zod'
import { CancellationTerm } from '../contract/listing.ts'
import { EmailAddress, Language } from '../contract/primitives.ts'

/** Messages about an order, to its buyer, in its language. */
export const orderKinds = [
  'order-confirmed',
  'order-partial',
  'order-on-hold',
  'order-confirmed-later',
  'order-rejected',
  'order-unsuccessful',
  'order-failed',
  'order-reserved',
  'order-cancelled',
  'reservation-declined',
  'booking-cancelled',
  'booking-changed',
  'booking-change-failed',
  'booking-change-asked',
  'booking-change-declined',
  'booking-change-unanswered',
  'booking-reminder',
  'review-invitation',
] as const
export type OrderKind = (typeof orderKinds)[number]

/** Messages that say all they need: to a traveller who asked for an offer, an account, a supplier, support. */
export const emailKinds = [
  'offer-received',
  'offer-quote',
  'offer-rejected',
  'offer-unanswered',
  'password-reset',
  'password-changed',
  'verify-email',
  'order-code',
  'log-in-code',
  'supplier-request',
  'supplier-reserved',
  'supplier-offer',
  'supplier-quote-sent',
  'supplier-offer-declined',
  'supplier-offer-accepted',
  'supplier-booking',
  'supplier-booking-cancelled',
  'supplier-reservation-changed',
  'supplier-reservation-cancelled',
  'supplier-booking-changed',
  'supplier-note',
  'supplier-change',
  'supplier-change-withdrawn',
  'supplier-booking-unpaid',
  'support-reserved',
  'support-reservation-changed',
  'support-refund',
  'support-dispute',
  'support-repay',
  'support-undelivered',
  'review-released',
  'review-refused',
  'contact-message',
  'contact-received',
] as const
export type EmailKind = (typeof emailKinds)[number]

/** About an order; about one of its bookings when `booking` (its reference) says so, or about one change of that. */
export const AboutOrder = z.object({
  orderId: z.uuid(),
  booking: z.string().optional(),
  change: z.uuid().optional(),
  /** What a booking was before it was cancelled: only what was confirmed had a ticket. */
  was: z.enum(['ON_HOLD', 'PENDING', 'CONFIRMED']).optional(),
  /** Among how many payments what goes back to cards is shared: their cards need not be the same. */
  refundPayments: z.int().optional(),
  /** What of a refund support gives back. Absent in what was announced before it was kept. */
  refundByHand: z.int().optional(),
})
export type AboutOrder = z.infer<typeof AboutOrder>

const Party = z.object({
  units: z.array(z.object({ id: z.string(), title: z.string().optional(), quantity: z.int() })),
  guests: z.int(),
  /** What was booked along, in words. */
  along: z.string().optional(),
})
export type Party = z.infer<typeof Party>

/** Whom a letter goes to and what it says. `link` is absolute, or a path of the storefront's site. */
export const AboutEmail = z.object({
  to: EmailAddress,
  language: Language,
  storefrontId: z.int(),
  /** Where answers go, when not to the storefront. */
  answersTo: EmailAddress.optional(),
  /** Where the recipient asked from; absent: the site of its storefront. */
  origin: z.url().optional(),
  link: z.string().optional(),
  /** Words for the texts: `name`, `experience`, `amount` … With a `place` there is a `zone` too, as “Dubai time”. */
  values: z.record(z.string(), z.string()).default({}),
  /** The party, which a text says as “2 adults · 1 child”. */
  parties: z.record(z.string(), Party).default({}),
  /** What is kept of who cancels, step by step: the word `cancellation`. Needs a `place`. */
  terms: z.object({ steps: z.array(CancellationTerm), timeZone: z.string() }).optional(),
  /** Which of these words stand in a frame below the text, in this order. */
  facts: z.array(z.string()).default([]),
})
export type AboutEmail = z.input<typeof AboutEmail>

/** Something that is to be said once: about an order, or a mail of its own. */
export type Announcement =
  | ({ kind: OrderKind } & AboutOrder)
  /** `subject` is what it is about: the same kind about the same is said once. */
  | ({ kind: EmailKind; subject: string } & AboutEmail)
