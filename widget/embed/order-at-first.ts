import type { Arrival } from './return-from-payment.ts'
import type { Shop } from './shop.ts'
import type { StagePlace } from './stage.ts'

/** The order with which a widget begins: the one that its reader comes back to from the payment page, or to which a reload leads. */
export async function orderAtFirst(
  shop: Shop,
  window: Window,
  arrival: Arrival | undefined,
): Promise<StagePlace | undefined> {
  return arrival ? placeOfArrival(shop, arrival) : orderAfterReload(shop, window)
}

/**
 * The order that was on the screen (`screens/order-screen.tsx` notes it) when the page was loaded anew by its reader: its summary,
 * which offers the code that opens the rest. The first widget of the page takes it.
 */
export async function orderAfterReload(
  { memory, visitMemory }: Pick<Shop, 'memory' | 'visitMemory'>,
  { performance, location }: Pick<Window, 'performance' | 'location'>,
): Promise<StagePlace | undefined> {
  const [reference = '', path] = visitMemory.get('order-shown')?.split(' ') ?? []
  visitMemory.remove('order-shown')
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (loading?.type !== 'reload' || path !== location.pathname) return undefined
  const { openOrderShelf } = await import('../orders/order-shelf.ts')
  const known = openOrderShelf(memory).find(reference)
  return known && { to: 'order', ...known, expected: 'success', again: true }
}

/** The order that was paid, or the checkout that the buyer turned back to. */
async function placeOfArrival(shop: Shop, { code }: Arrival): Promise<StagePlace> {
  if (!code) return { to: 'checkout' }
  const { openOrderShelf } = await import('../orders/order-shelf.ts')
  const kept = openOrderShelf(shop.memory)
  const [reference = ''] = code.split('.')
  const known = kept.find(reference)
  try {
    const { proof, ...order } = await shop.redeem(code)
    kept.keep(order)
    shop.proofs.set(order.reference, proof)
    return { to: 'order', ...order, expected: 'success', paid: true }
  } catch {
    return known ? { to: 'order', ...known, expected: 'success', paid: true } : { to: 'invoices' }
  }
}
