import { cancellationTerms, freeUntil, penaltyPercent } from '../../availability/cancellation.ts'
import { listSellableOptions } from '../../availability/list-sellable-options.ts'
import type { BookingChange, ChangeQuote, ChangeRefusal, ChangeSide } from '../../contract/changes.ts'
import type { Language } from '../../contract/primitives.ts'
import { isPayable } from '../../payments/payable.ts'
import type { Deps } from '../../platform/deps.ts'
import type { SettlementRow } from '../orders.queries.ts'
import { isTaken, refusalOf } from '../cancellations/quote-cancellation.ts'
import { presentWays } from '../refunds/share-refund.ts'
import { presentExtras, presentPickup, readyFirst } from '../invoices/pickup-and-extras.presenter.ts'
import { asksSupplier, isOfOffer, partyIn, toldEndOf } from '../sold-as.ts'
import type { BookingSnapshot, ChangeableRow } from './changes.queries.ts'
import { planLeave, planMove } from './plan-change.ts'
import type { ChangePlan } from './plan-change.ts'
import { feeOf } from './reprice-booking.ts'

/** What a change costs, and what would be done; no plan: it cannot be done. */
export interface PricedChange {
  quote: ChangeQuote
  plan?: ChangePlan
}

/** A booking of an order, and the language of the reader. */
export interface ChangeContext {
  order: SettlementRow
  booking: ChangeableRow
  language: Language
}

/**
 * What a change of a booking costs now. Guests who no longer come are cancelled by the terms that the booking was sold
 * under: their part of the price, less the fee, goes back. Another start is priced as of today and is only to be had as
 * long as the booking could be cancelled without cost, or its supplier agrees; the difference goes back or is to be paid. What was agreed in an
 * offer keeps its price and its party. Changes nothing.
 */
export async function quoteChange(
  deps: Deps,
  context: ChangeContext,
  change: BookingChange,
): Promise<PricedChange> {
  const { order, booking, language } = context
  const sellable = (await listSellableOptions(deps, [booking.optionId])).get(booking.optionId)
  if (!sellable) throw new Error(`the option of ${booking.reference} is gone`)
  const plan =
    change.kind === 'leave'
      ? planLeave(booking, sellable, change)
      : await planMove(deps, { booking, sellable, language }, change)
  const startsAt = booking.startsAt.toTemporalInstant()
  const terms = { startsAt, timeZone: booking.timeZone, now: deps.clock.now() }
  const until = freeUntil(booking.policy, terms)
  const feePercent =
    change.kind === 'leave' && booking.status === 'CONFIRMED' ? penaltyPercent(booking.policy, terms) : 0
  const sums = sumsOf(context, plan, feePercent)
  const asks = change.kind === 'move' && asksSupplier({ ...booking.now, soldAs: booking.soldAs })
  const refusal =
    refusalOf(order, booking, { fee: sums.fee, begun: Temporal.Instant.compare(startsAt, terms.now) <= 0 }) ??
    refuseChange(context, change, { plan, allowed: until !== undefined || asks }) ??
    (isPayable(booking.currency, sums.due) ? undefined : 'too-large')
  const money = (amount: number) => ({ amount, currency: booking.currency })
  const quote: ChangeQuote = {
    booking: booking.reference,
    kind: change.kind,
    refusal,
    fault: refusal === 'not-available' ? plan?.fault?.fault : undefined,
    limit: refusal === 'not-available' ? plan?.fault?.limit : undefined,
    before: presentSide({ ...booking, ...booking.now }, language),
    after: plan && presentSide({ ...booking, ...plan.after, soldAs: plan.soldAs }, language),
    paid: money(sums.paid),
    feePercent,
    fee: money(sums.fee),
    refund: money(sums.refund),
    ...presentWays(sums.refund, order.refundable, money),
    due: money(sums.due),
    freeUntil: until?.toString(),
    freeUntilAfter: plan && freeUntil(booking.policy, { ...terms, startsAt: startOf(plan) })?.toString(),
    termsAfter: plan && cancellationTerms(booking.policy, { ...terms, startsAt: startOf(plan) }),
    asksSupplier: asks,
  }
  return refusal ? { quote } : { quote, plan }
}

const startOf = ({ after }: ChangePlan) => Temporal.Instant.from(after.startsAt)

function sumsOf(
  { order, booking }: ChangeContext,
  plan: ChangePlan | undefined,
  feePercent: number,
): { paid: number; fee: number; refund: number; due: number } {
  const taken = isTaken(order)
  const paid = taken ? booking.price : 0
  const less = plan ? booking.price - plan.after.price : 0
  const fee = feeOf(Math.max(0, less), feePercent, booking.currency)
  return {
    paid,
    fee,
    // what was never taken is neither kept nor given back: the price is lower, and that is all
    refund: taken ? Math.max(0, less - fee) : 0,
    due: Math.max(0, -less),
  }
}

function refuseChange(
  { order, booking }: ChangeContext,
  change: BookingChange,
  { plan, allowed }: { plan: ChangePlan | undefined; allowed: boolean },
): ChangeRefusal | undefined {
  if (isOfOffer(booking.now) && changesParty(booking, change)) return 'agreed-price'
  if (booking.waiting) return 'waiting'
  if (change.kind === 'move') {
    if (booking.status === 'ON_HOLD') return 'unpaid'
    if (booking.status !== 'CONFIRMED') return 'unanswered'
    if (order.payment?.status === 'AUTHORISED') return 'undecided'
    if (!allowed) {
      const everFree = booking.policy.steps.some(({ penaltyPercent: percent }) => percent === 0)
      return booking.policy.kind === 'NON_REFUNDABLE' || !everFree ? 'non-refundable' : 'past-deadline'
    }
  }
  if (!plan) return 'nobody-left'
  if (isSame(booking.now, plan.after, change)) return 'unchanged'
  return plan.fault ? 'not-available' : undefined
}

/** An extra that is not offered any more is given up by another change: who has asked for none has changed nothing. */
function isSame(before: BookingSnapshot, after: BookingSnapshot, change: BookingChange): boolean {
  return (
    before.start === after.start &&
    before.guests === after.guests &&
    counted(before.units) === counted(after.units) &&
    (!asksExtras(change) || counted(before.extras) === counted(after.extras))
  )
}

const asksExtras = (change: BookingChange) => change.kind === 'move' && change.extras !== undefined

/** Whether it would be other guests or other extras than a price was agreed for. */
function changesParty({ now }: ChangeableRow, change: BookingChange): boolean {
  const { guests = now.guests, extras = now.extras } = change.kind === 'move' ? change : now
  return (
    guests !== now.guests ||
    counted(change.units) !== counted(now.units) ||
    counted(extras) !== counted(now.extras)
  )
}

function counted(counts: BookingSnapshot['units'] | BookingSnapshot['extras']): string {
  return JSON.stringify(
    Object.entries(counts)
      .filter(([, quantity]) => quantity > 0)
      .toSorted(([a], [b]) => a.localeCompare(b)),
  )
}

function presentSide(
  side: BookingSnapshot & Pick<ChangeableRow, 'soldAs' | 'timeZone' | 'addressGiven'>,
  language: Language,
): ChangeSide {
  const until = toldEndOf(side, side.soldAs)
  const ready = readyFirst(
    { pickup: presentPickup(side, until, language), extras: presentExtras(side, until, language) },
    side,
  )
  return {
    start: side.start,
    until,
    ...partyIn(side, language),
    ...(ready && { readyAt: { time: ready.time, name: ready.name } }),
    price: side.explanation,
  }
}
