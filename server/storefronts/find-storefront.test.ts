import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { seedShop } from '../testing/factories/shop.ts'
import { createStorefrontFinder } from './find-storefront.ts'

test('a currency that nothing can be exchanged into is not offered', async () => {
  const database = await testDatabase()
  try {
    await seedShop(database.db, { currencies: ['AED', 'EUR', 'CHF'] })
    const found = await createStorefrontFinder(database).bySlug('marketplace')
    expect(found?.currencies).toEqual(['AED', 'EUR'])
    expect(found?.exponents).toEqual({ AED: 2, EUR: 2 })
  } finally {
    await database.close()
  }
})
