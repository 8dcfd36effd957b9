/** What a changed booking costs: at the prices it was sold for who stays, at those of today for what is new. */
import { groupLine } from '../../availability/group-discount.ts'
import { mostOfExtra, originalTotalOf } from '../../availability/price.ts'
import type { Price, PriceLine } from '../../contract/availability.ts'
import { payableStep } from '../../payments/stripe-amounts.ts'
import { discountedPrice } from '../discounted-price.ts'
import type { BookingSnapshot, ChangeableRow } from './changes.queries.ts'

/** Who still comes of a booking. */
export interface Kept {
  units: BookingSnapshot['units']
  guests: number
}

type Sold = Pick<ChangeableRow, 'now' | 'codeIsShare'>

/** What a part of a price comes to when some of it stays here, in steps that a card can be charged. */
export function feeOf(amount: number, percent: number, currency: string): number {
  const step = payableStep(currency)
  return Math.floor((amount * percent) / 100 / step) * step
}

/**
 * The booking without the guests who no longer come, at the prices it was sold for. Extras of each person go with them, and one
 * that is for a guest each comes down to the guests who stay; a group that has become smaller pays what its size pays, but never
 * more than the whole booking cost before. Pure.
 */
export function repriceKept(
  booking: Sold & Pick<ChangeableRow, 'soldAs'>,
  { units, guests }: Kept,
): BookingSnapshot {
  const { now: before, soldAs } = booking
  const { currency } = before.explanation.total
  const extras = { ...before.extras }
  for (const { id, per, atMost } of soldAs.extras) {
    const had = extras[id]
    if (had) extras[id] = per === 'PERSON' ? guests : Math.min(had, mostOfExtra({ per, atMost }, guests))
  }
  const quantityOf = ({ kind, id }: PriceLine) =>
    kind === 'unit' ? ((units as Record<string, number>)[id] ?? 0) : (extras[id] ?? 0)
  const lines = before.explanation.lines
    .filter(({ kind }) => kind === 'unit' || kind === 'extra')
    .flatMap((line): PriceLine[] => {
      const quantity = quantityOf(line)
      const amount = { amount: line.unitPrice.amount * quantity * line.periods, currency }
      return quantity > 0 ? [{ ...line, quantity, amount }] : []
    })
  const places = { amount: sum(lines.filter(({ kind }) => kind === 'unit')), currency }
  const group = groupLine(soldAs.groupDiscounts ?? [], { guests, places })
  const priced = [...lines, ...(group ? [group] : [])]

  const discount = discountOf(booking, sum(priced))
  const excess = sum(priced) - discount - before.price
  if (excess > 0) priced.push(keptGroupLine(excess, currency))
  return withPrice(
    { ...before, units, guests, extras },
    {
      ...before.explanation,
      originalTotal: originalTotalOf(priced, currency),
      total: { amount: sum(priced), currency },
      lines: priced,
    },
    discount,
  )
}

/** The booking as it is to be, at the price of today. Pure. */
export function repriceMoved(
  booking: Sold,
  after: Omit<BookingSnapshot, 'explanation' | 'originalPrice' | 'discount' | 'price'>,
  price: Price,
): BookingSnapshot {
  return withPrice({ ...booking.now, ...after }, price, discountOf(booking, price.total.amount))
}

/**
 * What the promo code takes of a new price: the same share as of the one it was used for. A code of a fixed sum is worth that
 * sum and no more, so this booking's part of it stays, as far as the new price goes.
 */
function discountOf({ now, codeIsShare }: Sold, amount: number): number {
  const { discount, originalPrice, explanation } = now
  if (discount === 0 || originalPrice === 0) return 0
  if (!codeIsShare) return Math.min(amount, discount)
  const step = payableStep(explanation.total.currency)
  return Math.min(amount, Math.round((amount * discount) / originalPrice / step) * step)
}

function keptGroupLine(excess: number, currency: string): PriceLine {
  const amount = { amount: -excess, currency }
  return { kind: 'group', id: 'kept', quantity: 1, periods: 1, unitPrice: amount, amount }
}

function withPrice(booking: BookingSnapshot, price: Price, discount: number): BookingSnapshot {
  const code = booking.explanation.lines.find(({ kind }) => kind === 'discount')
  return {
    ...booking,
    explanation: discountedPrice(price, { discount, promoCode: code?.id ?? null }),
    originalPrice: price.total.amount,
    discount,
    price: price.total.amount - discount,
  }
}

function sum(lines: readonly PriceLine[]): number {
  return lines.reduce((total, { amount }) => total + amount.amount, 0)
}
