import type { ChangeQuote } from '../../contract/changes.ts'
import type { Money } from '../../contract/primitives.ts'

/** What is left of a payment, and whether support took it: then it cannot go back to a card. */
export interface Refundable {
  left: number
  byHand: boolean
}

/**
 * Takes a refund from what is left of payments: first from those that a card made, since it comes back there by itself, then
 * from what support has to give back. Among either, in the order of the payments: from the first as far as it goes, then from
 * the next. Pure.
 *
 * @returns the parts, and what no payment is left for
 */
export function shareRefund<Payment extends Refundable>(
  amount: number,
  payments: readonly Payment[],
): { parts: { payment: Payment; amount: number }[]; missing: number } {
  const parts: { payment: Payment; amount: number }[] = []
  let missing = amount
  // the sort is stable
  for (const payment of payments.toSorted((a, b) => Number(a.byHand) - Number(b.byHand))) {
    const part = Math.min(payment.left, missing)
    if (part <= 0) continue
    missing -= part
    parts.push({ payment, amount: part })
  }
  return { parts, missing }
}

/** The ways on which a refund comes back. */
export interface RefundWays {
  /** Among how many payments what goes back to cards is shared, each perhaps of another card; undefined where nothing does. */
  refundPayments?: number
  /** What of it support gives back. */
  byHand: number
}

/** How a refund comes back: to how many cards, and how much of it by hand. */
export function waysOfRefund(amount: number, payments: readonly Refundable[]): RefundWays {
  return tellWays(shareRefund(amount, payments).parts)
}

/** The ways of a refund that was shared. */
export function tellWays(parts: readonly { payment: Refundable; amount: number }[]): RefundWays {
  const hand = parts.filter(({ payment }) => payment.byHand)
  return {
    refundPayments: parts.length - hand.length || undefined,
    byHand: hand.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** How a refund would come back, as its buyer is told. */
export function presentWays(
  refund: number,
  payments: readonly Refundable[],
  money: (amount: number) => Money,
): Pick<ChangeQuote, 'refundPayments' | 'byHand' | 'refundByHand'> {
  const { refundPayments, byHand } = waysOfRefund(refund, payments)
  return {
    refundPayments,
    byHand: byHand > 0 || undefined,
    refundByHand: byHand > 0 && byHand < refund ? money(byHand) : undefined,
  }
}
