/** Buyers, orders, bookings and invoices in the API. */
import { z } from 'zod'
import { Cart, CartLine } from './carts.ts'
import { CartCheck } from './cart-check.ts'
import { Price } from './availability.ts'
import { Company } from './storefront-file.ts'
import { Contact } from './storefronts.ts'
import { BookedExtra, ChangeRecord } from './changes.ts'
import { CancellationPolicy, CancellationTerm } from './listing.ts'
import { MoneyMove } from './money-moves.ts'
import { longestAddress, longestNote } from './notes.ts'
import {
  CurrencyCode,
  EmailAddress,
  Instant,
  Language,
  LocalDate,
  LocalDateTime,
  Money,
  Slug,
  TypedLines,
  TypedName,
} from './primitives.ts'

/** The lead guest (specification, section 3). `phoneNumber` is in international form once accepted. */
export const Buyer = z.object({
  firstName: TypedName,
  lastName: TypedName,
  email: EmailAddress,
  /** ISO 3166 country of the telephone number. */
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  phoneNumber: z.string().trim().min(4).max(40),
})
export type Buyer = z.infer<typeof Buyer>

/** By card now, or later, as support arranges it with the buyer. */
export const PaymentMethod = z.enum(['CARD', 'PAY_LATER'])
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** "Confirm and Pay": an order for the cart as the shopper saw it. */
export const PlaceOrderRequest = z.object({
  buyer: Buyer,
  paymentMethod: PaymentMethod.default('CARD'),
  /** The total that the shopper agreed to. Another one is never charged: it comes back for review. */
  agreedTotal: Money,
  /** Lines that the shopper agreed to leave out after a review. */
  without: z.array(z.uuid()).max(100).default([]),
  /** Page to come back to after payment; only the storefront's own or an allowed origin. */
  returnUrl: z.url().max(2000).optional(),
  /** Page to come back to when the shopper turns back before paying; the same rule. */
  cancelUrl: z.url().max(2000).optional(),
  /**
   * What the traveller tells the suppliers: an allergy, a room number. At most one for each line of the cart. A line with
   * `addressFor` needs an `address`.
   */
  notes: z
    .array(
      z.object({
        lineId: z.uuid(),
        note: TypedLines.pipe(z.string().max(longestNote)).default(''),
        address: TypedLines.pipe(z.string().max(longestAddress)).optional(),
      }),
    )
    .max(100)
    .default([]),
  language: Language.optional(),
  /** IANA zone of the buyer's device. One that the server does not know is left out. */
  timeZone: z.string().max(64).optional(),
})
export type PlaceOrderRequest = z.input<typeof PlaceOrderRequest>

/** Status of an order's payment as the buyer reads it. */
export const PaymentStatus = z.enum([
  'OPEN',
  'AUTHORISED',
  'CAPTURED',
  'CANCELLED',
  'FAILED',
  'EXPIRED',
  'REFUNDED',
  'PAY_LATER',
])
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** OCTO booking status. */
export const BookingStatus = z.enum([
  'ON_HOLD',
  'PENDING',
  'CONFIRMED',
  'REJECTED',
  'EXPIRED',
  'CANCELLED',
  'REDEEMED',
])
export type BookingStatus = z.infer<typeof BookingStatus>

/** What became of an order: each has its own screen (specification, section 4). */
export const OrderOutcome = z.enum([
  'in-progress',
  'success',
  'partially-booked',
  'on-hold',
  'reserved',
  'payment-failed',
  'unsuccessful',
  'cancelled',
])
export type OrderOutcome = z.infer<typeof OrderOutcome>

/**
 * With a `returnUrl` of a widget: opens all of the order for half an hour, and is to be kept in memory alone. There
 * `orderToken` is the one that may be stored: it opens what was booked, when and its state, at this storefront, for a day.
 */
const OrderProof = z.string().optional()

