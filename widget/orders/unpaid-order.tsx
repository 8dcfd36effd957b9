import { useTranslation } from 'react-i18next'
import { colonIn } from '../../locales/colon.ts'
import type { Invoice } from '../../server/contract/checkout.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'
import { MoneyText } from '../ui/facts/money.tsx'
import { Emblem } from '../ui/pictures/emblem.tsx'
import { BookingDetails } from './booking-details.tsx'
import { standingFirst } from './outcomes.ts'
import { useBuyersClock } from './use-buyers-clock.ts'
import './unpaid-order.css'

/** An order that has not been paid: its total, until when its places are held, and a link to the payment page. */
export function UnpaidOrder({ invoice, paymentUrl }: { invoice: Invoice; paymentUrl: string }) {
  const { t } = useTranslation('orders')
  const { address, language } = useEnvironment()
  const clock = useBuyersClock(invoice)
  const { heldUntil, reference, bookings } = invoice
  return (
    <article className="unpaid-order">
      <header className="unpaid-order__head">
        <Emblem hour="dawn" />
        <div className="unpaid-order__words">
          <h1 className="unpaid-order__title display" tabIndex={-1}>
            {t('unpaid.title')}
          </h1>
          <p>
            {t('unpaid.text')} {heldUntil ? t('unpaid.held', { until: clock(heldUntil) }) : null}
          </p>
          <p>{t('unpaid.updates')}</p>
          <p>{t('progress.reference', { reference })}</p>
          <p>
            {t('totals.total')}
            {colonIn(language)}
            <strong>
              <MoneyText money={invoice.total} />
            </strong>
          </p>
          <div className="unpaid-order__actions">
            <ButtonLink look="act" href={paymentUrl} data-load="full">
              {t('progress.pay')}
            </ButtonLink>
            <ButtonLink href={address({ to: 'contact' })}>{t('contact')}</ButtonLink>
          </div>
        </div>
      </header>
      <section className="unpaid-order__bookings">
        <h2 className="unpaid-order__subtitle">{t('bookings', { count: bookings.length })}</h2>
        {standingFirst(bookings).map((booking) => (
          <BookingDetails key={booking.reference} booking={booking} timeZone={invoice.timeZone} isUnpaid />
        ))}
      </section>
    </article>
  )
}
