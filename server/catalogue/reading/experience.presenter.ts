import type { Experience } from '../../contract/catalogue.ts'
import type { TextField } from '../../contract/text-fields.ts'
import type { ExperienceOption, OptionUnit } from '../../contract/options.ts'
import type { Language, Localized } from '../../contract/primitives.ts'
import { presentPicture } from '../../media/picture.presenter.ts'
import { posterForWords } from '../../media/poster-for-words.ts'
import { optionalTextIn, textIn } from '../../platform/text/localise.ts'
import { renderMarkdown } from '../../platform/text/markdown.ts'
import {
  inEnglish,
  presentDestinationRef,
  presentDuration,
  presentFromPrice,
  presentLocation,
  presentRating,
} from './card.presenter.ts'
import type { FromPriceRow } from './card.presenter.ts'
import type { ExperienceRow } from './experience.queries.ts'
import { kilometresBetween } from '../listings/distance.ts'
import { presentMoney } from './pricing.ts'
import type { Pricing } from './pricing.ts'
import { presentStatedFacts } from './stated-facts.presenter.ts'
import type { StoredUnit } from '../listings/listing-price.ts'

/** A row with everything as the experience's page shows it. */
export function presentExperience(row: ExperienceRow, language: Language, pricing: Pricing): Experience {
  const [own, ...others] = row.pictures
  const face: ExperienceRow['pictures'][number] = own ?? {
    source: posterForWords(row.slug, row.destinationSlug),
  }
  const standIn = own ? undefined : ({ illustration: true } as const)
  const titleInEnglish = inEnglish(row.inEnglish.includes('title'))
  const altOf = (alt: Localized | undefined) => optionalTextIn(alt, language) || row.title
  const markOf = (alt: Localized | undefined) =>
    alt && optionalTextIn(alt, language) ? inEnglish(!(language in alt)) : titleInEnglish
  const { currency } = row
  return {
    slug: row.slug,
    localSlug: row.localSlug ?? undefined,
    title: row.title,
    inEnglish: [...row.inEnglish, ...listsInEnglish(row, language)],
    languages: row.languages,
    summary: row.summary ?? undefined,
    overviewHtml: renderMarkdown(row.overview),
    highlights: row.highlights ?? [],
    includes: row.includes ?? [],
    excludes: row.excludes ?? [],
    knowBeforeYouGo: row.knowBeforeYouGo ?? [],
    whatToBring: row.whatToBring ?? [],
    itinerary: row.itinerary.map(({ title, text, ...stop }) => ({
      title: textIn(title, language),
      text: optionalTextIn(text, language),
      ...stop,
    })),
    itineraryOptions: optionsOfItinerary(row),
    pictures: [face, ...others].map(({ source, alt }, at) => ({
      ...presentPicture(source, altOf(alt), 'card', at === 0 ? row.picturePreview : undefined),
      ...markOf(alt),
      ...standIn,
    })),
    hero: {
      ...presentPicture(face.source, altOf(face.alt), 'hero', row.picturePreview),
      ...markOf(face.alt),
      ...standIn,
    },
    destination: presentDestinationRef(row),
    kilometresAway: kilometresAway(row),
    categories: row.categories.map(({ localSlug, inEnglish: isEnglish, ...category }) => ({
      ...category,
      ...inEnglish(isEnglish),
      localSlug: localSlug ?? undefined,
    })),
    labels: row.labels,
    occasions: row.occasions,
    supplier: {
      slug: row.supplierSlug,
      name: row.supplierName,
      description: row.supplierDescription ?? undefined,
    },
    rating: presentRating(row),
    elsewhere: row.elsewhere ?? undefined,
    duration: presentDuration(row),
    ages:
      row.ageMinimum === null && row.ageMaximum === null
        ? undefined
        : { minimum: row.ageMinimum ?? undefined, maximum: row.ageMaximum ?? undefined },
    spokenLanguages: row.spokenLanguages,
    openingHours: row.openingHours,
    expiresOn: row.expiresOn ?? undefined,
    pickupIncluded: isReachedByExtra(row) ? undefined : (row.pickupIncluded ?? undefined),
    dropOffIncluded: row.dropOffIncluded ?? undefined,
    tourGuide: row.tourGuide ?? undefined,
    overnight: row.overnight ?? undefined,
    measures: row.measures ?? undefined,
    ...presentStatedFacts(row, language),
    pickups: row.pickups.map(({ name, note, ...pickup }) => ({
      ...pickup,
      name: textIn(name, language),
      note: optionalTextIn(note, language),
    })),
    location: presentLocation(row),
    address: row.address ?? undefined,
    timeZone: row.timeZone,
    from: presentFromPrice({ ...row, ...optionOfFrom(row) }, pricing),
    periods:
      row.pricePeriod && row.periodMinimum !== null && row.periodMaximum !== null
        ? { period: row.pricePeriod, minimum: row.periodMinimum, maximum: row.periodMaximum }
        : undefined,
    negotiation: row.negotiation,
    instantConfirmation: row.confirmation === 'INSTANT',
    payLater: row.payLater,
    cancellation: row.cancellation ?? undefined,
    extras:
      currency === null
        ? []
        : row.extras.map((extra) => ({
            id: extra.id,
            title: textIn(extra.title, language),
            description: optionalTextIn(extra.description, language),
            price: presentMoney(extra.price, currency, pricing),
            per: extra.per,
            maximum: extra.maximum,
            guests: extra.guests,
            atMost: extra.atMost,
            asks: extra.asks,
            minutesBefore: extra.minutesBefore,
            options: extra.options,
          })),
    options:
      currency === null
        ? []
        : row.options.map((option) =>
            presentOption(option, {
              language,
              currency,
              pricing,
              youngest: row.ageMinimum ?? 0,
              oldest: row.ageMaximum ?? undefined,
            }),
          ),
    hasOpenDays: row.hasOpenDays,
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** Lists of which an entry has no words of its own in the language. */
function listsInEnglish(row: ExperienceRow, language: Language): TextField[] {
  const { itinerary, pickups, guides, routeProfile, words } = row
  const lacks = (texts: Localized | undefined) => texts !== undefined && !(language in texts)
  const fields: TextField[] = []
  if (itinerary.some(({ title, text }) => lacks(title) || lacks(text))) fields.push('itinerary')
  if (pickups.some(({ name, note }) => lacks(name) || lacks(note))) fields.push('pickups')
  if (guides?.some(({ about }) => lacks(about))) fields.push('guides')
  if (routeProfile?.some(({ name }) => lacks(name))) fields.push('routeProfile')
  if (words?.some(({ meaning }) => lacks(meaning))) fields.push('words')
  return fields
}

/** The option that the from-price is of, where others cost something else; null where all cost the same. */
function optionOfFrom({
  options,
  fromPrice,
  fromUnit,
}: ExperienceRow): Pick<FromPriceRow, 'fromOption' | 'fromGuests'> {
  const unitOf = ({ units }: ExperienceRow['options'][number]) =>
    units.find(({ id, price }) => id === fromUnit && price === fromPrice)
  const guests = options.flatMap((option) => unitOf(option)?.guests ?? [])
  return {
    fromOption: options.every(unitOf) ? null : (options.find(unitOf)?.title ?? null),
    fromGuests: guests.length > 0 ? Math.min(...guests) : null,
  }
}

/** Travellers may book a car or a transfer as an extra: "no pickup" would then be wrong for those who do. */
function isReachedByExtra({ pickupIncluded, extras }: ExperienceRow): boolean {
  return (
    pickupIncluded === false &&
    extras.some(({ asks, minutesBefore }) => asks !== undefined || minutesBefore !== undefined)
  )
}

interface OptionTerms {
  language: Language
  currency: string
  pricing: Pricing
  /** The experience's minimum age; 0 if the supplier has stated none. */
  youngest: number
  /** The experience's maximum age; undefined if the supplier has stated none. */
  oldest?: number
}

function presentOption(option: ExperienceRow['options'][number], terms: OptionTerms): ExperienceOption {
  return {
    id: option.code,
    title: option.title,
    description: option.description ?? undefined,
    units: option.units.map((unit) => ({
      ...presentUnit(unit, terms),
      ages: agesOf(unit, option.units, terms),
    })),
    capacity: option.capacity,
    cutoffMinutes: option.cutoffMinutes,
    groupDiscounts: option.groupDiscounts.length > 0 ? option.groupDiscounts : undefined,
    payThere: option.payThere ?? undefined,
  }
}

/**
 * The ages of a ticket, with those of the experience where it has a maximum age and the ticket states none or a higher
 * one. An adult's ticket without ages begins after the children's: "Child 8–12" beside "Adult 5–75" would read as two
 * prices for one guest.
 */
function agesOf(
  { id, ages }: StoredUnit,
  units: readonly StoredUnit[],
  { youngest, oldest }: Pick<OptionTerms, 'youngest' | 'oldest'>,
): OptionUnit['ages'] {
  if (oldest === undefined || id === 'ITEM' || id === 'FAMILY') return ages
  const ofChildren = units.flatMap((unit) =>
    unit.id === 'INFANT' || unit.id === 'CHILD' || unit.id === 'YOUTH' ? (unit.ages?.maximum ?? []) : [],
  )
  const first = id === 'ADULT' ? Math.max(youngest, ...ofChildren.map((age) => age + 1)) : youngest
  return { minimum: ages?.minimum ?? first, maximum: Math.min(oldest, ages?.maximum ?? oldest) }
}

function presentUnit(unit: StoredUnit, { language, currency, pricing }: OptionTerms): OptionUnit {
  return {
    id: unit.id,
    title: optionalTextIn(unit.title, language),
    price: presentMoney(unit.price, currency, pricing),
    originalPrice:
      unit.originalPrice === undefined ? undefined : presentMoney(unit.originalPrice, currency, pricing),
    guests: unit.guests,
    places: unit.places,
    covers: unit.covers,
    minimum: unit.minimum,
    maximum: unit.maximum,
  }
}

/** The options that last until the last timed stop, where others end before it: a class without the market begins in the kitchen. */
function optionsOfItinerary({ itinerary, options }: ExperienceRow): string[] | undefined {
  const last = Math.max(0, ...itinerary.map(({ minute = 0 }) => minute))
  const lasting = options.filter(({ durationMinutes }) => (durationMinutes ?? Infinity) >= last)
  if (lasting.length === 0 || lasting.length === options.length) return undefined
  return lasting.map(({ code }) => code)
}

/** Nearer than this a place is in its city, or at its edge. */
const farKilometres = 15

/** How far a place without an address is from the city that it belongs to, where that is far. */
function kilometresAway(row: ExperienceRow): number | undefined {
  const { address, latitude, longitude, cityLatitude, cityLongitude } = row
  if (address !== null || latitude === null || longitude === null) return undefined
  const away = kilometresBetween(
    { latitude, longitude },
    { latitude: cityLatitude, longitude: cityLongitude },
  )
  return away > farKilometres ? Math.round(away) : undefined
}
