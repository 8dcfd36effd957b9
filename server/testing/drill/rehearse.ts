import { rmSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { Command } from 'commander'
import { openDatabase } from '../../platform/database.ts'
import { listCrimes, listOpen } from '../soak/judge.ts'
import { createSend } from '../soak/shop-client.ts'
import type { Tally } from '../soak/shop-client.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { faults } from './faults.ts'
import type { Fault, Notebook } from './faults.ts'
import { openDrillSite, until } from './site.ts'
import type { DrillSite } from './site.ts'
import { buyOnce, probeReads, probeWrites, readManyOffers } from './traffic.ts'
import type { Probe, SeenOrder } from './traffic.ts'
import { buildNewerSources, rollOut } from './two-builds.ts'

const began = performance.now()
const say = (line: string) =>
  process.stdout.write(`${((performance.now() - began) / 1_000).toFixed(1).padStart(7)} s  ${line}\n`)

const program = new Command('drill')
  .description(
    'Three zones on this machine, with PostgreSQL under Patroni, a pooler, a balancer and a cache, all of Debian: breaks one after another under load, and then reads the books.',
  )
  .option('--buyers <n>', 'how many buy at the same time', '3')
  .option('--only <words>', 'of what breaks, only what is called so; two versions are then left out')
  .option('--rest <seconds>', 'how long each fault is watched', '60')
  .parse()
const options = program.opts<{ buyers: string; rest: string; only?: string }>()

const complaints: string[] = []
const notebook: Notebook = {
  say,
  complain(line) {
    say(`  ✗ ${line}`)
    complaints.push(line)
  },
}
const workshop = makeTemporaryFolder('drill-newer')
const [site, newer] = await Promise.all([
  openDrillSite(say),
  options.only === undefined ? buildNewerSources(workshop) : undefined,
])
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void site.stop().finally(() => process.exit(1)))
}
try {
  const tally: Tally = new Map()
  const send = createSend(site.origin, tally)
  const offers = await readManyOffers(send)
  say(`three processes behind ${site.origin}, ${offers.length} starts for sale; logs in ${site.logs}`)
  const pages = ['/', '/things-to-do', '/things-to-do-in-dubai', '/faq', '/ar/things-to-do-in-dubai']
  pages.push(...offers.slice(0, 20).map(({ experience }) => `/things-to-do-in-dubai/${experience}`))
  for (const path of pages) await send(path)

  const writes = probeWrites(site.origin, offers)
  const reads = probeReads(site.origin, pages)
  const seen: SeenOrder[] = []
  const over = new AbortController()
  const buyers = Array.from({ length: Number(options.buyers) }, async () => {
    while (!over.signal.aborted) await buyOnce({ send, offers, tally }, seen).catch(() => undefined)
  })
  await delay(10_000)
  await seeChange(site)
  const began = performance.now()
  if (newer) {
    await rollOut(site, newer, notebook)
    judgeReads('two versions behind one balancer', reads, began)
  }
  const chosen = faults.filter(({ what }) => what.includes(options.only ?? ''))
  for (const fault of chosen) await suffer(fault, { writes, reads, seen })
  over.abort()
  await Promise.all([...buyers, writes.stop(), reads.stop()])
  await judge(seen)
  for (const [name, times] of [...tally].toSorted(([a], [b]) => a.localeCompare(b))) {
    say(`  ${String(times).padStart(6)}  ${name}`)
  }
} finally {
  await site.stop()
  rmSync(workshop, { recursive: true, force: true })
}
for (const complaint of complaints) say(`✗ ${complaint}`)
say(
  complaints.length === 0
    ? 'Everything that was promised held.'
    : `${complaints.length} promises were broken.`,
)
process.exitCode = complaints.length === 0 ? 0 : 1

async function suffer(
  { what, writesWithinSeconds, wreak }: Fault,
  { writes, reads, seen }: { writes: Probe; reads: Probe; seen: SeenOrder[] },
): Promise<void> {
  const before = seen.length
  const at = performance.now()
  const mend = await wreak(site, notebook)
  say(`✱ ${what}`)
  await delay(Number(options.rest) * 1_000)
  const away = awaySince(writes, at)
  const { asked, failed, kept } = judgeReads(what, reads, at)
  say(
    `  writes away for ${away.toFixed(1)} s (at most ${writesWithinSeconds}); ${asked} pages read, ${failed} not answered (${kept} of them kept ones); ${seen.length - before} orders confirmed meanwhile`,
  )
  if (away > writesWithinSeconds) notebook.complain(`${what}: writes were away for ${away.toFixed(1)} s`)
  await mend?.()
  await site.untilWhole()
}

