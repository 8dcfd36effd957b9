import { readDepartures } from '../availability/read-departures.ts'
import { walkExperiences } from '../catalogue/reading/list-addresses.ts'
import { readExperience } from '../catalogue/reading/read-experience.ts'
import type { CatalogueDeps } from '../catalogue/catalogue-deps.ts'
import type { Departure } from '../contract/availability.ts'
import type { Experience } from '../contract/catalogue.ts'
import type { Deps } from '../platform/deps.ts'
import type { FeedSite } from './things-to-do-feed.ts'

/** The site, and of how many days from today its feed tells. */
export interface AvailabilityFeedSite extends Omit<FeedSite, 'origin'> {
  days: number
}

type FeedDeps = Pick<Deps, 'db' | 'clock'> & CatalogueDeps

/**
 * The availability feed of a site for Google, as JSON in pieces: each departure of the products of its feed that can still be
 * booked or is sold out, with the places that its page shows. One experience and one day are read at a time, so that memory
 * does not grow with the catalogue. An option is a service, named `<experience>/<option>`.
 * https://developers.google.com/actions-center/verticals/reservations/e2e/reference/feeds/availability-feed
 */
export async function* writeAvailabilityFeed(
  deps: FeedDeps,
  site: AvailabilityFeedSite,
): AsyncGenerator<string> {
  const now = deps.clock.now()
  const metadata = {
    processing_instruction: 'PROCESS_AS_COMPLETE',
    shard_number: 0,
    total_shards: 1,
    nonce: String(site.nonce),
    generation_timestamp: Math.floor(now.epochMilliseconds / 1000),
  }
  yield `{"metadata":${JSON.stringify(metadata)},"service_availability":[`
  let written = 0
  const { supplierId } = site.storefront
  for await (const rows of walkExperiences(deps, { supplierId, offset: 0, limit: Infinity })) {
    for (const { slug } of rows) {
      const availability = await readAvailability(deps, site, slug)
      if (availability.length === 0) continue
      yield `${written > 0 ? ',' : ''}\n${JSON.stringify({ availability })}`
      written += 1
    }
  }
  yield '\n]}\n'
}

async function readAvailability(deps: FeedDeps, { storefront, days }: AvailabilityFeedSite, slug: string) {
  const { currency } = storefront
  const experience = await readExperience(deps, { slug, storefront, language: 'en', currency })
  // what is not in the feed of products has no departures in this one
  if (!experience?.from || !experience.hasOpenDays || experience.negotiation === 'ONLY') return []
  const today = deps.clock.now().toZonedDateTimeISO(experience.timeZone).toPlainDate()
  const slots: ReturnType<typeof slotOf>[] = []
  for (let ahead = 0; ahead < days; ahead++) {
    const date = today.add({ days: ahead }).toString()
    const { options } = await readDepartures(deps, storefront, { slug, date })
    for (const { id, departures } of options) {
      for (const departure of departures) {
        if (departure.state !== 'closed') slots.push(slotOf(experience, id, departure))
      }
    }
  }
  return slots
}

function slotOf({ slug, supplier, timeZone, options }: Experience, option: string, departure: Departure) {
  const { start, end, remaining, state } = departure
  const [from, to] = [start, end].map(
    (local) => Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds / 1000,
  ) as [number, number]
  const open = state === 'open' ? remaining : 0
  const capacity = options.find(({ id }) => id === option)?.capacity ?? open
  return {
    merchant_id: supplier.slug,
    service_id: `${slug}/${option}`,
    start_sec: from,
    duration_sec: to - from,
    spots_total: Math.max(capacity, open),
    spots_open: open,
  }
}
