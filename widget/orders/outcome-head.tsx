import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Booking, Invoice, WholeInvoice } from '../../server/contract/checkout.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'
import { Emblem } from '../ui/pictures/emblem.tsx'
import { dot } from '../ui/facts/dot.ts'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useFormatMoney } from '../ui/facts/money.tsx'
import { Steps } from '../ui/states/steps.tsx'
import { lastEvent } from './last-event.ts'
import type { LastEvent } from './last-event.ts'
import { openOrderShelf } from './order-shelf.ts'
import { amountsOf, outcomeLooks } from './outcomes.ts'
import { NextStep, TicketsNext } from './next-step.tsx'
import { paymentContext, usePaymentTold } from './use-payment-told.ts'
import { useCancelledOn } from './use-cancelled-on.ts'
import { useBuyersClock } from './use-buyers-clock.ts'
import { useEventTold } from './use-event-told.ts'
import './outcome-head.css'

/** Props of `OutcomeHead`. */
export interface OutcomeHeadProps {
  invoice: WholeInvoice
  /** A button that ends the change of a booking that waits. */
  keep: (booking: Booking) => ReactNode
}

/** What happened, what it means for the money, what happens next, what can be done: in that order. */
export function OutcomeHead({ invoice, keep }: OutcomeHeadProps) {
  const { layout } = useEnvironment()
  const { t } = useTranslation(['orders', 'lines'])
  const title = useRef<HTMLHeadingElement>(null)
  const { outcome, reference, buyer, heldUntil } = invoice
  const clock = useBuyersClock(invoice)
  const { hour, festive, booked } = outcomeLooks[outcome]
  const money = useFormatMoney()
  const isolate = useIsolate()
  const amounts = amountsOf(invoice)
  const context = contextOf(invoice)
  const isOver = context === 'over'
  const missing = invoice.bookings.filter(({ status }) => status === 'REJECTED' || status === 'EXPIRED')
  const words = {
    name: buyer.firstName,
    context,
    count: confirmedOf(invoice).length,
    reference,
    email: buyer.email,
    total: money(amounts.charged),
    confirmed: money(amounts.confirmed),
    missing: missing.map(({ experience }) => isolate(experience.title)).join(dot),
    open: money(amounts.open),
    // of what was cancelled, all that was taken went back or was kept
    paid: money({ ...amounts.fees, amount: amounts.fees.amount + amounts.refunded.amount }),
    fees: money(amounts.fees),
    until: heldUntil && clock(heldUntil),
  }
  const cancelledOn = useCancelledOn(invoice)
  const [lastCancelled] = invoice.bookings
    .filter(({ cancelledAt }) => cancelledAt)
    .toSorted((a, b) => (b.cancelledAt ?? '').localeCompare(a.cancelledAt ?? ''))
  const paymentTold = usePaymentTold()
  const event = isOver ? undefined : lastEvent(invoice)
  const waits = event?.kind === 'waiting'
  const eventTold = useEventTold()
  const told = event && eventTold(event)
  const what = told
    ? told.what
    : outcome === 'cancelled' && context !== 'unpaid' && context !== 'continued'
      ? cancelledOn(lastCancelled)
      : t(`outcome.${outcome}.what`, words)
  const isShown = useRef(false)
  // the screen has changed under the reader's feet: start anew at what happened. The first one does not move the page around it
  useEffect(() => {
    title.current?.focus({ preventScroll: !isShown.current })
    isShown.current = true
  }, [outcome])
  return (
    <header className={`outcome-head outcome-head--${outcome} outcome-head--${layout.checkout}`}>
      {booked && outcome !== 'reserved' && !isOver && !waits ? (
        <Steps
          label={t('steps.label')}
          steps={[t('steps.details'), t('steps.payment'), t('steps.confirmation')]}
          current={outcome === 'success' ? 3 : 2}
        />
      ) : null}
      <div className="outcome-head__story">
        <Emblem
          hour={isOver ? 'dusk' : hour}
          festive={festive && !isOver && (!event || event.kind === 'applied')}
        />
        <div className="outcome-head__words">
          <h1 ref={title} className="outcome-head__title display" tabIndex={-1}>
            {told ? told.title : t(`outcome.${outcome}.title`, words)}
          </h1>
          {what ? <p className="outcome-head__what">{what}</p> : null}
          <dl className="outcome-head__facts">
            <div>
              <dt>{t('facts.money')}</dt>
              <dd>{paymentTold(invoice, words)}</dd>
            </div>
            <div>
              <dt>{t('facts.next')}</dt>
              <dd>
                <NextStep invoice={invoice} />
                {outcome === 'success' && !isOver ? (
                  <TicketsNext invoice={invoice} />
                ) : (
                  t(`outcome.${outcome}.next`, { ...words, context: nextContext(invoice, context) })
                )}
              </dd>
            </div>
            <div>
              <dt>{t('facts.reference')}</dt>
              <dd>
                <span className="outcome-head__reference isolate">{reference}</span>
              </dd>
            </div>
          </dl>
          {waits ? <WaitingActions event={event} keep={keep} /> : <OutcomeActions invoice={invoice} />}
        </div>
      </div>
    </header>
  )
}

