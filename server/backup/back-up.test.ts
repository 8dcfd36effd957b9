import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { checkLedger } from '../orders/ledger/check-ledger.ts'
import { isOrderKey, orderKey } from '../orders/order-links.ts'
import { systemClock } from '../platform/clock.ts'
import { migrate, openDatabase } from '../platform/database.ts'
import { readEnv } from '../platform/env.ts'
import { migrateJobs } from '../platform/jobs/jobs.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { encodeTicket, verifyTicket } from '../tickets/ticket-code.ts'
import { publicKeyOf } from '../tickets/ticket-key.ts'
import { openTicketKeys } from '../tickets/ticket-keys.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

const root = makeTemporaryFolder('backup')
const envOf = (name: string, more: Record<string, string> = {}) =>
  readEnv({ NODE_ENV: 'test', DATA_FOLDER: path.join(root, name), ...more })
afterAll(() => rmSync(root, { recursive: true, force: true }))

const facts = {
  booking: 'DH-7K3M9Q-1',
  experience: 'dunes',
  startsAt: Temporal.Instant.from('2026-12-01T05:00:00Z'),
  timeZone: 'Asia/Dubai',
  guests: 2,
  units: { ADULT: 2 },
}

describe('a shop with the embedded PostgreSQL', () => {
  const shop = envOf('shop')
  let backup: string
  let ticket: string
  let link: string
  let writtenBefore: number
  beforeAll(async () => {
    const postgres = await startEmbeddedPostgres(shop.dataFolder)
    await migrate(postgres.url())
    await migrateJobs(postgres.url())
    const db = openDatabase(postgres.url())
    try {
      ticket = encodeTicket(facts, (await openTicketKeys({ db, env: shop })).signing)
      link = orderKey(shop, 'DH-7K3M9Q', systemClock.now())
      mkdirSync(path.join(shop.mediaFolder, 'dunes'), { recursive: true })
      writeFileSync(path.join(shop.mediaFolder, 'dunes', '1.jpg'), 'a photograph')
      await db.raw(`create table sales (n int primary key, note text)`)
      const selling = { now: true, sold: 0 }
      const sales = sell()
      while (selling.sold < 20) await new Promise((resolve) => setImmediate(resolve))
      writtenBefore = selling.sold
      backup = await backUp({ env: shop, clock: systemClock }, path.join(root, 'backups'))
      selling.now = false
      await sales
      await db.raw(`insert into sales values (-1, 'after the backup')`)

      async function sell(): Promise<void> {
        while (selling.now) {
          await db.raw(`insert into sales values (?, repeat('x', 2000))`, [selling.sold])
          selling.sold += 1
        }
      }
    } finally {
      await db.destroy()
      await postgres.stop()
    }
  })

  it('is restored as it was, though it went on selling: what was sold before is there, without holes, and nothing of later', async () => {
    const again = envOf('again')
    await restore(again, backup)
    const postgres = await startEmbeddedPostgres(again.dataFolder)
    const db = openDatabase(postgres.url())
    try {
      const { rows } = await db.raw<{ rows: { count: number; last: number; first: number }[] }>(
        `select count(*)::int, max(n) "last", min(n) "first" from sales`,
      )
      const [found] = rows
      expect(found?.first).toBe(0)
      expect(found?.count).toBe((found?.last ?? 0) + 1)
      expect(found?.count).toBeGreaterThanOrEqual(writtenBefore)
      expect((await checkLedger({ db })).faults).toEqual([])
      // yesterday's ticket, and the link in yesterday's e-mail
      const { published } = await openTicketKeys({ db, env: again })
      expect(published.map(({ x }) => verifyTicket(ticket, publicKeyOf(x)).verdict)).toEqual(['genuine'])
      expect(isOrderKey(again, link, { reference: 'DH-7K3M9Q', now: systemClock.now() })).toBe(true)
      expect(readFileSync(path.join(again.mediaFolder, 'dunes', '1.jpg'), 'utf8')).toBe('a photograph')
    } finally {
      await db.destroy()
      await postgres.stop()
    }
  })

  it('keeps its backup for its owner’s eyes', () => {
    expect(statSync(backup).mode & 0o077).toBe(0)
    expect(readdirSync(path.join(root, 'backups')).some((name) => name.endsWith('.part'))).toBe(false)
  })

  it('is restored over nothing that is there, and not with a secret that opens nothing of it', async () => {
    await expect(restore(shop, backup)).rejects.toThrow(/is not empty/)
    const other = envOf('other', { SESSION_SECRET: 'a secret that this shop never ever had' })
    await expect(restore(other, backup)).rejects.toThrow(/SESSION_SECRET/)
    await expect(restore(envOf('other'), root)).rejects.toThrow(/is no backup/)
    const remote = envOf('other', { DATABASE_URL: inject('postgresUrl') })
    await expect(restore(remote, backup)).rejects.toThrow(/without DATABASE_URL/)
    expect(existsSync(path.join(root, 'other'))).toBe(false)
  })

  it('is backed up and restored by commands', () => {
    const run = (script: string, parameter: string, folder: string) =>
      spawnSync(process.execPath, [script, parameter], {
        encoding: 'utf8',
        env: {
          ...process.env,
          NODE_ENV: 'test',
          DATABASE_URL: '',
          SESSION_SECRET: '',
          DATA_FOLDER: path.join(root, folder),
        },
      })
    const made = run('server/backup/backup-tool.ts', path.join(root, 'by-command'), 'shop')
    expect(made.stdout).toMatch(/^Backed up to /)
    const [folder = ''] = readdirSync(path.join(root, 'by-command'))
    const restored = run(
      'server/backup/restore-tool.ts',
      path.join(root, 'by-command', folder),
      'by-command-again',
    )
    expect(restored.stdout + restored.stderr).toMatch(
      /^Restored what was backed up at .*: 0 bookings, ticket key .{8}, 0 faults/,
    )
    const twice = run(
      'server/backup/restore-tool.ts',
      path.join(root, 'by-command', folder),
      'by-command-again',
    )
    expect([twice.status, twice.stderr]).toEqual([1, expect.stringContaining('is not empty')])
  })
})
