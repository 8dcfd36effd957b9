import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { buildApi } from '../testing/factories/api.ts'
import { buyer } from '../testing/factories/checkout.ts'
import { buildDeps } from '../testing/factories/deps.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { seedShop } from '../testing/factories/shop.ts'
import { offerRoutes } from './offers.routes.ts'

let test: Awaited<ReturnType<typeof testDatabase>>
let api: Express
let now: Temporal.Instant
let slugs: Record<'NEVER' | 'ALSO' | 'ONLY', string>
beforeAll(async () => {
  test = await testDatabase()
  const shop = await seedShop(test.db)
  const seed = async (negotiation: 'NEVER' | 'ALSO' | 'ONLY') =>
    (await seedExperience(test.db, shop, { negotiation })).slug
  slugs = { NEVER: await seed('NEVER'), ALSO: await seed('ALSO'), ONLY: await seed('ONLY') }
  const deps = buildDeps(test.db)
  now = deps.clock.now()
  api = buildApi(shop.storefront, [offerRoutes(deps)])
})
afterAll(() => test.close())

const send = (body: object, key = 'key') =>
  request(api)
    .post('/api/v1/offer-requests')
    .set('idempotency-key', key)
    .send({ buyer, ...body })

describe('POST /offer-requests', () => {
  it('keeps a request once for one key, with the number in international form', async () => {
    const body = {
      experience: slugs.ONLY,
      wishedDate: '2026-12-24',
      guests: 40,
      message: 'A wedding ‮at sea 🎉',
    }
    const replies = await Promise.all([send(body, 'wedding'), send(body, 'wedding')])
    expect(replies.map(({ status }) => status)).toEqual([201, 201])
    expect(replies[0]?.body).toEqual(replies[1]?.body)
    // as long as the supplier has
    expect(replies[0]?.body).toMatchObject({ answerBy: now.add({ hours: 72 }).toString() })
    const rows = await test.db<{ reference: string }>('offer_requests').select()
    expect(rows).toMatchObject([
      {
        reference: (replies[0]?.body as { reference: string } | undefined)?.reference,
        phone: '+971501234567',
        wished_date: '2026-12-24',
        guests: 40,
        status: 'REQUESTED',
      },
    ])
  })

  it('takes one where a price is fixed too, if the supplier negotiates', async () => {
    await send({ experience: slugs.ALSO }, 'also').expect(201)
    const refused = await send({ experience: slugs.NEVER }, 'never').expect(409)
    expect(refused.body).toMatchObject({ code: 'offer_not_possible' })
  })

  it('refuses a day that has passed where it would be, and a message of ten thousand characters', async () => {
    // it is noon on the 21st in Dubai
    const past = await send({ experience: slugs.ONLY, wishedDate: '2026-11-20' }, 'past').expect(400)
    expect(past.body).toMatchObject({ errors: [{ pointer: '/wishedDate', code: 'date_past' }] })
    await send(
      { experience: slugs.ONLY, wishedDate: '2026-11-21', buyer: { ...buyer, email: 'b@example.com' } },
      'today',
    ).expect(201)
    const long = await send({ experience: slugs.ONLY, message: 'x'.repeat(10_000) }, 'long').expect(400)
    expect(long.body).toMatchObject({ errors: [{ pointer: '/message' }] })
  })

  it('keeps what was typed without what cannot be seen', async () => {
    const typed = { ...buyer, firstName: 'A\u202Emina\u0000', email: 'c@example.com' }
    const reply = await send(
      { experience: slugs.ONLY, buyer: typed, message: 'a\r\n\u202Eb\n\n\n\nc' },
      'unseen',
    ).expect(201)
    const rows = await test
      .db<{ reference: string }>('offer_requests')
      .where({ reference: (reply.body as { reference: string }).reference })
    expect(rows).toMatchObject([{ first_name: 'Amina', message: 'a\nb\n\nc' }])
  })

  it('writes to a supplier ten times an hour for one address, and no more', async () => {
    const insistent = { ...buyer, email: 'insistent@example.com' }
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        send({ experience: slugs.ONLY, buyer: insistent, message: String(index) }, `insistent ${index}`),
      ),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(replies.find(({ status }) => status === 429)?.body).toMatchObject({ code: 'too_many_attempts' })
  })

  it('refuses what it does not know, and names each wrong field', async () => {
    expect((await send({ experience: 'nothing' }).expect(404)).body).toMatchObject({
      code: 'experience_unknown',
    })
    const wrong = await send({ experience: slugs.ONLY, guests: -1, buyer: { ...buyer, email: 'x' } }).expect(
      400,
    )
    expect(wrong.body).toMatchObject({ errors: [{ pointer: '/buyer/email' }, { pointer: '/guests' }] })
    const phone = await send({ experience: slugs.ONLY, buyer: { ...buyer, phoneNumber: '000000' } }).expect(
      400,
    )
    expect(phone.body).toMatchObject({ errors: [{ code: 'phone_invalid' }] })
  })
})
