/** An order as its buyer reads it: its outcome, its bookings and their prices, what was paid, kept and given back. */
import { wasNeverCharged } from '../../../locales/never-charged.ts'
import { cancellationTerms, freeUntil } from '../../availability/cancellation.ts'
import { payThereOf } from '../../availability/pay-there.ts'
import { presentSoldExperience } from '../../carts/cart.presenter.ts'
import type { Price } from '../../contract/availability.ts'
import type { Booking, OrderOutcome, PaymentStatus, WholeInvoice } from '../../contract/checkout.ts'
import type { Language, Money } from '../../contract/primitives.ts'
import { optionalTextIn, textIn } from '../../platform/text/localise.ts'
import { presentChange } from './change-record.presenter.ts'
import { entriesOfOption } from './entries-of-option.ts'
import type { InvoiceBookingRow, InvoiceRow } from './invoice.queries.ts'
import { nextPollAt } from './next-poll.ts'
import { owedByBooking, owedByChange } from './owed-refunds.ts'
import type { Downloads } from '../order-links.ts'
import { presentExtras, presentPickup, readyFirst } from './pickup-and-extras.presenter.ts'
import { zoneOfFirst } from './zone-of-first.ts'
import { isOfOffer, toldEndOf } from '../sold-as.ts'
import type { OrderState } from '../transitions.ts'
import { showTelephone } from '../../platform/text/telephone.ts'
import { fullName } from '../../platform/text/full-name.ts'

/** The outcome that the buyer is shown for each status (specification, section 4). */
export const outcomes: Readonly<Record<OrderState, OrderOutcome>> = {
  AWAITING_PAYMENT: 'in-progress',
  RESERVED: 'reserved',
  ON_HOLD: 'on-hold',
  CONFIRMED: 'success',
  PARTIALLY_CONFIRMED: 'partially-booked',
  PAYMENT_FAILED: 'payment-failed',
  UNSUCCESSFUL: 'unsuccessful',
  CANCELLED: 'cancelled',
}

/**
 * Success is told once the money is taken, since the bank may still refuse at that moment. When taking it is delayed
 * (the network is away), what counts is that the booking stands and the authorisation is there.
 */
const captureGraceSeconds = 20

/** What became of an order, as its buyer is told now. */
export function outcomeOf(
  order: Pick<InvoiceRow, 'status' | 'updatedAt'> & {
    payment: Pick<NonNullable<InvoiceRow['payment']>, 'status'> | null
  },
  now: Temporal.Instant,
): OrderOutcome {
  const outcome = outcomes[order.status]
  const confirmed = outcome === 'success' || outcome === 'partially-booked'
  if (!confirmed || order.payment?.status !== 'AUTHORISED') return outcome
  const since = now.since(order.updatedAt.toTemporalInstant()).total('seconds')
  return since < captureGraceSeconds ? 'in-progress' : outcome
}

