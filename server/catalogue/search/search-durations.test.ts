import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SearchQuery } from '../../contract/catalogue.ts'
import { durationBuckets } from '../../contract/filter-buckets.ts'
import type { DurationBucket } from '../../contract/filter-buckets.ts'
import type { ListingInput } from '../../contract/listing.ts'
import { up as repackDurations } from '../../migrations/20261130_100_reaching_durations.ts'
import { buildListing, buildOption, seedReference } from '../../testing/build-listing.ts'
import { testDatabase } from '../../testing/database.ts'
import { stopClock } from '../../testing/factories/clock.ts'
import { createCatalogueMemory } from '../catalogue-memory.ts'
import { upsertListings } from '../listings/upsert-listing.ts'
import { searchExperiences } from './search-experiences.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
const clock = stopClock('2026-11-21T08:00:00Z')

const byPeriod = (pricePeriod: 'HOUR' | 'DAY' | 'NIGHT', minimum: number, maximum: number) => ({
  priceBasis: 'ITEM' as const,
  pricePeriod,
  periods: { minimum, maximum },
  options: [buildOption({ capacity: 1, units: [{ id: 'ITEM', price: '500', guests: 8 }] })],
})
const lasting = (...minutes: number[]) => ({
  duration: undefined,
  options: minutes.map((durationMinutes) => buildOption({ id: `m${durationMinutes}`, durationMinutes })),
})

/** What each listing says of its length, and the buckets that this reaches. */
const lengths: [string, Partial<ListingInput>, DurationBucket[]][] = [
  ['an hour', { duration: { unit: 'MINUTES', minimum: 60 } }, ['up-to-1h']],
  ['four hours', { duration: { unit: 'HOURS', minimum: 4 } }, ['1h-to-4h']],
  ['4–5 hours', { duration: { unit: 'HOURS', minimum: 4, maximum: 5 } }, ['4h-to-1d']],
  ['2–4 hours', { duration: { unit: 'HOURS', minimum: 2, maximum: 4 } }, ['1h-to-4h']],
  ['3–9 hours', { duration: { unit: 'HOURS', minimum: 3, maximum: 9 } }, ['1h-to-4h', '4h-to-1d']],
  [
    '30–300 minutes',
    { duration: { unit: 'MINUTES', minimum: 30, maximum: 300 } },
    ['up-to-1h', '1h-to-4h', '4h-to-1d'],
  ],
  ['a day', { duration: { unit: 'DAYS', minimum: 1 } }, ['4h-to-1d']],
  ['1–2 days', { duration: { unit: 'DAYS', minimum: 1, maximum: 2 } }, ['over-1d']],
  ['a night', { duration: { unit: 'NIGHTS', minimum: 1 } }, ['over-1d']],
  ['1–5 nights', { duration: { unit: 'NIGHTS', minimum: 1, maximum: 5 } }, ['over-1d']],
  [
    'from one day of hire on',
    { duration: { unit: 'DAYS', minimum: 1, maximum: 3 }, ...byPeriod('DAY', 1, 3) },
    ['4h-to-1d', 'over-1d'],
  ],
  ['nights of which no length is told', { duration: undefined, ...byPeriod('NIGHT', 1, 4) }, ['over-1d']],
  [
    'hours of hire of which no length is told',
    { duration: undefined, ...byPeriod('HOUR', 4, 6) },
    ['1h-to-4h', '4h-to-1d'],
  ],
  ['options of an hour and of five', lasting(60, 300), ['up-to-1h', '1h-to-4h', '4h-to-1d']],
  [
    '4–6 hours, of which one option is four',
    {
      duration: { unit: 'HOURS', minimum: 4, maximum: 6 },
      options: lasting(240, 360).options,
    },
    ['1h-to-4h', '4h-to-1d'],
  ],
  [
    '3–6 hours with the way there, of which each option is three',
    {
      duration: { unit: 'HOURS', minimum: 3, maximum: 6 },
      options: [180].map((durationMinutes) => buildOption({ durationMinutes })),
    },
    ['1h-to-4h'],
  ],
  ['no length', { duration: undefined, negotiation: 'ONLY', currency: undefined, options: [] }, []],
]
const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

beforeAll(async () => {
  database = await testDatabase()
  await seedReference(database.db)
  const outcomes = await upsertListings(
    { db: database.db, clock },
    lengths.map(([name, listing]) =>
      buildListing({ externalId: slugOf(name), slug: slugOf(name), title: { en: name }, ...listing }),
    ),
  )
  const refused = outcomes.filter(({ outcome }) => outcome !== 'created')
  if (refused.length > 0) throw new Error(`not written: ${JSON.stringify(refused)}`)
})
afterAll(() => database.close())

async function search(duration: string, memory?: ReturnType<typeof createCatalogueMemory>) {
  const { cards, facets } = await searchExperiences(
    { db: database.db, clock, catalogueMemory: memory },
    { query: SearchQuery.parse({ duration }), language: 'en', storefront: { currency: 'AED' } },
  )
  return { found: cards.map(({ slug }) => slug), counts: facets.duration.map(({ count }) => count) }
}

async function bucketsByName(): Promise<Record<string, DurationBucket[]>> {
  const found: [DurationBucket, string[]][] = []
  for (const bucket of durationBuckets) found.push([bucket, (await search(bucket)).found])
  return Object.fromEntries(
    lengths.map(([name]) => [
      name,
      found.filter(([, slugs]) => slugs.includes(slugOf(name))).map(([bucket]) => bucket),
    ]),
  )
}
const expected = Object.fromEntries(lengths.map(([name, , buckets]) => [name, buckets]))

describe('an experience', () => {
  it('is found in every bucket of lengths that it reaches, and in no other', async () => {
    expect(await bucketsByName()).toEqual(expected)
  })

  it('is found there as well where it was packed with its shortest length alone', async () => {
    await database.db.raw(
      `update search_rows r set facets = set_byte(r.facets, 24, case when e.duration_minutes is null then 0 when e.duration_minutes <= 60 then 1
         when e.duration_minutes <= 240 then 2 when e.duration_minutes <= 1440 then 3 else 4 end)
       from experiences e where e.id = r.experience_id`,
    )
    expect(await bucketsByName()).not.toEqual(expected)
    await repackDurations(database.db)
    // which did not know of options' own lengths beside a stated range; these are packed anew with the open days
    const isRange = ([name]: [string, unknown]) => !name.includes('of which')
    const known = async () => Object.entries(await bucketsByName()).filter(isRange)
    expect(await known()).toEqual(Object.entries(expected).filter(isRange))
  })

  it('counts in each of its buckets as often as choosing that one finds it, with and without a memory', async () => {
    const memory = createCatalogueMemory({ indexAtMostEveryMs: 0 })
    const { counts } = await search('')
    for (const [at, bucket] of durationBuckets.entries()) {
      const { found } = await search(bucket)
      expect([bucket, counts[at]]).toEqual([bucket, found.length])
      expect((await search(bucket, memory)).found).toEqual(found)
      expect((await search(bucket, memory)).counts).toEqual(counts)
    }
    // found once, not once for each bucket
    expect(new Set((await search('1h-to-4h,4h-to-1d')).found).size).toBe(
      (await search('1h-to-4h,4h-to-1d')).found.length,
    )
  })
})
