/**
 * Takes a refund from what is left of payments, in their order: from the first as far as it goes, then from the next. Pure.
 *
 * @returns the parts, and what no payment is left for
 */
export function shareRefund<Payment extends { left: number }>(
  amount: number,
  payments: readonly Payment[],
): { parts: { payment: Payment; amount: number }[]; missing: number } {
  const parts: { payment: Payment; amount: number }[] = []
  let missing = amount
  for (const payment of payments) {
    const part = Math.min(payment.left, missing)
    if (part <= 0) continue
    missing -= part
    parts.push({ payment, amount: part })
  }
  return { parts, missing }
}

/** Among how many payments a refund is shared, each perhaps of another card; undefined where nothing comes back. */
export function paymentsOfRefund(amount: number, lefts: readonly number[]): number | undefined {
  return (
    shareRefund(
      amount,
      lefts.map((left) => ({ left })),
    ).parts.length || undefined
  )
}
