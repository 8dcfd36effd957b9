import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { buildApi } from '../testing/factories/api.ts'
import { buildDeps } from '../testing/factories/deps.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { seedShop } from '../testing/factories/shop.ts'
import { availabilityRoutes } from './availability.routes.ts'

let test: Awaited<ReturnType<typeof testDatabase>>
let api: Express
let slug: string
beforeAll(async () => {
  test = await testDatabase()
  const shop = await seedShop(test.db)
  slug = (await seedExperience(test.db, shop)).slug
  api = buildApi(shop.storefront, [availabilityRoutes(buildDeps(test.db))])
})
afterAll(() => test.close())

const at = (path: string) => `/api/v1/experiences/${path}`
const selection = () => ({
  experience: slug,
  option: 'standard',
  start: '2026-12-01T09:00',
  units: { ADULT: 1 },
})

describe('availability over HTTP', () => {
  it('answers calendar, departures and quote', async () => {
    const calendar = await request(api)
      .get(at(`${slug}/calendar?month=2026-12&guests=2`))
      .expect(200)
    expect(calendar.body).toMatchObject({ month: '2026-12', days: { length: 31 } })
    const departures = await request(api)
      .get(at(`${slug}/departures?date=2026-12-01`))
      .expect(200)
    expect(departures.body).toMatchObject({
      timeZone: 'Asia/Dubai',
      options: [{ departures: { length: 2 } }],
    })
    const quote = await request(api)
      .post(at(`${slug}/quote`))
      .send({ selection: selection(), currency: 'JPY' })
      .expect(200)
    expect(quote.body).toMatchObject({
      outcome: 'available',
      price: { total: { amount: 4_084, currency: 'JPY' } },
    })
  })

  it('falls back to the storefront’s currency for one that it does not sell in', async () => {
    const quote = await request(api)
      .post(at(`${slug}/quote`))
      .send({ selection: selection(), currency: 'RUB' })
      .expect(200)
    expect(quote.body).toMatchObject({ price: { total: { currency: 'AED' } } })
  })

  it.each([
    ['calendar?month=2026-13', '/month'],
    ['calendar?month=9999-12', '/month'],
    ['departures?date=9999-12-31', '/date'],
    ['departures?date=0000-01-01', '/date'],
    ['calendar?month=2026-12&guests=0', '/guests'],
    ['departures?date=2026-02-30', '/date'],
  ])('refuses %s', async (path, pointer) => {
    const reply = await request(api)
      .get(at(`${slug}/${path}`))
      .expect(400)
    expect(reply.body).toMatchObject({ code: 'invalid_request', errors: [{ pointer }] })
  })

  it.each(['calendar?month=2026-12', 'departures?date=2026-12-01'])(
    'does not know another experience: %s',
    async (path) => {
      const reply = await request(api)
        .get(at(`nothing/${path}`))
        .expect(404)
      expect(reply.body).toMatchObject({ code: 'experience_unknown' })
    },
  )

  it('refuses huge and negative numbers of guests', async () => {
    for (const units of [{ ADULT: -1 }, { ADULT: 501 }, { ADULT: 1.5 }, { PENGUIN: 1 }]) {
      const body = { selection: { ...selection(), units } }
      const reply = await request(api)
        .post(at(`${slug}/quote`))
        .send(body)
      expect(reply.status).toBe(400)
    }
  })
})
