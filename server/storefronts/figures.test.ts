import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartRoutes } from '../carts/carts.routes.ts'
import { buildApi } from '../testing/factories/api.ts'
import { openShopper } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { openShopFloor } from '../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../testing/factories/shop-floor.ts'
import { createDayCounter } from './count-on-day.ts'
import { listDays } from './figures.queries.ts'
import { figureRoutes } from './figures.routes.ts'

let floor: ShopFloor
let api: Express
beforeAll(async () => {
  floor = await openShopFloor()
  api = buildApi(floor.shop.storefront, [figureRoutes(floor.deps), cartRoutes(floor.deps)])
})
afterAll(() => floor.close())

const count = (body: object, site = 'same-origin') =>
  request(api).post('/api/v1/visits').set('sec-fetch-site', site).send(body)
const read = () => listDays(floor.db, { slug: floor.shop.storefront.slug, from: '2000-01-01' })

test('visits, views, opened carts and orders are summed by day, and nothing else is kept', async () => {
  await count({ visit: true, view: false }).expect(200)
  await count({ visit: true, view: true }).expect(200)
  await count({ visit: false, view: true }).expect(200)
  await request(api).post('/api/v1/carts').set('idempotency-key', 'c').send({}).expect(201)
  const day = floor.clock.now().toZonedDateTimeISO('UTC').toPlainDate().toString()
  await expect.poll(read).toEqual([{ day, visits: 2, views: 2, carts: 1, orders: 0 }])
  const columns = await floor.db('storefront_days').columnInfo()
  expect(Object.keys(columns).toSorted()).toEqual(['carts', 'day', 'storefront_id', 'views', 'visits'])
})

test('what is counted at the same moment is written together, and nothing is counted twice or lost', async () => {
  const countOnDay = createDayCounter(floor.deps)
  const before = await read()
  const statements: string[] = []
  const hear = ({ sql }: { sql: string }) => void statements.push(sql)
  floor.db.on('query', hear)
  const late = countOnDay(floor.shop.storefront.id, { visits: 1 })
  // while that is being written
  await Promise.resolve()
  await Promise.all([
    late,
    ...Array.from({ length: 40 }, () => countOnDay(floor.shop.storefront.id, { visits: 1 })),
  ])
  floor.db.off('query', hear)
  const visits = (days: Awaited<ReturnType<typeof read>>) => days.reduce((sum, day) => sum + day.visits, 0)
  expect(visits(await read()) - visits(before)).toBe(41)
  expect(statements).toHaveLength(2)
})

test('an order counts on the day it is placed, and no longer when it has come to nothing', async () => {
  const { slug } = await seedExperience(floor.db, floor.shop, { payLater: true })
  const units = { ADULT: 2 }
  const wanted = { experience: slug, option: 'standard', start: '2026-12-01T09:00', units }
  const shopper = await openShopper(floor.api, wanted)
  await shopper.order({ paymentMethod: 'PAY_LATER' })
  const orders = async () => (await read()).reduce((sum, day) => sum + day.orders, 0)
  expect(await orders()).toBe(1)
  await floor.db('orders').update({ status: 'UNSUCCESSFUL' })
  expect(await orders()).toBe(0)
})

test('nobody else’s page counts a visit of ours, and nothing but two answers is taken', async () => {
  await count({ visit: true, view: true }, 'cross-site').expect(403)
  await count({ visit: 'yes', view: 1 }).expect(400)
})
