import { useState } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../environment/environment.tsx'
import { useArrived } from '../ui/arrived.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { openOrderShelf } from './order-shelf.ts'
import { RememberedOrders } from './remembered-orders.tsx'
import './invoices-view.css'

/** The buyer's bookings: those of their account once they log in, and those that this device remembers. */
export function InvoicesView({ account }: { account?: ReactNode }) {
  const { t } = useTranslation('orders')
  const arrived = useArrived()
  return (
    <section className="invoices-view">
      <h1 className="invoices-view__title display" tabIndex={-1}>
        {t('invoices.title')}
      </h1>
      {account ?? <Notice icon="info">{t('invoices.logIn')}</Notice>}
      {arrived ? <Device /> : null}
    </section>
  )
}

function Device() {
  const { t } = useTranslation('orders')
  const { address, memory } = useEnvironment()
  const [orders] = useState(() => openOrderShelf(memory).list())
  if (orders.length > 0) return <RememberedOrders orders={orders} />
  return (
    <div className="invoices-view__none">
      <h2 className="invoices-view__subtitle">{t('invoices.none')}</h2>
      <p>{t('invoices.noneText')}</p>
      <ButtonLink look="act" href={address({ to: 'listing' })}>
        {t('actions.discover')}
      </ButtonLink>
    </div>
  )
}
