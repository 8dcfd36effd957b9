import { rmSync } from 'node:fs'
import path from 'node:path'
import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { Command, InvalidArgumentError } from 'commander'
import { openDatabase } from '../../platform/database.ts'
import type { Database } from '../../platform/database.ts'
import { startEmbeddedPostgres } from '../../platform/postgres/embedded-postgres.ts'
import type { EmbeddedPostgres } from '../../platform/postgres/embedded-postgres.ts'
import { startMortalProcess } from '../crash/mortal-process.ts'
import type { MortalProcess } from '../crash/mortal-process.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { listCrimes, listOpen, readFigures } from './judge.ts'
import { letTimePass } from './passing-time.ts'
import { count, createSend } from './shop-client.ts'
import type { Send, Tally } from './shop-client.ts'
import { readOffers, shopOnce } from './shopper.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Everything between two disasters. */
const disasterEverySeconds = { from: 8, to: 30 }
/** How long what was begun may take to come to its end, once nothing goes wrong any more. */
const settleWithinMs = 240_000
const shopperPauseMs = 400

/** The product as a user starts it, its database, and what wears them down. */
interface Site {
  product: MortalProcess
  cluster: EmbeddedPostgres
  db: Database
  dataFolder: string
  tally: Tally
  send: Send
}

async function openSite(): Promise<Site> {
  const dataFolder = makeTemporaryFolder('soak')
  const cluster = await startEmbeddedPostgres(dataFolder)
  const settings = {
    DATA_FOLDER: dataFolder,
    DATABASE_URL: cluster.url(),
    LOG_LEVEL: 'fatal',
    // all shoppers come from one address
    UNPAID_PLACES: '0',
    SESSION_SECRET: 'a secret of the soak that is of no use to anybody',
    // each shopper comes from an address of their own
    TRUST_PROXY: '1',
  }
  const entry = path.join(import.meta.dirname, '../../start.mjs')
  const product = await startMortalProcess(settings, { entry, ready: 'Dhow is at' })
  await product.ready()
  const tally: Tally = new Map()
  const db = openDatabase(cluster.url(), { poolSize: 4 })
  return { product, cluster, db, dataFolder, tally, send: createSend(product.origin, tally) }
}

/** Kills the process most of the time, and restarts its database now and then. */
async function wreak(site: Site, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { from, to } = disasterEverySeconds
    await delay(1_000 * randomInt(from, to), undefined, { signal }).catch(() => undefined)
    if (signal.aborted) return
    if (randomInt(4) > 0) {
      site.product.kill()
      count(site.tally, 'processes killed')
    } else {
      // a process that starts without a database gives up, and says so: that is no fault
      await site.product.ready()
      await restartDatabase(site)
      count(site.tally, 'databases restarted')
    }
  }
}

async function restartDatabase(site: Site): Promise<void> {
  const port = Number(new URL(site.cluster.url()).port)
  await site.cluster.stop()
  site.cluster = await startEmbeddedPostgres(site.dataFolder, { port })
}

async function shop(site: Site, signal: AbortSignal): Promise<void> {
  const offers = await readOffers(site.send)
  while (!signal.aborted) {
    await shopOnce({ ...site, offers }).catch((error: unknown) => {
      count(site.tally, `shoppers gave up: ${error instanceof Error ? error.message : 'unknown'}`)
    })
    await delay(randomInt(shopperPauseMs))
  }
}

/** Waits until nothing is left to do. @returns what was left when patience ended */
async function settle({ db, tally }: Site): Promise<string[]> {
  const settled = new AbortController()
  const passing = letTimePass({ db, tally }, settled.signal)
  const until = Date.now() + settleWithinMs
  let open = await listOpen(db)
  // whoever has not paid by now does not pay any more
  await db.raw(`update orders set held_until = now() where status = 'AWAITING_PAYMENT'`)
  await db.raw(`update booking_changes set held_until = now() where status = 'AWAITING_PAYMENT'`)
  while (open.length > 0 && Date.now() < until) {
    await delay(1_000)
    open = await listOpen(db)
  }
  settled.abort()
  await passing
  return listOpen(db)
}

async function soak({ minutes, shoppers }: { minutes: number; shoppers: number }): Promise<string[]> {
  const site = await openSite()
  try {
    say(`${shoppers} shoppers for ${minutes} minutes at ${site.product.origin}`)
    const over = AbortSignal.timeout(minutes * 60_000)
    await Promise.all([
      wreak(site, over),
      letTimePass(site, over),
      ...Array.from({ length: shoppers }, () => shop(site, over)),
    ])
    await site.product.ready()
    const open = await settle(site)
    const crimes = await listCrimes(site.db)
    crimes.push(...open.map((what) => `it was begun and has not come to its end: ${what}`))
    if (site.product.broken()) crimes.push('the process ended by itself')
    for (const [name, figures] of Object.entries(await readFigures(site.db, site.dataFolder))) {
      say(`${name}: ${JSON.stringify(figures)}`)
    }
    for (const [name, times] of [...site.tally].toSorted(([a], [b]) => a.localeCompare(b))) {
      say(`  ${String(times).padStart(6)}  ${name}`)
    }
    return crimes
  } finally {
    await site.product.stop()
    await site.db.destroy()
    await site.cluster.stop()
    rmSync(site.dataFolder, { recursive: true, force: true })
  }
}

const positive = (text: string): number => {
  const number = Number(text)
  if (!(number > 0)) throw new InvalidArgumentError('a number above zero')
  return number
}

const program = new Command('soak')
  .description(
    'Random orders against the product while processes are killed and databases restarted; then the books.',
  )
  .option('--minutes <number>', 'how long', positive, 10)
  .option('--shoppers <number>', 'how many at once', positive, 6)
  .parse()

const crimes = await soak(program.opts<{ minutes: number; shoppers: number }>())
for (const crime of crimes) say(`✗ ${crime}`)
say(crimes.length === 0 ? 'The books are true, and the money is settled.' : `${crimes.length} faults.`)
process.exitCode = crimes.length === 0 ? 0 : 1
