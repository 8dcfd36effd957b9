import { useSignals } from '@preact/signals-react/runtime'
import { useId, useRef } from 'react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '../../server/contract/carts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { BuyerFields } from './buyer-fields.tsx'
import type { CheckoutModel } from './checkout-model.ts'
import { ConfirmBlock } from './confirm-block.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { SupplierNotes } from './supplier-notes.tsx'
import './checkout-form.css'

/** The buyer's details, the payment method, and the button that places the order. */
export function CheckoutForm({ model, cart, id }: { model: CheckoutModel; cart: Cart; id: string }) {
  useSignals()
  const { t } = useTranslation('checkout')
  const { layout } = useEnvironment()
  const form = useRef<HTMLFormElement>(null)
  const [detailsId, paymentId] = [useId(), useId()]
  const complaint = model.complaint.value
  const refused = model.refused.value

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const wrong = await model.confirm()
    const field = wrong && form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)
    if (!field) return
    field.focus()
    // with its label and with what is wrong
    field.closest('.field')?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <form
      ref={form}
      id={id}
      className={`checkout-form checkout-form--${layout.checkout}`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <section className="checkout-form__part" aria-labelledby={detailsId}>
        <h2 id={detailsId} className="checkout-form__title">
          {t('details.title')}
        </h2>
        <p className="checkout-form__hint">{t('details.hint')}</p>
        {complaint ? (
          // read out anew each time the form is sent off in vain, and not for what is typed between
          <Notice key={refused.times} tone="wrong" alert={refused.times === 0 || refused.for === complaint}>
            {t(`faults.${complaint}`)}
          </Notice>
        ) : null}
        <BuyerFields model={model} />
        <SupplierNotes model={model} lines={cart.lines} />
      </section>
      <section className="checkout-form__part" aria-labelledby={paymentId}>
        <h2 id={paymentId} className="checkout-form__title">
          {t('payment.title')}
        </h2>
        <PaymentChoice model={model} cart={cart} />
      </section>
      {cart.lines.some(({ fault }) => !fault) ? (
        <ConfirmBlock
          model={model}
          lines={cart.lines}
          total={cart.total}
          method={cart.payLater ? model.method.value : 'CARD'}
        />
      ) : null}
    </form>
  )
}
