import type { Price, PriceLine } from '../contract/availability.ts'

/** The explanation with the promo code's part as a line of its own, so that the lines add up to what is paid. */
export function discountedPrice(
  price: Price,
  { discount, promoCode }: { discount: number; promoCode: string | null },
): Price {
  if (discount === 0 || promoCode === null) return price
  const { currency } = price.total
  const off = { amount: -discount, currency }
  const line: PriceLine = {
    kind: 'discount',
    id: promoCode,
    quantity: 1,
    periods: 1,
    unitPrice: off,
    amount: off,
  }
  return {
    ...price,
    total: { amount: price.total.amount - discount, currency },
    lines: [...price.lines, line],
  }
}
