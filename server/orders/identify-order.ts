import { bearerToken, requestContext } from '../platform/http.ts'
import type { Identify } from '../platform/guard.ts'
import { findDeviceOrder, findDownloadable, findOrder } from './invoices/read-order.ts'
import type { OrderDeps, ReadableOrder } from './invoices/read-order.ts'

/**
 * Recognises who carries the token of the order that the address names, or the key of a message about it; the principal is
 * the order as it is then.
 */
export function identifyOrder(deps: OrderDeps): Identify<ReadableOrder> {
  return (req) =>
    findOrder(deps, {
      reference: String(req.params['reference']),
      token: bearerToken(req),
      storefront: requestContext(req).storefront,
    })
}

/** Recognises the widget that keeps a token of the order, at the storefront where it was placed. */
export function identifyOrderDevice(deps: OrderDeps): Identify<ReadableOrder> {
  return (req) =>
    findDeviceOrder(deps, {
      reference: String(req.params['reference']),
      token: bearerToken(req),
      storefront: requestContext(req).storefront,
    })
}

/** Recognises who carries the token of the order, or the signature of a link to a file of it. */
export function identifyDownloader(deps: OrderDeps): Identify<ReadableOrder> {
  return (req) => {
    const { signature } = req.query
    return findDownloadable(deps, {
      reference: String(req.params['reference']),
      token: bearerToken(req),
      storefront: requestContext(req).storefront,
      signature: typeof signature === 'string' ? signature : undefined,
      file: fileOf(req.path),
    })
  }
}

/** What comes behind the order's reference: `invoice.pdf`, `tickets/DH-7K3M9Q-1.pdf`. */
function fileOf(path: string): string {
  return decodeURIComponent(path.split('/').slice(3).join('/'))
}
