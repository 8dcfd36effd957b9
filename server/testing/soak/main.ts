import { randomInt } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Command, InvalidArgumentError } from 'commander'
import { planFaults } from './fault-plan.ts'
import { openHistory } from './history.ts'
import type { History } from './history.ts'
import { countSold, listBrokenPromises, listCrimes, listOpen, readFigures } from './judge.ts'
import { letTimePass } from './passing-time.ts'
import { below, createRandom } from './random.ts'
import type { Random } from './random.ts'
import { count, createSend } from './shop-client.ts'
import type { Send, Tally } from './shop-client.ts'
import { readOffers, shopOnce } from './shopper.ts'
import { openSoakSite, watchSite } from './soak-site.ts'
import type { SoakSite } from './soak-site.ts'
import { fewestInAWindow, judgeMeasures, salesWindow } from './verdict.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** How long what was begun may take to come to its end, once nothing goes wrong any more. */
const settleWithinMs = 240_000
const shopperPauseMs = 400
/** After so many rounds a shopper looks at another month. */
const roundsOfOffers = 25
const monthsOfOffers = 9
/** A due job waits that long when nothing is wrong, and no longer. */
const oldestDueSeconds = 60
/** Proportional set size of a server, and of its whole tree without PostgreSQL. */
const memoryBytes = 350 * 1_048_576
const treeBytes = 500 * 1_048_576

interface SoakOptions {
  minutes: number
  shoppers: number
  machines: number
  seed: number
  floor: number
}

async function wreak(site: SoakSite, history: History, tally: Tally, options: SoakOptions): Promise<void> {
  const began = performance.now()
  for (const { at, ...fault } of planFaults({ ...options, seconds: options.minutes * 60 })) {
    await delay(Math.max(0, at * 1_000 - (performance.now() - began)))
    const end = history.begin(fault)
    await site.suffer(fault).finally(end)
    count(tally, `faults: ${fault.kind}`)
  }
}

interface Street {
  send: Send
  tally: Tally
  promise: (reference: string, outcome: string) => void
  lose: (reference: string, status: number) => void
}

async function shop(street: Street, random: Random, signal: AbortSignal): Promise<void> {
  let offers = await readOffers(street.send, 1)
  for (let round = 1; !signal.aborted; round++) {
    // what is sold out sells nothing more
    if (round % roundsOfOffers === 0) {
      const month = 1 + below(random, monthsOfOffers)
      // what cannot be read amid a fault leaves the shopper with what was read before
      offers = await readOffers(street.send, month).catch(() => offers)
    }
    await shopOnce({ ...street, offers, random }).catch((error: unknown) => {
      count(street.tally, `shoppers gave up: ${error instanceof Error ? error.message : 'unknown'}`)
    })
    await delay(below(random, shopperPauseMs))
  }
}

/** How many orders were paid by the end of each minute. A minute whose end the database could not tell has what the last one had. */
async function watchSales({ db }: SoakSite, signal: AbortSignal): Promise<number[]> {
  const sold: number[] = []
  while (!signal.aborted) {
    await delay(60_000, undefined, { signal }).catch(() => undefined)
    if (!signal.aborted) sold.push(await countSold(db).catch(() => sold.at(-1) ?? 0))
  }
  return sold
}

/** Waits until nothing is left to do. @returns what was left when patience ended */
async function settle({ db }: SoakSite, tally: Tally): Promise<string[]> {
  const settled = new AbortController()
  const passing = letTimePass({ db, tally, isEnding: true }, settled.signal)
  const until = Date.now() + settleWithinMs
  let open = await listOpen(db)
  // the sandbox runs in a machine whose clock has jumped, and would be silent for as long; the real network has its own
  await db.raw(
    `update payment_sandbox_objects set hidden = hidden - 'silentUntil' where hidden ? 'silentUntil'`.replace(
      '?',
      String.raw`\?`,
    ),
  )
  // nor would what it did not answer be tried again in time: after seven tries a job waits 18 minutes for the next
  await db.raw(`update graphile_worker._private_jobs set run_at = now() where last_error is not null`)
  // a buyer who has not paid by now does not pay any more
  await db.raw(`update orders set held_until = now() where status = 'AWAITING_PAYMENT'`)
  await db.raw(`update booking_changes set held_until = now() where status = 'AWAITING_PAYMENT'`)
  while (open.length > 0 && Date.now() < until) {
    await delay(1_000)
    open = await listOpen(db)
  }
  settled.abort()
  await passing
  open = await listOpen(db)
  // what the last of it began: webhooks of cancelled payments arrive seconds later
  while (open.length > 0 && Date.now() < until) {
    await delay(1_000)
    open = await listOpen(db)
  }
  return open
}

