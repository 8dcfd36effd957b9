import { ApiProblem } from '../environment/api.ts'
import type { BuyerFaults } from './buyer-form.ts'

/**
 * Why an order could not be placed: there was no answer (a second try is safe), too much happened at once, another tab was
 * faster, the cart is no more, it cannot be paid later, it lacks an address, the buyer, or others of the same network, have too much reserved or
 * at the payment page already, no order may be that large, no card pays so much at once, or something that has no screen of its own.
 */
export interface CheckoutTrouble {
  kind:
    | 'unreachable'
    | 'busy'
    | 'superseded'
    | 'cart-gone'
    | 'pay-later'
    | 'address'
    | 'reserved'
    | 'reserved-network'
    | 'unpaid'
    | 'unpaid-network'
    | 'too-many-places'
    | 'too-large'
    | 'request'
  /** When a second try may be answered otherwise, as far as the server knows. */
  until?: Date
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
  address_required: 'address',
  too_many_reservations: 'reserved',
  too_many_reservations_of_network: 'reserved-network',
  too_many_unpaid: 'unpaid',
  too_many_unpaid_of_network: 'unpaid-network',
  too_many_places: 'too-many-places',
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
  return { kind: kinds[error.code] ?? 'request', requestId, until: untilOf(error) }
}

/** In whole minutes, as it is shown, and never too early. */
function untilOf({ retryAfterSeconds }: ApiProblem): Date | undefined {
  if (retryAfterSeconds === undefined) return undefined
  return new Date(Math.ceil((Date.now() + retryAfterSeconds * 1000) / 60_000) * 60_000)
}
