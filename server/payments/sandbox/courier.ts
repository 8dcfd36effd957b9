import Stripe from 'stripe'
import type { Clock } from '../../platform/clock.ts'
import type { Logger } from '../../platform/log.ts'
import type { Database } from '../../platform/database.ts'
import { claimDelivery, findNextDelivery, markDelivered, markFailed } from './deliveries.queries.ts'
import type { ClaimedDelivery } from './deliveries.queries.ts'
import { deleteOldReplies, findNextAlarm } from './sandbox.queries.ts'

/** How long after each failed attempt the next one comes; afterwards it is given up. In all about three days. */
const retrySeconds = [1, 3, 10, 30, 120, 600, 3_600, 3 * 3_600, 6 * 3_600, 12 * 3_600, 24 * 3_600, 24 * 3_600]
const answerLimitMs = 10_000
/** A little more than an answer may take. */
const leaseSeconds = 15
/** Other processes on the same database, and clocks that leap, are noticed after so long. */
const longestNapMs = 30_000
const faultNapMs = 1_000

/** What the courier works with. */
export interface CourierDeps {
  db: Database
  clock: Clock
  log: Logger
  webhookUrl(): string
  webhookSecret: string
  /** Ends what has run out, before each round. */
  ringAlarms(): Promise<void>
}

/** Sends signed webhooks until they are answered with 2xx. */
export interface Courier {
  /** There may be something to send. */
  poke(): void
  /** Resolves once nothing is due and nothing is on its way. */
  idle(): Promise<void>
  stop(): Promise<void>
}

/** Sends nothing. */
export function restingCourier(): Courier {
  return { poke: () => undefined, idle: () => Promise.resolve(), stop: () => Promise.resolve() }
}

/** Starts sending what is due, and goes on until it is stopped. Several processes may: each attempt is made by one. */
export function startCourier(deps: CourierDeps): Courier {
  let stopped = false
  let poked = false
  let round: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined

  async function work(): Promise<void> {
    let napMs = faultNapMs
    try {
      while (poked && !stopped) {
        poked = false
        await deps.ringAlarms()
        await deliverAll(deps, () => stopped)
      }
      if (!stopped) napMs = await nextNap(deps)
    } catch (error) {
      // the database is away: everything is still there when it is back
      if (!stopped) deps.log.warn({ err: error }, 'payment sandbox cannot deliver webhooks now')
    }
    round = null
    if (stopped) return
    if (poked) poke()
    else timer = setTimeout(poke, napMs).unref()
  }

  function poke(): void {
    poked = true
    if (stopped || round) return
    clearTimeout(timer)
    round = work()
  }

  poke()
  return {
    poke,
    async idle() {
      poke()
      while (round) await round
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await round
    },
  }
}

async function nextNap({ db, clock }: CourierDeps): Promise<number> {
  await deleteOldReplies(db)
  const alarm = await findNextAlarm(db)
  const delivery = await findNextDelivery(db)
  const next = Math.min(alarm === null ? Infinity : alarm * 1000, delivery ?? Infinity)
  return Math.min(longestNapMs, Math.max(0, next - clock.now().epochMilliseconds))
}

async function deliverAll(deps: CourierDeps, stopped: () => boolean): Promise<void> {
  while (!stopped()) {
    const delivery = await claimDelivery(deps.db, deps.clock.now(), leaseSeconds)
    if (!delivery) return
    const answer = await send(deps, delivery)
    if (answer.status !== null && answer.status >= 200 && answer.status < 300) {
      await markDelivered(deps.db, delivery.id, answer.status, deps.clock.now())
    } else {
      const wait = retrySeconds[delivery.attempts - 1]
      const dueAt = wait === undefined ? null : deps.clock.now().add({ seconds: wait })
      deps.log.warn(
        { eventId: delivery.eventId, ...answer, attempt: delivery.attempts },
        'webhook was not taken',
      )
      await markFailed(deps.db, delivery.id, { ...answer, dueAt })
    }
  }
}

/** Each attempt is signed anew: the signature covers its own time, and an old one is refused. */
async function send(
  deps: CourierDeps,
  { event }: ClaimedDelivery,
): Promise<{ status: number | null; error: string }> {
  const payload = JSON.stringify(event, null, 2)
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret: deps.webhookSecret,
  })
  try {
    const response = await fetch(deps.webhookUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(answerLimitMs),
    })
    await response.body?.cancel()
    return { status: response.status, error: `answered ${response.status}` }
  } catch (error) {
    return { status: null, error: error instanceof Error ? error.message : String(error) }
  }
}