/** Where the plain sentences would not be true: it has all taken place, it was continued elsewhere, nobody paid, its reader cancelled it, a part is confirmed, or every supplier said no. */
function contextOf(
  invoice: Invoice,
): 'over' | 'continued' | 'unpaid' | 'you' | 'part' | 'rejected' | undefined {
  const { outcome, bookings, continuedAs } = invoice
  if (outcome === 'cancelled' && continuedAs) return 'continued'
  if (outcome === 'success' && confirmedOf(invoice).every(({ isOver }) => isOver)) return 'over'
  if (outcome === 'cancelled' && hasLapsed(invoice)) return 'unpaid'
  const cancelled = bookings.filter(({ status }) => status === 'CANCELLED')
  if (outcome === 'cancelled' && cancelled.length > 0) {
    return cancelled.every(({ cancelledByBuyer }) => cancelledByBuyer) ? 'you' : undefined
  }
  if (outcome === 'on-hold' && confirmedOf(invoice).length > 0) return 'part'
  return bookings.every(({ status }) => status === 'REJECTED') ? 'rejected' : undefined
}

function confirmedOf({ bookings }: Invoice): Booking[] {
  return bookings.filter(({ status }) => status === 'CONFIRMED' || status === 'REDEEMED')
}

/** Whether a reservation was not paid in time. */
function hasLapsed({ bookings, paymentMethod, paymentStatus }: Invoice): boolean {
  const isUnpaid = paymentMethod === 'PAY_LATER' && paymentStatus === 'CANCELLED'
  return isUnpaid && bookings.some(({ status }) => status === 'EXPIRED')
}

/** What is said of what comes next: also how its buyer is told, and that nothing was taken. */
function nextContext(invoice: Invoice, context: ReturnType<typeof contextOf>) {
  if (invoice.outcome === 'on-hold') return invoice.toldByApp ? 'app' : undefined
  if (invoice.outcome === 'unsuccessful' && paymentContext(invoice) === 'released') return 'released'
  return context
}

/** What can be done about a change that is not paid yet: nothing else is as urgent. */
function WaitingActions({
  event: { booking, change },
  keep,
}: Pick<OutcomeHeadProps, 'keep'> & { event: Exclude<LastEvent, { kind: 'cancelled' }> }) {
  const { t } = useTranslation('orders')
  const money = useFormatMoney()
  return (
    <div className="outcome-head__actions">
      {change.paymentUrl ? (
        <ButtonLink look="act" href={change.paymentUrl} data-load="full">
          {t('change.waiting.pay', { amount: money(change.due) })}
        </ButtonLink>
      ) : null}
      {keep(booking)}
    </div>
  )
}

function OutcomeActions({ invoice }: { invoice: Invoice }) {
  const { outcome, paymentUrl, retryUrl, contact, bookings, calendarUrl, continuedAs } = invoice
  const { t } = useTranslation('orders')
  const { address, memory } = useEnvironment()
  // only who has the key of the newer order is led there
  const newer = continuedAs && openOrderShelf(memory).find(continuedAs)
  const again = paymentUrl ? (
    <ButtonLink look="act" href={paymentUrl} data-load="full">
      {t('actions.again')}
    </ButtonLink>
  ) : (
    <ButtonLink look="act" href={retryUrl ?? address({ to: 'checkout' })}>
      {t('actions.again')}
    </ButtonLink>
  )
  const discover = <ButtonLink href={address({ to: 'listing' })}>{t('actions.discover')}</ButtonLink>
  const help = contact.phone ? (
    <ButtonLink href={`tel:${contact.phone.replaceAll(' ', '')}`}>
      {/* isolated (UAX 9): a number runs from left to right in an Arabic sentence too */}
      {t('actions.call', { phone: `\u2066${contact.phone}\u2069` })}
    </ButtonLink>
  ) : (
    <ButtonLink href={address({ to: 'contact' })}>{t('contact')}</ButtonLink>
  )
  const cart = (look: 'act' | 'line') => (
    <ButtonLink look={look} href={address({ to: 'cart' })}>
      {t('actions.cart')}
    </ButtonLink>
  )
  const tickets = bookings.flatMap(({ ticketUrl, isOver }) => (ticketUrl && !isOver ? [ticketUrl] : []))
  const [onlyTicket] = tickets
  const ready = (
    <>
      {onlyTicket && tickets.length === 1 ? (
        <ButtonLink look="act" href={onlyTicket} target="_blank" rel="noopener">
          {t('ticket')}
        </ButtonLink>
      ) : null}
      {calendarUrl && tickets.length > 0 ? (
        <ButtonLink href={calendarUrl} target="_blank" rel="noopener">
          {t('invoice.calendar')}
        </ButtonLink>
      ) : null}
    </>
  )
  const actions = {
    'in-progress': null,
    success: (
      <>
        {ready}
        {discover}
      </>
    ),
    'partially-booked': (
      <>
        {ready}
        {cart('line')}
      </>
    ),
    'on-hold': help,
    reserved: help,
    'payment-failed': (
      <>
        {again}
        {help}
      </>
    ),
    unsuccessful: (
      <>
        {retryUrl ? again : cart('act')}
        {help}
      </>
    ),
    cancelled: (
      <>
        {newer ? (
          <ButtonLink look="act" href={address({ to: 'order', ...newer, expected: 'success', again: true })}>
            {t('invoices.open')}
          </ButtonLink>
        ) : null}
        {discover}
        {help}
      </>
    ),
  } satisfies Record<Invoice['outcome'], unknown>
  return <div className="outcome-head__actions">{actions[outcome]}</div>
}