/** An order as its buyer reads it, in a language. */
export function presentInvoice(
  order: InvoiceRow,
  { language, now, downloads }: { language: Language; now: Temporal.Instant; downloads?: Downloads },
): WholeInvoice {
  const money = (amount: number) => ({ amount, currency: order.currency })
  const outcome = outcomeOf(order, now)
  const awaiting = order.status === 'AWAITING_PAYMENT'
  const owed = owedByBooking(order.bookings, order.refunds.owed)
  return {
    reference: order.reference,
    invoiceId: invoiceIdOf(order),
    purchaseId: order.payment?.intentId ? order.reference.replace(/^DH-/, 'PU-') : undefined,
    outcome,
    purchasedAt: order.purchasedAt.toTemporalInstant().toString(),
    timeZone: order.timeZone ?? zoneOfFirst(order.bookings),
    language: order.language,
    currency: order.currency,
    buyer: {
      firstName: order.firstName,
      lastName: order.lastName,
      email: order.email,
      countryCode: order.countryCode,
      phoneNumber: order.phone,
      name: fullName(order),
      phoneText: showTelephone(order.phone),
    },
    bookings: order.bookings.map((booking) => ({
      ...presentBooking(booking, { order, language, now, owed: owed.get(booking.reference) ?? 0 }),
      refundOwed: owed.has(booking.reference) ? money(owed.get(booking.reference) ?? 0) : undefined,
      offerNote: (isOfOffer(booking) && order.offerNote) || undefined,
      offerMessage: (isOfOffer(booking) && order.offerMessage) || undefined,
      bookedAt: order.purchasedAt.toTemporalInstant().toString(),
      ticketUrl:
        hasTicket(booking) && outcome !== 'in-progress' ? downloads?.ticket(booking.reference) : undefined,
      reviewUrl: isOver(booking, now) && !booking.reviewed ? downloads?.review(booking.reference) : undefined,
    })),
    subtotal: money(order.subtotal),
    discount: money(order.discount),
    total: money(order.total),
    unbooked: unbookedOf(order, outcome),
    promoCode: order.promoCode ?? undefined,
    paymentMethod: order.paymentMethod,
    paymentStatus: paymentStatusOf(order),
    refunding: order.refunds.sending > 0 ? money(order.refunds.sending) : undefined,
    refundingPayments: order.refunds.sendingOf || undefined,
    refundOwed: order.refunds.owed > 0 ? money(order.refunds.owed) : undefined,
    nextPollAt: nextPollAt(order, outcome, now)?.round('millisecond').toString(),
    paymentUrl:
      awaiting && order.payment?.url ? downloads?.payment(order.purchasedAt.toTemporalInstant()) : undefined,
    continuedAs: order.continuedAs ?? undefined,
    // what was negotiated is not in the shopper's cart: there is another way to try again
    retryUrl: order.bookings.some(isOfOffer) ? order.cancelUrl : undefined,
    heldUntil:
      awaiting || order.status === 'RESERVED' ? order.heldUntil.toTemporalInstant().toString() : undefined,
    contact: order.contact,
    ticketsMailed: order.ticketsMailed,
    moves: order.moves.map(({ kind, at, amount, byHand, open }) => ({
      kind,
      at: Temporal.Instant.from(at).toString(),
      amount: money(amount),
      byHand: byHand || undefined,
      open: open || undefined,
    })),
    asOf: now.round('second').toString(),
    seller: order.storefront.company ?? undefined,
    invoiceUrl: awaiting ? undefined : downloads?.invoice,
    calendarUrl: order.bookings.some(hasTicket) ? downloads?.calendar : undefined,
  }
}

/** As in `2026-000123`: counted for its storefront and year. */
function invoiceIdOf({ invoiceNumber, invoiceYear, purchasedAt }: InvoiceRow): string | undefined {
  if (invoiceNumber === null) return undefined
  return `${invoiceYear ?? purchasedAt.getUTCFullYear()}-${String(invoiceNumber).padStart(6, '0')}`
}

/**
 * What of the total never came about and was not charged: what failed, and requests that were given up before their payment was
 * taken. What was charged before it failed is told as refunded. Of an order that came to nothing unpaid it is all of it.
 */
function unbookedOf({ bookings, payment, currency }: InvoiceRow, outcome: OrderOutcome): Money | undefined {
  const money = (amount: number) => ({ amount, currency })
  const wasTaken = payment?.status === 'CAPTURED' || payment?.status === 'REFUNDED'
  if (!wasTaken && outcome === 'in-progress') return undefined
  const amount = bookings
    .filter(({ status, ...of }) =>
      wasNeverCharged({ status, refunded: money(of.refunded), fees: money(of.fees) }),
    )
    .reduce((sum, { price }) => sum + price, 0)
  return amount > 0 ? money(amount) : undefined
}

/** Only what is confirmed has a ticket. */
export function hasTicket({ status }: Pick<InvoiceBookingRow, 'status'>): boolean {
  return status === 'CONFIRMED'
}

/**
 * Whether the calendar file of an order tells of a booking: of what is confirmed and, so that it leaves the calendars that have
 * it, of what was cancelled after it was sold.
 */
export function isInCalendar(
  booking: Pick<InvoiceBookingRow, 'status'>,
  { invoiceNumber, total }: Pick<InvoiceRow, 'invoiceNumber' | 'total'>,
): boolean {
  const wasSold = invoiceNumber !== null || total === 0
  return hasTicket(booking) || (booking.status === 'CANCELLED' && wasSold)
}

/** Whether the travellers have been; they may write about it, once. */
function isOver({ status, end, timeZone }: InvoiceBookingRow, now: Temporal.Instant): boolean {
  if (status !== 'CONFIRMED' && status !== 'REDEEMED') return false
  const endsAt = Temporal.PlainDateTime.from(end).toZonedDateTime(timeZone).toInstant()
  return Temporal.Instant.compare(endsAt, now) <= 0
}

const nothingOf: ReadonlySet<OrderState> = new Set(['UNSUCCESSFUL', 'CANCELLED'])

