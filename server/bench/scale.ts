import { mkdtempSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import { Command } from 'commander'
import type { CalendarReply, DeparturesReply } from '../contract/availability.ts'
import { openDatabase } from '../platform/database.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded-postgres.ts'
import { listAddresses, listBookableOptions } from './bare.queries.ts'
import { inTurn, measure, printTable } from './load.ts'
import type { LoadResult, Visit } from './load.ts'
import { orderAsGuest } from './orders.bench.ts'
import { everDearer } from './pages.bench.ts'
import { endProcess, startProcess } from './processes.ts'
import type { Started } from './processes.ts'
import { findPostmaster } from './postmaster.queries.ts'
import { forgetStatements, sharesOfTime, watchStatements } from './statement-times.queries.ts'

const program = new Command('scale')
  .description(
    'The same load on one, two and three processes with one database: what grows with them, and what does not.',
  )
  .option('--processes <list>', 'how many processes', '1,2,3')
  .option('--seconds <n>', 'seconds of each measurement', '5')
  .parse()
const options = program.opts<{ processes: string; seconds: string }>()

const folder = mkdtempSync(path.join(os.tmpdir(), 'dhow-scale-'))
const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
try {
  const postgres = await startWatched(folder)
  undo.unshift(() => postgres.stop())
  const processes: Started[] = []
  for (const wanted of options.processes.split(',').map(Number)) {
    while (processes.length < wanted) {
      const started = await startProcess(['server/start.mjs'], /Dhow is at (http:\S+)/, {
        DATABASE_URL: postgres.url(),
        DATA_FOLDER: folder,
        DEMO: '1',
        PORT: '0',
        LOG_LEVEL: 'error',
        MALLOC_ARENA_MAX: '2',
        UNPAID_PLACES: '0',
        // each order comes from an address of its own
        TRUST_PROXY: '1',
        SESSION_SECRET: 'a secret of the measurement that is of no use to anybody',
      })
      undo.unshift(() => endProcess(started.child))
      processes.push(started)
    }
    await measureAll(postgres.url(), processes)
  }
} finally {
  for (const step of undo) await step()
}

async function measureAll(url: string, processes: readonly Started[]): Promise<void> {
  const db = openDatabase(url, { poolSize: 1 })
  const { listings, experiences } = await listAddresses(db, 500)
  const postmasterPid = await findPostmaster(db)
  const bookable = await listBookableOptions(db, 2_000)
  const [first] = processes
  const [one = '', two = ''] = experiences
  const [another = ''] = listings
  const kinds: Record<string, Visit> = {
    'page that is kept': inTurn([{ path: one, headers: { 'accept-encoding': 'br' } }]),
    'kept page, parameter that nobody knows': ({ get }) => get({ path: `${two}?${randomUUID()}` }),
    'page made anew (listing)': everDearer(listings.length > 0 ? listings : [another]),
    'calendar of a month (a read of the database)': inTurn(
      experiences.slice(0, 40).map((each) => ({
        path: `/api/v1/experiences/${each.split('/').at(-1)}/calendar?month=${nextMonth()}`,
      })),
    ),
    'cart opened (a write)': await openingCarts(first?.origin ?? '', one),
    'order with its cart, jobs and mails (writes)': orderAsGuest(bookable),
  }
  const results: LoadResult[] = []
  for (const [name, visit] of Object.entries(kinds)) {
    await forgetStatements(db)
    const each = await Promise.all(
      processes.map((target) =>
        measure({ name, target, postmasterPid, seconds: Number(options.seconds), visit }),
      ),
    )
    results.push(together(name, each))
  }
  printTable(`${processes.length} of them`, results, {})
  const { statements, places } = await sharesOfTime(db)
  await db.destroy()
  process.stdout.write(
    `\nOf these orders: ${statements.toFixed(1)} statements each, with carts and jobs; ${(places * 100).toFixed(0)} % of their time in PostgreSQL in those on departures, pools, holds and bookings\n`,
  )
}

/** Starts PostgreSQL twice: the extension that counts statements is loaded at a start. */
async function startWatched(dataFolder: string): ReturnType<typeof startEmbeddedPostgres> {
  const unwatched = await startEmbeddedPostgres(dataFolder)
  await watchStatements(unwatched.url())
  await unwatched.stop()
  return startEmbeddedPostgres(dataFolder)
}

/** The load of several processes at the same time. Each has counted the whole of the database's time. */
function together(name: string, each: readonly LoadResult[]): LoadResult {
  const sum = (of: (result: LoadResult) => number) => each.reduce((total, result) => total + of(result), 0)
  const perSecond = sum((result) => result.perSecond)
  return {
    name,
    perSecond,
    p50: Math.max(...each.map(({ p50 }) => p50)),
    p99: Math.max(...each.map(({ p99 }) => p99)),
    serverMs: sum((result) => result.serverMs * result.perSecond) / perSecond,
    databaseMs: sum((result) => result.databaseMs * result.perSecond) / each.length / perSecond,
    failures: sum(({ failures }) => failures),
  }
}

/** Puts one place of the first start of next month into a new cart, over and over; nothing is held before it is ordered. */
async function openingCarts(origin: string, address: string): Promise<Visit> {
  const experience = address.split('/').at(-1) ?? ''
  const at = `${origin}/api/v1/experiences/${experience}`
  const calendar = (await (await fetch(`${at}/calendar?month=${nextMonth()}`)).json()) as CalendarReply
  const date = calendar.days.find(({ state }) => state === 'open')?.date
  const { options: found } = (await (await fetch(`${at}/departures?date=${date}`)).json()) as DeparturesReply
  const [option] = found.filter(({ departures }) => departures.length > 0)
  const line = { experience, option: option?.id, start: option?.departures[0]?.start, units: { ADULT: 1 } }
  return ({ get }) =>
    get({
      path: '/api/v1/carts',
      headers: { 'idempotency-key': randomUUID() },
      body: { line, currency: 'AED' },
    })
}

function nextMonth(): string {
  return Temporal.Now.plainDateISO().add({ months: 1 }).toString().slice(0, 7)
}