/** How placing an order ended, and where the shopper goes next. */
export const PlaceOrderReply = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('pay'),
    reference: z.string(),
    orderToken: z.string(),
    proof: OrderProof,
    paymentUrl: z.url(),
    heldUntil: Instant,
  }),
  /** The payment network is still at work: send the same request with the same key again for the payment page. */
  z.object({
    outcome: z.literal('in-progress'),
    reference: z.string(),
    orderToken: z.string(),
    proof: OrderProof,
    heldUntil: Instant,
  }),
  /** Nothing to pay now: reserved, or free of charge. */
  z.object({
    outcome: z.literal('placed'),
    reference: z.string(),
    orderToken: z.string(),
    proof: OrderProof,
  }),
  /** Something is not as the shopper saw it; nothing was taken and nothing charged. */
  z.object({
    outcome: z.literal('review'),
    check: CartCheck,
    unavailable: z.array(z.uuid()),
    repriced: z.array(z.object({ lineId: z.uuid(), agreed: Money, now: Money })),
    cart: Cart,
    totalPayable: Money,
  }),
])
export type PlaceOrderReply = z.infer<typeof PlaceOrderReply>

/** One booking of an order, as it was sold. */
export const Booking = z.object({
  reference: z.string(),
  status: BookingStatus,
  /** When it was booked. */
  bookedAt: Instant,
  /** When it was cancelled; absent while it is not. */
  cancelledAt: Instant.optional(),
  /** Whether the buyer cancelled it themselves: otherwise support did, or it ended unpaid. */
  cancelledByBuyer: z.boolean().optional(),
  experience: CartLine.shape.experience,
  option: Slug,
  optionTitle: z.string(),
  /** What the option was said to be when it was bought; absent where nothing was. */
  optionDescription: z.string().optional(),
  units: z.array(z.object({ id: z.string(), title: z.string().optional(), quantity: z.int() })),
  guests: z.int(),
  start: LocalDateTime,
  end: LocalDateTime,
  /** The end as far as it may be told: its day alone where a stay of nights names no hour; absent where the length varies. */
  until: LocalDateTime.or(LocalDate).optional(),
  /** Its time is that of an entry, and travellers stay as they like: until the place closes, as far as it says when. */
  entry: z.object({ closesAt: LocalDateTime.optional() }).optional(),
  periods: z.int(),
  timeZone: z.string(),
  address: z.string().optional(),
  pickup: z
    .object({
      name: z.string(),
      address: z.string().optional(),
      /** What the supplier says of the place. */
      advice: z.string().optional(),
      time: LocalDateTime.optional(),
      /** About when travellers are back there. Absent: the listing does not say. */
      backAt: LocalDateTime.optional(),
    })
    .optional(),
  /**
   * The time and the pickup point or extra for which its travellers have to be ready, with the address of the point, or the one they gave
   * where they are fetched from it. Absent: they have to be there at the start.
   */
  readyAt: z.object({ time: LocalDateTime, name: z.string(), address: z.string().optional() }).optional(),
  /** Who runs it, and how they are reached on the day, as far as they have said: the number as it is read, `+971 4 123 4567`. */
  supplier: z.object({ name: z.string(), phone: z.string().optional() }),
  includes: z.array(z.string()),
  knowBeforeYouGo: z.array(z.string()),
  whatToBring: z.array(z.string()),
  /** In which it is held, as its listing says today. */
  spokenLanguages: z.array(Language),
  /** What the traveller told the supplier. */
  note: z.string().optional(),
  /** Where they stay, if it was asked. */
  addressGiven: z.string().optional(),
  /** Of a custom offer: what the supplier wrote with it, and what the traveller wrote when they asked for it, in their words. */
  offerNote: z.string().optional(),
  offerMessage: z.string().optional(),
  extras: z.array(BookedExtra),
  price: Price,
  originalPrice: Money,
  discount: Money,
  total: Money,
  payThere: CartLine.shape.payThere,
  refunded: Money,
  /** What of that support has still to give back; absent where there is none. */
  refundOwed: Money.optional(),
  /** What cancelling it, or some of its guests, has cost. */
  fees: Money,
  /** In the order in which they were made. */
  changes: z.array(ChangeRecord),
  cancellation: CancellationPolicy,
  freeUntil: Instant.optional(),
  /** Whether cancelling was free for a while after it was bought. */
  wasFree: z.boolean().optional(),
  /** What is kept of who cancels, step by step; empty when nothing comes back any more, absent where no policy is stated. */
  cancellationTerms: z.array(CancellationTerm).optional(),
  /** Until when its supplier answers, while they have not. */
  answerBy: Instant.optional(),
  /** What the supplier said when they declined. */
  declineReason: z.string().optional(),
  /** The ticket as a PDF, once confirmed: a plain link that works for a day. */
  ticketUrl: z.url().optional(),
  /** It has taken place. */
  isOver: z.boolean(),
  /** Page to write a review on, once it has taken place and until one was written. */
  reviewUrl: z.url().optional(),
})
export type Booking = z.infer<typeof Booking>

