/** Why a listing is refused: references, sums, and what only makes sense together. */
import type { Listing } from '../../contract/listing.ts'
import { readPictureSource } from '../../media/picture-source.ts'
import { isTimeZone } from '../../platform/clock.ts'
import { isCurrency } from '../../platform/money/currencies.ts'
import { kilometresBetween } from './distance.ts'
import { findEntryRefusals } from './entry-rules.ts'
import { findOptionRefusals } from './option-rules.ts'
import { findPriceRefusals } from './price-rules.ts'
import { noDestination } from './place-listing.ts'
import type { KnownReferences } from './known-references.ts'
import type { Refusal } from './refusal.ts'

/** Longer than any title that was meant as one. */
const longestTitle = 200
/** The longest address of a picture: it stands in an index. */
const longestAddress = 2000
/** A meeting point farther than this from its city is a typing error or two swapped numbers. */
const farthestFromCityKilometres = 300

/** The first of the ids that was there before, with its position. */
export function findRepeated(ids: readonly string[]): { id: string; index: number } | undefined {
  const index = ids.findIndex((id, position) => ids.indexOf(id) !== position)
  const id = ids[index]
  return id === undefined ? undefined : { id, index }
}

/**
 * Everything the shape of a listing (zod) cannot say: references, sums and what only makes sense together. The listing's
 * texts are cleaned already. An empty answer means that it can be stored and sold.
 */
export function findRefusals(listing: Listing, reference: KnownReferences): Refusal[] {
  return [
    ...findReferenceRefusals(listing, reference),
    ...findPlaceRefusals(listing, reference),
    ...findTextRefusals(listing),
    ...findRangeRefusals(listing),
    ...findEntryRefusals(listing),
    ...findElsewhereRefusals(listing),
    ...findCancellationRefusals(listing),
    ...findPriceRefusals(listing, (currency) => isCurrency(currency) && reference.rates.has(currency)),
    ...findOptionRefusals(listing),
  ]
}

function* findReferenceRefusals(listing: Listing, reference: KnownReferences): Generator<Refusal> {
  if (!reference.suppliers.has(listing.supplier)) {
    yield {
      field: 'supplier',
      code: 'supplier_unknown',
      reason: `there is no supplier "${listing.supplier}": npm run suppliers lists them`,
    }
  }
  for (const [index, slug] of listing.categories.entries()) {
    if (reference.categories.has(slug)) continue
    yield {
      field: `categories.${index}`,
      code: 'category_unknown',
      reason: `there is no category "${slug}": --make-categories makes it`,
    }
  }
}

function* findPlaceRefusals(listing: Listing, reference: KnownReferences): Generator<Refusal> {
  const { latitude, longitude, timeZone } = listing
  const nullIsland = latitude === 0 && longitude === 0
  if ((latitude === undefined) !== (longitude === undefined)) {
    const field = latitude === undefined ? 'latitude' : 'longitude'
    yield {
      field,
      code: 'coordinates_incomplete',
      reason: 'a place needs latitude and longitude, or neither',
    }
  } else if (nullIsland) {
    yield {
      field: 'latitude',
      code: 'coordinates_impossible',
      reason: '0, 0 lies in the open sea: leave unknown coordinates out',
    }
  }
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    yield {
      field: 'timeZone',
      code: 'time_zone_unknown',
      reason: `"${timeZone}" is not a zone of the IANA database, such as Europe/Lisbon`,
    }
  }
  if (listing.destination === undefined) return
  const destination = reference.destinations.get(listing.destination)
  if (!destination) {
    yield {
      field: 'destination',
      code: 'destination_unknown',
      reason: noDestination(listing.destination),
    }
    return
  }
  if (latitude === undefined || longitude === undefined || nullIsland) return
  const distance = kilometresBetween({ latitude, longitude }, destination)
  if (distance > farthestFromCityKilometres) {
    yield {
      field: 'latitude',
      code: 'coordinates_far',
      reason: `${latitude}, ${longitude} is ${Math.round(distance)} km from ${listing.destination}; at most ${farthestFromCityKilometres} km`,
    }
  }
}

