import { afterAll, beforeAll, expect, test } from 'vitest'
import { readExperience } from '../catalogue/reading/read-experience.ts'
import { refreshOpenDays } from '../catalogue/upkeep/refresh-open-days.ts'
import { testDatabase } from '../testing/database.ts'
import { buildDeps } from '../testing/factories/deps.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { seedShop } from '../testing/factories/shop.ts'
import type { Shop } from '../testing/factories/shop.ts'
import { structuredDataOf } from './structured-data.ts'
import { writeThingsToDoFeed } from './things-to-do-feed.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let shop: Shop
let deps: ReturnType<typeof buildDeps>

beforeAll(async () => {
  database = await testDatabase()
  shop = await seedShop(database.db)
  deps = buildDeps(database.db)
  const cancellation = {
    kind: 'TIERED' as const,
    steps: [{ days: 1, hours: 0, minutes: 0, penaltyPercent: 20 }],
  }
  const units = [
    { id: 'ADULT' as const, price: 39_850 },
    { id: 'CHILD' as const, price: 19_900 },
  ]
  await seedExperience(database.db, shop, {
    slug: 'red-dunes',
    cancellation,
    options: [{ code: 'evening', units }],
  })
  await seedExperience(database.db, shop, { slug: 'on-request', negotiation: 'ONLY' })
  await seedExperience(database.db, shop, { slug: 'never-runs', options: [{ schedule: [] }] })
  await database.db.raw(
    `update experiences set title = title || '{"ar": "كثبان"}', overview = overview || '{"ar": "رمل"}' where slug = 'red-dunes'`,
  )
  await database.db('experiences').update({ from_price: 39_850, from_unit: 'ADULT' })
  await refreshOpenDays(deps)
})
afterAll(() => database.close())

interface Product {
  id: string
  title: { localized_texts: { language_code: string; text: string }[] }
  options: {
    id: string
    landing_page: { url: string; localized_urls: { language_code: string; url: string }[] }
    cancellation_policy?: { refund_conditions: object[] }
    price_options: { id: string; price: { currency_code: string; units: number; nanos: number } }[]
  }[]
}

async function readFeed(
  storefront = shop.storefront,
): Promise<{ feed_metadata: object; products: Product[] }> {
  const pieces: string[] = []
  for await (const piece of writeThingsToDoFeed(deps, {
    storefront,
    origin: 'https://dhow.example',
    nonce: 7,
  })) {
    pieces.push(piece)
  }
  return JSON.parse(pieces.join('')) as { feed_metadata: object; products: Product[] }
}

test('names what has a price and a day to book, in its languages, with the address of its page', async () => {
  const { feed_metadata, products } = await readFeed()
  expect(feed_metadata).toEqual({
    shard_id: 0,
    total_shards_count: 1,
    processing_instruction: 'PROCESS_AS_SNAPSHOT',
    nonce: 7,
  })
  expect(products.map(({ id }) => id)).toEqual(['red-dunes'])
  expect(products[0]?.title.localized_texts).toEqual([
    { language_code: 'en', text: 'Title of red-dunes' },
    { language_code: 'ar', text: 'كثبان' },
  ])
  expect(products[0]?.options[0]).toMatchObject({
    id: 'evening',
    landing_page: {
      url: 'https://dhow.example/things-to-do-in-dubai/red-dunes',
      localized_urls: [
        { language_code: 'ar', url: 'https://dhow.example/ar/things-to-do-in-dubai/red-dunes' },
      ],
    },
    cancellation_policy: {
      refund_conditions: [{ min_duration_before_start_time_sec: 86_400, refund_percent: 80 }],
    },
  })
})

test('tells the price, the currency, the option and the address that the page tells search engines', async () => {
  const { storefront } = shop
  const [product] = (await readFeed()).products
  const language = 'en'
  const { currency } = storefront
  const experience = await readExperience(deps, { slug: 'red-dunes', storefront, language, currency })
  if (!experience) throw new Error('there is no such experience')
  const page = { page: 'experience' as const, data: { experience, reviews: {} as never, related: [] } }
  const things = structuredDataOf(page, {
    storefront,
    language,
    origin: 'https://dhow.example',
    path: '/things-to-do-in-dubai/red-dunes',
    titles: (_language, name) => name,
  })
  const offers = things.find((thing) => thing['@type'] === 'Product')?.['offers']
  const [option] = product?.options ?? []
  const told = option?.price_options.find(({ id }) => id === experience.from?.unit)?.price
  expect(offers).toMatchObject({
    price: told && (told.units + told.nanos / 1e9).toFixed(2),
    priceCurrency: told?.currency_code,
    url: option?.landing_page.url,
    availability: 'https://schema.org/InStock',
  })
  expect(told).toEqual({ currency_code: 'AED', units: 398, nanos: 500_000_000 })
  expect(product?.options.map(({ id }) => id)).toEqual(experience.options.map(({ id }) => id))
})

test('a supplier’s site names its own alone', async () => {
  const others = { ...shop.storefront, kind: 'supplier' as const, supplierId: shop.supplierId + 1 }
  expect((await readFeed(others)).products).toEqual([])
})
