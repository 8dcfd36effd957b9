import { FindOrder } from '../../../widget/orders/find-order.tsx'
import './find-order-page.css'

/** A guest opens an order by its reference and address. */
export function FindOrderPage() {
  return (
    <div className="find-order-page">
      <FindOrder />
    </div>
  )
}
