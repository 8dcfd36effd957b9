import { randomUUID } from 'node:crypto'
import type { Express } from 'express'
import request from 'supertest'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { SavedReply, SyncSavedRequest } from '../contract/accounts.ts'
import { testDatabase } from '../testing/database.ts'
import { openAccount } from '../testing/factories/account.ts'
import { buildApi } from '../testing/factories/api.ts'
import { stopClock } from '../testing/factories/clock.ts'
import { buildDeps } from '../testing/factories/deps.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { seedShop } from '../testing/factories/shop.ts'
import type { Shop } from '../testing/factories/shop.ts'
import { accountRoutes } from './accounts.routes.ts'

type Change = SyncSavedRequest['changes'][number]

let test: Awaited<ReturnType<typeof testDatabase>>
let shop: Shop
let api: Express
let deps: ReturnType<typeof buildDeps>
let cookie: string
let slugs: [string, string, string]
const clock = stopClock()

beforeAll(async () => {
  test = await testDatabase()
  shop = await seedShop(test.db)
  deps = buildDeps(test.db, clock)
  api = buildApi(shop.storefront, [accountRoutes(deps)])
  const seed = async () => (await seedExperience(test.db, shop)).slug
  slugs = [await seed(), await seed(), await seed()]
})
afterAll(() => test.close())
beforeEach(async () => {
  cookie = await openAccount(api, deps, `${randomUUID()}@example.com`)
})

async function sync(changes: Change[] = [], at = { api, cookie }): Promise<string[]> {
  const reply = await request(at.api)
    .post('/api/v1/account/saved')
    .set({ cookie: at.cookie, 'sec-fetch-site': 'same-origin' })
    .send({ changes })
    .expect(200)
  return (reply.body as SavedReply).slugs
}
const save = (slug: string, agoMs = 0): Change => ({ slug, saved: true, agoMs })
const remove = (slug: string, agoMs = 0): Change => ({ slug, saved: false, agoMs })

it('answers with the union of what two devices saved, the latest first, however often it is sent', async () => {
  const [a, b, c] = slugs
  expect(await sync()).toEqual([])
  expect(await sync([save(a, 3000), save(b, 1000)])).toEqual([b, a])
  const other = [save(a, 2000), save(c, 500)]
  expect(await sync(other)).toEqual([c, b, a])
  expect(await sync(other)).toEqual([c, b, a])
})

it('lets the later choice of an experience stand, in whatever order they arrive', async () => {
  const [a, b] = slugs
  await sync([save(a, 5000), remove(b, 1000)])
  expect(await sync([remove(a, 2000), save(b, 4000)])).toEqual([])
  expect(await sync([save(a, 3000)])).toEqual([])
  expect(await sync([save(a, 1000), save(b, 3000), save(b, 500), remove(b, 700)])).toEqual([b, a])
})

it('keeps the list to the account and to the storefront', async () => {
  const [a, b] = slugs
  await sync([save(a)])
  expect(
    await sync([], { api, cookie: await openAccount(api, deps, `${randomUUID()}@example.com`) }),
  ).toEqual([])
  const { layout, languages, currency, currencies } = shop.storefront
  const [row] = await test
    .db('storefronts')
    .insert({ slug: 'neighbour', name: 'Neighbour', layout, languages, currency, currencies })
    .returning<{ id: number }[]>('id')
  const neighbour = buildApi({ ...shop.storefront, id: row?.id ?? 0, slug: 'neighbour' }, [
    accountRoutes(deps),
  ])
  expect(await sync([save(b)], { api: neighbour, cookie })).toEqual([b])
  expect(await sync()).toEqual([a])
})

it('follows an experience to its new slug, and passes over what is unknown or not published', async () => {
  const renamed = await seedExperience(test.db, shop)
  const draft = await seedExperience(test.db, shop)
  const row = await test.db('experiences').where({ slug: renamed.slug }).first<{ id: number }>()
  const slug = `new-${renamed.slug}`
  await test.db('experiences').where({ id: row?.id }).update({ slug })
  await test.db('experience_former_slugs').insert({ slug: renamed.slug, experience_id: row?.id })
  await test.db('experiences').where({ slug: draft.slug }).update({ status: 'draft' })
  expect(await sync([save(renamed.slug), save(draft.slug), save('never-heard-of')])).toEqual([slug])
  expect(await sync([remove(renamed.slug)])).toEqual([])
})
