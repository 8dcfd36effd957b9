import type { Knex } from 'knex'
import { keepPlaces, movePlaces } from '../../availability/change-places.ts'
import type {
  BookingChange,
  ChangeBookingReply,
  ChangeBookingRequest,
  ChangeQuote,
} from '../../contract/changes.ts'
import type { Language } from '../../contract/primitives.ts'
import { announce } from '../../messages/announce.ts'
import { inTransaction } from '../../platform/database.ts'
import { claimKey, fingerprintOf, keepReply } from '../../platform/idempotency.ts'
import type { IdempotentRequest } from '../../platform/idempotency.ts'
import { Problem } from '../../platform/problem.ts'
import type { BookingKey } from '../cancellations/cancel-booking.ts'
import { finishWhatIsDue } from '../settling/finish-what-is-due.ts'
import { findSettlement, lockOrder } from '../orders.queries.ts'
import { requestRefunds } from '../refunds/request-refunds.ts'
import type { SettleDeps } from '../settling/settle-deps.ts'
import { notifySupplierOfChange } from '../fulfilment/notify-supplier.ts'
import { reserveAsked } from './ask-supplier.ts'
import { addToOrder, findChangeable, insertChange, reshapeBooking } from './changes.queries.ts'
import { tellOfReservationChange } from './tell-of-reservation-change.ts'
import { quoteChange } from './quote-change.ts'
import type { ChangeContext, PricedChange } from './quote-change.ts'
import { openDifference, reserveDifference } from './pay-difference.ts'
import { findWaiting } from './pending-changes.queries.ts'

/** A change is retried at most this many times when another writer was faster; then the buyer is asked to look again. */
const mostAttempts = 4

/**
 * What a change of a booking would cost now. Changes nothing.
 *
 * @throws Problem 404 `booking_unknown`
 */
export async function readChange(
  deps: SettleDeps,
  key: BookingKey,
  { change, language }: { change: BookingChange; language: Language },
): Promise<ChangeQuote> {
  const context = await findContext(deps.db, { ...key, language })
  return (await quoteChange(deps, context, change)).quote
}

/** A change as it was agreed to. */
export interface ChangeCommand {
  idempotencyKey: string
  request: ChangeBookingRequest
  language: Language
}

/** How one attempt ended. Only 'changed' and 'to-pay' have changed anything. */
type Attempt =
  | { kind: 'answered'; reply: ChangeBookingReply }
  | { kind: 'to-pay'; changeId: string }
  | { kind: 'review'; quote: ChangeQuote }
  /** Somebody else took the places in between, or two waited for each other. */
  | { kind: 'again' }

/**
 * Changes a booking by the terms that the traveller agreed to: one transaction gives the old places back, takes the new
 * ones, writes what the booking is now and asks for the refund; or, when there is a difference to pay, only holds the new
 * places and opens a payment page, and the booking stays as it is until that is paid. Where the supplier has to agree,
 * they are asked first, with what is due only authorised. The same idempotency key changes once. When the terms are not the agreed ones any more, nothing is changed and the new ones come back.
 *
 * @throws Problem 404 `booking_unknown`, 409 `not_changeable`,
 *   `idempotency_key_reused`, 503 `payment_unavailable`
 */
export async function changeBooking(
  deps: SettleDeps,
  key: BookingKey,
  { idempotencyKey, request, language }: ChangeCommand,
): Promise<ChangeBookingReply> {
  const wanted = { ...key, language }
  // what is authorised and decided is taken first, so that it can be given back
  await finishWhatIsDue(deps, (await findContext(deps.db, wanted)).order)
  const claim = {
    scope: `change:${key.orderId}`,
    key: idempotencyKey,
    fingerprint: fingerprintOf(key.booking, request),
  }
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const result = await attemptChange(deps, wanted, { request, claim })
    switch (result.kind) {
      case 'again':
        continue
      case 'answered':
        return result.reply
      case 'review':
        return { outcome: 'review', quote: result.quote }
      case 'to-pay':
        return openDifference(deps, result.changeId, { claim, language })
      default:
        result satisfies never
    }
  }
  throw new Problem(503, 'change_busy', 'Many people are booking these places right now. Please try again.')
}

interface Wanted {
  orderId: string
  booking: string
  language: Language
}

async function findContext(
  db: Knex,
  { orderId, booking: reference, language }: Wanted,
): Promise<ChangeContext> {
  const order = await findSettlement(db, orderId)
  const booking = await findChangeable(db, { orderId, reference })
  if (!order || !booking) throw new Problem(404, 'booking_unknown', 'This order has no such booking.')
  return { order, booking, language }
}

