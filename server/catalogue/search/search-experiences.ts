import { durationBuckets } from '../../contract/filter-buckets.ts'
import type { SearchQuery, SearchReply } from '../../contract/catalogue.ts'
import type { Language } from '../../contract/primitives.ts'
import { exponentOf } from '../../platform/money/currencies.ts'
import { optionalTextIn, textIn } from '../../platform/text/localise.ts'
import { exchange, readRates } from '../../platform/money/exchange.ts'
import type { Rates } from '../../platform/money/exchange.ts'
import { readScarceDay } from '../../availability/sold-out.ts'
import { inEnglish } from '../reading/card.presenter.ts'
import { createPricing } from '../reading/pricing.ts'
import type { CatalogueDeps, Reader } from '../catalogue-deps.ts'
import type { RecordFilters } from './facet-counts.ts'
import { maskOfParts } from '../option-facts.ts'
import { maskOf } from './asked-filters.ts'
import { placesOf, presentFacets } from './facets.presenter.ts'
import { findScope, readKnownVocabulary, recallFound } from './find-scope.ts'
import type { FoundScope } from './find-scope.ts'
import {
  cardsAsWished,
  cardsOnDay,
  withTaken,
  withTakenDurations,
  withTakenLanguages,
} from './cards-on-day.ts'
import { isWish, pricesByValue, pricesFor, pricesLeft, withTooSmall } from './option-prices.ts'
import type { IsWithin, OptionPrices } from './option-prices.ts'
import { readOptionPrices } from './read-option-prices.ts'
import { recallCounts } from './recall-counts.ts'
import { presentKnownCards, readKnownCards } from './read-known-cards.ts'
import { listMissingAges } from './missing-ages.queries.ts'
import { listMissingDurations } from './missing-durations.queries.ts'
import { listMissingLanguages } from './missing-languages.queries.ts'
import { listMissingTimes } from './missing-times.queries.ts'
import { daysSinceFirst } from './facet-record.ts'
import { bucketsOf, filtersOf, languagesOf, termsOf, termsOfStops } from './vocabulary-terms.ts'

/** Cards of a page of results. */
export const cardsPerPage = 24
const lastPage = 200

/** What is searched for, where and in which words. */
export interface Search {
  query: SearchQuery
  language: Language
  storefront: Reader
}

/**
 * The experiences that fit a search, a page at a time, with a count for every value of every filter. Order is total, so
 * pages neither repeat nor skip. With a date, only what can really be booked on it by so many guests, at the prices of that day.
 */