function paymentStatusOf({ payment, paymentMethod, total, status }: InvoiceRow): PaymentStatus {
  // an authorisation of an order that came to nothing is only still to be released
  if (payment?.status === 'AUTHORISED' && nothingOf.has(status)) return 'CANCELLED'
  if (payment) return payment.status
  // with nothing to pay, nothing is owed
  if (paymentMethod !== 'PAY_LATER' || total === 0) return 'CAPTURED'
  return status === 'RESERVED' ? 'PAY_LATER' : 'CANCELLED'
}

/** The price as it was agreed, with what was bought named for whoever reads it now. */
function presentPrice({ explanation, soldAs }: InvoiceBookingRow, language: Language): Price {
  const titlesOf = { unit: soldAs.units, extra: soldAs.extras }
  return {
    ...explanation,
    lines: explanation.lines.map((line) => {
      if (line.kind !== 'unit' && line.kind !== 'extra') return line
      const title = titlesOf[line.kind].find(({ id }) => id === line.id)?.title
      return title ? { ...line, label: textIn(title, language) } : line
    }),
  }
}

function presentBooking(
  booking: InvoiceBookingRow,
  {
    order,
    language,
    now,
    owed,
  }: { order: InvoiceRow; language: Language; now: Temporal.Instant; owed: number },
): Omit<Booking, 'bookedAt'> {
  const { soldAs } = booking
  const money = (amount: number) => ({ amount, currency: order.currency })
  const owedOf = owedByChange(booking, owed)
  const terms = { startsAt: Temporal.Instant.from(booking.startsAt), timeZone: booking.timeZone, now }
  const whenBought = { ...terms, now: order.purchasedAt.toTemporalInstant() }
  const until = toldEndOf(booking, soldAs)
  const pickup = presentPickup(booking, until, language)
  const extras = presentExtras(booking, until, language)
  const standing =
    booking.status === 'CONFIRMED' || booking.status === 'PENDING' || booking.status === 'ON_HOLD'
  return {
    reference: booking.reference,
    status: booking.status,
    cancelledAt:
      booking.status === 'CANCELLED' ? Temporal.Instant.from(booking.updatedAt).toString() : undefined,
    cancelledByBuyer: booking.status === 'CANCELLED' ? booking.cancelledByTraveller : undefined,
    isOver: isOver(booking, now),
    experience: presentSoldExperience(soldAs.experience, language),
    option: booking.option,
    optionTitle: textIn(soldAs.optionTitle, language),
    optionDescription: optionalTextIn(soldAs.optionDescription, language),
    units: soldAs.units.map(({ id, title }) => ({
      id,
      title: optionalTextIn(title, language),
      quantity: booking.units[id] ?? 0,
    })),
    guests: booking.guests,
    start: booking.start,
    end: booking.end,
    until,
    entry: soldAs.entry,
    periods: booking.periods,
    timeZone: booking.timeZone,
    address: optionalTextIn(soldAs.address, language),
    pickup,
    readyAt: readyFirst({ pickup, extras }, booking),
    note: booking.note ?? undefined,
    addressGiven: booking.addressGiven ?? undefined,
    supplier: {
      name: textIn(booking.supplier.name, language),
      phone: booking.supplier.phone ? showTelephone(booking.supplier.phone) : undefined,
    },
    includes: entriesOfOption(booking, 'includes', language),
    knowBeforeYouGo: entriesOfOption(booking, 'knowBeforeYouGo', language),
    whatToBring: entriesOfOption(booking, 'whatToBring', language),
    spokenLanguages: booking.spokenLanguages,
    extras,
    price: presentPrice(booking, language),
    originalPrice: money(booking.originalPrice),
    discount: money(booking.discount),
    total: money(booking.price),
    payThere: standing && !isOver(booking, now) ? payThereOf(soldAs.payThere, booking, language) : undefined,
    refunded: money(booking.refunded),
    fees: money(booking.fees),
    changes: booking.changes.map((change) =>
      presentChange(change, booking, {
        money,
        language,
        owed: owedOf.get(change.id),
        refundable: order.refundable,
      }),
    ),
    cancellation: soldAs.cancellation,
    answerBy:
      booking.status === 'PENDING' && booking.answerBy
        ? Temporal.Instant.from(booking.answerBy).toString()
        : undefined,
    declineReason: booking.declineReason ?? undefined,
    freeUntil: standing ? freeUntil(soldAs.cancellation, terms)?.toString() : undefined,
    wasFree: freeUntil(soldAs.cancellation, whenBought) ? true : undefined,
    cancellationTerms: standing ? cancellationTerms(soldAs.cancellation, terms) : undefined,
  }
}
