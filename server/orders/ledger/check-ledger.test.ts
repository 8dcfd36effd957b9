import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillBooks } from '../../testing/factories/busy-books.ts'
import { openShopFloor } from '../../testing/factories/shop-floor.ts'
import type { ShopFloor } from '../../testing/factories/shop-floor.ts'
import {
  bookingTransitions,
  changeTransitions,
  orderTransitions,
  paymentTransitions,
} from '../transitions.ts'
import { checkLedger, invariants, listFaults } from './check-ledger.ts'
import { columnKinds } from './column-kinds.ts'
import { compareWithNetwork } from './compare-with-network.ts'
import { corruptions, losses } from './corruptions.ts'
import { fittingCorruptions, handMadeCorruptions, otherCurrency } from './hand-made-corruptions.ts'

let floor: ShopFloor
beforeAll(async () => {
  floor = await openShopFloor()
  await fillBooks(floor)
  // what the database itself refuses the ledger is to see as well: a disk forgets a constraint, too
  await floor.db.raw(`do $$ declare c record; begin
    for c in select conrelid::regclass t, conname from pg_constraint where contype in ('c', 'f', 'u') and connamespace = 'public'::regnamespace
    loop execute format('alter table %s drop constraint if exists %I cascade', c.t, c.conname); end loop;
    for c in select tgrelid::regclass t, tgname from pg_trigger where tgrelid::regclass::text = 'bookings' and not tgisinternal
    loop execute format('drop trigger %I on %s', c.tgname, c.t); end loop;
  end $$`)
  await floor.db.raw(`do $$ declare c record; begin
    for c in select indexrelid::regclass i from pg_index join pg_class t on t.oid = indrelid
      where indisunique and not indisprimary and t.relname in ('orders', 'bookings', 'payments', 'refunds', 'booking_changes', 'messages')
    loop execute format('drop index %s', c.i); end loop;
  end $$`)
})
afterAll(() => floor.close())

/** The names of the invariants that do not hold once `sql` has changed something; nothing of it stays. */
async function faultsAfter(sql: string): Promise<string[]> {
  const trx: Knex.Transaction = await floor.db.transaction()
  try {
    const { rowCount } = await trx.raw<{ rowCount: number }>(sql)
    expect(rowCount, `${sql} changes nothing`).toBeGreaterThan(0)
    const faults = await listFaults(trx, floor.clock.now())
    return [...new Set(faults.map((fault) => fault.slice(0, fault.indexOf(':'))))]
  } finally {
    await trx.rollback()
  }
}

const offerStates = ['REQUESTED', 'QUOTED', 'ACCEPTED', 'DECLINED', 'REJECTED', 'WITHDRAWN', 'EXPIRED']
/** Every status by table, what a status may be taken for without any other column saying so, and why. */
const states: Readonly<
  Record<string, { column: string; all: readonly string[]; alike: readonly (readonly string[])[] }>
> = {
  orders: { column: 'status', all: Object.keys(orderTransitions.next), alike: [] },
  bookings: {
    column: 'status',
    all: Object.keys(bookingTransitions.next),
    // whether the guests came is on the ticket alone
    alike: [['CONFIRMED', 'REDEEMED']],
  },
  payments: {
    column: 'status',
    all: Object.keys(paymentTransitions.next),
    // nothing was taken, and why is the network's to say
    alike: [['FAILED', 'EXPIRED']],
  },
  booking_changes: { column: 'status', all: Object.keys(changeTransitions.next), alike: [] },
  refunds: { column: 'status', all: ['REQUESTED', 'SUCCEEDED', 'FAILED'], alike: [] },
  holds: { column: 'state', all: ['HELD', 'SOLD', 'RELEASED'], alike: [] },
  offer_requests: { column: 'status', all: offerStates, alike: [] },
}

const watched = Object.entries(columnKinds).flatMap(([table, kinds]) =>
  (['money', 'places', 'state'] as const).flatMap((kind) =>
    (kinds[kind]?.split(/\s+/) ?? []).map((column) => `${table}.${column}`),
  ),
)