function* findTextRefusals(listing: Listing): Generator<Refusal> {
  const required: [field: string, text: string | undefined][] = [
    ['title.en', listing.title.en],
    ['overview.en', listing.overview.en],
    ...listing.itinerary.map(
      (stop, index) => [`itinerary.${index}.title.en`, stop.title.en] as [string, string],
    ),
    ...listing.pickups.map(
      (pickup, index) => [`pickups.${index}.name.en`, pickup.name.en] as [string, string],
    ),
    ...(listing.guides ?? []).map((guide, index) => [`guides.${index}.name`, guide.name] as [string, string]),
    ...(listing.words ?? []).flatMap(({ word, meaning }, index): [string, string | undefined][] => [
      [`words.${index}.word.en`, word.en],
      [`words.${index}.meaning.en`, meaning.en],
    ]),
    ...listing.extras.map((extra, index) => [`extras.${index}.title.en`, extra.title.en] as [string, string]),
    ...listing.options.map(
      (option, index) => [`options.${index}.title.en`, option.title.en] as [string, string],
    ),
  ]
  for (const [field, text] of required) {
    if (/[^\p{C}\p{Z}]/u.test(text ?? '')) continue
    yield { field, code: 'text_empty', reason: 'this text is empty once its markup is removed' }
  }
  for (const [language, title] of Object.entries(listing.title)) {
    if (title.length <= longestTitle) continue
    yield {
      field: `title.${language}`,
      code: 'title_long',
      reason: `a title has at most ${longestTitle} characters, this one ${title.length}`,
    }
  }
  for (const [index, { source }] of listing.pictures.entries()) {
    if (/^poster:[a-z0-9-]+(\?[\w\-=&.]*)?$/.test(source)) continue
    const read = source.startsWith('https:') ? readPictureSource(source) : undefined
    if (read?.kind === 'remote' && read.url.length <= longestAddress) continue
    if (!/^[a-z][a-z0-9+.-]*:|^[/\\]|\\|(^|\/)\.\.?(\/|$)/i.test(source)) continue
    yield {
      field: `pictures.${index}.source`,
      code: 'picture_source',
      reason:
        'a picture is an https address without a port, a poster (poster:dhow?hour=golden) or the path of a file in the media folder',
    }
  }
}

function* findRangeRefusals(listing: Listing): Generator<Refusal> {
  const { duration, ages } = listing
  const falling = (field: string) => ({
    field,
    code: 'range_reversed',
    reason: 'the maximum is less than the minimum',
  })
  if (duration?.maximum !== undefined && duration.maximum < duration.minimum) {
    yield falling('duration.maximum')
  }
  if (ages?.maximum !== undefined && ages.maximum < ages.minimum) yield falling('ages.maximum')
  for (const [index, { opens, closes }] of listing.openingHours.entries()) {
    if (opens !== closes) continue
    yield {
      field: `openingHours.${index}.closes`,
      code: 'hours_empty',
      reason: `opening and closing times are the same (${closes})`,
    }
  }
  const known = new Set(listing.options.map(({ id }) => id))
  for (const list of ['pickups', 'extras'] as const) {
    for (const [index, { options = [] }] of listing[list].entries()) {
      const unknown = options.find((id) => !known.has(id))
      if (unknown === undefined) continue
      yield {
        field: `${list}.${index}.options`,
        code: 'option_unknown',
        reason: `the listing has no option "${unknown}"`,
      }
    }
    const repeated = findRepeated(listing[list].map(({ id }) => id))
    if (!repeated) continue
    yield {
      field: `${list}.${repeated.index}.id`,
      code: 'id_repeated',
      reason: `"${repeated.id}" is there twice`,
    }
  }
  for (const [index, { addsMinutes }] of listing.extras.entries()) {
    if (addsMinutes === undefined || !listing.pricePeriod) continue
    yield {
      field: `extras.${index}.addsMinutes`,
      code: 'extra_time',
      reason: 'travellers choose the length already: hours, days or nights; leave "addsMinutes" out',
    }
  }
  for (const [index, extra] of listing.extras.entries()) yield* checkWhomItIsFor(extra, `extras.${index}`)
  for (const [index, pickup] of listing.pickups.entries()) {
    if ((pickup.latitude === undefined) === (pickup.longitude === undefined)) continue
    yield {
      field: `pickups.${index}.latitude`,
      code: 'coordinates_incomplete',
      reason: 'a place needs latitude and longitude, or neither',
    }
  }
}

