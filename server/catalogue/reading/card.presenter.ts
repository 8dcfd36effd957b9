/** A row of the catalogue as a card: title, picture, from-price, rating, place, duration. */
import type { ExperienceCard, FromPrice } from '../../contract/catalogue.ts'
import type { PriceBasis, PricePeriod, UnitId } from '../../contract/primitives.ts'
import { presentPicture, presentStandIn } from '../../media/picture.presenter.ts'
import type { CardRow } from './cards.queries.ts'
import { presentMoney } from './pricing.ts'
import type { Pricing } from './pricing.ts'

/** Columns of a from-price. */
export interface FromPriceRow {
  currency: string | null
  fromPrice: number | null
  fromOriginalPrice: number | null
  fromUnit: UnitId | null
  fromOption: string | null
  fromGuests: number | null
  priceBasis: PriceBasis
  pricePeriod: PricePeriod | null
  periodMinimum: number | null
}

/** The from-price, absent where only a custom offer is made. */
export function presentFromPrice(row: FromPriceRow, pricing: Pricing): FromPrice | undefined {
  const { currency, fromPrice, fromOriginalPrice, fromUnit } = row
  if (currency === null || fromPrice === null || fromUnit === null) return undefined
  return {
    price: presentMoney(fromPrice, currency, pricing),
    originalPrice:
      fromOriginalPrice === null ? undefined : presentMoney(fromOriginalPrice, currency, pricing),
    unit: fromUnit,
    basis: row.priceBasis,
    period: row.pricePeriod ?? undefined,
    least: (row.pricePeriod && (row.periodMinimum ?? 1) > 1 && row.periodMinimum) || undefined,
    guests: (row.priceBasis === 'ITEM' && !row.pricePeriod && row.fromGuests) || undefined,
    option: row.fromOption ?? undefined,
  }
}

/** The average of the reviews, absent before the first. */
export function presentRating({
  ratingCount: count,
  ratingAverage: average,
}: Pick<CardRow, 'ratingCount' | 'ratingAverage'>): ExperienceCard['rating'] {
  return count > 0 && average !== null ? { average, count } : undefined
}

/** Where it takes place; absent where it is not stated. */
export function presentLocation({
  latitude,
  longitude,
}: Pick<CardRow, 'latitude' | 'longitude'>): ExperienceCard['location'] {
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}

/** Where it takes place, as addresses and texts of the language say it. */
export function presentDestinationRef({
  destinationSlug: slug,
  destinationLocalSlug: localSlug,
  destinationName: name,
  destinationInEnglish,
  countryCode,
}: Pick<
  CardRow,
  'destinationSlug' | 'destinationLocalSlug' | 'destinationName' | 'destinationInEnglish' | 'countryCode'
>): ExperienceCard['destination'] {
  return { slug, localSlug: localSlug ?? undefined, name, ...inEnglish(destinationInEnglish), countryCode }
}

/** `inEnglish: true` for a name that exists in English alone, nothing for any other. */
export const inEnglish = (is: boolean): { inEnglish?: true } => (is ? { inEnglish: true } : {})

/** How long it takes; absent where it is not stated. */
export function presentDuration({
  durationUnit: unit,
  durationMinimum: minimum,
  durationMaximum: maximum,
}: Pick<CardRow, 'durationUnit' | 'durationMinimum' | 'durationMaximum'>): ExperienceCard['duration'] {
  return unit && minimum !== null ? { unit, minimum, maximum: maximum ?? undefined } : undefined
}

/** The same title in the other of Arabic and English, where it has one. */
function titleBeside({
  title,
  titleArabic,
  titleEnglish,
}: Pick<CardRow, 'title' | 'titleArabic' | 'titleEnglish'>): ExperienceCard['beside'] {
  if (titleArabic === null || titleEnglish === null) return undefined
  return title === titleArabic
    ? { language: 'en', title: titleEnglish }
    : { language: 'ar', title: titleArabic }
}

/** The first picture. Without a description of its own it is described by the title. */
function presentFace(row: CardRow): ExperienceCard['picture'] {
  const { pictureSource, pictureAlt } = row
  if (pictureSource === null) {
    return {
      ...presentStandIn(row.slug, row.title, 'card', row.destinationSlug),
      ...inEnglish(row.inEnglish),
    }
  }
  return {
    ...presentPicture(pictureSource, pictureAlt ?? row.title, 'card', row.picturePreview),
    ...inEnglish(pictureAlt === null ? row.inEnglish : row.pictureInEnglish),
  }
}

/** A row of the catalogue as a card. */
export function presentCard(row: CardRow, pricing: Pricing): ExperienceCard {
  return {
    slug: row.slug,
    localSlug: row.localSlug ?? undefined,
    title: row.title,
    ...inEnglish(row.inEnglish),
    beside: titleBeside(row),
    summary: row.summary ?? undefined,
    guests: row.guests ?? undefined,
    ageMinimum: row.ageMinimum ?? undefined,
    ageMaximum: row.ageMaximum ?? undefined,
    lengthMetres: row.lengthMetres ?? undefined,
    longestMetres: row.longestMetres ?? undefined,
    destination: presentDestinationRef(row),
    category: {
      slug: row.categorySlug,
      localSlug: row.categoryLocalSlug ?? undefined,
      name: row.categoryName,
      ...inEnglish(row.categoryInEnglish),
    },
    picture: presentFace(row),
    rating: presentRating(row),
    duration: presentDuration(row),
    location: presentLocation(row),
    option: row.wishedOption,
    from: presentFromPrice(row, pricing),
    labels: row.labels,
    freeCancellation: row.freeCancellation,
    instantConfirmation: row.confirmation === 'INSTANT' && row.negotiation !== 'ONLY',
    confirmedOnRequest: row.confirmation === 'ON_REQUEST' && row.negotiation !== 'ONLY' ? true : undefined,
    negotiation: row.negotiation,
  }
}
