import { z } from 'zod'
import { Price, Selection, SelectionFault } from './availability.ts'
import { CancellationRefusal } from './cancellations.ts'
import { CancellationTerm } from './listing.ts'
import { Instant, LocalDate, LocalDateTime, Money } from './primitives.ts'

/** What a traveller wants of a booking that stands. The option stays. */
export const BookingChange = z.discriminatedUnion('kind', [
  /** Only these come; the others are cancelled by the booking's terms. */
  z.object({ kind: z.literal('leave'), units: Selection.shape.units }),
  /** Another start, more guests or fewer, other extras, at the price of today. */
  z.object({
    kind: z.literal('move'),
    start: LocalDateTime,
    units: Selection.shape.units,
    /** People coming, when it is priced per item. */
    guests: Selection.shape.guests,
    /** The quantity of each extra after the change. Absent: the booked extras stay, as far as they are still offered and fit the party. */
    extras: Selection.shape.extras.unwrap().optional(),
  }),
])
export type BookingChange = z.infer<typeof BookingChange>

/**
 * Why a booking cannot be changed so. Beyond what refuses a cancellation: nothing would change; no guest would be left (cancel
 * the booking instead); the time for changes is over; it can never be changed without cost; its supplier has not agreed
 * to it yet; its price was agreed for this party; it is not paid; another change of it is undecided; what is wanted cannot
 * be booked (`fault`).
 */
export const ChangeRefusal = z.enum([
  ...CancellationRefusal.options,
  'unchanged',
  'nobody-left',
  'past-deadline',
  'non-refundable',
  'unanswered',
  'agreed-price',
  'unpaid',
  'waiting',
  'not-available',
  'too-large',
])
export type ChangeRefusal = z.infer<typeof ChangeRefusal>

/** A booking as far as a change is about it. */
export const ChangeSide = z.object({
  start: LocalDateTime,
  /** The end as far as it may be told, as of a booking. */
  until: LocalDateTime.or(LocalDate).optional(),
  units: z.array(z.object({ id: z.string(), title: z.string().optional(), quantity: z.int() })),
  guests: z.int(),
  /** When the travellers are picked up, and by what. Absent: they have to be there at the start. */
  readyAt: z.object({ time: LocalDateTime, name: z.string() }).optional(),
  price: Price,
})
export type ChangeSide = z.infer<typeof ChangeSide>

/** What a change would cost now. Nothing has changed. */
export const ChangeQuote = z.object({
  booking: z.string(),
  kind: z.enum(['leave', 'move']),
  /** Absent: it can be done. */
  refusal: ChangeRefusal.optional(),
  /** With the refusal 'not-available'. */
  fault: SelectionFault.optional(),
  limit: z.int().optional(),
  before: ChangeSide,
  /** Absent when there is nothing to price. */
  after: ChangeSide.optional(),
  /** What has been taken for the booking. */
  paid: Money,
  /** The share of the given-up part that stays here. */
  feePercent: z.int(),
  fee: Money,
  /** Goes back to the card that paid, unless `byHand`; never less than nothing, never more than was paid. */
  refund: Money,
  /** Among how many payments what goes back to cards is shared: their cards need not be the same. Absent where nothing does. */
  refundPayments: z.int().optional(),
  /** It cannot go back to a card, or `refundByHand` of it cannot: support makes it, and contacts the buyer about it. */
  byHand: z.boolean().optional(),
  /** What support makes of a refund of which the rest goes back to a card. */
  refundByHand: Money.optional(),
  /** To be paid before the change takes effect. Refund or due, never both. */
  due: Money,
  /** Until when the booking, as it is, can be changed or cancelled without cost. */
  freeUntil: Instant.optional(),
  /** The same for the booking as it would be; absent when it could not any more. */
  freeUntilAfter: Instant.optional(),
  /** What is kept of who cancels after the change, step by step; empty when nothing comes back any more. */
  termsAfter: z.array(CancellationTerm).optional(),
  /** Its supplier has to agree first: until then it stays as it is, and nothing is taken or given back. */
  asksSupplier: z.boolean(),
})
export type ChangeQuote = z.infer<typeof ChangeQuote>

/** "Change it", by the terms that the traveller was shown. */
export const ChangeBookingRequest = z.object({
  change: BookingChange,
  agreedRefund: Money,
  agreedDue: Money,
})
export type ChangeBookingRequest = z.input<typeof ChangeBookingRequest>

/** How changing ended. */
export const ChangeBookingReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('changed'), refund: Money }),
  /** The supplier is asked, and may answer until then. The new places are held, the booking stays as it is. */
  z.object({ outcome: z.literal('asked'), answerBy: Instant }),
  /**
   * The new places are held until then; the change takes effect when the difference is paid. Where the supplier has to
   * agree, it is only authorised, and they are asked once it is.
   */
  z.object({ outcome: z.literal('pay'), due: Money, paymentUrl: z.url(), heldUntil: Instant }),
  /** The terms are not what the traveller saw, or the places are gone; nothing was changed. */
  z.object({ outcome: z.literal('review'), quote: ChangeQuote }),
])
export type ChangeBookingReply = z.infer<typeof ChangeBookingReply>

/** How giving up a change ended. 'changed': it was paid or agreed to before, so the booking is what was asked for. */
export const WithdrawChangeReply = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('kept') }),
  z.object({ outcome: z.literal('changed') }),
])
export type WithdrawChangeReply = z.infer<typeof WithdrawChangeReply>

/** A booked extra. `description` may say where and when a transfer leaves, so ticket, mails and calendar show it. */
export const BookedExtra = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().optional(),
  quantity: z.int(),
  /** When the travellers have to be ready for it. Absent: at the start. */
  time: LocalDateTime.optional(),
  /** About when they are back there. Absent: the listing does not say. */
  backAt: LocalDateTime.optional(),
})

/** A booking before or after a change that was made. */
const ChangeRecordSide = ChangeSide.omit({ price: true, until: true, readyAt: true }).extend({
  /** What is booked along; absent where nothing is. */
  extras: z.array(BookedExtra.omit({ description: true, time: true, backAt: true })).optional(),
  total: Money,
})

/** A change that was made, as the invoice tells it. */
export const ChangeRecord = z.object({
  id: z.uuid(),
  kind: z.enum(['leave', 'move']),
  at: Instant,
  /** 'waiting': for the payment of its difference; 'asked': for its supplier. Both may lapse. */
  state: z.enum(['applied', 'waiting', 'asked', 'lapsed', 'declined']),
  before: ChangeRecordSide,
  after: ChangeRecordSide,
  fee: Money,
  refund: Money,
  /** Of a refund that its supplier has to agree to: how it would come back, as in a quote. */
  refundPayments: z.int().optional(),
  byHand: z.boolean().optional(),
  refundByHand: Money.optional(),
  /** What of the refund support has still to give back; absent where there is none. */
  refundOwed: Money.optional(),
  due: Money,
  /** While it waits: where to pay, and until when its places are held. */
  paymentUrl: z.string().optional(),
  heldUntil: Instant.optional(),
  /** Its supplier was asked: until when they may answer. */
  answerBy: Instant.optional(),
  /** What they said when they declined. */
  declineReason: z.string().optional(),
})
export type ChangeRecord = z.infer<typeof ChangeRecord>
