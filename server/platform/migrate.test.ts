import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'
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
