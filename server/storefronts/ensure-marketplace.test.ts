import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { createStorefrontFinder } from './find-storefront.ts'
import { ensureMarketplace } from './ensure-marketplace.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('an empty installation gets a marketplace on every host, once', async () => {
  expect(await Promise.all([ensureMarketplace(database), ensureMarketplace(database)])).toContain(true)
  expect(await ensureMarketplace(database)).toBe(false)
  const found = await createStorefrontFinder(database).byHost('anything.example')
  expect(found).toMatchObject({ slug: 'marketplace', kind: 'consumer', exponents: { USD: 2 } })
})
