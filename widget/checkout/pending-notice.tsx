import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '../../server/contract/carts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Button, ButtonLink } from '../ui/controls/button.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { createCheckoutMemory } from './checkout-memory.ts'
import './pending-notice.css'

/**
 * Back from the payment page without paying: how long the places of this cart are still held, and after that a way to
 * have them held again by what stands in the form. Nothing is held before an order is placed, so nothing counts down then.
 */
export function PendingNotice({ cart, form }: { cart: Cart; form: string }) {
  const { t } = useTranslation('checkout')
  const { visitMemory, formats } = useEnvironment()
  const [pending] = useState(() => createCheckoutMemory(visitMemory).readPending())
  const seconds = useSecondsUntil(pending?.heldUntil)
  // what is held belongs to another cart, or to this one before it was changed
  if (!pending || pending.cartId !== cart.id || pending.revision !== cart.revision) return null
  if (seconds <= 0) {
    return (
      <Notice
        alert
        tone="hurry"
        title={t('pending.over.title')}
        icon="clock"
        actions={
          <Button type="submit" form={form} look="act" size="small">
            {t('pending.over.again')}
          </Button>
        }
      >
        {t('pending.over.text')}
      </Notice>
    )
  }
  const until = formats.date({ hour: 'numeric', minute: '2-digit' }).format(new Date(pending.heldUntil))
  const twoDigits = formats.number({ minimumIntegerDigits: 2 })
  const left = `${formats.number().format(Math.floor(seconds / 60))}:${twoDigits.format(seconds % 60)}`
  return (
    <Notice
      title={t('pending.title')}
      icon="clock"
      actions={
        <ButtonLink look="quiet" size="small" href={pending.paymentUrl} data-load="full">
          {t('pending.continue')}
        </ButtonLink>
      }
    >
      {t('pending.text', { until })}{' '}
      <strong role="timer" dir="ltr" className="pending-notice__left">
        {left}
      </strong>
    </Notice>
  )
}

/** Whole seconds until an instant, counted down; none without one. */
function useSecondsUntil(instant: string | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  const seconds = instant ? Math.ceil((Date.parse(instant) - now) / 1000) : 0
  const runs = seconds > 0
  useEffect(() => {
    if (!runs) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [runs])
  return seconds
}
