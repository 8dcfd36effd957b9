import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '../../server/contract/carts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { useWrite } from '../environment/use-write.ts'
import { Button, ButtonLink } from '../ui/controls/button.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { contentsOf, createCheckoutMemory, forgetCheckout } from './checkout-memory.ts'
import type { PendingPayment } from './checkout-memory.ts'
import './pending-notice.css'

/** Props of `PendingNotice`. */
export interface PendingNoticeProps {
  cart: Cart
  /** The cart's. */
  token: string | undefined
  /** Id of the form whose sending has the places held again. */
  form: string
}

/**
 * Back from the payment page without paying: how long the places of this cart are still held, a way to give them back, and
 * once they are not held a way to have them held again by what stands in the form. Nothing is held before an order is placed,
 * so nothing counts down then.
 */
export function PendingNotice({ cart, token, form }: PendingNoticeProps) {
  const environment = useEnvironment()
  const [pending] = useState(() => createCheckoutMemory(environment).readPending())
  // what is held belongs to another cart, or to this one before it was changed
  if (!pending || pending.cartId !== cart.id || pending.contents !== contentsOf(cart)) return null
  return <LeftPayment pending={pending} currency={cart.currency} token={token} form={form} />
}

function LeftPayment({
  pending,
  currency,
  token,
  form,
}: Pick<PendingNoticeProps, 'token' | 'form'> & { pending: PendingPayment; currency: string }) {
  const { t } = useTranslation('checkout')
  const environment = useEnvironment()
  const { api, formats, announce } = environment
  const [heldUntil, setHeldUntil] = useState(pending.heldUntil)
  const [isReleased, setReleased] = useState(false)
  const releasing = useWrite(pending.cartId, (calls) =>
    calls.call('leavePayment', { token, body: { places: 'release' } }),
  )
  const seconds = useSecondsUntil(heldUntil)
  useEffect(() => {
    let left = false
    api.call('leavePayment', { token, body: { places: 'keep' } }).then(
      (reply) => left || setHeldUntil(reply.outcome === 'kept' ? reply.heldUntil : new Date().toISOString()),
      // what the order said is true enough
      () => undefined,
    )
    return () => void (left = true)
  }, [api, token])

  async function release(): Promise<void> {
    if (await releasing.send()) {
      forgetCheckout(environment, { booked: false })
      setReleased(true)
    } else announce(t('pending.failed'))
  }

  if (isReleased) {
    return (
      <Notice tone="safe" alert title={t('pending.released.title')}>
        {t('pending.released.text')}
      </Notice>
    )
  }
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
  const until = formats.date({ hour: 'numeric', minute: '2-digit' }).format(new Date(heldUntil))
  const twoDigits = formats.number({ minimumIntegerDigits: 2 })
  const clock = `${formats.number().format(Math.floor(seconds / 60))}:${twoDigits.format(seconds % 60)}`
  return (
    <Notice
      title={t('pending.title', { until })}
      icon="clock"
      actions={
        <>
          <ButtonLink look="act" size="small" href={pending.paymentUrl} data-load="full">
            {t('pending.continue')}
          </ButtonLink>
          <Button
            look="quiet"
            size="small"
            disabled={releasing.state === 'sending'}
            onClick={() => void release()}
          >
            {t('pending.release')}
          </Button>
        </>
      }
    >
      {t('pending.text', { until })}{' '}
      <strong role="timer" dir="ltr" className="pending-notice__left">
        {clock}
      </strong>
      {pending.currency === currency ? null : (
        <p>{t('pending.otherCurrency', { currency: pending.currency })}</p>
      )}
      {releasing.state === 'failed' ? <p>{t('pending.failed')}</p> : null}
    </Notice>
  )
}

/** Whole seconds until an instant, counted down. */
function useSecondsUntil(instant: string): number {
  const [now, setNow] = useState(() => Date.now())
  const seconds = Math.ceil((Date.parse(instant) - now) / 1000)
  const runs = seconds > 0
  useEffect(() => {
    if (!runs) return undefined
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [runs])
  return seconds
}
