import { displayOf } from '../../../locales/as-printed.ts'
import type { Money } from '../../../server/contract/primitives.ts'
import { useEnvironment } from '../../environment/environment.tsx'
import type { Formats } from '../../environment/formats.ts'

/**
 * Formats money in the reader's language. The decimals are the standard's (ISO 4217), handed over by the server, because
 * `Intl` has other ideas for some currencies; whole amounts lose them, as prices are read more often than added.
 */
export function formatMoney(
  { amount, currency }: Money,
  formats: Formats,
  exponents: Readonly<Record<string, number>>,
  signed = false,
): string {
  const exponent = exponents[currency] ?? 2
  const major = amount / 10 ** exponent
  const digits = Number.isInteger(major) ? 0 : exponent
  return formats
    .number({
      style: 'currency',
      currency,
      currencyDisplay: displayOf(currency),
      signDisplay: signed ? 'exceptZero' : 'auto',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    .format(major)
}

/** `formatMoney` for the reader of this app. */
export function useFormatMoney(): (money: Money, signed?: boolean) => string {
  const { formats, storefront } = useEnvironment()
  return (money, signed) => formatMoney(money, formats, storefront.exponents, signed)
}

/** How prices write a currency where it stands beside no amount, "AED" or "€": what is left of a price of nothing. */
export const signOf = (nothing: string): string => nothing.replace(/^[\s\u200f0\u06f0]+|[\s0\u06f0]+$/g, '')

/**
 * An amount of money; `signed`: with a plus where it is added. It keeps its direction in right-to-left text and hides until the
 * visitor's currency is known.
 */
export function MoneyText({
  money,
  struck = false,
  signed,
}: {
  money: Money
  struck?: boolean
  signed?: boolean
}) {
  const text = useFormatMoney()(money, signed)
  return struck ? <s className="money isolate">{text}</s> : <span className="money isolate">{text}</span>
}
