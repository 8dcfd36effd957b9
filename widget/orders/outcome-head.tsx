import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Invoice } from '../../server/contract/checkout.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'
import { Emblem } from '../ui/pictures/emblem.tsx'
import { useFormatMoney } from '../ui/facts/money.tsx'
import { Steps } from '../ui/states/steps.tsx'
import { amountsOf, outcomeLooks } from './outcomes.ts'
import './outcome-head.css'

/** What happened, what it means for the money, what happens next, what can be done: in that order. */
export function OutcomeHead({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('orders')
  const title = useRef<HTMLHeadingElement>(null)
  const { outcome, reference, buyer, heldUntil } = invoice
  const { formats } = useEnvironment()
  const { hour, festive, booked } = outcomeLooks[outcome]
  const money = useFormatMoney()
  const amounts = amountsOf(invoice)
  const name = buyer.firstName
  const context = contextOf(invoice)
  const isOver = context === 'over'
  const words = {
    name,
    context,
    reference,
    email: buyer.email,
    total: money(amounts.charged),
    confirmed: money(amounts.confirmed),
    open: money(amounts.open),
    refunded: money(amounts.refunded),
    until: heldUntil && formats.date({ dateStyle: 'long', timeStyle: 'short' }).format(new Date(heldUntil)),
  }
  // the screen has changed under the reader's feet: start anew at what happened
  useEffect(() => title.current?.focus({ preventScroll: true }), [outcome])
  return (
    <header className={`outcome-head outcome-head--${outcome}`}>
      {booked && outcome !== 'reserved' && !isOver ? (
        <Steps
          label={t('steps.label')}
          steps={[t('steps.details'), t('steps.payment'), t('steps.confirmation')]}
          current={outcome === 'success' ? 3 : 2}
        />
      ) : null}
      <div className="outcome-head__story">
        <Emblem hour={isOver ? 'dusk' : hour} festive={festive && !isOver} />
        <div className="outcome-head__words">
          <h1 ref={title} className="outcome-head__title display" tabIndex={-1}>
            {t(`outcome.${outcome}.title`, words)}
          </h1>
          <p className="outcome-head__what">{t(`outcome.${outcome}.what`, words)}</p>
          <dl className="outcome-head__facts">
            <div>
              <dt>{t('facts.money')}</dt>
              <dd>
                {t(`outcome.${outcome}.money`, { ...words, context: paymentContext(invoice) })}
                {amounts.refunded.amount > 0 ? ` ${t('facts.refunded', words)}` : null}
              </dd>
            </div>
            <div>
              <dt>{t('facts.next')}</dt>
              <dd>{t(`outcome.${outcome}.next`, words)}</dd>
            </div>
            <div>
              <dt>{t('facts.reference')}</dt>
              <dd>
                <span className="outcome-head__reference isolate">{reference}</span>
              </dd>
            </div>
          </dl>
          <OutcomeActions invoice={invoice} />
        </div>
      </div>
    </header>
  )
}

/** Where the plain sentences would not be true: it has all taken place, or every supplier said no. */
function contextOf({ outcome, bookings }: Invoice): 'over' | 'rejected' | undefined {
  const standing = bookings.filter(({ status }) => status === 'CONFIRMED' || status === 'REDEEMED')
  if (outcome === 'success' && standing.every(({ isOver }) => isOver)) return 'over'
  return bookings.every(({ status }) => status === 'REJECTED') ? 'rejected' : undefined
}

/** Where the plain sentence about a charged card would not be true. */
function paymentContext({
  total,
  paymentMethod,
  paymentStatus,
}: Invoice): 'free' | 'later' | 'released' | undefined {
  if (total.amount === 0) return 'free'
  if (paymentMethod === 'CARD' && paymentStatus === 'CANCELLED') return 'released'
  return paymentMethod === 'PAY_LATER' ? 'later' : undefined
}

function OutcomeActions({ invoice: { outcome, paymentUrl, retryUrl, contact } }: { invoice: Invoice }) {
  const { t } = useTranslation('orders')
  const { address } = useEnvironment()
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
  const actions = {
    'in-progress': null,
    success: discover,
    'partially-booked': cart('act'),
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
        {discover}
        {help}
      </>
    ),
  } satisfies Record<Invoice['outcome'], unknown>
  return <div className="outcome-head__actions">{actions[outcome]}</div>
}
