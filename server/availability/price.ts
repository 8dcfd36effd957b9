/** What a selection costs, and why: units, groups, extras, hours, days or nights, and the currency. */
import type { StoredUnit } from '../catalogue/listings/listing-price.ts'
import type { Price, PriceLine, Selection } from '../contract/availability.ts'
import type { Language, Money } from '../contract/primitives.ts'
import { optionalTextIn, textIn } from '../platform/text/localise.ts'
import { exchange, exchangeTerms } from '../platform/money/exchange.ts'
import type { Rates } from '../platform/money/exchange.ts'
import { payableStep } from '../payments/stripe-amounts.ts'
import { groupLine } from './group-discount.ts'
import type { SellableOption, StoredExtra } from './sellable-option.ts'

/** In which currency, by which rates and in which language a price is told. */
export interface PriceTerms {
  currency: string
  rates: Rates
  language: Language
}

/** An amount of the experience's currency as the shopper pays it: converted, in steps that a card can be charged. */
export function payable(
  amount: number,
  from: string,
  { currency, rates }: Pick<PriceTerms, 'currency' | 'rates'>,
): Money {
  return exchange({ amount, currency: from }, currency, rates, payableStep(currency))
}

/** People who come. A family ticket is as many as it takes places, an infant on a lap is one. */
export function guestsOf(sellable: SellableOption, selection: Pick<Selection, 'units' | 'guests'>): number {
  const chosen = chosenUnits(sellable, selection)
  if (sellable.priceBasis === 'ITEM') {
    return selection.guests ?? chosen.reduce((sum, { quantity }) => sum + quantity, 0)
  }
  return chosen.reduce((sum, { unit, quantity }) => sum + quantity * Math.max(1, unit.places), 0)
}

/** Places of each of its slots that a selection takes. */
export function placesOf(sellable: SellableOption, selection: Pick<Selection, 'units'>): number {
  return chosenUnits(sellable, selection).reduce((sum, { unit, quantity }) => sum + quantity * unit.places, 0)
}

/** Hours, days or nights that are paid for; 1 where the price is not for each of them. */
export function periodsOf(sellable: SellableOption, selection: Pick<Selection, 'periods'>): number {
  return sellable.pricePeriod ? selection.periods : 1
}

/** The units of which at least one was chosen, in the option's order. */
export function chosenUnits(
  sellable: SellableOption,
  selection: Pick<Selection, 'units'>,
): { unit: StoredUnit; quantity: number }[] {
  return sellable.units.flatMap((unit) => {
    const quantity = selection.units[unit.id] ?? 0
    return quantity > 0 ? [{ unit, quantity }] : []
  })
}

/** The most of an extra that so many guests can have, for so many hours, days or nights. */
export function mostOfExtra(
  { per, maximum, atMost }: Partial<Pick<StoredExtra, 'per' | 'maximum' | 'atMost'>>,
  guests: number,
  periods = Infinity,
): number {
  if (per === 'PERSON') return Infinity
  const most = { GUESTS: guests, PERIODS: periods }
  return Math.min(maximum ?? Infinity, atMost ? most[atMost] : Infinity)
}

/** The extras of which at least one was chosen. One for each person follows the guests, whatever number was sent. */
export function chosenExtras(
  sellable: SellableOption,
  selection: Pick<Selection, 'units' | 'guests' | 'extras'>,
): { extra: StoredExtra; quantity: number }[] {
  return sellable.extras.flatMap((extra) => {
    const quantity = selection.extras[extra.id] ?? 0
    if (quantity === 0) return []
    return [{ extra, quantity: extra.per === 'PERSON' ? guestsOf(sellable, selection) : quantity }]
  })
}

/**
 * The price of a selection with its explanation. Each unit's price is converted and rounded once and then multiplied, so
 * that what is shown for one is what is charged for each, and the lines add up in every currency.
 */
export function priceSelection(sellable: SellableOption, selection: Selection, terms: PriceTerms): Price {
  const periods = periodsOf(sellable, selection)
  const inCurrency = (amount: number) => payable(amount, sellable.currency, terms)
  const times = (money: Money, factor: number): Money => ({ ...money, amount: money.amount * factor })
  const chosen = chosenUnits(sellable, selection)

  const unitLines = chosen.map(({ unit, quantity }): PriceLine => {
    const unitPrice = inCurrency(unit.price)
    const amount = times(unitPrice, quantity * periods)
    return {
      kind: 'unit',
      id: unit.id,
      label: optionalTextIn(unit.title, terms.language),
      quantity,
      periods,
      ...(sellable.pricePeriod && { period: sellable.pricePeriod }),
      unitPrice,
      ...(unit.originalPrice !== undefined && { originalUnitPrice: inCurrency(unit.originalPrice) }),
      amount,
    }
  })
  const extraLines = chosenExtras(sellable, selection).map(({ extra, quantity }): PriceLine => {
    const unitPrice = inCurrency(extra.price)
    const label = textIn(extra.title, terms.language)
    return {
      kind: 'extra',
      id: extra.id,
      label,
      quantity,
      periods: 1,
      unitPrice,
      amount: times(unitPrice, quantity),
    }
  })
  const places = { amount: sum(unitLines.map(({ amount }) => amount.amount)), currency: terms.currency }
  const group = groupLine(sellable.groupDiscounts, { guests: guestsOf(sellable, selection), places })
  const lines = [...unitLines, ...extraLines, ...(group ? [group] : [])]
  return {
    total: { amount: sum(lines.map((line) => line.amount.amount)), currency: terms.currency },
    originalTotal: originalTotalOf(lines, terms.currency),
    lines,
    exchange:
      sellable.currency === terms.currency
        ? undefined
        : exchangeTerms(sellable.currency, terms.currency, terms.rates),
  }
}

/** The total of the lines before reductions of units and groups, where it is higher. */
export function originalTotalOf(lines: readonly PriceLine[], currency: string): Money | undefined {
  const full = lines.map(({ kind, unitPrice, originalUnitPrice = unitPrice, quantity, periods }) =>
    kind === 'group' ? 0 : originalUnitPrice.amount * quantity * periods,
  )
  const amount = sum(full)
  return amount > sum(lines.map((line) => line.amount.amount)) ? { amount, currency } : undefined
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
