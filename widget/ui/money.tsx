import type { Money } from '../../server/contract/primitives.ts'
import { useEnvironment } from '../environment/environment.tsx'

/**
 * Formats money in the reader's language. `Intl` knows the currency's decimals; whole amounts lose them, as prices are
 * read more often than they are added.
 */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  const shown = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const format = new Intl.NumberFormat(locale, shown)
  const major = amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  if (!Number.isInteger(major)) return format.format(major)
  return new Intl.NumberFormat(locale, { ...shown, minimumFractionDigits: 0, maximumFractionDigits: 0 }).format(major)
}

/** An amount of money. It keeps its direction in right-to-left text and hides until the visitor's currency is known. */
export function MoneyText({ money, struck = false }: { money: Money; struck?: boolean }) {
  const { locale } = useEnvironment()
  const text = formatMoney(money, locale)
  return struck ? <s className="money isolate">{text}</s> : <span className="money isolate">{text}</span>
}
