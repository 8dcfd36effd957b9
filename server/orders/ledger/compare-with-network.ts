import { setTimeout as delay } from 'node:timers/promises'
import type { Deps } from '../../platform/deps.ts'
import type { CheckoutReading, PaymentNetwork } from '../../payments/payment-network.ts'
import { listNetworkPayments } from './network-payments.queries.ts'
import type { NetworkPaymentRow } from './network-payments.queries.ts'

/** Stripe answers 25 reads a second with a key for tests and 100 with a live one: this leaves room for the shop. */
const pauseMs = 100

/**
 * Compares each payment that was opened since with what the payment network says of it: money that it has taken and we do
 * not know of, money that we count and it never took, refunds, and the sum that a page asks for.
 *
 * @throws PaymentNetworkUnreachable when the network does not answer
 */
export async function compareWithNetwork(
  { db, payments }: Pick<Deps, 'db'> & { payments: Pick<PaymentNetwork, 'readCheckout'> },
  { since, pause = pauseMs }: { since: Temporal.Instant; pause?: number },
): Promise<{ compared: number; faults: string[] }> {
  const rows = await listNetworkPayments(db, since.toString())
  const faults: string[] = []
  for (const row of rows) {
    const fault = differenceOf(row, await payments.readCheckout(row.sessionId))
    if (fault) faults.push(`network: order ${row.reference}: ${fault}`)
    await delay(pause)
  }
  return { compared: rows.length, faults }
}

/** What the books and the network say differently of one payment; undefined: nothing. Pure. */
export function differenceOf(row: NetworkPaymentRow, reading: CheckoutReading): string | undefined {
  const ours = `${row.status}, ${row.captured} taken, ${row.refunded} given back of ${row.amount} ${row.currency}`
  const unknown = row.captured === 0 ? undefined : `we have ${ours}, the network knows of none`
  if (reading.status === 'gone') return unknown
  const { intentStatus, received, refunded, total, currency } = reading
  const theirs = `${intentStatus ?? `page ${reading.status}`}, ${received} taken, ${refunded} given back of ${total} ${currency}`
  const agrees =
    currency === row.currency &&
    total === row.amount &&
    received === row.captured &&
    (refunded === row.refunded || refunded === row.refunded + row.underWay) &&
    (!row.intentId || row.intentId === reading.intentId) &&
    statusAgrees(row, reading)
  return agrees ? undefined : `we have ${ours}, the network has ${theirs}`
}

function statusAgrees(
  { status }: NetworkPaymentRow,
  reading: Exclude<CheckoutReading, { status: 'gone' }>,
): boolean {
  const { intentStatus } = reading
  switch (status) {
    case 'CAPTURED':
    case 'REFUNDED':
      return intentStatus === 'succeeded'
    case 'AUTHORISED':
      return intentStatus === 'requires_capture'
    case 'OPEN':
      return intentStatus !== 'succeeded'
    case 'CANCELLED':
    case 'EXPIRED':
    case 'FAILED':
      // a capture that the bank refused leaves the authorisation to lapse
      return intentStatus !== 'succeeded' && (intentStatus !== 'requires_capture' || status === 'FAILED')
    default:
      return status satisfies never
  }
}
