import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Command } from 'commander'
import { migrate, openDatabase } from '../platform/database.ts'
import type { Database } from '../platform/database.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import type { EmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import { migrateJobs } from '../platform/jobs/jobs.ts'
import { endProcess, startProcess } from './processes.ts'
import { findPostmaster } from './postmaster.queries.ts'
import { benchOrders } from './orders.bench.ts'
import { benchPages } from './pages.bench.ts'
import { benchSearch } from './search.bench.ts'
import { loadStatementCounter } from './statements.queries.ts'

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
  /** Whether each statement of an order is printed, or only how many there are. */
  eachStatement: boolean
  /** CPU milliseconds of one rendering of the fixed list (`render-yardstick.ts`). */
  renderUnitMs: () => Promise<number>
}

const root = path.join(import.meta.dirname, '../..')

const program = new Command('bench')
  .description(
    'Measures the product against bare handlers that do the same work, side by side on generated experiences.',
  )
  .option('--sizes <list>', 'catalogue sizes', '10000,100000')
  .option('--seconds <n>', 'seconds of each measurement', '5')
  .option('--only <parts>', 'pages, search, orders', 'pages,search,orders')
  .option('--statements', 'print each statement of an order with its time')
  .parse()
const options = program.opts<{ sizes: string; seconds: string; only: string; statements?: boolean }>()
const parts = options.only.split(',')
const costs: BenchContext['costs'] = new Map()

for (const count of options.sizes.split(',').map(Number)) {
  await benchSize(count)
}

async function benchSize(count: number): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'dhow-bench-'))
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    const postgres = await startCountingPostgres(folder)
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
      eachStatement: options.statements === true,
      renderUnitMs: async () => Number(await runProcess(['server/bench/render-yardstick.ts'])),
    }
    if (parts.includes('pages')) await benchPages(context)
    if (parts.includes('search')) await benchSearch(context)
    if (parts.includes('orders')) await benchOrders(context)
  } finally {
    for (const step of undo) await step()
  }
}

/** A cluster that can count statements: the module that does it is loaded when a cluster starts. */
async function startCountingPostgres(folder: string): Promise<EmbeddedPostgres> {
  const first = await startEmbeddedPostgres(folder)
  const db = openDatabase(first.url(), { poolSize: 1 })
  try {
    await loadStatementCounter(db)
  } finally {
    await db.destroy()
    await first.stop()
  }
  return startEmbeddedPostgres(folder)
}

/** Runs a program to its end and answers what it said. */
async function runProcess(args: string[]): Promise<string> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => void (said += chunk.toString()))
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`)
  return said
}
