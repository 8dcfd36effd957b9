import { expect, test, vi } from 'vitest'
import { createLogger } from '../platform/log.ts'
import { testDatabase } from '../testing/database.ts'
import { followPageNews, tellPagesChanged } from './page-news.ts'

test('every process hears of a change once it is committed, and only then; after a break it forgets all', async () => {
  const database = await testDatabase()
  const { db } = database
  const listen = () => ({ changed: vi.fn<(slug: string) => void>(), missed: vi.fn<() => void>() })
  const [one, other] = [listen(), listen()]
  const log = createLogger('silent')
  const news = [await followPageNews(db, one, log), await followPageNews(db, other, log)]
  try {
    await db.transaction(async (trx) => {
      await tellPagesChanged(trx, 'undone')
      await trx.rollback()
    })
    await db.transaction((trx) => tellPagesChanged(trx, 'dunes'))
    await vi.waitFor(() =>
      expect([one, other].map(({ changed }) => changed.mock.calls)).toEqual([[['dunes']], [['dunes']]]),
    )

    await db.raw(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen %'`)
    await vi.waitFor(() => expect(one.missed).toHaveBeenCalledTimes(2), { timeout: 10_000 })
    await db.transaction((trx) => tellPagesChanged(trx, 'souks'))
    await vi.waitFor(() => expect(one.changed).toHaveBeenLastCalledWith('souks'))
  } finally {
    for (const { stop } of news) await stop()
    await database.close()
  }
})