/** What the buyer sees of an order. */
export const Invoice = z.object({
  /** Of the order, as in `DH-7K3M9Q`. */
  reference: z.string(),
  /** As in `2026-000123`, in a series of the storefront without gaps. Absent as long as nothing was paid. */
  invoiceId: z.string().optional(),
  /** Of the purchase, as in `PU-7K3M9Q`, once there is a payment: to be read out, unlike the payment network's own id. */
  purchaseId: z.string().optional(),
  outcome: OrderOutcome,
  purchasedAt: Instant,
  /** IANA zone in which times of the order are shown: the buyer's or, if it is not known, that of the booking with the lowest reference. */
  timeZone: z.string(),
  language: Language,
  currency: CurrencyCode,
  /** `name` is first and last name as their language joins them, `phoneText` the number as it is read: `+49 1512 3456789`. Absent for the token that a widget keeps, together with pick-ups, files and links: `mailOrderCode` and `proveOrder` open them. */
  buyer: Buyer.extend({ name: z.string(), phoneText: z.string() }).optional(),
  /** For a token that a widget keeps: takes its place, for a day from now. */
  deviceToken: z.string().optional(),
  bookings: z.array(Booking),
  subtotal: Money,
  discount: Money,
  total: Money,
  /** The part of the total that was never charged: it could not be booked, or was given up before; absent where there is none. */
  unbooked: Money.optional(),
  promoCode: z.string().optional(),
  paymentMethod: PaymentMethod,
  paymentStatus: PaymentStatus,
  /** What of the refunds is on its way to a card, of how many payments, whose cards need not be the same, and what support has still to give back, as no card was used or took it; absent where there is none. */
  refunding: Money.optional(),
  refundingPayments: z.int().optional(),
  refundOwed: Money.optional(),
  /** What happens to it is told by messaging app as well. */
  toldByApp: z.boolean().optional(),
  /** While a payment, a refund or an answer of the supplier is under way: ask again then, not sooner. */
  nextPollAt: Instant.optional(),
  /** While it can still be paid. */
  paymentUrl: z.string().optional(),
  /** Of the order that took its place before anything was paid: its buyer went on in another window. */
  continuedAs: z.string().optional(),
  /** Where to try again, when that is not the cart: the page of an offer. */
  retryUrl: z.url().optional(),
  heldUntil: Instant.optional(),
  contact: Contact.omit({ chat: true }),
  /** Whether the e-mails with its tickets have left, and payments and refunds, in the order in which they were made; absent for the token that a widget keeps. */
  ticketsMailed: z.boolean().optional(),
  moves: z.array(MoneyMove).optional(),
  /** When the order was as it is told here; absent for the token that a widget keeps. */
  asOf: Instant.optional(),
  /** The company that sells at the storefront, as far as the operator has said. */
  seller: Company.optional(),
  /** The invoice as a PDF, and what is confirmed as a calendar file: plain links that work for a day. */
  invoiceUrl: z.url().optional(),
  calendarUrl: z.url().optional(),
})
export type Invoice = z.infer<typeof Invoice>
/** An invoice for a reader who may know who bought it. */
export type WholeInvoice = Invoice & Required<Pick<Invoice, 'buyer'>>
