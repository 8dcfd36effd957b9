import { Fragment, useRef } from 'react'
import { wasChanged } from '../../locales/was-changed.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking, WholeInvoice } from '../../server/contract/checkout.ts'
import type { Money } from '../../server/contract/primitives.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Button, ButtonLink } from '../ui/controls/button.tsx'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { MoneyText } from '../ui/facts/money.tsx'
import { Summary, SummaryRow } from '../ui/facts/summary.tsx'
import { givenUpOf, netOf, shownPaymentOf, standingFirst, totalOf } from './outcomes.ts'
import { dot } from '../ui/facts/dot.ts'
import { useBuyersClock } from './use-buyers-clock.ts'
import { InvoiceMoves } from './invoice-moves.tsx'
import './invoice-details.css'

/** What the subtotal adds up: the promo code comes off below it, once. */
const beforeCode = ({ total, discount }: Booking): Money => ({
  ...total,
  amount: total.amount + discount.amount,
})

/** The invoice of an order: who bought what, when, for how much, and how it was paid. Can be printed. */
export function InvoiceDetails({ invoice }: { invoice: WholeInvoice }) {
  const { t } = useTranslation(['orders', 'lines'])
  const { layout, storefront } = useEnvironment()
  const { day } = useLocalTimes()
  const root = useRef<HTMLElement>(null)
  const { buyer, seller, reference, discount, subtotal, unbooked } = invoice
  // nothing was paid, so there is nothing to put into the books
  const title = t(invoice.invoiceId ? 'invoice.title' : 'invoice.order')
  const total = totalOf(invoice)
  const sumOf = (of: (booking: Booking) => Money) =>
    invoice.bookings.reduce((sum, booking) => sum + of(booking).amount, 0)
  const givenUp = givenUpOf(invoice.bookings)
  const [fees, refunded] = [sumOf((booking) => booking.fees), sumOf((booking) => booking.refunded)]
  const owed = invoice.refundOwed?.amount ?? 0
  const clock = useBuyersClock(invoice)
  const facts = [
    ['reference', reference],
    ...(invoice.invoiceId ? ([['number', invoice.invoiceId]] as const) : []),
    ...(invoice.purchaseId ? ([['purchase', invoice.purchaseId]] as const) : []),
    [invoice.invoiceId ? 'purchased' : 'ordered', clock(invoice.purchasedAt)],
    ...(invoice.asOf ? ([['asOf', clock(invoice.asOf)]] as const) : []),
    ['buyer', buyer.name],
    ['email', buyer.email],
    ['phone', buyer.phoneText],
    ['method', t(`method.${invoice.paymentMethod}`)],
    ['payment', t(`payment.${shownPaymentOf(invoice)}`)],
    ...(invoice.promoCode ? ([['promo', invoice.promoCode]] as const) : []),
    ...(seller ? ([['seller', [seller.name, ...(seller.address ?? [])].join(dot)]] as const) : []),
    ...(seller?.taxNumber ? ([['taxNumber', seller.taxNumber]] as const) : []),
  ] as const
  return (
    <section
      ref={root}
      className={`invoice-details invoice-details--${layout.checkout}`}
      aria-label={`${title} ${reference}`}
    >
      {/* a page says who it is by its header, paper does not */}
      <p className="invoice-details__seller display">{storefront.name}</p>
      <div className="invoice-details__head">
        <h2 className="invoice-details__title">{title}</h2>
        <div className="invoice-details__actions">
          <Button look="quiet" size="small" onClick={() => root.current?.ownerDocument.defaultView?.print()}>
            {t('invoice.print')}
          </Button>
          {invoice.invoiceUrl ? (
            <ButtonLink look="quiet" size="small" href={invoice.invoiceUrl} target="_blank" rel="noopener">
              {t('invoice.download')}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      <dl className="invoice-details__facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`invoice.${name}`)}</dt>
            <dd>
              {/* nobody states in which language a company writes its name and address */}
              <span className="isolate" lang={name === 'seller' ? '' : undefined}>
                {name === 'email' ? inParts(value) : value}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <table className="invoice-details__lines">
        <caption className="visually-hidden">{t('invoice.lines')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('invoice.experience')}</th>
            <th scope="col">{t('invoice.date')}</th>
            <th scope="col" className="invoice-details__amount">
              {t('invoice.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {standingFirst(invoice.bookings).map((booking) => (
            <tr key={booking.reference}>
              <th scope="row">
                {booking.experience.title}
                <span className="invoice-details__status">{t(`status.${booking.status}`)}</span>
              </th>
              <td>{day(booking.start, 'dated')}</td>
              <td className="invoice-details__amount">
                {booking.price.originalTotal ? (
                  <>
                    <span className="visually-hidden">
                      {t('totals.original', {
                        context: wasChanged(booking) ? 'changed' : undefined,
                      })}{' '}
                    </span>
                    <MoneyText money={booking.price.originalTotal} struck />{' '}
                  </>
                ) : null}
                <MoneyText money={beforeCode(booking)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Summary>
        {discount.amount > 0 ? (
          <>
            <SummaryRow label={t('totals.subtotal')} money={subtotal} />
            <SummaryRow
              tone="safe"
              label={t('totals.code', { code: invoice.promoCode })}
              money={{ ...discount, amount: -discount.amount }}
            />
          </>
        ) : null}
        {unbooked ? (
          <>
            {discount.amount > 0 ? null : <SummaryRow label={t('totals.subtotal')} money={subtotal} />}
            <SummaryRow label={t('payment.CANCELLED')} money={{ ...unbooked, amount: -unbooked.amount }} />
          </>
        ) : null}
        <div className="invoice-details__total">
          <dt>{t('totals.total')}</dt>
          <dd>
            <MoneyText money={total} />
          </dd>
        </div>
        {givenUp > 0 ? (
          <>
            <SummaryRow signed label={t('totals.givenUp')} money={{ ...total, amount: givenUp }} />
            <SummaryRow label={t('totals.paid')} money={{ ...total, amount: total.amount + givenUp }} />
          </>
        ) : null}
        {refunded > 0 ? (
          <>
            {refunded > owed ? (
              <SummaryRow label={t('totals.refunded')} money={{ ...total, amount: owed - refunded }} />
            ) : null}
            {owed > 0 ? <SummaryRow label={t('totals.owed')} money={{ ...total, amount: -owed }} /> : null}
            <SummaryRow label={t('totals.net')} money={netOf(invoice)} />
          </>
        ) : null}
        {fees > 0 ? <SummaryRow label={t('totals.fees')} money={{ ...total, amount: fees }} /> : null}
      </Summary>
      <InvoiceMoves invoice={invoice} />
    </section>
  )
}

/** An address whose line ends after an @ or a dot where it must, not amid a name. */
function inParts(email: string): ReactNode {
  return [...email.matchAll(/[@.]*[^@.]+[@.]*/g)].map(({ 0: part, index }) => (
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ))
}
