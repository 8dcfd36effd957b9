import type { Knex } from 'knex'
import { endOf, slotInstant, slotsOf, startsOn, toInstant, toLocal } from '../availability/schedule.ts'
import { refreshRatings } from '../catalogue/upkeep/refresh-ratings.ts'
import { settleCatalogue } from '../catalogue/upkeep/settle-catalogue.ts'
import { upsertListings } from '../catalogue/listings/upsert-listing.ts'
import type { ListingDeps } from '../catalogue/listings/upsert-listing.ts'
import { Listing } from '../contract/listing.ts'
import { minorUnits } from '../platform/money/currencies.ts'
import type { Logger } from '../platform/log.ts'
import type { demoCatalogue } from './catalogue.ts'
import {
  insertDemoRows,
  insertDemoSales,
  isCatalogueEmpty,
  listDemoOptions,
  lockDemo,
  readIdsBySlug,
  writeDemoSoldCounts,
} from './load-demo.queries.ts'
import type { DemoBooking } from './load-demo.queries.ts'
import type { DemoPromoCode } from './promo-codes.ts'
import type { DemoSale } from './sales.ts'
import { demoStorefrontsText } from './read-demo-storefronts.ts'
import { applyStorefronts } from '../storefronts/apply-storefronts.ts'
import { tellFault } from '../storefronts/storefront-fault.ts'
import { reviewDay } from './review-day.ts'

/** Its pictures are drawn: no file of a media folder is named. */
const noFiles = { find: () => Promise.resolve(undefined) }

/** What loading the demo needs. */
export interface DemoDeps extends ListingDeps {
  log: Logger
}

/**
 * Puts the whole demo business into an empty catalogue: suppliers, places, categories, rates, storefronts, promo codes,
 * experiences by way of the importer's own use case, reviews, and places already sold. All of it or nothing; where there is
 * anything already it does nothing. Answers whether it loaded.
 */
export async function loadDemo({ db, clock, log }: DemoDeps): Promise<boolean> {
  if (!(await isCatalogueEmpty(db))) return false
  const started = performance.now()
  // hundreds of kilobytes of texts, which no later start has to read
  const { demoCatalogue: demo } = await import('./catalogue.ts')
  const loaded = await db.transaction(async (trx) => {
    await lockDemo(trx)
    if (!(await isCatalogueEmpty(trx))) return false
    await loadReference(trx, demo, clock.now())
    const ids = await loadExperiences({ db: trx, clock }, demo)
    await loadStorefronts(trx)
    await loadReviews(trx, { ids, now: clock.now() }, demo)
    await loadSales(trx, demo, clock.now())
    await writeDemoSoldCounts(trx)
    await refreshRatings(trx, [...ids.values()])
    return true
  })
  if (!loaded) return false
  await settleCatalogue({ db })
  const { experiences, reviews } = demo
  log.info(
    {
      experiences: experiences.length,
      reviews: reviews.length,
      milliseconds: Math.round(performance.now() - started),
    },
    'demo loaded',
  )
  return true
}

type Demo = typeof demoCatalogue

/** What listings and storefronts refer to. */
async function loadReference(
  trx: Knex.Transaction,
  { suppliers, destinations, categories, currencyRates, promoCodes }: Demo,
  now: Temporal.Instant,
): Promise<void> {
  await insertDemoRows(
    trx,
    'suppliers',
    suppliers.map(({ slug, name, description, email, phone, whatsapp, address }) => ({
      slug,
      name,
      description,
      email,
      phone,
      whatsapp,
      address,
    })),
  )
  await insertDemoRows(
    trx,
    'destinations',
    destinations.map(({ countryCode, timeZone, ...destination }) => ({
      ...destination,
      country_code: countryCode,
      time_zone: timeZone,
    })),
  )
  await insertDemoRows(trx, 'categories', categories)
  await insertDemoRows(
    trx,
    'currency_rates',
    Object.entries(currencyRates.rates).map(([currency, perDollar]) => ({
      currency,
      day: currencyRates.day,
      per_dollar: perDollar,
    })),
  )
  const supplierIds = await readIdsBySlug(trx, 'suppliers')
  await insertDemoRows(
    trx,
    'promo_codes',
    promoCodes.map((promo) => presentPromoCode(promo, supplierIds, now)),
  )
}

/** The sites of the demo, by the same way as an operator's. A file of ours that is refused is a fault of ours. */
async function loadStorefronts(trx: Knex.Transaction): Promise<void> {
  const { faults } = await applyStorefronts({ db: trx, files: noFiles }, demoStorefrontsText())
  if (faults.length > 0) throw new Error(faults.map(tellFault).join('\n'))
}