export async function searchExperiences(
  deps: CatalogueDeps,
  { query: given, language, storefront }: Search,
): Promise<SearchReply> {
  const currency = given.currency ?? storefront.currency
  const { date, guests = 1 } = given
  const wanted = { query: given, language, supplierId: storefront.supplierId }
  const now = deps.clock.now()
  const recalled = recallFound(deps, wanted)
  const wishes = {
    parts: maskOfParts(given.time),
    languages: given.languages,
    durations: maskOf(given.duration.map((bucket) => durationBuckets.indexOf(bucket))),
    ages: maskOf(bucketsOf(given.ages)),
    guests,
  }
  const [asked, rates, scarce, missingAges, missing, unspoken, lengths] = await Promise.all([
    recalled ?? findScope(deps, wanted),
    readRates(deps),
    date === undefined ? undefined : readScarceDay(deps, { date, guests }),
    date === undefined ? undefined : listMissingAges(deps.db, { ages: wishes.ages, day: date, now }),
    date === undefined ? undefined : listMissingTimes(deps.db, { day: date, now, city: given.city }),
    date === undefined ? undefined : listMissingLanguages(deps.db, { day: date, now }),
    date === undefined ? undefined : listMissingDurations(deps.db, { day: date, now }),
  ])
  const query = pricedIn(given, currency, rates)
  const left: OptionPrices = scarce ? pricesLeft(scarce) : new Map()
  const pricing = createPricing(currency, rates)
  const bounds = boundsOf(query, currency)
  const isWithin: IsWithin | undefined =
    bounds &&
    ((amount, from) => {
      const converted = pricing.from(from)?.(amount) ?? Number.NaN
      return converted >= bounds.from && converted <= bounds.to
    })
  const isNarrowed = isWish(wishes) || bounds !== undefined
  // with a date the prices of the day are those of options that carry the party
  const wantsParty = guests > 1 && date === undefined
  const skip = (query.page - 1) * cardsPerPage
  const take = query.pages * cardsPerPage
  const today = date ?? now.toString().slice(0, 10)
  const readPage = async (scope: FoundScope) => {
    const { version, ids } = scope
    const vocabulary = await readKnownVocabulary(deps, version)
    const spoken = () => languagesOf(vocabulary)
    const known =
      isNarrowed || wantsParty
        ? await readOptionPrices(deps, {
            version,
            city: query.city,
            day: date === undefined ? undefined : { date, guests, now },
          })
        : undefined
    const listed = known && !isNarrowed ? withTooSmall(known, guests) : known
    const optionPrices = new Map([...(listed ?? []), ...left])
    const search = date === undefined ? [query, language, storefront.supplierId, currency] : undefined
    const counts = recallCounts(deps.catalogueMemory, { search, version, ids, rates, today }, () =>
      scope.count({
        filters: { ...filtersOf(query, vocabulary), price: bounds },
        guests: query.guests ?? 0,
        today: daysSinceFirst(today),
        excluded: scarce?.soldOut,
        dayPrices: [scope.dayPrices, pricesFor(optionPrices, wishes)].filter(
          (prices) => prices !== undefined,
        ),
        valuePrices:
          listed && optionPrices.size > 0
            ? pricesByValue(optionPrices, wishes, { languages: spoken(), isWithin })
            : undefined,
        missingAges,
        missingDurations: lengths && withTakenDurations(lengths, left),
        missingTimes: scarce && missing && withTaken(missing, scarce),
        missingTerms: scarce && unspoken && termsOf(withTakenLanguages(unspoken, scarce), spoken()),
        terms: vocabulary.terms,
        currency,
        rates,
        convert: pricing.from,
        sort: query.sort,
        tiers: scope.tiers,
        tierTerms: query.kind === 'itineraries' ? termsOfStops(vocabulary) : undefined,
        skip,
        take,
      }),
    )
    const places = query.city === undefined ? placesOf(counts, vocabulary, query.destinations) : []
    const read = await readKnownCards(deps, {
      version,
      ids: counts.ids,
      language,
      city: query.city,
      places: places.map(({ value }) => value),
      day: date === undefined ? undefined : { date, now: now.toString() },
      wantsOptions: isNarrowed || wantsParty || date !== undefined,
    })
    const wished = { wishes, isWithin, options: read.options }
    const cards =
      date === undefined
        ? cardsAsWished(read.cards, wished)
        : cardsOnDay(read.cards, { ...wished, date, guests, now, taken: read.taken })
    const destinations = places.map((place) => {
      const { label, inEnglish: isEnglish = false } = read.placeNames[place.value] ?? {}
      return { ...place, label, ...inEnglish(isEnglish) }
    })
    return {
      ...read,
      cards,
      destinations,
      vocabulary,
      counts,
      didYouMean: scope.didYouMean,
      notAll: scope.notAll,
      nothingIn: scope.nothingIn,
      unread: unreadIn(query, scope),
    }
  }
  let page = await readPage(asked)
  // what was remembered may be of an older catalogue, as the cards have told by now
  if (page.version !== asked.version) page = await readPage(await findScope(deps, wanted, { isAfresh: true }))
  const { vocabulary, counts, cards, destinations, destination, didYouMean, notAll, nothingIn, unread } = page
  const category =
    query.categories.length === 1 ? vocabulary.categories.get(query.categories[0] ?? '') : undefined
  return {
    query,
    total: counts.total,
    cards: presentKnownCards(deps, cards, { pricing, rates }),
    facets: { ...presentFacets(counts, vocabulary, { language, currency, chosen: query }), destinations },
    nextPage: counts.total > skip + take && query.page < lastPage ? query.page + query.pages : undefined,
    didYouMean,
    notAll,
    nothingIn,
    unread,
    destination: destination
      ? {
          ...destination,
          inEnglish: destination.inEnglish || undefined,
          localSlug: destination.localSlug ?? undefined,
          intro: destination.intro ?? undefined,
          introInEnglish: destination.introInEnglish || undefined,
        }
      : undefined,
    category: category && {
      slug: category.slug,
      localSlug: category.slugs[language],
      name: textIn(category.name, language),
      ...inEnglish(!(language in category.name)),
      // it is written for all that the marketplace has of it, and a supplier sells a part
      ...(storefront.supplierId === undefined && {
        intro: optionalTextIn(category.intro, language),
        introInEnglish: (category.intro && !(language in category.intro)) || undefined,
      }),
    },
  }
}

/** What the text says of dates and people, while the search itself says nothing of them. */
function unreadIn({ date, guests, ages }: SearchQuery, { unread }: FoundScope): string[] | undefined {
  const dates = date === undefined ? (unread?.dates ?? []) : []
  const people = guests === undefined && ages.length === 0 ? (unread?.people ?? []) : []
  return dates.length + people.length > 0 ? [...dates, ...people] : undefined
}

/** The search with its prices in the currency of the reply, in whole units that leave out nothing that was in before. */
function pricedIn(query: SearchQuery, currency: string, rates: Rates): SearchQuery {
  const { priceCurrency = currency, priceFrom, priceTo } = query
  if (priceCurrency === currency) return { ...query, priceCurrency }
  // in what has no rate, a price says nothing
  const isKnown = rates.has(priceCurrency) && rates.has(currency)
  const converted = (major: number | undefined, round: (value: number) => number) => {
    if (major === undefined || !isKnown) return undefined
    const amount = Math.round(major * 10 ** exponentOf(priceCurrency))
    const there = exchange({ amount, currency: priceCurrency }, currency, rates)
    return round(there.amount / 10 ** exponentOf(currency))
  }
  return {
    ...query,
    priceFrom: converted(priceFrom, Math.floor),
    priceTo: converted(priceTo, Math.ceil),
    priceCurrency: currency,
  }
}

/** The bounds of the price filter in minor units, both included; undefined without one. */
function boundsOf({ priceFrom, priceTo }: SearchQuery, currency: string): RecordFilters['price'] {
  if (priceFrom === undefined && priceTo === undefined) return undefined
  const minor = 10 ** exponentOf(currency)
  return {
    from: Math.round((priceFrom ?? 0) * minor),
    to: priceTo === undefined ? Infinity : Math.round(priceTo * minor),
  }
}
