import { fromPayment } from '../../../server/contract/addresses.ts'
import type { OrderOutcome } from '../../../server/contract/checkout.ts'
import type { Environment } from '../../../widget/environment/environment.tsx'
import type { KeptOrder, OrderShelf } from '../../../widget/orders/order-shelf.ts'

/** Page of the route table that tells each ending (specification, section 2). */
const pages: Record<OrderOutcome, 'success' | 'error' | 'on_hold' | 'as-it-is'> = {
  'in-progress': 'success',
  success: 'success',
  'partially-booked': 'success',
  'on-hold': 'on_hold',
  reserved: 'success',
  'payment-failed': 'error',
  unsuccessful: 'error',
  // it is no failure, and no page of the table is about it
  cancelled: 'as-it-is',
}

/**
 * The order that the address names. Its token comes back from the payment page in the fragment: it is put on the shelf
 * and taken out of the address, where it would be bookmarked, shared and seen. Where nothing lasts it stays, since the
 * address is then all that a reload has.
 */
export function takeOrder(view: Window, shelf: OrderShelf, lasts: boolean): KeptOrder | undefined {
  const address = new URL(view.location.href)
  const reference = address.searchParams.get('order')
  if (!reference) return undefined
  const token = new URLSearchParams(address.hash.slice(1)).get('token')
  if (!token) return shelf.find(reference)
  const order = { reference, token }
  shelf.keep(order)
  if (lasts) {
    address.hash = ''
    view.history.replaceState(view.history.state, '', address)
  }
  return order
}

/** Whether the payment page sent the reader here. It stays in the address, so that a reload does not say that nothing was paid. */
export function isBackFromPaying(view: Window): boolean {
  return new URL(view.location.href).searchParams.get(fromPayment.name) === fromPayment.value
}

/** Gives the page the address of what became of the order, so that a reload and a bookmark say the same. */
export function tellOutcome(
  view: Window,
  addressOf: Environment['address'],
  { order, outcome }: { order: KeptOrder; outcome: OrderOutcome },
): void {
  const expected = pages[outcome]
  if (expected === 'as-it-is') return
  const here = new URL(view.location.href)
  const there = new URL(addressOf({ to: 'order', ...order, expected }), here)
  if (there.pathname === here.pathname) return
  there.hash = here.hash
  view.history.replaceState(view.history.state, '', there)
}
