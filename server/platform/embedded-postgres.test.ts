import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { makeTemporaryFolder } from '../testing/temporary-folder.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

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
  ['by its port where the path of a socket would be too long', 'd'.repeat(90), false],
])(
  'is reached %s, by who joins it as well',
  async (_how, name, bySocket) => {
    const parent = makeTemporaryFolder('embedded')
    const folder = path.join(parent, name)
    mkdirSync(folder)
    const cluster = await startEmbeddedPostgres(folder, { durable: false })
    try {
      const joined = await startEmbeddedPostgres(folder)
      expect(joined.joined).toBe(true)
      const overTcp = new URL(cluster.url())
      overTcp.search = ''
      expect(await Promise.all([cluster.url(), joined.url(), overTcp.href].map(comesBySocket))).toEqual([
        bySocket,
        bySocket,
        false,
      ])
    } finally {
      await cluster.stop()
      rmSync(parent, { recursive: true, force: true })
    }
  },
  90_000,
)
