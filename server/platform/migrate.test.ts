import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { seedShop } from '../testing/factories/shop.ts'
import { migrate, openDatabase } from './database.ts'
import type { Database } from './database.ts'

let admin: Database
let url: string
const name = `t_${randomBytes(6).toString('hex')}`
beforeAll(async () => {
  const maintenance = inject('postgresUrl')
  admin = openDatabase(maintenance, { poolSize: 1 })
  await admin.raw('create database ??', [name])
  url = Object.assign(new URL(maintenance), { pathname: `/${name}` }).href
})
afterAll(async () => {
  await admin.raw('drop database ?? with (force)', [name])
  await admin.destroy()
})

it('brings the schema up to date once, however many processes start at the same time', async () => {
  const applied = await Promise.all([migrate(url), migrate(url), migrate(url)])
  expect(applied.filter((files) => files.length > 0)).toHaveLength(1)
}, 60_000)

it('goes on where a process was killed in the middle of it', async () => {
  const database = `${name}_killed`
  await admin.raw('create database ??', [database])
  const killed = Object.assign(new URL(url), { pathname: `/${database}` }).href
  const db = openDatabase(killed, { poolSize: 1 })
  try {
    await db.raw('create table migrations_lock (index serial primary key, is_locked int)')
    await db('migrations_lock').insert({ is_locked: 1 })
    expect(await migrate(killed)).not.toEqual([])
  } finally {
    await db.destroy()
    await admin.raw('drop database ?? with (force)', [database])
  }
}, 60_000)

it('says an error of the database once, by throwing it', async () => {
  const said = vi.spyOn(console, 'log')
  const nobody = openDatabase(Object.assign(new URL(url), { pathname: '/nowhere' }).href, { poolSize: 1 })
  await expect(nobody.raw('select 1')).rejects.toThrow('nowhere')
  await nobody.destroy()
  expect(said).not.toHaveBeenCalled()
})

it.each([
  ['nobody listens', { host: 'localhost:1', search: '' }, 'Nothing listens at localhost:1'],
  [
    'there is no socket',
    { port: '1', search: '?host=/tmp/nowhere' },
    'Nothing listens at /tmp/nowhere, port 1',
  ],
  ['the password is another', { password: 'wrong' }, 'The password of dhow is not'],
  ['there is no such database', { pathname: '/nowhere' }, 'create database nowhere owner dhow'],
])('tells what to do when %s, and no password', async (_title, change, advice) => {
  const wrong = Object.assign(new URL(url), change)
  const said = await migrate(wrong.href).then(String, (error: Error) => error.message)
  expect(said).toContain(advice)
  expect(said).not.toContain(wrong.password)
})

it('needs a role that owns its database, not one that may do anything', async () => {
  const database = `${name}_plain`
  // a role has no place for a parameter; both are hexadecimal
  await admin.raw(`create role ${name} login password '${name}'`)
  await admin.raw('create database ??', [database])
  try {
    const plain = Object.assign(new URL(url), {
      username: name,
      password: name,
      pathname: `/${database}`,
    }).href
    await expect(migrate(plain)).rejects.toThrow(`alter database ${database} owner to ${name}`)
    await admin.raw('alter database ?? owner to ??', [database, name])
    expect(await migrate(plain)).not.toEqual([])
  } finally {
    await admin.raw('drop database ?? with (force)', [database])
    await admin.raw('drop role ??', [name])
  }
}, 60_000)

it('numbers the orders that are there in the order of their purchase', async () => {
  const test = await testDatabase()
  const { db } = test
  try {
    await db.migrate.down({ name: '20261121_1022_invoice_numbers.ts' })
    const { storefront } = await seedShop(db)
    const hours = ['12', '10', '11']
    for (const hour of hours) await insertOrder(db, storefront.id, `2026-11-21T${hour}:00:00Z`)
    await migrate(test.url)
    const { rows } = await db.raw<{ rows: { at_hour: string; number: number }[] }>(
      `select to_char(purchased_at at time zone 'UTC', 'HH24') at_hour, invoice_number number from orders
       order by invoice_number`,
    )
    expect(rows).toEqual([
      { at_hour: '10', number: 1 },
      { at_hour: '11', number: 2 },
      { at_hour: '12', number: 3 },
    ])
  } finally {
    await test.close()
  }
})

async function insertOrder(db: Database, storefrontId: number, purchasedAt: string): Promise<void> {
  const secret = () => randomBytes(32)
  await db.raw(
    `with cart as (
       insert into carts (storefront_id, token_hash, language, currency) values (:storefrontId, :cartHash, 'en', 'AED')
       returning id
     )
     insert into orders (reference, storefront_id, cart_id, status, language, currency, first_name, last_name, email,
       country_code, phone, subtotal, total, payment_method, token_hash, fingerprint, return_url, cancel_url, held_until,
       purchased_at)
     select :reference, :storefrontId, cart.id, 'CANCELLED', 'en', 'AED', 'A', 'B', 'a@example.com', 'AE', '1', 0, 0, 'CARD',
       :tokenHash, :tokenHash, '', '', :purchasedAt, :purchasedAt from cart`,
    {
      storefrontId,
      purchasedAt,
      reference: secret().toString('hex'),
      cartHash: secret(),
      tokenHash: secret(),
    },
  )
}
