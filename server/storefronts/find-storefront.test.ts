import { expect, test } from 'vitest'
import { openDatabase } from '../platform/database.ts'
import { openCutProxy } from '../testing/cut-proxy.ts'
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

test('no site becomes unknown when the database goes away just after something has changed', async () => {
  const database = await testDatabase()
  try {
    await seedShop(database.db)
    const proxy = await openCutProxy(database.url)
    const db = openDatabase(proxy.url, { poolSize: 2 })
    const news = { heard: 0 }
    const finder = createStorefrontFinder({ db, news })
    const find = async () => (await finder.bySlug('marketplace'))?.slug
    expect(await find()).toBe('marketplace')
    await proxy.cut()
    news.heard += 1
    expect(await find()).toBe('marketplace')
    expect(await find()).toBe('marketplace')
    const another = createStorefrontFinder({ db, news })
    await expect(another.bySlug('marketplace')).rejects.toThrow(/ECONNREFUSED|terminated/)
    await proxy.mend()
    news.heard += 1
    expect(await find()).toBe('marketplace')
    await db.destroy()
    await proxy.cut()
  } finally {
    await database.close()
  }
})

test('no site is unknown to those who ask while more and more changes', async () => {
  const database = await testDatabase()
  try {
    await seedShop(database.db)
    const news = { heard: 0 }
    const finder = createStorefrontFinder({ db: database.db, news })
    const found = await Promise.all(
      Array.from({ length: 20 }, () => {
        news.heard += 1
        return finder.bySlug('marketplace')
      }),
    )
    expect(new Set(found.map((site) => site?.slug))).toEqual(new Set(['marketplace']))
  } finally {
    await database.close()
  }
})
