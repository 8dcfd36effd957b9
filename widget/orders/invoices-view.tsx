import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../environment/environment.tsx'
import { useArrived } from '../ui/arrived.ts'
import { ButtonLink } from '../ui/controls/button.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { openOrderShelf } from './order-shelf.ts'
import { OrderGroups, RememberedOrders } from './remembered-orders.tsx'
import type { OrderGroupsProps } from './remembered-orders.tsx'
import './invoices-view.css'

/** Props of `InvoicesView`. */
export interface InvoicesViewProps {
  /** Who is logged in, or what stands in the way of knowing it; without it, the visitor is asked to log in. */
  account?: ReactNode
  /** The orders of who is logged in. */
  orders?: OrderGroupsProps
}

/** The buyer's bookings: those of their account once they log in, and those that this device remembers. */
export function InvoicesView({ account, orders }: InvoicesViewProps) {
  const { t } = useTranslation('orders')
  const { address } = useEnvironment()
  const arrived = useArrived()
  return (
    <section className="invoices-view">
      <h1 className="invoices-view__title display" tabIndex={-1}>
        {t('invoices.title')}
      </h1>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      {account ?? (
        <Notice
          icon="info"
          actions={
            <>
              <ButtonLink look="act" size="small" href={address({ to: 'log-in' })}>
                {t('invoices.logInAction')}
              </ButtonLink>
              <ButtonLink size="small" href={address({ to: 'sign-up' })}>
                {t('invoices.signUp')}
              </ButtonLink>
            </>
          }
        >
          <p>{t('invoices.logIn')}</p>
          <p>{t('invoices.asGuest')}</p>
        </Notice>
      )}
      {account ? null : (
        <p>
          <a className="invoices-view__find" href={address({ to: 'find-order' })}>
            {t('find.way')}
          </a>
        </p>
      )}
      {orders ? <OrderGroups {...orders} /> : null}
      {arrived ? <Device orders={orders} /> : null}
    </section>
  )
}

/** What this device remembers and the account does not have. */
function Device({ orders }: Pick<InvoicesViewProps, 'orders'>) {
  const { t } = useTranslation('orders')
  const { address, memory } = useEnvironment()
  const others = useMemo(() => {
    const known = new Set(
      [...(orders?.confirmed ?? []), ...(orders?.failed ?? [])].map(({ reference }) => reference),
    )
    return {
      kept: openOrderShelf(memory)
        .list()
        .filter(({ reference }) => !known.has(reference)),
      hasKnown: known.size > 0,
    }
  }, [memory, orders])
  if (others.kept.length > 0) return <RememberedOrders orders={others.kept} />
  if (others.hasKnown) return null
  return (
    <div className="invoices-view__none">
      <h2 className="invoices-view__subtitle">{t('invoices.none')}</h2>
      <p>{t('invoices.noneText')}</p>
      <ButtonLink look={orders ? 'act' : 'line'} href={address({ to: 'listing' })}>
        {t('actions.discover')}
      </ButtonLink>
    </div>
  )
}
