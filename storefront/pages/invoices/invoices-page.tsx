import { useTranslation } from 'react-i18next'
import { AccountSession } from '../../../widget/account/account-session.tsx'
import { useAccountOrders } from '../../../widget/account/use-account-orders.ts'
import { InvoicesView } from '../../../widget/orders/invoices-view.tsx'
import { Notice } from '../../../widget/ui/states/notice.tsx'
import { Skeleton } from '../../../widget/ui/states/skeleton.tsx'
import { useAccountCart } from '../log-in/use-account-cart.ts'
import './invoices-page.css'

/** The user's bookings. */
export function InvoicesPage() {
  const { t } = useTranslation('orders')
  const { state, forget } = useAccountOrders()
  const { leave } = useAccountCart()
  return (
    <div className="invoices-page">
      {typeof state === 'object' ? (
        <InvoicesView
          account={
            <AccountSession
              email={state.email}
              onLoggedOut={() => {
                leave(state.orders)
                forget()
              }}
            />
          }
          orders={state.orders}
        />
      ) : (
        <InvoicesView account={accountOf(state)} />
      )}
    </div>
  )

  function accountOf(known: Exclude<typeof state, object>) {
    if (known === 'guest') return undefined
    if (known === 'failed') {
      return (
        <Notice tone="wrong" alert>
          {t('invoices.accountFailed')}
        </Notice>
      )
    }
    return (
      <div role="status" className="invoices-page__wait">
        <span className="visually-hidden">{t('invoices.accountLoading')}</span>
        <Skeleton shape="button" />
      </div>
    )
  }
}
