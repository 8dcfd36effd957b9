import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { PaymentNetworkBusy } from './payment-network.ts'
import type { EventPage, EventPosition, PaymentEvent, PaymentNetwork } from './payment-network.ts'
import { claimCursor, releaseCursor, saveCursor } from './payments.queries.ts'
import { keepPaymentEvent } from './receive-webhook.ts'

interface WalkDeps {
  db: Database
  clock: Clock
  payments: Pick<PaymentNetwork, 'listEvents'>
}

/** The network lists at most ten times a second. */
const listEveryMs = 110
const busyTries = 5
const busyPauseMs = 1_000

/** Events may be listed a little out of order: what is younger than this is read once more in the next round. */
const overlap = { seconds: 60 }
/** Without a position to go on from: as far back as an order can be open, and somewhat more. */
const firstWalk = { hours: 3 }

/**
 * Reads on in the network's list of events, a hundred a call, and keeps those that no webhook has brought: each is given to
 * `settle` and has a job besides, in case that this process ends before. Of several processes one reads.
 *
 * @throws PaymentNetworkUnreachable or PaymentNetworkRefused; what was read before stays read
 */
export async function walkPaymentEvents(
  deps: WalkDeps,
  settle: (events: readonly PaymentEvent[]) => Promise<void>,
): Promise<void> {
  const cursor = await claimCursor(deps.db)
  if (!cursor) return
  try {
    for await (const events of pages(deps, cursor.eventId)) {
      await settle(await keepNew(deps, events))
      const passed = events.findLast(({ createdAt }) => isPast(deps, createdAt))
      await saveCursor(deps.db, passed?.id ?? null)
    }
  } finally {
    await releaseCursor(deps.db)
  }
}

const isPast = ({ clock }: WalkDeps, createdAt: Temporal.Instant) =>
  Temporal.Instant.compare(createdAt, clock.now().subtract(overlap)) < 0

/** From a position to the newest; without one, or with one that the network has forgotten, from the newest back. */
async function* pages(deps: WalkDeps, from: string | null): AsyncGenerator<readonly PaymentEvent[]> {
  for (let after = from; after !== null;) {
    const page = await list(deps, { after })
    if (page.state === 'unknown-position') break
    if (page.events.length > 0) yield page.events
    if (!page.hasMore) return
    after = page.events.at(-1)?.id ?? null
  }
  const since = deps.clock.now().subtract(firstWalk)
  for (let before: string | undefined; ;) {
    const page = await list(deps, { since, before })
    if (page.state === 'unknown-position' || page.events.length === 0) return
    yield page.events
    before = page.events[0]?.id
    if (!page.hasMore) return
  }
}

async function list({ payments }: WalkDeps, position: EventPosition): Promise<EventPage> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const page = await payments.listEvents(position)
      await delay(listEveryMs)
      return page
    } catch (error) {
      if (!(error instanceof PaymentNetworkBusy) || attempt === busyTries) throw error
      await delay(busyPauseMs)
    }
  }
}

async function keepNew(deps: WalkDeps, events: readonly PaymentEvent[]): Promise<PaymentEvent[]> {
  return deps.db.transaction(async (trx) => {
    const kept: PaymentEvent[] = []
    for (const event of events) {
      if (await keepPaymentEvent(trx, deps, event, settleOurselves)) kept.push(event)
    }
    return kept
  })
}

/** The job of an event that is settled here finds nothing to do. */
const settleOurselves = { minutes: 2 }
