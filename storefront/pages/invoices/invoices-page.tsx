import { InvoicesView } from '../../../widget/orders/invoices-view.tsx'
import './invoices-page.css'

/** The user's bookings. */
export function InvoicesPage() {
  return (
    <div className="invoices-page">
      <InvoicesView />
    </div>
  )
}
