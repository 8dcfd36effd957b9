import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createAttemptLimits } from '../accounts/attempt-limits.ts'
import { testDatabase } from '../testing/database.ts'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { checkConnections } from './check-connections.ts'
import { openDatabase } from './database.ts'
import type { Database } from './database.ts'
import { runPrepared } from './prepared.ts'

const pooler = '/usr/sbin/pgbouncer'
const isInstalled = existsSync(pooler)
// `.ci/run` installs it; elsewhere the test says that it is missing
if (!isInstalled) {
  process.stderr.write('PgBouncer is not installed (apt-get install pgbouncer): its tests are skipped\n')
}

describe.skipIf(!isInstalled)('behind PgBouncer in transaction mode', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let bouncer: ChildProcess
  let folder: string
  let pooled: string

  beforeAll(async () => {
    database = await testDatabase()
    folder = makeTemporaryFolder('pooler')
    const port = await freePort()
    const { hostname, port: behind, username, password, pathname } = new URL(database.url)
    const settings = [
      '[databases]',
      `* = host=${hostname} port=${behind || 5432} user=${username} password=${password}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 4',
    ]
    const file = path.join(folder, 'pgbouncer.ini')
    writeFileSync(file, settings.join('\n'))
    chmodSync(file, 0o644)
    // as root it refuses to run
    const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
    bouncer = spawn(pooler, [...user, file], { stdio: 'ignore' })
    await untilListening(port)
    pooled = `postgres://${username}@127.0.0.1:${port}${pathname}`
  })
  afterAll(async () => {
    bouncer.kill('SIGKILL')
    await once(bouncer, 'exit')
    rmSync(folder, { recursive: true, force: true })
    await database.close()
  })

  const limit = (milliseconds: number) =>
    database.db.raw(
      `do $$ begin execute format('alter database %I set statement_timeout = ${milliseconds}', current_database()); end $$`,
    )

  test('the start ends with a sentence about what the pooler cannot do, or the operator has not set', async () => {
    const { url } = database
    await expect(checkConnections({ url: pooled, direct: pooled, prepared: false })).rejects.toThrow(
      'DATABASE_DIRECT_URL',
    )
    await expect(checkConnections({ url: pooled, direct: url, prepared: true })).rejects.toThrow(
      'DATABASE_PREPARED=0',
    )
    await expect(checkConnections({ url: pooled, direct: url, prepared: false })).rejects.toThrow(
      'statement_timeout',
    )
    await expect(checkConnections({ url, direct: url, prepared: true })).resolves.toBeUndefined()
  })

  test('statements of the hot path run in whatever session they meet, and in transactions', async () => {
    await limit(15_000)
    const db = openDatabase(pooled, { prepared: false, poolSize: 6 })
    try {
      const ask = (on: Database, number: number) =>
        runPrepared<{ number: number }>(on, 'number', {
          sql: 'select :number::int as number',
          bindings: { number },
        })
      const numbers = Array.from({ length: 60 }, (_, index) => index)
      const answers = await Promise.all(
        numbers.map((number) => (number % 2 ? ask(db, number) : db.transaction((trx) => ask(trx, number)))),
      )
      expect(answers.map(([row]) => row?.number)).toEqual(numbers)
    } finally {
      await db.destroy()
    }
  })

  test('carts, passwords and codes are counted in whatever session they meet', async () => {
    await limit(15_000)
    const db = openDatabase(pooled, { prepared: false, poolSize: 6 })
    try {
      const attempts = createAttemptLimits(db, { CARTS_PER_HOUR: 240 })
      const addresses = Array.from({ length: 60 }, (_, index) => `203.0.113.${index}`)
      await Promise.all(
        addresses.map(async (address) => {
          await attempts.openCart({ address })
          const email = `${address}@example.com`
          await attempts.tryPassword({ email, address })
          await attempts.forgive({ email, address })
          await attempts.tryCode({ address })
        }),
      )
      const rows = await db<{ key: string }>('attempts').where('key', 'like', 'cartsOfAddress:%')
      expect(rows).toHaveLength(60)
    } finally {
      await db.destroy()
    }
  })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('there is no port')
  return address.port
}

function untilListening(port: number): Promise<void> {
  return vi.waitFor(
    async () => {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      socket.destroy()
    },
    { timeout: 10_000 },
  )
}
