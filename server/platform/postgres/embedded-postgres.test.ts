import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { EmbeddedPostgres } from './embedded-postgres.ts'
import { readPostmaster } from './postmaster.ts'

vi.setConfig({ testTimeout: 120_000 })

let parent: string
let folder: string
let users: EmbeddedPostgres[]
beforeEach(() => {
  parent = makeTemporaryFolder('embedded')
  folder = parent
  users = []
})
afterEach(async () => {
  for (const user of users) await user.stop()
  rmSync(parent, { recursive: true, force: true })
})

const cluster = () => path.join(folder, 'postgres')
const postmaster = () => readPostmaster(cluster())?.pid ?? 0

async function use(): Promise<EmbeddedPostgres> {
  const user = await startEmbeddedPostgres(folder, { durable: false })
  users.push(user)
  return user
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query('select 1')).rowCount === 1
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A process of its own that makes the cluster. */
function begin() {
  const module = path.join(import.meta.dirname, 'embedded-postgres.ts')
  const program = `import { startEmbeddedPostgres } from ${JSON.stringify(module)}
    const postgres = await startEmbeddedPostgres(process.argv[1], { durable: false })
    await postgres.stop()`
  return spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
    stdio: 'ignore',
    detached: true,
  })
}

/** Whether who connects to this address comes through a socket in the file system; there, PostgreSQL knows no address. */
async function comesBySocket(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ address: string | null }>('select inet_client_addr() address')
    return rows[0]?.address === null
  } finally {
    await client.end()
  }
}

it.each([
  ['by a socket beside its files', 'data', true],
  ['by a socket wherever its files are', 'a "folder", and its name', true],
  ['by its port where the path of a socket would be too long', 'd'.repeat(90), false],
])('is reached %s, by who joins it as well', async (_how, name, bySocket) => {
  folder = path.join(folder, name)
  const [first, second] = [await use(), await use()]
  const overTcp = new URL(first.url())
  overTcp.search = ''
  expect(await Promise.all([first.url(), second.url(), overTcp.href].map(comesBySocket))).toEqual([
    bySocket,
    bySocket,
    false,
  ])
})

it('takes another port where the one that was free has been taken meanwhile', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const taken = other.address() as AddressInfo
  const probed = vi.spyOn(Server.prototype, 'address').mockReturnValueOnce(taken)
  const user = await use()
  expect(await answers(user.url())).toBe(true)
  expect(probed).toHaveBeenCalledTimes(2)
  expect(readPostmaster(cluster())?.port).not.toBe(taken.port)
  other.close()
})

it('begins anew what a killed process had begun', async () => {
  const killed = begin()
  const begun = () => readdirSync(folder).some((name) => existsSync(path.join(folder, name, 'PG_VERSION')))
  await vi.waitFor(() => expect(begun()).toBe(true), { timeout: 30_000, interval: 5 })
  process.kill(-(killed.pid ?? 0), 'SIGKILL')
  await once(killed, 'exit')
  const postgres = await use()
  expect(await answers(postgres.url())).toBe(true)
  expect(readdirSync(folder).toSorted()).toEqual(['postgres', 'postgres-password'])
})

it('serves processes that make it at the same moment', async () => {
  const children = [begin(), begin(), begin()]
  await Promise.all(children.map((child) => once(child, 'exit')))
  expect(children.map((child) => child.exitCode)).toEqual([0, 0, 0])
  expect(postmaster()).toBe(0)
})

it('stays until the last one that uses it has gone', async () => {
  const [first, second] = [await use(), await use()]
  await first.stop()
  expect(await answers(second.url())).toBe(true)
  await second.stop()
  expect(await answers(second.url())).toBe(false)
  expect(postmaster()).toBe(0)
})

it('starts while another process is still stopping it', async () => {
  const going = (await use()).stop()
  const coming = await use()
  await going
  expect(await answers(coming.url())).toBe(true)
})

it('comes back at its place when it was killed', async () => {
  const postgres = await use()
  const killed = postmaster()
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(() => expect(postmaster()).not.toBe(killed), { timeout: 30_000 })
  await vi.waitFor(async () => expect(await answers(postgres.url())).toBe(true), { timeout: 30_000 })
})

it('lets nobody in without its password, whatever name they say', async () => {
  const postgres = await use()
  const url = new URL(postgres.url())
  url.searchParams.delete('host')
  for (const [name, password] of [
    [url.username, ''],
    [url.username, 'guess'],
    ['postgres', ''],
    ['root', 'root'],
  ] as const) {
    Object.assign(url, { username: name, password })
    const client = new pg.Client({ connectionString: url.href })
    await expect(client.connect()).rejects.toThrow(/password/)
  }
})

it('says which file is missing when its password is lost', async () => {
  await (await use()).stop()
  const file = path.join(folder, 'postgres-password')
  writeFileSync(file, 'another\n')
  await expect(use()).rejects.toThrow('postgres-password')
  rmSync(file)
  await expect(use()).rejects.toThrow(file)
  expect(postmaster()).toBe(0)
})