async function soak(options: SoakOptions): Promise<string[]> {
  const { minutes, shoppers, machines, seed } = options
  const file = path.join(tmpdir(), `dhow-soak-${seed}-${Date.now()}.ndjson`)
  const history = openHistory(file)
  const site = await openSoakSite(machines, `${file}.log`)
  const tally: Tally = new Map()
  const unexcused: string[] = []
  const promised = new Set<string>()
  const lost: string[] = []
  try {
    say(
      `${shoppers} shoppers for ${minutes} minutes at ${machines} machines, seed ${seed}; history in ${file}, errors in ${file}.log`,
    )
    const over = AbortSignal.timeout(minutes * 60_000)
    const send = createSend(site.balancer.origin, tally, (failure) => {
      history.note({ failure, excused: history.isExcused() })
      if (!history.isExcused()) unexcused.push(failure)
    })
    const promise = (reference: string, outcome: string) => {
      history.note({ reference, outcome })
      if (outcome === 'success') promised.add(reference)
    }
    const lose = (reference: string, status: number) => {
      history.note({ lost: reference, status })
      lost.push(`${reference} (${status})`)
    }
    const [watched, sales] = await Promise.all([
      watchSite(site, history, over),
      watchSales(site, over),
      wreak(site, history, tally, options),
      letTimePass({ db: site.db, tally }, over),
      ...Array.from({ length: shoppers }, (_, number) =>
        // far from the series of the faults and of the other shoppers
        shop({ send, tally, promise, lose }, createRandom(seed * 1_000 + number + 1), over),
      ),
    ])
    await Promise.all(site.machines.map((machine) => machine.ready()))
    const open = await settle(site, tally)
    const faults = await listCrimes(site.db)
    faults.push(...open.map((what) => `it was begun and has not come to its end: ${what}`))
    if (site.machines.some((machine) => machine.broken())) faults.push('a process ended by itself')
    const measured = {
      ...watched,
      unexcused,
      sold: await countSold(site.db),
      fewestSold: fewestInAWindow(sales),
      lost,
      brokenPromises: await listBrokenPromises(site.db, [...promised]),
    }
    const limits = {
      sold: Math.ceil(options.floor * minutes),
      fewestSold: Math.ceil(options.floor * salesWindow.minutes),
      oldestDueSeconds,
      memoryBytes,
      treeBytes,
    }
    faults.push(...judgeMeasures(measured, limits))
    const { sold, fewestSold, oldestDueSeconds: due, mostMemoryBytes, mostTreeBytes } = measured
    say(
      `measured: ${JSON.stringify({ sold, fewestSold, promised: promised.size, oldestDueSeconds: due, mostMemoryBytes, mostTreeBytes })}`,
    )
    for (const [name, figures] of Object.entries(await readFigures(site.db, site.dataFolder))) {
      say(`${name}: ${JSON.stringify(figures)}`)
    }
    for (const [name, times] of [...tally].toSorted(([a], [b]) => a.localeCompare(b))) {
      say(`  ${String(times).padStart(6)}  ${name}`)
    }
    return faults
  } finally {
    await site.close()
  }
}

const positive = (text: string): number => {
  const number = Number(text)
  if (!(number > 0)) throw new InvalidArgumentError('a number above zero')
  return number
}

const program = new Command('soak')
  .description(
    'Random orders on machines behind a balancer, a pooler and a replica, while processes are killed, the database is restarted, can only be read or fails over, the pooler is restarted, clocks jump and the disk is full; then the books, and what the shop promised.',
  )
  .option('--minutes <number>', 'how long', positive, 10)
  .option('--shoppers <number>', 'how many at once', positive, 6)
  .option('--machines <number>', 'how many processes', positive, 3)
  .option(
    '--seed <number>',
    'fixes the faults and what each shopper wants; a run tells its own',
    positive,
    randomInt(1, 1_000_000),
  )
  .option('--floor <number>', 'orders that must be paid in each minute', positive, 4)
  .parse()

const faults = await soak(program.opts<SoakOptions>())
for (const fault of faults) say(`✗ ${fault}`)
say(
  faults.length === 0
    ? 'The books are true, the money is settled, and the shop kept its word.'
    : `${faults.length} faults.`,
)
process.exitCode = faults.length === 0 ? 0 : 1
