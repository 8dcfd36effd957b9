import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { colonIn } from '../../locales/colon.ts'
import type { AccountOrder } from '../../server/contract/accounts.ts'
import type { Invoice } from '../../server/contract/checkout.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { useReply } from '../environment/use-reply.ts'
import { ButtonLink } from '../ui/controls/button.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { MoneyText, useFormatMoney } from '../ui/facts/money.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { BookingDetails } from './booking-details.tsx'
import { InvoiceDetails } from './invoice-details.tsx'
import { waitsForSupplier } from '../../locales/waits-for-supplier.ts'
import { openOrderShelf } from './order-shelf.ts'
import type { KeptOrder } from './order-shelf.ts'
import {
  amountsOf,
  cardsOf,
  isUnpaid,
  isWhole,
  keptOf,
  netOf,
  outcomeLooks,
  statusTones,
} from './outcomes.ts'
import { dot } from '../ui/facts/dot.ts'
import './remembered-orders.css'

/** Orders that were placed on this device, what stands apart from what failed. */
export function RememberedOrders({ orders }: { orders: readonly KeptOrder[] }) {
  const { t } = useTranslation('orders')
  const { memory } = useEnvironment()
  const asked = useReply(orders.map(({ reference }) => reference).join(' '), (api, signal) =>
    Promise.all(
      orders.map(({ reference, token }) =>
        api
          .call('readOrder', { path: { reference }, token, signal })
          .then((invoice): AccountOrder => {
            if (!invoice.deviceToken) return { ...invoice, orderToken: token }
            openOrderShelf(memory).renew({ reference, token: invoice.deviceToken })
            return { ...invoice, orderToken: invoice.deviceToken }
          })
          // an order that cannot be fetched now is left out rather than hiding the others
          .catch(() => undefined),
      ),
    ),
  )

  if (asked.state !== 'there') {
    return (
      <div className="remembered-orders" aria-busy="true">
        <p className="visually-hidden" role="status">
          {t('invoices.loading')}
        </p>
        {orders.slice(0, 3).map(({ reference }) => (
          <Skeleton key={reference} shape="button" />
        ))}
      </div>
    )
  }
  return (
    <div className="remembered-orders">
      <p>{t('invoices.device')}</p>
      <OrderGroups
        {...apart(
          asked.reply.filter((invoice) => invoice !== undefined).filter(({ continuedAs }) => !continuedAs),
        )}
      />
    </div>
  )
}

/** What stands, or may yet, apart from what failed. */
function apart(invoices: readonly AccountOrder[]): OrderGroupsProps {
  const stands = ({ outcome }: Invoice) => outcomeLooks[outcome].booked || outcome === 'in-progress'
  return {
    confirmed: invoices.filter(stands),
    failed: invoices.filter((invoice) => !stands(invoice)),
  }
}

/** Props of `OrderGroups`. */
export interface OrderGroupsProps {
  confirmed: readonly AccountOrder[]
  failed: readonly AccountOrder[]
}

/** Invoices one can open: what stands, what was cancelled and what failed, apart. */
export function OrderGroups({ confirmed, failed }: OrderGroupsProps) {
  const { t } = useTranslation('orders')
  // what was cancelled did not fail
  const isCancelled = ({ outcome }: Invoice) => outcome === 'cancelled'
  const groups = [
    { name: 'standing', invoices: confirmed },
    { name: 'cancelled', invoices: failed.filter(isCancelled) },
    { name: 'failed', invoices: failed.filter((invoice) => !isCancelled(invoice)) },
  ] as const
  return groups
    .filter((group) => group.invoices.length > 0)
    .map((group) => (
      <section key={group.name}>
        <h2 className="remembered-orders__title">{t(`invoices.${group.name}`)}</h2>
        {group.invoices.map((invoice) => (
          <Order key={invoice.reference} invoice={invoice} />
        ))}
      </section>
    ))
}

/** A full stop for screen readers between the lines of a card: they read the card as one name without pauses. */
const pause = <span className="visually-hidden">. </span>

