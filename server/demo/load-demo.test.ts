import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { createLogger } from '../platform/log.ts'
import { demoCatalogue } from './catalogue.ts'
import { loadDemo } from './load-demo.ts'
import type { DemoDeps } from './load-demo.ts'
import { runsInSeason } from './review-day.ts'
import { thisYear } from './seasons.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let deps: DemoDeps
let loaded: boolean[]
const now = Temporal.Instant.from(`${thisYear}-11-21T08:00:00Z`)

beforeAll(async () => {
  database = await testDatabase()
  deps = { db: database.db, clock: { now: () => now }, log: createLogger('silent') }
  // two processes start at once
  loaded = await Promise.all([loadDemo(deps), loadDemo(deps)])
})
afterAll(() => database.close())

const query = async <Row>(sql: string): Promise<Row[]> => (await database.db.raw<{ rows: Row[] }>(sql)).rows

describe('the demo', () => {
  it('is loaded once, whole, and never over something', async () => {
    expect(loaded.filter(Boolean)).toHaveLength(1)
    expect(await loadDemo(deps)).toBe(false)
    const { suppliers, destinations, categories, experiences, reviews, promoCodes } = demoCatalogue
    expect(
      await query(`select (select count(*) from suppliers) suppliers, (select count(*) from destinations) destinations,
        (select count(*) from categories) categories, (select count(*) from experiences) experiences,
        (select count(*) from reviews) reviews, (select count(*) from promo_codes) promo_codes,
        (select count(*) from search_rows) found`),
    ).toEqual([
      {
        suppliers: suppliers.length,
        destinations: destinations.length,
        categories: categories.length,
        experiences: experiences.length,
        reviews: reviews.length,
        promo_codes: promoCodes.length,
        found: experiences.filter(({ status }) => status !== 'draft').length,
      },
    ])
  })

  it('has no review of a season in which nobody could have been there', async () => {
    const written = await query<{ externalId: string; day: string }>(`
      select e.external_id "externalId", r.written_on::text "day" from reviews r join experiences e on e.id = r.experience_id`)
    const wrong = written.filter(({ externalId, day }) => {
      const listing = demoCatalogue.experiences.find((candidate) => candidate.externalId === externalId)
      return !listing || !runsInSeason(listing, Temporal.PlainDate.from(day))
    })
    expect(written.length).toBeGreaterThan(0)
    expect(wrong).toEqual([])
  })

  it('has ratings that are true', async () => {
    const wrong = await query(`
      select slug from experiences e left join lateral (
        select count(*) n, round(avg(rating), 2) average from reviews where experience_id = e.id) r on true
      where (rating_count, rating_average) is distinct from (r.n, r.average)`)
    expect(wrong).toEqual([])
  })

  it('has departures that are full, nearly full and half empty, each place held by a booking', async () => {
    const [sold] = await query<Record<string, number>>(`
      select count(*) filter (where sold = capacity) "full",
        count(*) filter (where sold < capacity and sold >= capacity * 0.85) nearly,
        count(*) filter (where sold < capacity * 0.85) less from departures`)
    expect(Math.min(sold?.full ?? 0, sold?.nearly ?? 0, sold?.less ?? 0)).toBeGreaterThan(5)
    expect(
      await query(
        `select d.id from departures d where sold <> (select sum(places) from holds h where h.departure_id = d.id and state = 'SOLD')`,
      ),
    ).toEqual([])
  })

  it('sells each departure once', () => {
    const starts = demoCatalogue.sales.map(
      ({ externalId, option, daysAhead, startTime }) => `${externalId} ${option} ${daysAhead} ${startTime}`,
    )
    expect(starts.filter((start, index) => starts.indexOf(start) !== index)).toEqual([])
  })

  it('sells on the marketplace and on a supplier’s own storefront', async () => {
    expect(
      await query(
        `select f.slug, f.layout, s.slug supplier from storefronts f left join suppliers s on s.id = f.supplier_id order by f.id`,
      ),
    ).toMatchObject([
      { slug: 'marketplace', layout: 'default', supplier: null },
      { slug: 'deira', layout: 'supplier-deira', supplier: 'deira-dhows' },
      { slug: 'get-that-boat', layout: 'supplier-get-that-boat' },
      { slug: 'one', layout: 'supplier-one' },
      { slug: 'three', layout: 'supplier-three' },
      { slug: 'four', layout: 'supplier-four' },
      { slug: 'five', layout: 'supplier-five' },
      { slug: 'six', layout: 'supplier-six' },
      { slug: 'template-two', layout: 'template-two', supplier: null },
      { slug: 'template-four', layout: 'template-four', supplier: null },
    ])
  })

  it('has a from-price wherever one can book, and open days', async () => {
    expect(
      await query(`select slug from experiences where negotiation <> 'ONLY' and
        (from_price is null or from_price_dollars is null or position('1' in open_days::text) = 0 or most_guests = 0)`),
    ).toEqual([])
  })
})
