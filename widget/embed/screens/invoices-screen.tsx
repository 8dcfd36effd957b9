import { InvoicesView } from '../../orders/invoices-view.tsx'

/** The bookings that this device remembers of this storefront. */
export function InvoicesScreen() {
  return <InvoicesView />
}