function* findElsewhereRefusals({ ratingElsewhere, reviewsElsewhere = [] }: Listing): Generator<Refusal> {
  const tooHigh = (field: string, best: number) => ({
    field,
    code: 'rating_impossible',
    reason: `it is more than the best that can be given there (${best})`,
  })
  if (ratingElsewhere && ratingElsewhere.average > ratingElsewhere.best) {
    yield tooHigh('ratingElsewhere.average', ratingElsewhere.best)
  }
  for (const [index, { source, author, body, rating = 0, best }] of reviewsElsewhere.entries()) {
    if (rating > best) yield tooHigh(`reviewsElsewhere.${index}.rating`, best)
    for (const [field, text] of Object.entries({ source, author, body })) {
      if (/[^\p{C}\p{Z}]/u.test(text)) continue
      yield {
        field: `reviewsElsewhere.${index}.${field}`,
        code: 'text_empty',
        reason: 'this text is empty once its markup is removed',
      }
    }
  }
}

function* findCancellationRefusals(listing: Listing): Generator<Refusal> {
  if (!listing.cancellation) {
    if (listing.options.length > 0) {
      yield {
        field: 'cancellation',
        code: 'cancellation_missing',
        reason: 'what is sold at a price needs a cancellation policy: FREE, TIERED or NON_REFUNDABLE',
      }
    }
    return
  }
  const { kind, steps } = listing.cancellation
  const refuse = (reason: string) => ({ field: 'cancellation.steps', code: 'cancellation_steps', reason })
  if (kind === 'NON_REFUNDABLE') {
    if (steps.length > 0) yield refuse('a non-refundable experience has no steps')
    return
  }
  if (steps.length === 0) {
    yield refuse(`${kind} needs at least one step: until when, and at which share of the price`)
  }
  if (kind === 'FREE' && steps.some((step) => step.penaltyPercent > 0)) {
    yield refuse('FREE costs nothing until its step; for a share of the price use TIERED')
  }
  const minutes = steps.map((step) => (step.days * 24 + step.hours) * 60 + step.minutes)
  const byNotice = steps
    .map((step, index) => ({ notice: minutes[index] ?? 0, ...step }))
    .toSorted((a, b) => b.notice - a.notice)
  for (const [index, step] of byNotice.entries()) {
    const longer = byNotice[index - 1]
    if (!longer) continue
    if (longer.notice === step.notice) yield refuse('two steps have the same notice')
    else if (longer.penaltyPercent > step.penaltyPercent) {
      yield refuse('less notice cannot cost less than more notice')
    }
  }
}

function* checkWhomItIsFor(
  { per, guests, atMost }: Listing['extras'][number],
  field: string,
): Generator<Refusal> {
  if (per === 'PERSON' && guests !== undefined) {
    yield {
      field: `${field}.guests`,
      code: 'extra_guests',
      reason: 'an extra that is paid for every guest is for one guest; leave "guests" out',
    }
  }
  if (atMost && (per === 'PERSON' || guests !== undefined)) {
    yield {
      field: `${field}.atMost`,
      code: 'extra_at_most',
      reason:
        per === 'PERSON'
          ? 'an extra that is paid for every guest is there once for each; leave "atMost" out'
          : 'an extra is one for each guest who wants it, or one for so many guests; leave "atMost" or "guests" out',
    }
  }
}