describe('the ledger', () => {
  it('finds books true in which about everything has happened', async () => {
    expect((await checkLedger(floor.deps)).faults).toEqual([])
  })

  it('knows of every column what it holds', async () => {
    const { rows } = await floor.db.raw<{ rows: { name: string }[] }>(
      `select table_name || '.' || column_name name from information_schema.columns where table_schema = 'public'`,
    )
    const known = Object.entries(columnKinds).flatMap(([table, kinds]) =>
      Object.values(kinds).flatMap((columns) => columns.split(/\s+/).map((column) => `${table}.${column}`)),
    )
    expect(
      rows.map(({ name }) => name).toSorted(),
      'say in column-kinds.ts what a new column holds, and what invariant proves it',
    ).toEqual(known.toSorted())
  })

  it.each(watched)('names what is wrong when %s is', async (column) => {
    const [table = '', name] = column.split('.')
    if (states[table]?.column === name) return
    expect(corruptions[column], 'nobody corrupts it').toBeDefined()
    for (const [invariant, change] of corruptions[column] ?? []) {
      const faults = await faultsAfter(`update ${table} set ${change}`)
      expect([change, ...faults]).toContain(invariant)
    }
  })

  it('sees each of twenty-five corruptions made by hand', async () => {
    expect(handMadeCorruptions).toHaveLength(25)
    const unseen: string[] = []
    for (const [what, sql] of handMadeCorruptions) {
      if ((await faultsAfter(sql)).length === 0) unseen.push(what)
    }
    expect(unseen).toEqual([])
  })

  it.each(fittingCorruptions)('sees what fits together and is wrong: %s', async (_what, invariant, sql) => {
    expect(await faultsAfter(sql)).toContain(invariant)
  })

  it.each(losses)('misses what is gone: %s', async (invariant, sql) => {
    expect(await faultsAfter(sql)).toContain(invariant)
  })

  it.each(Object.entries(states))(
    'takes no status of %s for another',
    async (table, { column, all, alike }) => {
      const { rows } = await floor.db.raw<{ rows: { status: string; ctids: string[] }[] }>(
        `select ${column} status, array_agg(ctid::text) ctids from ${table} group by 1`,
      )
      // one row of each status is a sample; all of them take a minute
      const tried = process.env.DHOW_TEST_ALL ? Infinity : 1
      const missed: string[] = []
      for (const { status, ctids } of rows) {
        for (const other of all) {
          const isAlike = alike.some((pair) => pair.includes(status) && pair.includes(other))
          if (other === status || isAlike) continue
          for (const ctid of ctids.slice(0, tried)) {
            const faults = await faultsAfter(
              `update ${table} set ${column} = '${other}' where ctid = '${ctid}'`,
            )
            if (faults.length === 0) missed.push(`${status} → ${other}`)
          }
        }
      }
      expect(missed).toEqual([])
    },
  )

  it('compares each payment with the network, and names the order of one that differs', async () => {
    const since = floor.clock.now().subtract({ hours: 24 * 365 })
    const compare = async () => (await compareWithNetwork(floor.deps, { since, pause: 0 })).faults
    expect(await compare()).toEqual([])
    const taken = floor.network.sessions.find(({ captured: amount }) => amount > 0)
    if (!taken) throw new Error('nothing was taken')
    const { reference } = taken.request
    const before = { ...taken }
    for (const change of [
      { captured: 1 },
      { refunded: 1 },
      { intentStatus: 'canceled' },
      { intentStatus: 'requires_capture', captured: 0 },
    ] as const) {
      Object.assign(taken, change)
      expect(await compare()).toEqual([expect.stringContaining(`network: order ${reference}`)])
      Object.assign(taken, before)
    }
    // the books agree with each other in a currency in which nobody paid
    const trx: Knex.Transaction = await floor.db.transaction()
    await trx.raw(otherCurrency)
    expect(await listFaults(trx, floor.clock.now())).toEqual([])
    expect((await compareWithNetwork({ ...floor.deps, db: trx }, { since, pause: 0 })).faults).toEqual([
      expect.stringMatching(/^network: order .* CHF, the network has .* AED$/),
    ])
    await trx.rollback()
    // it is paid, and no webhook has told us
    const open = floor.network.sessions.find(({ status }) => status === 'open')
    Object.assign(open ?? {}, { status: 'complete', intentStatus: 'succeeded', captured: 10 })
    expect(await compare()).toHaveLength(1)
  })

  it('has a corruption for each of its invariants', () => {
    const expected = [
      ...[...Object.values(corruptions).flat(), ...losses].map(([invariant]) => invariant),
      ...fittingCorruptions.map(([, invariant]) => invariant),
    ]
    const statuses = ['order-bookings', 'hold-state', 'booking-ended']
    expect(
      invariants.map(({ name }) => name).filter((name) => ![...expected, ...statuses].includes(name)),
    ).toEqual([])
  })
})
