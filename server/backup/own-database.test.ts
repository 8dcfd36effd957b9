import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { isOrderKey, orderKey } from '../orders/order-links.ts'
import { checkLedger } from '../orders/ledger/check-ledger.ts'
import { systemClock } from '../platform/clock.ts'
import { migrate, openDatabase } from '../platform/database.ts'
import type { Database } from '../platform/database.ts'
import { readEnv } from '../platform/env.ts'
import { migrateJobs } from '../platform/jobs/jobs.ts'
import { identity } from '../platform/postgres/binaries.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { seedShop } from '../testing/factories/shop.ts'
import { freePort } from '../testing/start-product.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { encodeTicket, verifyTicket } from '../tickets/ticket-code.ts'
import { publicKeyOf } from '../tickets/ticket-key.ts'
import { openTicketKeys } from '../tickets/ticket-keys.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

const programs = '/usr/lib/postgresql/15/bin'
const isInstalled = existsSync(path.join(programs, 'initdb')) && existsSync('/usr/bin/pg_dump')
// `.ci/run` installs it; elsewhere the test says that it is missing
if (!isInstalled) {
  process.stderr.write(
    'PostgreSQL 15 is not installed (apt-get install postgresql-15): its tests are skipped\n',
  )
}

const root = makeTemporaryFolder('own-database')
chmodSync(root, 0o755)
const envOf = (name: string, url: string) =>
  readEnv({ NODE_ENV: 'test', DATA_FOLDER: path.join(root, name), DATABASE_URL: url })
afterAll(() => rmSync(root, { recursive: true, force: true }))

const password = 'of the tests: 100% secret/'
const facts = {
  booking: 'DH-7K3M9Q-1',
  experience: 'dunes',
  startsAt: Temporal.Instant.from('2026-12-01T05:00:00Z'),
  timeZone: 'Asia/Dubai',
  guests: 2,
  units: { ADULT: 2 },
}

describe.skipIf(!isInstalled)('a shop with a PostgreSQL of its own', () => {
  let server: ChildProcess
  let port: number
  const urlOf = (name: string) => `postgres://dhow:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`
  const open = async (name: string, work: (db: Database) => Promise<void>) => {
    const db = openDatabase(urlOf(name), { poolSize: 2 })
    try {
      await work(db)
    } finally {
      await db.destroy()
    }
  }

  beforeAll(async () => {
    port = await freePort()
    const folder = path.join(root, 'cluster')
    const words = path.join(root, 'password')
    writeFileSync(words, password)
    mkdirSync(folder)
    for (const file of [folder, words]) if (identity.uid) chownSync(file, identity.uid, identity.gid)
    const parameters = ['-D', folder, '-U', 'dhow', '-A', 'scram-sha-256', `--pwfile=${words}`, '-E', 'UTF8']
    const { status, stderr } = spawnSync(path.join(programs, 'initdb'), [...parameters, '--locale=C.UTF-8'], {
      ...identity,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(stderr)
    server = spawn(path.join(programs, 'postgres'), ['-D', folder, '-p', String(port), '-k', folder], {
      ...identity,
      stdio: 'ignore',
    })
    await vi.waitFor(() => open('postgres', (db) => db.raw('create database shop')), { timeout: 30_000 })
    await open('postgres', (db) => db.raw('create database again'))
  }, 60_000)
  afterAll(async () => {
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
  })

  it('is backed up by pg_dump and restored by pg_restore: listings, books, ticket key, links and photographs', async () => {
    const shop = envOf('shop', urlOf('shop'))
    await migrate(urlOf('shop'))
    await migrateJobs(urlOf('shop'))
    let ticket = ''
    let slug = ''
    await open('shop', async (db) => {
      slug = (await seedExperience(db, await seedShop(db))).slug
      ticket = encodeTicket(facts, (await openTicketKeys({ db, env: shop })).signing)
    })
    const link = orderKey(shop, 'DH-7K3M9Q', systemClock.now())
    mkdirSync(shop.mediaFolder, { recursive: true })
    writeFileSync(path.join(shop.mediaFolder, '1.jpg'), 'a photograph')

    const backup = await backUp({ env: shop, clock: systemClock }, path.join(root, 'backups'))
    const again = envOf('again', urlOf('again'))
    await restore(again, backup)
    await open('again', async (db) => {
      expect(await db('experiences').pluck<string[]>('slug')).toEqual([slug])
      expect((await checkLedger({ db })).faults).toEqual([])
      const { published } = await openTicketKeys({ db, env: again })
      expect(published.map(({ x }) => verifyTicket(ticket, publicKeyOf(x)).verdict)).toEqual(['genuine'])
    })
    expect(isOrderKey(again, link, { reference: 'DH-7K3M9Q', now: systemClock.now() })).toBe(true)
    expect(readFileSync(path.join(again.mediaFolder, '1.jpg'), 'utf8')).toBe('a photograph')
    // and over nothing that is there
    await expect(restore(envOf('third', urlOf('again')), backup)).rejects.toThrow(/is not empty/)
  })
})

describe('the programs of PostgreSQL', () => {
  const inPath = async (folder: string, work: () => Promise<void>) => {
    const found = process.env.PATH
    process.env.PATH = folder
    await work().finally(() => (process.env.PATH = found))
  }

  it('are asked for where they are not installed', async () => {
    const remote = envOf('remote', inject('postgresUrl'))
    await inPath('/nowhere', () =>
      expect(backUp({ env: remote, clock: systemClock }, path.join(root, 'none'))).rejects.toThrow(
        /pg_dump is not installed/,
      ),
    )
  })

  it('are told the password where other users of the machine cannot read it', async () => {
    const folder = path.join(root, 'bin')
    mkdirSync(folder)
    writeFileSync(
      path.join(folder, 'pg_dump'),
      `#!/bin/sh\necho "$@" > '${folder}/words'\necho "$PGPASSWORD" > '${folder}/secret'\n`,
      { mode: 0o755 },
    )
    const remote = envOf(
      'remote',
      `postgres://dhow:${encodeURIComponent(password)}@db.example/shop?sslmode=require`,
    )
    await inPath(folder, async () => {
      await backUp({ env: remote, clock: systemClock }, path.join(root, 'quiet'))
    })
    expect(readFileSync(path.join(folder, 'secret'), 'utf8')).toBe(`${password}\n`)
    const words = readFileSync(path.join(folder, 'words'), 'utf8')
    expect(words).toContain('--dbname=postgres://dhow@db.example/shop?sslmode=require')
    expect(words).not.toContain('secret')
  })
})
