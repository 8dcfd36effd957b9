import { randomBytes } from 'node:crypto'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { FacetValue } from '../../contract/facets.ts'
import { checkLedger } from '../../orders/ledger/check-ledger.ts'
import { migrate, openDatabase } from '../../platform/database.ts'
import type { Database } from '../../platform/database.ts'
import { migrateJobs } from '../../platform/jobs/jobs.ts'
import { openTicketKeys } from '../../tickets/ticket-keys.ts'
import { verifyTicket } from '../../tickets/ticket-code.ts'
import { openWorld } from '../access-world.ts'
import { stopClock } from '../factories/clock.ts'
import { buildDeps } from '../factories/deps.ts'
import { fakeNetwork } from '../factories/payment-network.ts'
import { compareSchemas } from './compare-schemas.ts'
import { appOn, ask, keepRelease, readMigrations, ticketFacts } from './keep-release.ts'
import type { KeptRelease } from './keep-release.ts'
import { readSchema, writeRows } from './release.queries.ts'

const folder = path.join(import.meta.dirname, 'kept')
const read = async (name: string) =>
  JSON.parse(await readFile(path.join(folder, name), 'utf8')) as KeptRelease

let admin: Database
const opened: { db: Database; name: string }[] = []
beforeAll(() => {
  admin = openDatabase(inject('postgresUrl'), { poolSize: 1 })
})
afterAll(async () => {
  for (const { db, name } of opened) {
    await db.destroy()
    await admin.raw('drop database ?? with (force)', [name])
  }
  await admin.destroy()
})

/** A database as the release left it, which the code of now has then been started on. */
async function restore({ migrations, rows }: KeptRelease): Promise<Database> {
  const name = `t_${randomBytes(6).toString('hex')}`
  await admin.raw('create database ??', [name])
  const url = Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href
  const db = openDatabase(url, { poolSize: 5 })
  opened.push({ db, name })
  for (const migration of Object.keys(migrations).filter((file) => /^\d+_\w+\.ts$/.test(file))) {
    await db.migrate.up({ name: migration })
  }
  await writeRows(db, rows)
  await migrate(url)
  await migrateJobs(url)
  return db
}

/** Where a picture is asked for is each build's own; the counts of a filter go by its values, of which there may be more now. */
const comparable = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) => {
    if (key === 'src' || key === 'srcSet') return ''
    const counts = z.array(FacetValue).min(1).safeParse(value)
    return counts.success ? Object.fromEntries(counts.data.map((one) => [one.value, one])) : value
  })

/** Everything that was in the shop of a release is in that of now. */
async function expectAllThere(kept: KeptRelease): Promise<void> {
  const db = await restore(kept)
  const deps = { ...buildDeps(db, stopClock()), payments: fakeNetwork() }
  const app = appOn({ deps })
  for (const { status, body, ...call } of kept.replies) {
    const now = await ask(app, call)
    expect({ id: call.id, status: now.status }).toEqual({ id: call.id, status })
    expect({ id: call.id, body: comparable(now.body) }).toMatchObject({
      id: call.id,
      body: comparable(body),
    })
  }
  const { signing } = await openTicketKeys(deps)
  expect(verifyTicket(kept.ticket, signing.publicKey)).toEqual({
    verdict: 'genuine',
    keyId: signing.id,
    facts: ticketFacts,
  })
  expect((await checkLedger(deps)).faults).toEqual([])
}

const kept = (await readdir(folder)).filter((name) => name.endsWith('.json'))

describe('a release', () => {
  /** `npm run keep-release -- VERSION` runs this with the version, and the release is kept for good. */
  it('can be kept: a shop with orders, offers, reviews, accounts and carts is found again as it was', async () => {
    const world = await openWorld()
    try {
      const release = await keepRelease(world)
      expect(release.replies.map(({ status }) => status)).toEqual(release.replies.map(() => 200))
      await expectAllThere(JSON.parse(JSON.stringify(release)) as KeptRelease)
      const version = process.env.DHOW_KEEP_RELEASE
      if (version) {
        await mkdir(folder, { recursive: true })
        await writeFile(path.join(folder, `${version}.json`), `${JSON.stringify(release, null, 1)}\n`)
      }
    } finally {
      await world.floor.close()
    }
  }, 60_000)

  it.each(kept)(
    '%s: every booking, price, token and ticket is as it was',
    async (name) => {
      await expectAllThere(await read(name))
    },
    60_000,
  )

  it.each(kept)('%s: its migrations are not edited any more', async (name) => {
    expect(await readMigrations()).toMatchObject((await read(name)).migrations)
  })

  it.each(kept)(
    '%s: finds every column that it knows in the schema of now',
    async (name) => {
      const release = await read(name)
      expect(compareSchemas(release.schema, await readSchema(await restore(release)))).toEqual([])
    },
    60_000,
  )
})