/** Of a hundred pages that the cache keeps one may stay unanswered; each that did is told with its time and reason. */
function judgeReads(what: string, { tries }: Probe, at: number) {
  const asked = tries.filter((one) => one.at >= at)
  const failed = asked.filter(({ ok }) => !ok)
  const kept = failed.filter(({ what: path }) => !path.includes('priceTo'))
  for (const { at: when, what: path, why, tookMs } of kept) {
    say(
      `  not answered ${((when - at) / 1_000).toFixed(1)} s after: ${path}, ${why} in ${tookMs.toFixed(0)} ms`,
    )
  }
  if (kept.length > asked.length / 100) {
    notebook.complain(`${what}: ${kept.length} of ${asked.length} kept pages were not answered`)
  }
  return { asked: asked.length, failed: failed.length, kept: kept.length }
}

/** Seconds from the fault to the end of the longest time without a write that succeeded. */
function awaySince({ tries }: Probe, at: number): number {
  const good = tries.filter((one) => one.ok && one.at >= at).map((one) => one.at)
  let longest = 0
  let last = at
  for (const time of [...good, performance.now()]) {
    longest = Math.max(longest, time - last)
    last = time
  }
  return longest / 1_000
}

/** A price that changes in the database is on the page that the cache keeps. */
async function seeChange({ origin, primaryUrl }: DrillSite): Promise<void> {
  const db = openDatabase(primaryUrl, { poolSize: 1 })
  try {
    const [row] = await db<{ slug: string; title: { en: string } }>('experiences')
      .select('slug', 'title')
      .limit(1)
    const address = `${origin}/api/v1/experiences/${row?.slug}`
    await (await fetch(address)).text()
    const title = `Changed at ${Date.now()}`
    await db('experiences')
      .where({ slug: row?.slug })
      .update({ title: JSON.stringify({ ...row?.title, en: title }) })
    const at = performance.now()
    await until('the change', async () => (await (await fetch(address)).text()).includes(title), 30)
    const seconds = (performance.now() - at) / 1_000
    say(`a change in the database is shown by the cache after ${seconds.toFixed(1)} s (at most 5)`)
    if (seconds > 5) notebook.complain(`a change was shown after ${seconds.toFixed(1)} s`)
  } finally {
    await db.destroy()
  }
}

/** No buyer who was told that they have their places may have lost them, and no place is sold twice. */
async function judge(seen: readonly SeenOrder[]): Promise<void> {
  const db = openDatabase(site.primaryUrl, { poolSize: 2 })
  try {
    await db.raw(`update orders set held_until = now() where status = 'AWAITING_PAYMENT'`)
    await until('the end of what was begun', async () => (await listOpen(db)).length === 0, 240).catch(
      async () => {
        complaints.push(...(await listOpen(db)).slice(0, 10).map((what) => `begun and not ended: ${what}`))
      },
    )
    const confirmed = new Set(await db('orders').where({ status: 'CONFIRMED' }).pluck<string[]>('reference'))
    const lost = seen.filter(({ reference }) => !confirmed.has(reference))
    const [{ oversold } = { oversold: 0 }] = await db('departures')
      .whereRaw('held + sold > capacity')
      .count<{ oversold: number }[]>('* as oversold')
    say(
      `${seen.length} orders were seen confirmed: ${lost.length} lost; ${confirmed.size} confirmed in the books; ${oversold} departures oversold`,
    )
    complaints.push(...lost.map(({ reference }) => `${reference} was confirmed and is lost`))
    if (oversold > 0) notebook.complain(`${oversold} departures are oversold`)
    if (seen.length < 20) notebook.complain(`only ${seen.length} orders were confirmed: that proves nothing`)
    complaints.push(...(await listCrimes(db)))
  } finally {
    await db.destroy()
  }
}
