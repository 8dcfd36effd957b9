import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { createLogger } from '../platform/log.ts'
import { testDatabase } from '../testing/database.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { seedShop } from '../testing/factories/shop.ts'
import { followPageNews } from './listen-for-changes.ts'

test('every process hears of a change once it is committed, and only then; after a break it forgets all', async () => {
  const database = await testDatabase()
  const { db, url } = database
  const { slug, id } = await seedExperience(db, await seedShop(db))
  const listen = () => ({
    changed: vi.fn<(keys: ReadonlySet<string>) => void>(),
    missed: vi.fn<() => void>(),
  })
  const [one, other] = [listen(), listen()]
  const log = createLogger('silent')
  const news = [await followPageNews(url, one, log), await followPageNews(url, other, log)]
  const heard = ({ changed }: typeof one) => changed.mock.calls.map(([keys]) => [...keys].toSorted())
  try {
    await db.transaction(async (trx) => {
      await trx('currency_rates').insert({ currency: 'XTS', day: '2026-11-20', per_dollar: 1 })
      await trx.rollback()
    })
    await db('experiences').where({ id }).update({ from_price: 1 })
    const keys = ['catalogue', `experience-${slug}`, 'place-dubai']
    await vi.waitFor(() => expect([heard(one), heard(other)]).toEqual([[keys], [keys]]))

    await db.raw(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'dhow-news'`)
    await vi.waitFor(() => expect(one.missed).toHaveBeenCalledTimes(2), { timeout: 10_000 })
    await db('currency_rates').insert({ currency: 'XTS', day: '2026-11-20', per_dollar: 1 })
    await vi.waitFor(() => expect(heard(one).at(-1)).toEqual(['everything']))
  } finally {
    for (const { stop } of news) await stop()
    await database.close()
  }
})

test('a change of more experiences than one notification holds is told whole', async () => {
  const database = await testDatabase()
  const { db, url } = database
  const shop = await seedShop(db)
  const slugs = await Promise.all(
    Array.from({ length: 60 }, async (_, number) => {
      const slug = `${'long-'.repeat(22)}${number}`
      await seedExperience(db, shop, { slug })
      return `experience-${slug}`
    }),
  )
  const heard = new Set<string>()
  const changed = (keys: ReadonlySet<string>) => keys.forEach((key) => heard.add(key))
  const { stop } = await followPageNews(url, { changed, missed: () => undefined }, createLogger('silent'))
  try {
    await db('options').update({ position: 1 })
    await vi.waitFor(() => expect([...heard].toSorted()).toEqual(slugs.toSorted()))
  } finally {
    await stop()
    await database.close()
  }
})

test('goes on with one connection, however one before it broke', async () => {
  vi.useFakeTimers()
  const opened: { end: () => Promise<void>; emit: (name: string) => boolean }[] = []
  /** The second connection breaks before it hears. */
  const open = () => {
    const number = opened.length
    const connection = Object.assign(new EventEmitter(), {
      end: vi.fn<() => Promise<void>>().mockResolvedValue(undefined),
      async query() {
        if (number !== 1) return
        connection.emit('error')
        connection.emit('end')
        throw new Error('Connection terminated unexpectedly')
      },
    })
    opened.push(connection)
    return Promise.resolve(connection)
  }
  const listener = { changed: vi.fn<() => void>(), missed: vi.fn<() => void>() }
  try {
    const { stop } = await followPageNews('', listener, createLogger('silent'), open)
    opened[0]?.emit('end')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(opened).toHaveLength(3)
    expect(opened[1]?.end).toHaveBeenCalled()
    expect(listener.missed).toHaveBeenCalledTimes(2)
    await stop()
    expect(opened[2]?.end).toHaveBeenCalled()
  } finally {
    vi.useRealTimers()
  }
})

test('a connection that is cut without a word is given up within seconds', async () => {
  vi.useFakeTimers()
  let opened = 0
  const open = () => {
    opened += 1
    const silent = opened === 1
    return Promise.resolve(
      Object.assign(new EventEmitter(), {
        end: () => Promise.resolve(),
        query: (sql: string) =>
          silent && sql === 'select 1' ? new Promise(() => undefined) : Promise.resolve(),
      }),
    )
  }
  const listener = { changed: vi.fn<() => void>(), missed: vi.fn<() => void>() }
  try {
    const { stop } = await followPageNews('', listener, createLogger('silent'), open)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(listener.missed).toHaveBeenCalledTimes(2)
    expect(opened).toBe(2)
    await stop()
  } finally {
    vi.useRealTimers()
  }
})
