import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '../../server/contract/carts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { createCheckoutMemory } from './checkout-memory.ts'

/** Back from the payment page without paying: the places are held for this cart until a time, and it can go on. */
export function PendingNotice({ cart }: { cart: Cart }) {
  const { t } = useTranslation('checkout')
  const { visitMemory, formats } = useEnvironment()
  const [pending] = useState(() => createCheckoutMemory(visitMemory).readPending())
  const [openedAt] = useState(() => Date.now())
  if (!pending || pending.cartId !== cart.id || pending.revision !== cart.revision) return null
  if (Date.parse(pending.heldUntil) <= openedAt) return null
  const until = formats.date({ hour: 'numeric', minute: '2-digit' }).format(new Date(pending.heldUntil))
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
      {t('pending.text', { until })}
    </Notice>
  )
}
