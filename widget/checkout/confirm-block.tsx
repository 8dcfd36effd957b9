import { useSignals } from '@preact/signals-react/runtime'
import { Fragment, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { colonIn } from '../../locales/colon.ts'
import { whatStays } from '../../locales/what-stays.ts'
import type { CartLine } from '../../server/contract/carts.ts'
import type { PaymentMethod } from '../../server/contract/checkout.ts'
import type { Money } from '../../server/contract/primitives.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Button } from '../ui/controls/button.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { useCancellationText } from '../ui/facts/cancellation-text.ts'
import type { CancellationText } from '../ui/facts/cancellation-text.ts'
import { dot } from '../ui/facts/dot.ts'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { MoneyText } from '../ui/facts/money.tsx'
import { Notice } from '../ui/states/notice.tsx'
import type { CheckoutModel } from './checkout-model.ts'
import { isOfOffer } from './is-of-offer.ts'
import { usePayNowText } from './pay-now-text.ts'
import './confirm-block.css'

/** The total, until when it can be cancelled, the button, and what the button implies. */
export function ConfirmBlock({
  model,
  lines,
  total,
  method,
  label,
}: {
  model: CheckoutModel
  lines: readonly CartLine[]
  total: Money
  method: PaymentMethod
  /** Name of the total. */
  label?: string
}) {
  useSignals()
  const { t } = useTranslation('checkout')
  const { address, formats } = useEnvironment()
  const payNowText = usePayNowText()
  const isolate = useIsolate()
  const trouble = model.trouble.value
  const told = useRef<HTMLDivElement>(null)
  // the screen of the progress has gone, and with it where the shopper was: to what went wrong, not to the top
  useEffect(() => told.current?.focus(), [trouble])
  const until = trouble?.until && formats.date({ hour: 'numeric', minute: '2-digit' }).format(trouble.until)
  const action = total.amount === 0 ? 'free' : method
  const booked = lines.filter(({ fault }) => !fault)
  const asked = booked.filter(({ experience }) => !experience.instantConfirmation)
  return (
    <section className="confirm-block" aria-label={t('confirm.title')}>
      <div className="confirm-block__total">
        <p className="confirm-block__label">{label ?? t('confirm.total')}</p>
        <p className="confirm-block__amount display">
          <MoneyText money={total} />
        </p>
      </div>
      <CancellationDates
        lines={booked}
        isPaidLater={action === 'PAY_LATER'}
        isOpen={action === 'CARD' && asked.length > 0}
      />
      {asked.length > 0 && action === 'CARD' ? (
        <p className="confirm-block__note">
          {t(asked.length < booked.length ? 'confirm.onRequest' : 'confirm.onRequestAll', {
            what: asked.map(({ experience }) => isolate(experience.title)).join(dot),
          })}
        </p>
      ) : null}
      {trouble ? (
        <div ref={told} tabIndex={-1}>
          <Notice tone="wrong" alert title={trouble.kind === 'request' ? t('trouble.oops') : undefined}>
            {trouble.kind === 'pay-later' ? payNowText(lines) : t(`trouble.${trouble.kind}`, { until })}
            {trouble.requestId ? (
              <span className="confirm-block__request">{t('trouble.id', { id: trouble.requestId })}</span>
            ) : null}
          </Notice>
        </div>
      ) : null}
      <Button
        type="submit"
        look="act"
        wide
        className="confirm-block__button"
        // a field that is left by the press would be marked, and its message push the button away from under the pointer
        onMouseDown={(event) => event.preventDefault()}
      >
        {t(`confirm.action.${action}`)}
      </Button>
      <p className="confirm-block__implies">
        <Trans
          t={t}
          i18nKey={`confirm.implies.${action}`}
          components={{
            terms: <NewTab href={address({ to: 'terms' })} />,
            privacy: <NewTab href={address({ to: 'privacy' })} />,
          }}
        />
      </p>
      {action === 'CARD' ? (
        <p className="confirm-block__trust">
          <Icon name="lock" size={16} />
          <span>{t('confirm.secure')}</span>
        </p>
      ) : null}
    </section>
  )
}

/** What is typed stays where it is. */
function NewTab({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  )
}

/** Nothing is kept of what nobody has paid yet: the terms of the experience hold from the payment on. */
function CancellationDates({
  lines,
  isPaidLater,
  isOpen,
}: {
  lines: readonly CartLine[]
  isPaidLater: boolean
  /** A supplier has to confirm a line, and the card is charged for all lines together after that. */
  isOpen: boolean
}) {
  const { t } = useTranslation(['checkout', 'lines'])
  const { language } = useEnvironment()
  const cancellation = useCancellationText()
  const changes = useChangesText({ isPaidLater, isOpen })
  const [only] = lines
  // until it is paid, or its supplier confirms, cancelling is free whatever the terms are
  const withTerms = (text: CancellationText, { instantConfirmation }: CartLine['experience']) => {
    const terms = [text.free, text.kept].filter(Boolean).join(dot)
    if (!terms) return text
    if (isPaidLater) return { kept: t('checkout:confirm.oncePaid', { terms }) }
    if (instantConfirmation) return text
    return { kept: t('lines:free.confirmed', { terms }) }
  }
  return (
    <ul className="confirm-block__dates">
      {isPaidLater ? (
        <li className="confirm-block__date confirm-block__date--safe">
          <Icon name="shield" size={16} />
          <span>{t('checkout:confirm.unpaid')}</span>
        </li>
      ) : null}
      {lines.map((line) => {
        const { id, experience } = line
        const { free, kept }: CancellationText = withTerms(cancellation(line, experience), experience)
        const title =
          lines.length > 1 && only ? <strong>{experience.title + colonIn(language)}</strong> : null
        return (
          <Fragment key={id}>
            {free ? (
              <li className="confirm-block__date confirm-block__date--safe">
                <Icon name="shield" size={16} />
                <span>
                  {title}
                  {free}
                </span>
              </li>
            ) : null}
            {kept ? (
              <li className="confirm-block__date">
                <Icon name="info" size={16} />
                <span>
                  {free ? null : title}
                  {kept}
                </span>
              </li>
            ) : null}
            <li className="confirm-block__date">
              <Icon name="calendar" size={16} />
              <span>
                {free || kept ? null : title}
                {changes(line)}
              </span>
            </li>
          </Fragment>
        )
      })}
    </ul>
  )
}

/** Whether its start and its party can still be changed once it is booked and paid: as long as cancelling is free, or if its supplier agrees. */
function useChangesText({
  isPaidLater,
  isOpen,
}: {
  isPaidLater: boolean
  isOpen: boolean
}): (line: CartLine) => string {
  const { t } = useTranslation('checkout')
  const { instant, zoneOf } = useLocalTimes()
  // until it is paid, guests can be removed and it can be cancelled, and that is all
  const context = isPaidLater ? 'paid' : undefined
  return (line) => {
    const { experience, freeUntil, price, selection } = line
    // of an offer the price was agreed for its group
    if (isOfOffer(line)) return t('confirm.changes.asked', { context: context ?? 'offer' })
    if (!experience.instantConfirmation) return t('confirm.changes.asked', { context })
    if (!freeUntil) return t('confirm.changes.none')
    return t('confirm.changes.until', {
      // no part of the order can be moved before all of it is confirmed
      context: isOpen ? 'open' : context,
      when: instant(freeUntil, experience.timeZone),
      zone: zoneOf(experience.destination.name),
      stays: t('confirm.changes.stays', { context: whatStays({ price, pickup: selection.pickup }) }),
    })
  }
}
