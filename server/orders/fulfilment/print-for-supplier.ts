import type { Price } from '../../contract/availability.ts'
import type { Language, Money } from '../../contract/primitives.ts'
import { exchangedFrom } from '../../platform/money/exchanged-from.ts'
import { printMoney } from '../../platform/text/print-in-language.ts'

/** A sum as the traveller paid it, and nearly what it is in the currency of the supplier's listing, at the rate it was booked at. */
export function printForSupplier(
  money: Money,
  { exchange }: Pick<Price, 'exchange'>,
  language: Language,
): string {
  const own = exchangedFrom(money, exchange)
  const paid = printMoney(money, language)
  return own ? `${paid} (≈\u00a0${printMoney(own, language)})` : paid
}
