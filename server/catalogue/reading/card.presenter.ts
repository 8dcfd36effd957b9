import type { ExperienceCard, FromPrice } from '../../contract/catalogue.ts'
import type { PriceBasis, PricePeriod, UnitId } from '../../contract/primitives.ts'
import { presentPicture } from '../../media/picture.presenter.ts'
import { posterForWords } from '../../media/poster-for-words.ts'
import type { CardRow } from './cards.queries.ts'
import { presentMoney } from './pricing.ts'
import type { Pricing } from './pricing.ts'

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

/** The average of the reviews, absent before the first. */
export function presentRating({
  rating_count: count,
  rating_average: average,
}: Pick<CardRow, 'rating_count' | 'rating_average'>): ExperienceCard['rating'] {
  return count > 0 && average !== null ? { average, count } : undefined
}

/** How long it takes, absent where nobody said. */
export function presentDuration({
  duration_unit: unit,
  duration_minimum: minimum,
  duration_maximum: maximum,
}: Pick<CardRow, 'duration_unit' | 'duration_minimum' | 'duration_maximum'>): ExperienceCard['duration'] {
  return unit && minimum !== null ? { unit, minimum, maximum: maximum ?? undefined } : undefined
}

/** A row of the catalogue as a card. */
export function presentCard(row: CardRow, pricing: Pricing): ExperienceCard {
  return {
    slug: row.slug,
    title: row.title,
    destination: { slug: row.destination_slug, name: row.destination_name, countryCode: row.country_code },
    category: { slug: row.category_slug, name: row.category_name },
    picture: presentPicture(
      row.picture_source ?? posterForWords(row.slug),
      row.picture_alt ?? row.title,
      'card',
    ),
    rating: presentRating(row),
    duration: presentDuration(row),
    from: presentFromPrice(row, pricing),
    labels: row.labels,
    freeCancellation: row.free_cancellation,
    instantConfirmation: row.confirmation === 'INSTANT',
    negotiation: row.negotiation,
  }
}
