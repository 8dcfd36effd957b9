import { PaymentNetworkUnreachable } from '../../payments/payment-network.ts'
import { noteAsking } from '../orders.queries.ts'
import type { SettleDeps } from '../settling/settle-deps.ts'
import { listDue, listWaitingOf } from './pending-changes.queries.ts'
import { settleChange } from './settle-change.ts'

const askEvery = { minutes: 3 }
const batch = 100
/** A page that polls asks the network no more often than this. */
const askEveryMs = 1_500

/** Settles the changes of an order that wait for their payment. */
export async function settleChangesOf(deps: SettleDeps, orderId: string): Promise<void> {
  for (const { id } of await listWaitingOf(deps.db, orderId)) await settleChange(deps, id)
}

/** The same for a page that shows the order: seldom enough, and told as it is known when the network is away. */
export async function askAboutChanges(deps: SettleDeps, orderId: string): Promise<boolean> {
  const now = deps.clock.now()
  const notSince = now.subtract({ milliseconds: askEveryMs })
  let asked = false
  for (const { id, paymentId } of await listWaitingOf(deps.db, orderId)) {
    if (!(await noteAsking(deps.db, paymentId, { now, notSince }))) continue
    try {
      await settleChange(deps, id)
      asked = true
    } catch (error) {
      if (!(error instanceof PaymentNetworkUnreachable)) throw error
      deps.log.warn({ err: error, changeId: id }, 'the payment network could not be asked')
    }
  }
  return asked
}

/** Asks the network about payments of changes that have had no event for minutes, captures what is agreed, and ends those whose time is over. */
export async function sweepChanges(deps: SettleDeps): Promise<void> {
  const now = deps.clock.now()
  const notAskedSince = now.subtract(askEvery).toString()
  const due = await listDue(deps.db, { notAskedSince, now: now.toString(), limit: batch })
  for (const { id } of due) {
    try {
      await settleChange(deps, id)
    } catch (error) {
      // the next round tries it again; the others must not wait for it
      deps.log.error({ err: error, changeId: id }, 'a change could not be settled')
    }
  }
}
