import type { ExperienceCard, FromPrice } from '../../contract/catalogue.ts'
import type { Money, PriceBasis, PricePeriod, UnitId } from '../../contract/primitives.ts'
import { presentPicture } from '../../media/picture.presenter.ts'
import { posterForWords } from '../../media/poster-for-words.ts'
import { exchanger } from '../../platform/money.ts'
import type { Rates } from '../../platform/money.ts'
import { payableStep } from '../../payments/stripe-amounts.ts'
import type { CardRow } from './cards.queries.ts'

/** The currency that prices are told in, and the way there from each other. Made once for a reply. */
export interface Pricing {
  currency: string
  /** Undefined where one of the two currencies has no rate. */
  from: (currency: string) => ((amount: number) => number) | undefined
}

/**
 * Prices as a card can be charged: the very numbers that the calendar and the cart show. What the rates say is worked out
 * once for each currency.
 */
export function createPricing(currency: string, rates: Rates): Pricing {
  const step = payableStep(currency)
  const known = new Map<string, ((amount: number) => number) | undefined>()
  return {
    currency,
    from(source) {
      if (known.has(source)) return known.get(source)
      const convert = exchanger(source, currency, rates)
      const payable =
        convert && step > 1 ? (amount: number) => Math.round(convert(amount) / step) * step : convert
      known.set(source, payable)
      return payable
    },
  }
}

/** Money in the asked currency; in its own where there is no rate, because a price in dirhams beats none. */
export function presentMoney(amount: number, currency: string, pricing: Pricing): Money {
  const convert = pricing.from(currency)
  return convert ? { amount: convert(amount), currency: pricing.currency } : { amount, currency }
}

/** Columns of a from-price. */
export interface FromPriceRow {
  currency: string | null
  from_price: number | null
  from_original_price: number | null
  from_unit: UnitId | null
  price_basis: PriceBasis
  price_period: PricePeriod | null
}

/** The from-price, absent where only a custom offer is made. */
export function presentFromPrice(row: FromPriceRow, pricing: Pricing): FromPrice | undefined {
  const { currency, from_price, from_original_price, from_unit } = row
  if (currency === null || from_price === null || from_unit === null) return undefined
  return {
    price: presentMoney(from_price, currency, pricing),
    originalPrice:
      from_original_price === null ? undefined : presentMoney(from_original_price, currency, pricing),
    unit: from_unit,
    basis: row.price_basis,
    period: row.price_period ?? undefined,
  }
}

/** A drawn stand-in for an experience that came without a picture; what it shows is read from the words of the slug. */
export const noPicture = (slug: string): string => posterForWords(slug)

/** A row of the catalogue as a card. */
export function presentCard(row: CardRow, pricing: Pricing): ExperienceCard {
  return {
    slug: row.slug,
    title: row.title,
    destination: { slug: row.destination_slug, name: row.destination_name, countryCode: row.country_code },
    category: { slug: row.category_slug, name: row.category_name },
    picture: presentPicture(row.picture_source ?? noPicture(row.slug), row.picture_alt ?? row.title, 'card'),
    rating:
      row.rating_count > 0 && row.rating_average !== null
        ? { average: row.rating_average, count: row.rating_count }
        : undefined,
    duration:
      row.duration_unit && row.duration_minimum !== null
        ? {
            unit: row.duration_unit,
            minimum: row.duration_minimum,
            maximum: row.duration_maximum ?? undefined,
          }
        : undefined,
    from: presentFromPrice(row, pricing),
    labels: row.labels,
    freeCancellation: row.free_cancellation,
    instantConfirmation: row.confirmation === 'INSTANT',
    negotiation: row.negotiation,
  }
}
