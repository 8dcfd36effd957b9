/** Which status an order gets from its bookings, how much of its payment is then captured, and how it ends unpaid. */
import type { Knex } from 'knex'
import { givePlacesBack, sellPlaces } from '../../availability/ledger.ts'
import { deleteOrderedLines } from '../../carts/delete-ordered-lines.ts'
import { noteAccepted, noteUnpaid } from '../../offers/settle-offer.ts'
import { enqueueJob } from '../../platform/jobs/jobs.ts'
import { announceOutcome } from './announce-outcome.ts'
import { askSuppliers } from '../fulfilment/ask-suppliers.ts'
import { notifySuppliersOfBookings } from '../fulfilment/notify-supplier.ts'
import { numberInvoice } from '../invoices/number-invoice.queries.ts'
import { decideCapture, listBookingStates, moveBookings, moveOrder, movePayment } from '../orders.queries.ts'
import type { BookingStateRow, SettlementRow } from '../orders.queries.ts'
import { capturePaymentJob } from '../payment-jobs.ts'
import type { OrderState, PaymentState } from '../transitions.ts'
import { countPromoUse, givePromoUseBack } from './promo-uses.queries.ts'

/** Two captures at once get in each other's way at the network, which refuses the second as still in progress. */
const captureJobDelay = { seconds: 20 }

type ConcludedOrder = Pick<SettlementRow, 'id' | 'cartId'> & {
  /** Absent for what is free of charge, which no offer is. */
  offerRequestId?: string | null
  payment: { id: string } | null
}

/**
 * The buyer has paid, or has nothing to pay: held places are sold, instant bookings confirmed, the others wait for their
 * supplier. What lost its places in the meantime expires and is not charged.
 */
export async function confirmOrder(
  trx: Knex.Transaction,
  order: ConcludedOrder,
  now: Temporal.Instant,
): Promise<void> {
  const held = (await listBookingStates(trx, order.id)).filter((booking) => booking.status === 'ON_HOLD')
  const { sold, lost } = await sellPlaces(trx, ids(held), now)
  const bought = held.filter((booking) => sold.includes(booking.id))
  const confirmed = await moveBookings(trx, ids(bought.filter((booking) => booking.instant)), 'CONFIRMED')
  // whose offer was accepted is told so, once it is paid
  if (!order.offerRequestId) await notifySuppliersOfBookings(trx, confirmed)
  const asked = await moveBookings(trx, ids(bought.filter((booking) => !booking.instant)), 'PENDING')
  await askSuppliers(trx, asked, now)
  await moveBookings(trx, lost, 'EXPIRED')
  if (order.offerRequestId && bought.length > 0) await noteAccepted(trx, order.offerRequestId)
  await deleteOrderedLines(
    trx,
    order,
    bought.map((booking) => booking.lineId),
  )
  await concludeOrder(trx, order, now)
}

/**
 * Confirms an order with nothing to pay, at once. False: its promo code was used up meanwhile, and the transaction must be
 * rolled back.
 */
export async function confirmFreeOrder(
  trx: Knex.Transaction,
  order: ConcludedOrder & Pick<SettlementRow, 'promoCode'>,
  now: Temporal.Instant,
): Promise<boolean> {
  if (order.promoCode && !(await countPromoUse(trx, order.id))) return false
  await confirmOrder(trx, order, now)
  return true
}

/**
 * Gives an order the status that its bookings add up to, and once all of them are decided says how much of the
 * authorisation is to be taken. Called after every change of a booking, in its transaction; the caller then takes it with
 * `finishPayment`, and a job does so should the process die in between.
 */
export async function concludeOrder(
  trx: Knex.Transaction,
  order: ConcludedOrder,
  now: Temporal.Instant,
): Promise<void> {
  const bookings = await listBookingStates(trx, order.id)
  const status = statusOf(bookings)
  const moved = await moveOrder(trx, order.id, status)
  const isConfirmed = status === 'CONFIRMED' || status === 'PARTIALLY_CONFIRMED'
  // a confirmed order that is to be paid is told once the money is taken: the bank may still refuse
  if (moved && !(isConfirmed && order.payment)) await announceOutcome(trx, order.id, status)
  if (isConfirmed && !order.payment) await numberInvoice(trx, order.id, now)
  if (status === 'ON_HOLD') return
  if (status === 'UNSUCCESSFUL') await givePromoUseBack(trx, order.id)
  if (!order.payment) return
  const amount = bookings.filter(isTaken).reduce((sum, booking) => sum + booking.price, 0)
  await decideCapture(trx, order.payment.id, amount)
  await enqueueJob(
    trx,
    capturePaymentJob,
    { paymentId: order.payment.id },
    { key: `${capturePaymentJob}:${order.payment.id}`, after: captureJobDelay },
  )
}

/** Who has come has the booking as much as who will come: it is paid, too. */
const isTaken = ({ status }: BookingStateRow) => status === 'CONFIRMED' || status === 'REDEEMED'

function statusOf(bookings: readonly BookingStateRow[]): OrderState {
  if (bookings.some((booking) => booking.status === 'PENDING' || booking.status === 'ON_HOLD')) {
    return 'ON_HOLD'
  }
  const confirmed = bookings.filter(isTaken).length
  if (confirmed === 0) return 'UNSUCCESSFUL'
  // what the traveller gave up is nothing that could not be had
  const wanted = bookings.filter((booking) => booking.status !== 'CANCELLED').length
  return confirmed === wanted ? 'CONFIRMED' : 'PARTIALLY_CONFIRMED'
}

/**
 * Nothing of a paid order can be had at the price it was paid for: its places go back, its cart keeps its lines, and the
 * authorisation is let go.
 */
export async function refuseOrder(
  trx: Knex.Transaction,
  order: ConcludedOrder,
  now: Temporal.Instant,
): Promise<void> {
  const bookings = ids(await listBookingStates(trx, order.id))
  await givePlacesBack(trx, await moveBookings(trx, bookings, 'EXPIRED'))
  await concludeOrder(trx, order, now)
}

/** How an order ends that was not paid. */
export interface Ending {
  order: 'PAYMENT_FAILED' | 'CANCELLED'
  booking: 'EXPIRED' | 'CANCELLED'
  payment: Extract<PaymentState, 'FAILED' | 'EXPIRED' | 'CANCELLED'>
  declineCode?: string | null
}

/** Ends an unpaid order: its places go back, its promo code's use too, and the cart is as usable as before. */
export async function endUnpaidOrder(
  trx: Knex.Transaction,
  order: ConcludedOrder,
  { order: status, booking, payment, declineCode }: Ending,
): Promise<void> {
  if (!(await moveOrder(trx, order.id, status))) return
  const bookings = ids(await listBookingStates(trx, order.id))
  await moveBookings(trx, bookings, booking)
  await givePlacesBack(trx, bookings)
  if (order.payment) await movePayment(trx, order.payment.id, payment, { declineCode })
  await givePromoUseBack(trx, order.id)
}

/** Ends a reservation that will not be paid. An offer that it accepted stands again, until its time is up. */
export async function endReservation(
  trx: Knex.Transaction,
  order: ConcludedOrder,
  booking: Ending['booking'],
): Promise<void> {
  await endUnpaidOrder(trx, order, { order: 'CANCELLED', booking, payment: 'CANCELLED' })
  if (order.offerRequestId) await noteUnpaid(trx, order.offerRequestId)
}

const ids = (bookings: readonly BookingStateRow[]) => bookings.map((booking) => booking.id)
