import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import {
  PaymentNetworkBusy,
  PaymentNetworkRefused,
  PaymentNetworkUnreachable,
} from '../../payments/payment-network.ts'
import { claimOpening, yieldOpening } from './open-payment-page.queries.ts'
import type { SettleDeps } from './settle-deps.ts'

/** A payment whose page is wanted. */
export interface WantedPage<Page> {
  paymentId: string
  /** The page once it is open; 'closed' while it is not; 'ended' when its payment is not waited for any more. */
  look: () => Promise<Page | 'closed' | 'ended'>
  /** Asks the network for the page and saves it. Asked again, it gives the same page. */
  open: () => Promise<void>
  /** Ends what was to be paid, unless its page is open. */
  giveUp: () => Promise<void>
}

/** 'late': the network is still at work; ask again. 'ended': the order can no longer be paid. */
export type PageSearch<Page> = { state: 'open'; page: Page } | { state: 'late' } | { state: 'ended' }

const pauseMs = 250

/**
 * Finds the payment page, and opens it unless another request does. Of two clicks one opens the page and the other waits for
 * it. As long as the network is busy, it is asked again; what it refuses, or cannot do, ends the payment, by the hand of
 * the request that was opening the page alone.
 *
 * @param until of `performance.now()`: when the caller must answer. What has begun by then goes on.
 * @throws PaymentNetworkUnreachable or PaymentNetworkRefused when this caller's opening failed
 */
export async function openPaymentPage<Page>(
  deps: Pick<SettleDeps, 'db' | 'log'>,
  wanted: WantedPage<Page>,
  until: number,
): Promise<PageSearch<Page>> {
  for (;;) {
    const page = await wanted.look()
    if (page === 'ended') return { state: 'ended' }
    if (page !== 'closed') return { state: 'open', page }
    const leftMs = until - performance.now()
    if (leftMs <= 0) return { state: 'late' }
    const opening = randomUUID()
    if (await claimOpening(deps.db, wanted.paymentId, opening)) {
      const found = await Promise.race([attempt(deps, wanted, opening), delay(leftMs, 'late' as const)])
      if (found === 'late') return { state: 'late' }
      if (found === 'opened') continue
      if (found !== 'busy') throw found.failure
    }
    await delay(Math.min(pauseMs, Math.max(until - performance.now(), 0)))
  }
}

/** Never rejects, since its caller may have gone. */
async function attempt<Page>(
  { db, log }: Pick<SettleDeps, 'db' | 'log'>,
  { paymentId, open, giveUp }: WantedPage<Page>,
  opening: string,
): Promise<'opened' | 'busy' | { failure: Error }> {
  try {
    await open()
    return 'opened'
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error))
    try {
      const stillOurs = await yieldOpening(db, paymentId, opening)
      if (failure instanceof PaymentNetworkBusy || !stillOurs) return 'busy'
      log.error({ err: failure, paymentId }, 'no payment page could be opened')
      if (isOfNetwork(failure)) await giveUp()
    } catch (later) {
      log.error({ err: later, paymentId }, 'a payment whose page could not be opened is ended later')
    }
    return { failure }
  }
}

const isOfNetwork = (error: Error) =>
  error instanceof PaymentNetworkUnreachable || error instanceof PaymentNetworkRefused