async function attemptChange(
  deps: SettleDeps,
  wanted: Wanted,
  intent: { request: ChangeBookingRequest; claim: IdempotentRequest },
): Promise<Attempt> {
  try {
    return await inTransaction<Attempt>(
      deps.db,
      ({ kind }) => kind === 'answered' || kind === 'to-pay',
      (trx) => attempt({ ...deps, db: trx }, trx, { wanted, ...intent }),
    )
  } catch (error) {
    // two changes that each want what the other has
    if ((error as { code?: unknown }).code === '40P01') return { kind: 'again' }
    throw error
  }
}

async function attempt(
  deps: SettleDeps,
  trx: Knex.Transaction,
  { wanted, request, claim }: { wanted: Wanted; request: ChangeBookingRequest; claim: IdempotentRequest },
): Promise<Attempt> {
  const { order: known } = await findContext(trx, wanted)
  await lockOrder(trx, known)
  const claimed = await claimKey(trx, claim)
  if (claimed.state === 'answered') {
    return { kind: 'answered', reply: claimed.reply.body as ChangeBookingReply }
  }
  const context = await findContext(trx, wanted)
  // the same request broke off between holding the places and opening the page
  const begun = claimed.state === 'unanswered' ? await findWaiting(trx, context.booking.id) : undefined
  if (begun) return { kind: 'to-pay', changeId: begun }
  const { quote, plan } = await quoteChange(deps, context, request.change)
  // while the traveller was reading, the places were sold, or became dearer than can be paid
  if (quote.refusal === 'not-available' || quote.refusal === 'too-large') return { kind: 'review', quote }
  if (!plan) throw new Problem(409, 'not_changeable', `This booking cannot be changed: ${quote.refusal}.`)
  const agreed =
    request.agreedRefund.amount === quote.refund.amount &&
    request.agreedDue.amount === quote.due.amount &&
    request.agreedRefund.currency === quote.refund.currency &&
    request.agreedDue.currency === quote.due.currency
  if (!agreed) return { kind: 'review', quote }

  const now = deps.clock.now()
  if (quote.due.amount > 0) {
    const changeId = await reserveDifference(trx, context, { quote, plan }, now)
    return changeId === 'short' ? { kind: 'again' } : { kind: 'to-pay', changeId }
  }
  const reply = await changeOrAsk(deps, trx, context, { quote, plan, now })
  if (!reply) return { kind: 'again' }
  await keepReply(trx, claim, { status: 200, body: reply })
  return { kind: 'answered', reply }
}

/** Undefined: the places are gone, and the transaction must be rolled back. */
async function changeOrAsk(
  deps: Pick<SettleDeps, 'env'>,
  trx: Knex.Transaction,
  context: ChangeContext,
  { now, ...priced }: Required<PricedChange> & { now: Temporal.Instant },
): Promise<ChangeBookingReply | undefined> {
  const { quote } = priced
  if (!quote.asksSupplier) {
    return (await apply(deps, trx, context, { ...priced, now }))
      ? { outcome: 'changed', refund: quote.refund }
      : undefined
  }
  const { result, answerBy } = await reserveAsked(trx, context, priced, now)
  return result === 'moved' ? { outcome: 'asked', answerBy: answerBy.toString() } : undefined
}

/** False: the places are gone, and the transaction must be rolled back. */
async function apply(
  deps: Pick<SettleDeps, 'env'>,
  trx: Knex.Transaction,
  { order, booking }: ChangeContext,
  { quote, plan, now }: Required<PricedChange> & { now: Temporal.Instant },
): Promise<boolean> {
  const { after, soldAs, want } = plan
  if (quote.kind === 'leave') await keepPlaces(trx, { bookingId: booking.id, places: want.places })
  else if ((await movePlaces(trx, want, now)) === 'short') return false

  const [fee, refund] = [quote.fee.amount, quote.refund.amount]
  const { id, now: before } = booking
  const places = quote.kind === 'leave' ? undefined : want
  await reshapeBooking(trx, { id, after, soldAs, fee, refund, places })
  await addToOrder(trx, order.id, {
    subtotal: after.originalPrice - before.originalPrice,
    discount: after.discount - before.discount,
  })
  const change = await insertChange(trx, {
    bookingId: id,
    kind: quote.kind === 'leave' ? 'LEAVE' : 'MOVE',
    status: 'APPLIED',
    before,
    after: { ...after, soldAs },
    fee,
    refund,
    due: 0,
    now: now.toString(),
    heldUntil: null,
  })
  const { refundPayments, byHand } = await requestRefunds(trx, order.id, {
    amount: refund,
    reason: 'changed',
  })
  await announce(trx, {
    kind: 'booking-changed',
    orderId: order.id,
    booking: booking.reference,
    change,
    refundPayments,
    refundByHand: byHand,
  })
  const told = { id: change, before: { ...before, soldAs: booking.soldAs }, fee, refund }
  if (booking.status === 'ON_HOLD') await tellOfReservationChange(deps, trx, id, told)
  else await notifySupplierOfChange(trx, id, told)
  return true
}