function presentPromoCode(
  promo: DemoPromoCode,
  supplierIds: ReadonlyMap<string, number>,
  now: Temporal.Instant,
) {
  const { discount, minimumTotal } = promo
  const currency = discount.kind === 'AMOUNT' ? discount.currency : minimumTotal?.currency
  return {
    code: promo.code,
    supplier_id: promo.supplier ? supplierIds.get(promo.supplier) : null,
    percent: discount.kind === 'PERCENT' ? discount.percent : null,
    amount: discount.kind === 'AMOUNT' ? minorUnits(discount.amount, discount.currency) : null,
    currency: currency ?? null,
    minimum_total: minimumTotal ? minorUnits(minimumTotal.amount, minimumTotal.currency) : 0,
    valid_from: now.subtract({ hours: promo.validFromDaysAgo * 24 }).toString(),
    valid_until: now.add({ hours: promo.validForDays * 24 }).toString(),
    most_uses: promo.maximumUses ?? null,
    uses: 0,
  }
}

/** Ids of the experiences by external id. A listing of ours that is refused is a fault of ours. */
async function loadExperiences(deps: ListingDeps, { experiences }: Demo): Promise<Map<string, number>> {
  const listings = experiences.map((experience) => Listing.parse(experience))
  const ids = new Map<string, number>()
  for (const outcome of await upsertListings(deps, listings)) {
    if (outcome.outcome === 'refused') {
      throw new Error(`demo listing ${outcome.externalId} was refused: ${JSON.stringify(outcome.refusals)}`)
    }
    ids.set(outcome.externalId, outcome.experienceId)
  }
  return ids
}

async function loadReviews(
  trx: Knex.Transaction,
  { ids, now }: { ids: ReadonlyMap<string, number>; now: Temporal.Instant },
  { reviews, experiences }: Demo,
): Promise<void> {
  const today = now.toZonedDateTimeISO('UTC').toPlainDate()
  const listings = new Map(experiences.map((listing) => [listing.externalId, listing]))
  const writtenOn = (externalId: string, daysAgo: number) => {
    const listing = listings.get(externalId)
    return listing ? reviewDay(listing, today, daysAgo) : today.subtract({ days: daysAgo })
  }
  await insertDemoRows(
    trx,
    'reviews',
    reviews.map(({ externalId, author, countryCode, language, rating, title, body, daysAgo }) => ({
      author,
      language,
      rating,
      title,
      body,
      experience_id: ids.get(externalId),
      country_code: countryCode,
      written_on: writtenOn(externalId, daysAgo).toString(),
    })),
  )
}

async function loadSales(trx: Knex.Transaction, { sales }: Demo, now: Temporal.Instant): Promise<void> {
  const options = new Map(
    (await listDemoOptions(trx)).map((option) => [`${option.externalId} ${option.code}`, option]),
  )
  const storefront = (await readIdsBySlug(trx, 'storefronts')).get('marketplace')
  if (storefront === undefined) throw new Error('the demo has no marketplace')
  const taken = new Map<string, number>()
  const bookings = sales.flatMap((sale) => {
    const option = options.get(`${sale.externalId} ${sale.option}`)
    if (!option) throw new Error(`a demo sale names ${sale.externalId} ${sale.option}, which is not there`)
    return sellShare(sale, option, taken, now) ?? []
  })
  await insertDemoSales(trx, storefront, bookings)
}

/** The share of a departure as a booking; undefined where the option does not run or nothing is left. */
function sellShare(
  sale: DemoSale,
  option: DemoBooking['option'],
  taken: Map<string, number>,
  now: Temporal.Instant,
): DemoBooking | undefined {
  const day = now.toZonedDateTimeISO(option.timeZone).toPlainDate().add({ days: sale.daysAhead })
  const localStart = `${day.toString()}T${sale.startTime}`
  const startsAt = toInstant(localStart, option.timeZone)
  if (!startsAt || !startsOn(option, day).includes(sale.startTime)) return undefined
  const periods = option.pricePeriod ? (option.periodMinimum ?? 1) : 1
  const wanted = Math.floor(option.capacity * sale.share)
  const slots = slotsOf(option, localStart, periods).flatMap((slot) => {
    const key = `${option.poolId} ${slot}`
    const places = Math.min(wanted, option.capacity - (taken.get(key) ?? 0))
    if (places === 0) return []
    taken.set(key, (taken.get(key) ?? 0) + places)
    return [{ localStart: slot, startsAt: slotInstant(slot, option.timeZone).toString(), places }]
  })
  if (slots.length === 0) return undefined
  return {
    option,
    localStart,
    localEnd: toLocal(endOf(option, localStart, periods), option.timeZone),
    startsAt: startsAt.toString(),
    periods,
    slots,
  }
}
