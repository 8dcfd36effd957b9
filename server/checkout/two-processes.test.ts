import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OpenCartReply } from '../contract/carts.ts'
import type { PlaceOrderReply } from '../contract/checkout.ts'
import { checkLedger } from '../orders/ledger/check-ledger.ts'
import { migrate, openDatabase } from '../platform/database.ts'
import type { Database } from '../platform/database.ts'
import { migrateJobs } from '../platform/jobs/jobs.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import type { EmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import { startMortalProcess } from '../testing/crash/mortal-process.ts'
import type { MortalProcess } from '../testing/crash/mortal-process.ts'
import { createPatientBuyer } from '../testing/crash/patient-buyer.ts'
import { buyer } from '../testing/factories/checkout.ts'
import { seedExperience } from '../testing/factories/experience.ts'
import { seedShop } from '../testing/factories/shop.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'

const patience = { timeout: 60_000, interval: 100 }
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

// a cluster of its own: all of it is made read-only
let folder: string
let cluster: EmbeddedPostgres
let db: Database
let experience: string
let machines: MortalProcess[] = []
beforeAll(async () => {
  folder = makeTemporaryFolder('two')
  cluster = await startEmbeddedPostgres(folder)
  await migrate(cluster.url())
  await migrateJobs(cluster.url())
  db = openDatabase(cluster.url(), { poolSize: 4 })
  experience = (await seedExperience(db, await seedShop(db), { options: [{ capacity: 1_000 }] })).slug
  const settings = {
    DATABASE_URL: cluster.url(),
    DATA_FOLDER: folder,
    SESSION_SECRET: 'a secret of the tests that is of no use to anybody',
    // one site: what a click says does not depend on the process that it reaches
    PUBLIC_ORIGIN: 'http://127.0.0.1',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    SANDBOX_LATENCY_MS: '300-1500',
    UNPAID_PLACES: '0',
  }
  machines = await Promise.all([startMortalProcess(settings), startMortalProcess(settings)])
  await Promise.all(machines.map((machine) => machine.ready()))
})
afterAll(async () => {
  await Promise.all(machines.map((machine) => machine.stop()))
  await db.destroy()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

const start = `${Temporal.Now.plainDateISO().add({ days: 14 }).toString()}T09:00`
const post = (origin: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(new URL(path, origin), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
    body: JSON.stringify(body),
  })
const newCart = { line: { experience: '', option: 'standard', start, units: { ADULT: 2 } }, currency: 'AED' }
const openCart = (origin: string) =>
  post(origin, '/api/v1/carts', { ...newCart, line: { ...newCart.line, experience } })
const origins = () => machines.map(({ origin }) => origin)
const readExperience = (origin: string) => fetch(new URL(`/api/v1/experiences/${experience}`, origin))
const readiness = async (origin: string) =>
  (await (await fetch(new URL('/readyz', origin))).json()) as {
    status: string
    jobs: { oldestDueSeconds: number }
  }

async function setReadOnly(state: 'on' | 'off'): Promise<void> {
  await db.raw(`alter system set default_transaction_read_only = ${state}`)
  await db.raw('select pg_reload_conf()')
  const status = state === 'on' ? 'read-only' : 'ready'
  await vi.waitFor(async () => {
    const states = await Promise.all(origins().map(readiness))
    expect(states.map((said) => said.status)).toEqual([status, status])
  }, patience)
}

describe('two processes on one database, with a network as slow as the real one', () => {
  it('a click on each of them is one order with one payment page', async () => {
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        const [first = '', second = ''] = origins()
        const { token, cart } = (await (await openCart(first)).json()) as OpenCartReply
        const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() }
        const body = { buyer, agreedTotal: cart.total }
        const replies = await Promise.all(
          [first, second].map(async (origin) => {
            const reply = await post(origin, '/api/v1/orders', body, headers)
            return (await reply.json()) as PlaceOrderReply
          }),
        )
        expect(replies[0]).toMatchObject({ outcome: 'pay' })
        expect(replies[1]).toEqual(replies[0])
      }),
    )
  })

  it('finishes what was paid once a database that could only be read can be written again', async () => {
    const clients = origins().map((origin) => createPatientBuyer(origin))
    const orders = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const client = clients[index % 2]
        const order = await client?.order(experience)
        if (!order) throw new Error('there is no machine')
        await client?.pay(order, 'closed_window')
        return order.reference
      }),
    )
    await setReadOnly('on')
    for (const origin of origins()) {
      expect((await readExperience(origin)).status).toBe(200)
      const refused = await openCart(origin)
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
    }
    await setReadOnly('off')
    const endedAt = performance.now()
    expect((await openCart(origins()[0] ?? '')).status).toBe(201)
    await vi.waitFor(async () => {
      const { rows } = await db.raw<{ rows: { done: number }[] }>(
        `select count(*)::int done from orders o join payments p on p.order_id = o.id
         join messages m on m.about ->> 'orderId' = o.id::text and m.kind like 'order-confirmed%' and m.mailed_at is not null
         where o.status = 'CONFIRMED' and p.status = 'CAPTURED' and o.reference = any(?)`,
        [orders],
      )
      expect(rows).toEqual([{ done: orders.length }])
    }, patience)
    expect(performance.now() - endedAt).toBeLessThan(patience.timeout)
    for (const origin of origins()) expect((await readiness(origin)).jobs.oldestDueSeconds).toBeLessThan(20)
    expect((await checkLedger({ db })).faults).toEqual([])
  })

  it('a lock that hangs holds up only who wants it', async () => {
    const holder = await db.transaction()
    await holder.raw('lock table carts in exclusive mode')
    const stuck = origins().flatMap((origin) => Array.from({ length: 6 }, () => openCart(origin)))
    // asked while every connection of the others waits
    for (const origin of origins()) {
      const began = performance.now()
      expect((await readExperience(origin)).status).toBe(200)
      expect(performance.now() - began).toBeLessThan(3_000)
    }
    const refused = await Promise.all(stuck)
    expect(refused.every(({ status }) => status === 503)).toBe(true)
    await holder.rollback()
    expect((await openCart(origins()[0] ?? '')).status).toBe(201)
  })
})
