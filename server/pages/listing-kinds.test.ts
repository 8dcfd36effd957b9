import request from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { refreshSearchDocuments } from '../catalogue/search/search-documents.queries.ts'
import { listingKinds } from '../contract/listing-kinds.ts'
import type { ListingKind } from '../contract/listing-kinds.ts'
import type { PagePayload } from '../contract/pages.ts'
import { readEnv } from '../platform/env.ts'
import { createLogger } from '../platform/log.ts'
import { testDatabase } from '../testing/database.ts'
import { stopClock } from '../testing/factories/clock.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { fakeNetwork } from '../testing/factories/payment-network.ts'
import { seedShop } from '../testing/factories/shop.ts'
import { createPageCache } from './page-cache.ts'
import { loadPageTitles } from './page-titles.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let app: ReturnType<typeof createApp>
let ids: Record<string, number>

const stops = (count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, at) => ({ title: { en: `Stop ${at}` } })))

/** What is stated of each experience. */
const stated: Record<string, object> = {
  'one-night': { overnight: true, duration_minutes: 1200 },
  'three-days': { overnight: null, duration_minutes: 4320 },
  'one-day': { overnight: null, duration_minutes: 1440 },
  'three-stops': { itinerary: stops(3) },
  'five-stops': { itinerary: stops(5) },
  'two-stops': { itinerary: stops(2) },
  'stop-overnight': { overnight: true, itinerary: stops(1) },
  'one-stop': { itinerary: stops(1) },
  'all-in-one': { labels: ['package', 'private'] },
}
const members: Record<ListingKind, string[]> = {
  'tour-packages': ['one-night', 'stop-overnight', 'three-days'],
  itineraries: ['five-stops', 'stop-overnight', 'three-stops'],
  packages: ['all-in-one'],
}

beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  const shop = await seedShop(db)
  ids = {}
  for (const [slug, facts] of Object.entries(stated)) {
    const { id } = await seedExperience(db, shop, { slug })
    await db('experiences').where({ id }).update(facts)
    ids[slug] = id
  }
  await refreshSearchDocuments(db, Object.values(ids))
  app = createApp(
    {
      db,
      clock: stopClock(),
      log: createLogger('silent'),
      env: readEnv({ NODE_ENV: 'test' }),
      pageCache: createPageCache(),
      titles: await loadPageTitles(),
      payments: fakeNetwork(),
      renderer: { render: () => Promise.resolve(Buffer.alloc(0)) },
      readiness: { draining: false },
    },
    {},
  )
})
afterAll(() => database.close())

async function open(path: string): Promise<PagePayload> {
  return (await request(app).get(path).expect(200)).body as PagePayload
}
function shown({ content }: PagePayload): string[] {
  if (content.page !== 'listing') throw new Error(`this is ${content.page}`)
  return content.data.search.cards.map(({ slug }) => slug).toSorted()
}

test.for(listingKinds)('%s is a list of what is stated to be one', async (kind) => {
  const page = await open(`/${kind}/_payload.json`)
  expect(shown(page)).toEqual(members[kind])
  expect(page.content.data).toMatchObject({ about: 'kind', search: { total: members[kind].length } })
})

test('itineraries with the most stops come first', async () => {
  const { content } = await open('/itineraries/_payload.json')
  if (content.page !== 'listing') throw new Error(`this is ${content.page}`)
  const [first, second] = content.data.search.cards.map(({ slug }) => slug)
  expect(first).toBe('five-stops')
  expect(second).not.toBe('five-stops')
})

test('each has a title, a description and an address of its own in each language', async () => {
  const heads = await Promise.all(
    listingKinds.flatMap((kind) =>
      ['', '/ar'].map(async (prefix) => (await open(`${prefix}/${kind}/_payload.json`)).head),
    ),
  )
  for (const one of ['title', 'description', 'canonical'] as const) {
    expect(new Set(heads.map((head) => head[one])).size).toBe(heads.length)
  }
  expect(heads[0]).toMatchObject({
    title: expect.stringMatching(/^Tour packages/) as string,
    robots: 'index',
  })
})

test('is narrowed by filters without becoming another list', async () => {
  expect(shown(await open('/packages/_payload.json?labels=private'))).toEqual(['all-in-one'])
  const none = await open('/packages/_payload.json?labels=bestseller')
  expect(shown(none)).toEqual([])
  expect(none.content.data).toMatchObject({ search: { query: { kind: 'packages' } } })
})

test('the menu leads to the lists that have something, and an empty one is not for search engines', async () => {
  const menuOf = async () => {
    const { site } = (await open('/faq/_payload.json')).shell
    return site.menu.flatMap((entry) => ('item' in entry ? [entry.item] : []))
  }
  expect(await menuOf()).toEqual(expect.arrayContaining([...listingKinds]))
  const sitemap = async () => (await request(app).get('/sitemap.xml').expect(200)).text
  expect(await sitemap()).toMatch(/\/tour-packages<\/loc><lastmod>/)

  await database.db('experiences').whereIn('slug', members['tour-packages']).update({ status: 'draft' })
  await refreshSearchDocuments(database.db, Object.values(ids))
  expect(await sitemap()).not.toContain('/tour-packages<')
  expect((await open('/tour-packages/_payload.json')).head.robots).toBe('noindex')
})
