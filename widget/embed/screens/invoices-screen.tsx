import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AccountOrdersReply } from '../../../server/contract/accounts.ts'
import { createAccountClient } from '../../account/account-client.ts'
import { AccountPanel } from '../../account/account-panel.tsx'
import type { PanelTask } from '../../account/account-panel.tsx'
import { AccountSession } from '../../account/account-session.tsx'
import { useAccountOrders } from '../../account/use-account-orders.ts'
import { forgetCheckout } from '../../checkout/checkout-memory.ts'
import { useEnvironment } from '../../environment/environment.tsx'
import { InvoicesView } from '../../orders/invoices-view.tsx'
import { openOrderShelf } from '../../orders/order-shelf.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/states/notice.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import './invoices-screen.css'

/** The bookings of the account that logs in here, at this storefront, and those that this device remembers of it. */
export function InvoicesScreen() {
  const { t } = useTranslation('orders')
  const { memory, visitMemory } = useEnvironment()
  const { state, forget } = useAccountOrders()
  const [fresh, setFresh] = useState<{ email: string; orders: AccountOrdersReply }>()
  const known = fresh ?? (typeof state === 'object' ? state : undefined)
  if (known) {
    return (
      <InvoicesView
        account={
          <AccountSession
            email={known.email}
            onLoggedOut={() => {
              // nothing of the account is left for the next person at this device
              const { confirmed, failed } = known.orders
              openOrderShelf(memory).drop([...confirmed, ...failed].map(({ reference }) => reference))
              forgetCheckout({ memory, visitMemory }, { booked: true })
              setFresh(undefined)
              forget()
            }}
          />
        }
        orders={known.orders}
      />
    )
  }
  if (state === 'unknown') {
    return (
      <InvoicesView
        account={
          <div className="invoices-screen__wait" role="status">
            <span className="visually-hidden">{t('invoices.accountLoading')}</span>
            <Skeleton shape="button" />
          </div>
        }
      />
    )
  }
  return <InvoicesView account={<LogIn hasFailed={state === 'failed'} onLoggedIn={setFresh} />} />
}

/** Logging in, signing up and forgetting a password where one stands; only the links of the mails lead away. */
function LogIn({
  hasFailed,
  onLoggedIn,
}: {
  hasFailed: boolean
  onLoggedIn: (known: { email: string; orders: AccountOrdersReply }) => void
}) {
  const { t } = useTranslation(['orders', 'account'])
  const { api, memory } = useEnvironment()
  const [task, setTask] = useState<PanelTask>()
  const [failed, setFailed] = useState(hasFailed)
  const show = async (email: string) => {
    try {
      const orders = await createAccountClient({ api, memory }).orders()
      if (orders) onLoggedIn({ email, orders })
    } catch {
      setFailed(true)
    }
  }
  return (
    <div className="invoices-screen__account">
      {failed ? (
        <Notice tone="wrong" alert>
          {t('orders:invoices.accountFailed')}
        </Notice>
      ) : null}
      {task ? (
        <section className="invoices-screen__log-in" aria-label={t(`account:${task}.title`)}>
          <h2 className="invoices-screen__title">{t(`account:${task}.title`)}</h2>
          <AccountPanel key={task} task={task} onTask={setTask} onLoggedIn={(email) => void show(email)} />
        </section>
      ) : (
        <Notice
          icon="info"
          actions={
            <Button look="act" size="small" onClick={() => setTask('logIn')}>
              {t('orders:invoices.logInAction')}
            </Button>
          }
        >
          {t('orders:invoices.logIn')}
        </Notice>
      )}
    </div>
  )
}
