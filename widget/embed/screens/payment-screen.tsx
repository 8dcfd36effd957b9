import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../../environment/environment.tsx'
import { createOrderModel } from '../../orders/order-model.ts'
import { openOrderShelf } from '../../orders/order-shelf.ts'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import type { ScreenProps } from '../screens.ts'

/**
 * The way to the payment page out of a frame: it must not be framed, and a frame may not always leave by itself. A click on a
 * link may lead the whole window away; where the frame's sandbox forbids that too, a new tab is left. When the order is paid,
 * this screen shows it, wherever it was paid.
 */
export function PaymentScreen({ place: { url }, go }: ScreenProps<'payment'>) {
  useSignals()
  const { t } = useTranslation('embed-rare')
  const { api, memory } = useEnvironment()
  // the order that was placed last is the one to be paid
  const [order] = useState(() => openOrderShelf(memory).list()[0])
  const [model] = useState(() => order && createOrderModel(api, order))
  const outcome = model?.invoice.value?.outcome
  useEffect(() => model?.follow(), [model])
  useEffect(() => {
    if (order && outcome && outcome !== 'in-progress') {
      go({ to: 'order', ...order, expected: 'success' }, { replace: true })
    }
  }, [go, order, outcome])
  return (
    <Notice
      icon="lock"
      actions={
        <>
          <ButtonLink look="act" href={url} target="_top">
            {t('payment.go')}
          </ButtonLink>
          <ButtonLink look="line" href={url} target="_blank" rel="opener">
            {t('payment.tab')}
          </ButtonLink>
        </>
      }
    >
      {t('payment.text')}
    </Notice>
  )
}