function Order({ invoice }: { invoice: AccountOrder }) {
  const { t } = useTranslation('orders')
  const { address, language, memory } = useEnvironment()
  const { day } = useLocalTimes()
  const titleId = useId()
  const [open, setOpen] = useState(false)
  const { reference } = invoice
  const standing = invoice.bookings.filter(({ status }) => statusTones[status] !== 'wrong')
  // of an order of which something stands, the card is about that; what has ended is told as ended
  const shown = standing.length > 0 ? standing : invoice.bookings
  const ended = invoice.bookings.filter((booking) => !shown.includes(booking))
  const isOver = standing.length === 0 && invoice.outcome !== 'in-progress'
  // the key that this device has lasts longer
  const token = openOrderShelf(memory).find(reference)?.token ?? invoice.orderToken
  return (
    <details className="remembered-orders__order" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="remembered-orders__line">
        <span className="remembered-orders__what">
          <strong id={titleId}>{shown.map(({ experience }) => experience.title).join(dot)}</strong>
          {pause}
          <span className="remembered-orders__when">
            {[...new Set(shown.map(({ start }) => day(start, 'short')))].join(dot)}
            {dot}
            <span className="remembered-orders__reference isolate">{invoice.reference}</span>
            {pause}
          </span>
          {ended.map(({ reference: booking, experience, status }) => (
            <span key={booking} className="remembered-orders__ended">
              {t(`status.${status}`)}
              {colonIn(language)}
              <bdi>{experience.title}</bdi>
              {pause}
            </span>
          ))}
          {isOver ? <WhatWasKept invoice={invoice} /> : null}
        </span>
        <span>
          {t(`outcome.${invoice.outcome}.short`, { context: isUnpaid(invoice) ? 'unpaid' : undefined })}
        </span>
        {pause}
        <strong>
          <EndMoney invoice={invoice} isOver={isOver} />
        </strong>
        <Icon name="down" size={16} />
      </summary>
      {open ? (
        <div className="remembered-orders__details">
          <ButtonLink
            className="remembered-orders__open"
            aria-describedby={titleId}
            href={address({ to: 'order', reference, token, expected: 'success', again: true })}
          >
            {t('invoices.open')}
          </ButtonLink>
          {invoice.bookings.map((booking) => (
            <BookingDetails
              key={booking.reference}
              booking={booking}
              timeZone={invoice.timeZone}
              orderWaits={waitsForSupplier(invoice)}
              isUnpaid={isUnpaid(invoice)}
            />
          ))}
          {isWhole(invoice) ? <InvoiceDetails invoice={invoice} /> : null}
        </div>
      ) : null}
    </details>
  )
}

/** Of what came to nothing: what was given back and what was kept, or that nothing was ever taken. */
function WhatWasKept({ invoice }: { invoice: AccountOrder }) {
  const { t } = useTranslation('orders')
  const money = useFormatMoney()
  const { refunded, fees } = amountsOf(invoice)
  const { refunding, refundingPayments, refundOwed } = invoice
  const given = refunded.amount - (refundOwed?.amount ?? 0) - (refunding?.amount ?? 0)
  // in the words of the page of the order
  const sentences = [
    refundOwed && t('facts.byHand', { refunded: money(refundOwed) }),
    refunding && t('facts.refunding', { refunded: money(refunding), context: cardsOf(refundingPayments) }),
  ].filter((sentence) => typeof sentence === 'string')
  const sums = [
    given > 0 && t('change.sum.refund', { amount: money({ ...refunded, amount: given }) }),
    fees.amount > 0 && t('change.sum.fee', { amount: money(fees) }),
    !keptOf(invoice) && t('payment.CANCELLED'),
  ].filter(Boolean)
  return [...sentences, sums.join(dot)].filter(Boolean).map((said) => (
    <span key={said} className="remembered-orders__when">
      {said}
      {sentences.includes(said) ? ' ' : pause}
    </span>
  ))
}

/** What the buyer has paid in the end; of what came to nothing the card has said what went back, or that nothing was charged. */
function EndMoney({ invoice, isOver }: { invoice: AccountOrder; isOver: boolean }) {
  if (!isOver) return <MoneyText money={netOf(invoice)} />
  const kept = keptOf(invoice)
  return kept && kept.amount > 0 ? <MoneyText money={kept} /> : null
}
