import { PaymentNetworkBusy, PaymentNetworkUnreachable } from '../../payments/payment-network.ts'
import type { CheckoutReading, CheckoutRequest, PaymentNetwork } from '../../payments/payment-network.ts'

/** What the fake remembers of one payment page. */
export interface FakeSession {
  id: string
  request: CheckoutRequest
  status: 'open' | 'complete' | 'expired'
  intentStatus: 'requires_capture' | 'succeeded' | 'canceled' | null
  captured: number
  refunded: number
}

/** A payment network in memory, for tests that care about our side only. */
export interface FakeNetwork extends PaymentNetwork {
  sessions: FakeSession[]
  /** Every call that changed something, in order: `open`, `capture`, `cancel`, `refund`, `expire`. */
  calls: string[]
  /** While true, nothing answers. */
  down: boolean
  /** So many openings are answered that their request is still at work. */
  busyOpenings: number
  /** What the bank says to the next captures. */
  declineCaptures: boolean
  /** The buyer pays on the page of an order. */
  pay(reference: string): void
  /** The page closes by itself. */
  close(reference: string): void
}

/** A new fake; the same idempotency key gets the same page, other parameters with it are an error. */
export function fakeNetwork(): FakeNetwork {
  const byKey = new Map<string, FakeSession>()
  const of = (id: string | undefined) =>
    network.sessions.find((session) => `pi_${session.id}` === id || session.id === id)
  const byReference = (reference: string) => {
    const session = network.sessions.findLast(({ request }) => request.reference === reference)
    if (!session) throw new Error(`no payment page of ${reference}`)
    return session
  }
  const answer = async <Result>(call: string | undefined, work: () => Result): Promise<Result> => {
    await Promise.resolve()
    if (network.down) throw new PaymentNetworkUnreachable(new Error('the fake is down'))
    if (call) network.calls.push(call)
    return work()
  }
  const network: FakeNetwork = {
    sessions: [],
    calls: [],
    down: false,
    busyOpenings: 0,
    declineCaptures: false,
    pay(reference) {
      const session = byReference(reference)
      if (session.status !== 'open') throw new Error(`the page of ${reference} is ${session.status}`)
      session.status = 'complete'
      session.intentStatus = 'requires_capture'
    },
    close(reference) {
      byReference(reference).status = 'expired'
    },
    openCheckout: (request) => {
      if (network.busyOpenings > 0) {
        network.busyOpenings -= 1
        return Promise.reject(new PaymentNetworkBusy(new Error('the fake is at work')))
      }
      return answer(byKey.has(request.idempotencyKey) ? undefined : 'open', () => {
        const known = byKey.get(request.idempotencyKey)
        if (known && JSON.stringify(known.request) !== JSON.stringify(request)) {
          throw new Error('idempotency_error')
        }
        const session: FakeSession = known ?? {
          id: `cs_${network.sessions.length + 1}`,
          request,
          status: 'open',
          intentStatus: null,
          captured: 0,
          refunded: 0,
        }
        if (!known) network.sessions.push(session)
        byKey.set(request.idempotencyKey, session)
        return {
          sessionId: session.id,
          url: `https://pay.example/${session.id}`,
          expiresAt: request.expiresAt,
        }
      })
    },
    readCheckout: (id) => answer(undefined, () => presentSession(of(id))),
    capture: (intentId, { amount }) =>
      answer('capture', () => {
        const session = of(intentId)
        if (!session || session.intentStatus === 'canceled') return { outcome: 'gone' }
        if (network.declineCaptures) return { outcome: 'declined', code: 'expired_card' }
        if (session.intentStatus === 'requires_capture') session.captured = amount ?? session.request.total
        session.intentStatus = 'succeeded'
        return { outcome: 'captured', amount: session.captured }
      }),
    cancel: (intentId) =>
      answer('cancel', () => {
        const session = of(intentId)
        if (!session) return { outcome: 'gone' }
        if (session.intentStatus === 'succeeded') return { outcome: 'captured', amount: session.captured }
        session.intentStatus = 'canceled'
        return { outcome: 'cancelled' }
      }),
    refund: (intentId, { amount, idempotencyKey }) =>
      answer('refund', () => {
        const session = of(intentId)
        if (!session?.captured) return { outcome: 'gone' }
        session.refunded += amount
        return { outcome: 'refunded', refundId: `re_${idempotencyKey}`, amount, status: 'succeeded' }
      }),
    expireCheckout: (id) =>
      answer('expire', () => {
        const session = of(id)
        if (!session) return { outcome: 'gone' }
        if (session.status === 'complete') return { outcome: 'complete' }
        session.status = 'expired'
        return { outcome: 'expired' }
      }),
    listEvents: () => answer(undefined, () => ({ state: 'read', events: [], hasMore: false })),
    verifyWebhook: () => Promise.resolve(null),
  }
  return network
}

function presentSession(session: FakeSession | undefined): CheckoutReading {
  if (!session) return { status: 'gone' }
  const { request, intentStatus } = session
  return {
    status: session.status,
    sessionId: session.id,
    orderId: request.orderId,
    intentId: intentStatus && `pi_${session.id}`,
    intentStatus,
    currency: request.currency,
    total: request.total,
    capturable: intentStatus === 'requires_capture' ? request.total : 0,
    received: session.captured,
    refunded: session.refunded,
    declineCode: null,
    expiresAt: request.expiresAt,
  }
}
