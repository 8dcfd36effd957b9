import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { createLogger } from './log.ts'
import { waitForDatabase } from './wait-for-database.ts'

let test: Awaited<ReturnType<typeof testDatabase>>
let name: string
beforeAll(async () => {
  test = await testDatabase()
  name = new URL(test.url).pathname.slice(1)
})
afterAll(() => test.close())

const setReadOnly = (value: 'on' | 'off') =>
  test.db.transaction(async (trx) => {
    await trx.raw('set transaction read write')
    await trx.raw(`alter database ?? set default_transaction_read_only = ${value}`, [name])
  })
const addresses = (url: string) => ({ url, direct: url, prepared: true })

it('a start waits for a database that can only be read, says so, and goes on once it can be written', async () => {
  const lines: string[] = []
  const log = createLogger(
    'info',
    new Writable({ write: (line: Buffer, _encoding, done) => (lines.push(line.toString()), done()) }),
  )
  await setReadOnly('on')
  const waiting = Promise.withResolvers<number>()
  let isOver = false
  const ready = waitForDatabase(addresses(test.url), {
    log,
    port: 0,
    host: '127.0.0.1',
    onWaiting: ({ port }) => waiting.resolve(port),
  }).then(() => (isOver = true))
  const origin = `http://127.0.0.1:${await waiting.promise}`
  const [alive, readiness, page] = await Promise.all(
    ['/healthz', '/readyz', '/things-to-do'].map((path) => fetch(origin + path)),
  )
  expect([alive?.status, readiness?.status, page?.status]).toEqual([200, 503, 503])
  expect(await readiness?.json()).toMatchObject({ status: 'read-only' })
  expect(page?.headers.get('retry-after')).toBe('5')
  expect(isOver).toBe(false)
  await setReadOnly('off')
  await ready
  await expect(fetch(origin)).rejects.toThrow('fetch failed')
  const said = lines.filter((line) => line.includes('the start waits for the database'))
  expect(said).toHaveLength(1)
})

/** A server that refuses every log-in with this code and these words, as PostgreSQL does while it starts. */
async function refusing(code: string, words: string): Promise<{ url: string; close: () => void }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    const fields = Buffer.from(`SFATAL\0C${code}\0M${words}\0\0`)
    const head = Buffer.alloc(5, 'E')
    head.writeInt32BE(fields.length + 4, 1)
    socket.once('data', () => socket.end(Buffer.concat([head, fields])))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `postgres://dhow@127.0.0.1:${port}/dhow`, close: () => server.close() }
}

it.each([
  ['that starts', '57P03', 'the database system is starting up'],
  [
    'whose pooler cannot log in yet',
    '08P01',
    'server login has been failing, try again later (server_login_retry)',
  ],
])('a start waits for a database %s', async (_what, code, words) => {
  const database = await refusing(code, words)
  try {
    const told = new Promise<number>((resolve) => {
      void waitForDatabase(addresses(database.url), {
        log: createLogger('silent'),
        port: 0,
        host: '127.0.0.1',
        onWaiting: ({ port, stop }) => {
          void fetch(`http://127.0.0.1:${port}/readyz`)
            .then(async (reply) => [reply.status, await reply.json()] as const)
            .then(([status, body]) => {
              expect(body).toMatchObject({ status: 'starting' })
              resolve(status)
            })
            .finally(() => void stop())
        },
      })
    })
    expect(await told).toBe(503)
  } finally {
    database.close()
  }
})

it('ends the wait when the process is stopped', async () => {
  await setReadOnly('on')
  const waiting = waitForDatabase(addresses(test.url), {
    log: createLogger('silent'),
    port: 0,
    host: '127.0.0.1',
    onWaiting: ({ stop }) => void stop(),
  })
  await expect(waiting).resolves.toBeUndefined()
  await setReadOnly('off')
})

it('ends the start for what no waiting mends', async () => {
  const onWaiting = vi.fn<() => void>()
  const wrong = Object.assign(new URL(test.url), { pathname: '/nowhere' }).href
  await expect(
    waitForDatabase(addresses(wrong), { log: createLogger('silent'), port: 0, host: '127.0.0.1', onWaiting }),
  ).rejects.toThrow('nowhere')
  expect(onWaiting).not.toHaveBeenCalled()
})
