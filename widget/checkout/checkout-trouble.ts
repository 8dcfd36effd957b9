import { ApiProblem } from '../environment/api.ts'
import type { BuyerFaults } from './buyer-form.ts'

/**
 * Why an order could not be placed: there was no answer (a second try is safe), too much happened at once, another tab was
 * faster, the cart is no more, it cannot be paid later, too much is reserved or at the payment page already, no card pays so much at once, or something that has no screen of its own.
 */
export interface CheckoutTrouble {
  kind:
    | 'unreachable'
    | 'busy'
    | 'superseded'
    | 'cart-gone'
    | 'pay-later'
    | 'reserved'
    | 'unpaid'
    | 'too-large'
    | 'request'
  /** What a traveller reads to support. */
  requestId?: string
  /** Fields that the server refused. */
  faults?: BuyerFaults
}

const kinds: Readonly<Record<string, CheckoutTrouble['kind']>> = {
  payment_unavailable: 'busy',
  checkout_busy: 'busy',
  idempotency_key_reused: 'busy',
  order_superseded: 'superseded',
  cart_unknown: 'cart-gone',
  cart_empty: 'cart-gone',
  pay_later_not_offered: 'pay-later',
  too_many_reservations: 'reserved',
  too_many_unpaid: 'unpaid',
  total_too_large: 'too-large',
}

/** What an error of the order's call means to the shopper. */
export function troubleOf(error: unknown): CheckoutTrouble {
  if (!(error instanceof ApiProblem)) return { kind: 'unreachable' }
  const { requestId } = error
  const refused = error.errors.flatMap(({ pointer }) => {
    const field = /^\/buyer\/(\w+)/.exec(pointer)?.[1]
    if (!field) return []
    return [[field, field === 'phoneNumber' ? 'not-of-country' : 'format'] as const]
  })
  if (refused.length > 0) {
    return {
      kind: 'request',
      requestId,
      faults: Object.fromEntries(refused) as BuyerFaults,
    }
  }
  return { kind: kinds[error.code] ?? 'request', requestId }
}
