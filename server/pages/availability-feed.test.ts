import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshOpenDays } from '../catalogue/upkeep/refresh-open-days.ts'
import { testDatabase } from '../testing/database.ts'
import { buildDeps } from '../testing/factories/deps.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { seedShop } from '../testing/factories/shop.ts'
import type { Shop } from '../testing/factories/shop.ts'
import { writeAvailabilityFeed } from './availability-feed.ts'
import { loadPlainDay } from './load-plain-day.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let shop: Shop
let deps: ReturnType<typeof buildDeps>
const days = 3

beforeAll(async () => {
  database = await testDatabase()
  shop = await seedShop(database.db)
  deps = buildDeps(database.db)
  await seedExperience(database.db, shop, { slug: 'red-dunes' })
  await seedExperience(database.db, shop, { slug: 'on-request', negotiation: 'ONLY' })
  await seedExperience(database.db, shop, { slug: 'never-runs', options: [{ schedule: [] }] })
  await database.db('experiences').update({ from_price: 10_000, from_unit: 'ADULT' })
  await refreshOpenDays(deps)
})
afterAll(() => database.close())

interface Slot {
  merchant_id: string
  service_id: string
  start_sec: number
  duration_sec: number
  spots_total: number
  spots_open: number
}

async function readFeed(storefront = shop.storefront) {
  const pieces: string[] = []
  for await (const piece of writeAvailabilityFeed(deps, { storefront, nonce: 7, days })) pieces.push(piece)
  const feed = JSON.parse(pieces.join('')) as {
    metadata: object
    service_availability: { availability: Slot[] }[]
  }
  return { ...feed, slots: feed.service_availability.flatMap(({ availability }) => availability) }
}

/** What the page of the experience shows of the same days to a browser without scripts. */
async function readPages() {
  const context = { storefront: shop.storefront, currency: 'AED', language: 'en' as const } as never
  const today = deps.clock.now().toZonedDateTimeISO('Asia/Dubai').toPlainDate()
  const found: { service: string; start: number; seconds: number; open: number }[] = []
  for (let ahead = 0; ahead < days; ahead++) {
    const date = today.add({ days: ahead }).toString()
    const { options } = await loadPlainDay(deps, context, 'red-dunes', { plain: '1', date, guests: 1 })
    for (const { id, departures } of options) {
      for (const { start, end, remaining, state } of departures) {
        if (state === 'closed') continue
        const [from = 0, to = 0] = [start, end].map((at) => Date.parse(`${at}+04:00`) / 1000)
        const open = state === 'open' ? remaining : 0
        found.push({ service: `red-dunes/${id}`, start: from, seconds: to - from, open })
      }
    }
  }
  return found
}

const compared = (slots: readonly Slot[]) =>
  slots.map(({ service_id, start_sec, duration_sec, spots_open }) => ({
    service: service_id,
    start: start_sec,
    seconds: duration_sec,
    open: spots_open,
  }))

test('tells the departures and places that the page shows, also after some are sold', async () => {
  const before = await readFeed()
  expect(before.slots.length).toBeGreaterThan(0)
  expect(compared(before.slots)).toEqual(await readPages())
  const [slot] = before.slots
  expect(slot).toMatchObject({ merchant_id: expect.any(String) as string })
  expect(slot?.spots_open).toBeLessThanOrEqual(slot?.spots_total ?? 0)

  await database.db('options').update({ capacity: 1 })
  const after = await readFeed()
  expect(compared(after.slots)).toEqual(await readPages())
  expect(after.slots[0]).toMatchObject({ spots_total: 1, spots_open: 1 })
})

test('names nothing that the feed of products leaves out, and of a supplier’s site its own alone', async () => {
  const { slots, metadata } = await readFeed()
  expect(new Set(slots.map(({ service_id }) => service_id.split('/')[0]))).toEqual(new Set(['red-dunes']))
  expect(metadata).toMatchObject({ processing_instruction: 'PROCESS_AS_COMPLETE', nonce: '7' })
  const others = { ...shop.storefront, kind: 'supplier' as const, supplierId: shop.supplierId + 1 }
  expect((await readFeed(others)).slots).toEqual([])
})
