import { useTranslation } from 'react-i18next'
import { colonIn } from '../../locales/colon.ts'
import type { Invoice } from '../../server/contract/checkout.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { BookingDetails } from './booking-details.tsx'
import { waitsForSupplier } from '../../locales/waits-for-supplier.ts'
import type { KeptOrder } from './order-shelf.ts'
import { isUnpaid, standingFirst } from './outcomes.ts'
import { ProveOrder } from './prove-order.tsx'
import { useBuyersClock } from './use-buyers-clock.ts'

/** What of an order a page of other scripts may show by what it keeps, and the way to the rest. */
export function OrderSummary({
  order,
  invoice,
  onProved,
}: {
  order: KeptOrder
  invoice: Invoice
  onProved: (proof: string) => void
}) {
  const { t } = useTranslation('orders')
  const { language } = useEnvironment()
  const clock = useBuyersClock(invoice)
  const waitsToBePaid = isUnpaid(invoice)
  return (
    <article className="order-view order-view__story">
      <header>
        <h1 className="find-order__title display" tabIndex={-1}>
          {waitsToBePaid ? t('unpaid.title') : t(`outcome.${invoice.outcome}.short`)}
        </h1>
        {waitsToBePaid ? (
          <p>
            {invoice.heldUntil ? t('unpaid.held', { until: clock(invoice.heldUntil) }) : null}{' '}
            {t('unpaid.updates')}
          </p>
        ) : null}
        <p>
          {t('facts.reference')}
          {colonIn(language)}
          <span className="isolate">{invoice.reference}</span>
        </p>
      </header>
      <ProveOrder order={order} onProved={onProved} />
      <section className="order-view__bookings">
        <h2 className="order-view__title">{t('bookings', { count: invoice.bookings.length })}</h2>
        {standingFirst(invoice.bookings).map((booking) => (
          <BookingDetails
            key={booking.reference}
            booking={booking}
            timeZone={invoice.timeZone}
            orderWaits={waitsForSupplier(invoice)}
            isUnpaid={waitsToBePaid}
          />
        ))}
      </section>
    </article>
  )
}
