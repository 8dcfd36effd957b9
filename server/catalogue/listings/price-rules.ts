import type { Listing, ListingOption } from '../../contract/listing.ts'
import { exponentOf, isCurrency, minorUnits } from '../../platform/money/currencies.ts'
import type { Refusal } from './refusal.ts'

/** Refusals about money: currency, decimals, reductions, and whether there is a price at all. */
export function* findPriceRefusals(
  listing: Listing,
  canSellIn: (currency: string) => boolean,
): Generator<Refusal> {
  const { currency, negotiation } = listing
  if (negotiation === 'ONLY' && listing.options.length > 0) {
    yield {
      field: 'options',
      code: 'negotiation_with_options',
      reason: 'an experience on "ask for a custom offer" only has no options with prices; use ALSO',
    }
    return
  }
  const hasPrices = listing.options.length > 0 || listing.extras.length > 0
  if (!hasPrices && negotiation !== 'ONLY') {
    yield {
      field: 'options',
      code: 'price_missing',
      reason: 'at least one option with a price is needed, or negotiation ONLY',
    }
  }
  if (currency === undefined) {
    if (hasPrices || negotiation !== 'ONLY') {
      yield { field: 'currency', code: 'currency_missing', reason: 'prices need a currency' }
    }
    return
  }
  if (!isCurrency(currency)) {
    yield {
      field: 'currency',
      code: 'currency_unknown',
      reason: `${currency} is not an active ISO 4217 currency`,
    }
    return
  }
  if (!canSellIn(currency)) {
    yield {
      field: 'currency',
      code: 'currency_without_rate',
      reason: `no exchange rate is known for ${currency}, so it cannot be sold in: npm run rates sets one`,
    }
    return
  }
  yield* findAmountRefusals(listing, currency)
}

function* findAmountRefusals(listing: Listing, currency: string): Generator<Refusal> {
  let dearest = 0
  for (const [optionIndex, option] of listing.options.entries()) {
    yield* findPayThereRefusals(listing, option, `options.${optionIndex}.payThere`)
    for (const [unitIndex, unit] of option.units.entries()) {
      const field = `options.${optionIndex}.units.${unitIndex}`
      const price = minorUnits(unit.price, currency)
      if (price === undefined) yield refuseDecimals(`${field}.price`, unit.price, currency)
      dearest = Math.max(dearest, price ?? 1)
      if (unit.originalPrice === undefined) continue
      const original = minorUnits(unit.originalPrice, currency)
      if (original === undefined) yield refuseDecimals(`${field}.originalPrice`, unit.originalPrice, currency)
      else if (price !== undefined && original <= price) {
        yield {
          field: `${field}.originalPrice`,
          code: 'original_price_not_higher',
          reason: `the price before the reduction (${unit.originalPrice}) is not higher than the price (${unit.price})`,
        }
      }
    }
  }
  if (listing.options.length > 0 && dearest === 0) {
    yield {
      field: 'options',
      code: 'price_missing',
      reason: 'every price is 0: at least one unit must cost something',
    }
  }
  for (const [index, extra] of listing.extras.entries()) {
    if (minorUnits(extra.price, currency) === undefined) {
      yield refuseDecimals(`extras.${index}.price`, extra.price, currency)
    }
  }
}

/** A sum that is paid at the place has a currency of its own, and items to count where it is for each. */
function* findPayThereRefusals(
  { currency: listed = '', priceBasis }: Listing,
  { payThere }: ListingOption,
  field: string,
): Generator<Refusal> {
  if (!payThere) return
  const { amount, per, currency = listed } = payThere
  if (!isCurrency(currency)) {
    yield {
      field: `${field}.currency`,
      code: 'currency_unknown',
      reason: `${currency} is not an active ISO 4217 currency`,
    }
    return
  }
  const paid = minorUnits(amount, currency)
  if (paid === undefined) yield refuseDecimals(`${field}.amount`, amount, currency)
  if (paid === 0) {
    yield {
      field: `${field}.amount`,
      code: 'pay_there_nothing',
      reason: 'leave it out where nothing is paid',
    }
  }
  if (per === 'ITEM' && priceBasis !== 'ITEM') {
    yield { field: `${field}.per`, code: 'unit_of_other_basis', reason: 'ITEM needs priceBasis ITEM' }
  }
}

function refuseDecimals(field: string, price: string, currency: string): Refusal {
  const decimals = exponentOf(currency)
  return {
    field,
    code: 'price_decimals',
    reason: `${currency} has ${decimals === 0 ? 'no' : decimals} decimals, ${price} has more`,
  }
}
