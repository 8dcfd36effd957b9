import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import type { Database } from '../platform/database.ts'
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

test('goes on with one connection, however one before it broke', async () => {
  vi.useFakeTimers()
  const opened: { end: () => Promise<void>; emit: (name: string) => boolean }[] = []
  /** A database whose second connection breaks before it hears. */
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
  const db = { client: { acquireRawConnection: open } } as unknown as Database
  const listener = { changed: vi.fn<(slug: string) => void>(), missed: vi.fn<() => void>() }
  try {
    const { stop } = await followPageNews(db, listener, createLogger('silent'))
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
