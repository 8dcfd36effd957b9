import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Command } from 'commander'
import { migrate, openDatabase } from '../platform/database.ts'
import type { Database } from '../platform/database.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import { migrateJobs } from '../platform/jobs/jobs.ts'
import { endProcess, startProcess } from './processes.ts'
import { findPostmaster } from './postmaster.queries.ts'
import { benchOrders } from './orders.bench.ts'
import { benchPages } from './pages.bench.ts'
import { benchSearch } from './search.bench.ts'

/** What every benchmark gets: the product and the yardstick, each in a process of its own on one database. */
export interface BenchContext {
  db: Database
  databaseUrl: string
  count: number
  seconds: number
  product: { origin: string; pid: number }
  bare: { origin: string; pid: number }
  postmasterPid: number
  /** CPU milliseconds of a request by benchmark, of the size before this one. */
  costs: Map<string, { count: number; cost: number }>
}

const root = path.join(import.meta.dirname, '../..')

const program = new Command('bench')
  .description(
    'Measures the product against bare handlers that do the same work, side by side on generated experiences.',
  )
  .option('--sizes <list>', 'catalogue sizes', '10000,100000')
  .option('--seconds <n>', 'seconds of each measurement', '5')
  .option('--only <parts>', 'pages, search, orders', 'pages,search,orders')
  .parse()
const options = program.opts<{ sizes: string; seconds: string; only: string }>()
const parts = options.only.split(',')
const costs: BenchContext['costs'] = new Map()

for (const count of options.sizes.split(',').map(Number)) {
  await benchSize(count)
}

async function benchSize(count: number): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dhow-bench-'))
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    const postgres = await startEmbeddedPostgres(folder)
    undo.unshift(() => postgres.stop())
    const databaseUrl = postgres.url()
    await migrate(databaseUrl)
    await migrateJobs(databaseUrl)
    const db = openDatabase(databaseUrl, { statementTimeoutMs: 0 })
    undo.unshift(() => db.destroy())
    process.stdout.write(`\n${count} experiences: generating …\n`)
    await runProcess(['server/bench/generate.ts', databaseUrl, String(count)])

    const product = await startProcess(['server/start.mjs'], /Dhow is at (http:\S+)/, {
      DATABASE_URL: databaseUrl,
      DATA_FOLDER: folder,
      DEMO: '0',
      PORT: '0',
      // each of its buyers comes from an address of their own
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
    })
    undo.unshift(() => endProcess(product.child))
    const bare = await startProcess(
      ['server/bench/bare-server.ts', databaseUrl, product.origin],
      /"port":(\d+)/,
      {},
    )
    undo.unshift(() => endProcess(bare.child))
    const context: BenchContext = {
      db,
      databaseUrl,
      count,
      seconds: Number(options.seconds),
      product,
      bare,
      postmasterPid: await findPostmaster(db),
      costs,
    }
    if (parts.includes('pages')) await benchPages(context)
    if (parts.includes('search')) await benchSearch(context)
    if (parts.includes('orders')) await benchOrders(context)
  } finally {
    for (const step of undo) await step()
  }
}

async function runProcess(args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`)
}
