import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking, OrderOutcome } from '../../server/contract/checkout.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { BlankState } from '../ui/states/blank-state.tsx'
import { Button, ButtonLink } from '../ui/controls/button.tsx'
import { BookingDetails } from './booking-details.tsx'
import { BookingActions } from './booking-actions.tsx'
import { InvoiceDetails } from './invoice-details.tsx'
import { KeepBooking } from './keep-booking.tsx'
import { createOrderModel } from './order-model.ts'
import type { GivenBack } from './given-back.ts'
import { OrderProgress } from './order-progress.tsx'
import { lastEvent } from './last-event.ts'
import { waitsForSupplier } from '../../locales/waits-for-supplier.ts'
import { openOrderShelf } from './order-shelf.ts'
import type { KeptOrder } from './order-shelf.ts'
import { OrderSummary } from './order-summary.tsx'
import { chargedWithout, isUnpaid, isWhole, standingFirst } from './outcomes.ts'
import { OutcomeHead } from './outcome-head.tsx'
import { UnpaidOrder } from './unpaid-order.tsx'
import './order-view.css'

/** Props of `OrderView`. */
export interface OrderViewProps {
  order: KeptOrder
  /** The payment page led here: a payment that the shop has not seen is on its way. */
  isBackFromPaying?: boolean
  /** Told once the outcome is known, and again when it changes. */
  onOutcome?: (outcome: OrderOutcome) => void
  /** Told when money of a booking comes back, as it was cancelled or changed on this screen. */
  onRefund?: (booking: Booking, given: GivenBack) => void
}

/** What became of an order: waits for it, then tells it, with every booking and the invoice. */
export function OrderView({ order, isBackFromPaying = false, onOutcome, onRefund }: OrderViewProps) {
  useSignals()
  const { t } = useTranslation('orders')
  const { api, address, layout, memory, proofs: shared } = useEnvironment()
  const [proofs] = useState(() => shared ?? new Map<string, string>())
  const [model] = useState(() =>
    createOrderModel(api, order, { proofs, onRenewed: (renewed) => openOrderShelf(memory).renew(renewed) }),
  )
  useEffect(() => model.follow(), [model])
  const invoice = model.invoice.value
  const state = model.state.value
  const outcome = invoice?.outcome
  const view = useRef<HTMLElement>(null)
  const acted = useRef<{ on: string; before: OrderOutcome }>(undefined)
  // the button that was pressed may be gone, and the page shorter: the reader goes on at what became of it
  useEffect(() => {
    const { on, before } = acted.current ?? {}
    acted.current = undefined
    // another outcome of the whole order takes the focus to its own words
    if (!invoice || on === undefined || outcome !== before) return
    // another time may have given it another place among the others
    const at = standingFirst(invoice.bookings).findIndex(({ reference }) => reference === on)
    const own = view.current?.querySelectorAll<HTMLElement>('.booking-details')[at]
    // the head of the order tells it, unless it still tells of the purchase
    const isTold = lastEvent(invoice)?.booking.reference === on
    const goal = isTold ? view.current?.querySelector<HTMLElement>('h1') : own
    // a booking may be higher than the window: it is read from where it begins
    goal?.scrollIntoView({ block: 'start' })
    goal?.focus({ preventScroll: true })
  }, [invoice, outcome])
  useEffect(() => {
    if (outcome && outcome !== 'in-progress') onOutcome?.(outcome)
  }, [outcome, onOutcome])

  if (state === 'unknown') return <UnknownOrder />
  if (state === 'failed') {
    return (
      <BlankState
        hour="night"
        title={t('failed.title')}
        actions={
          <>
            <Button look="act" onClick={() => model.again()}>
              {t('failed.again')}
            </Button>
            <ButtonLink href={address({ to: 'contact' })}>{t('contact')}</ButtonLink>
          </>
        }
      >
        <p role="alert">{t('failed.text', { reference: order.reference })}</p>
      </BlankState>
    )
  }
  if (invoice?.paymentUrl && isUnpaid(invoice) && !isBackFromPaying) {
    return <UnpaidOrder invoice={invoice} paymentUrl={invoice.paymentUrl} />
  }
  // what a widget keeps of an order has no link that pays: the code that opens the rest brings it
  const isSummedUp = invoice && isUnpaid(invoice) && !isWhole(invoice) && !isBackFromPaying
  if (!invoice || (invoice.outcome === 'in-progress' && !isSummedUp)) {
    return <OrderProgress patience={model.patience.value} invoice={invoice} />
  }
  if (!isWhole(invoice)) {
    return (
      <OrderSummary
        order={{ ...order, token: invoice.deviceToken ?? order.token }}
        invoice={invoice}
        onProved={(proof) => {
          proofs.set(order.reference, proof)
          model.again()
        }}
      />
    )
  }
  const opened = { ...order, token: proofs.get(order.reference) ?? order.token }
  const readAgain = (booking: Booking) => {
    acted.current = { on: booking.reference, before: invoice.outcome }
    model.again()
  }
  const keep = (booking: Booking, small = false) => (
    <KeepBooking order={opened} booking={booking} small={small} onDone={() => readAgain(booking)} />
  )
  return (
    <article ref={view} className={`order-view order-view--${layout.checkout}`}>
      <div className="order-view__columns">
        <div className="order-view__story">
          <OutcomeHead invoice={invoice} keep={keep} />
          <section className="order-view__bookings">
            <h2 className="order-view__title">{t('bookings', { count: invoice.bookings.length })}</h2>
            {standingFirst(invoice.bookings).map((booking) => (
              <BookingDetails
                key={booking.reference}
                booking={booking}
                timeZone={invoice.timeZone}
                orderWaits={waitsForSupplier(invoice)}
                keep={keep(booking, true)}
                actions={
                  isStanding(booking) && !booking.isOver ? (
                    <BookingActions
                      order={opened}
                      booking={booking}
                      orderWaits={waitsForSupplier(invoice)}
                      chargesRest={chargedWithout(booking, invoice)}
                      onDone={(given) => {
                        readAgain(booking)
                        if (given && given.refund.amount > 0) onRefund?.(booking, given)
                      }}
                    />
                  ) : null
                }
              />
            ))}
          </section>
        </div>
        <div className="order-view__invoice">
          <InvoiceDetails invoice={invoice} />
        </div>
      </div>
    </article>
  )
}

const isStanding = ({ status }: Booking) =>
  status === 'CONFIRMED' || status === 'PENDING' || status === 'ON_HOLD'

/** The order that was asked for is unknown, or its key is. */
export function UnknownOrder() {
  const { t } = useTranslation('orders')
  const { address } = useEnvironment()
  return (
    <BlankState
      hour="dusk"
      title={t('unknown.title')}
      actions={
        <>
          <ButtonLink look="act" href={address({ to: 'find-order' })}>
            {t('find.way')}
          </ButtonLink>
          <ButtonLink href={address({ to: 'invoices' })}>{t('unknown.bookings')}</ButtonLink>
          <ButtonLink href={address({ to: 'contact' })}>{t('contact')}</ButtonLink>
        </>
      }
    >
      <p>{t('unknown.text')}</p>
    </BlankState>
  )
}
