import { useSignals } from '@preact/signals-react/runtime'
import { useTranslation } from 'react-i18next'
import type { Cart } from '../../server/contract/carts.ts'
import type { PaymentMethod } from '../../server/contract/checkout.ts'
import { Icon } from '../ui/pictures/icon.tsx'
import { Checkbox } from '../ui/controls/checkbox.tsx'
import type { CheckoutModel } from './checkout-model.ts'
import { useLocalTimes } from '../ui/facts/local-time.ts'
import { usePayNowText } from './pay-now-text.ts'
import './payment-choice.css'

const methods: readonly PaymentMethod[] = ['CARD', 'PAY_LATER']

/** By card, or reserved now and paid later where every line of the cart allows it. */
export function PaymentChoice({ model, cart }: { model: CheckoutModel; cart: Cart }) {
  useSignals()
  const { t } = useTranslation('checkout')
  const { instant, zoneOf } = useLocalTimes()
  const payNowText = usePayNowText()
  const chosen = model.method.value
  if (!cart.payLater) {
    // the page of such an experience has promised it
    const isOffered = cart.lines.some(({ experience, fault }) => !fault && experience.payLater)
    return (
      <div className="payment-choice payment-choice--only">
        <Icon name="lock" />
        <p>
          <strong className="payment-choice__name">{t('payment.CARD.name')}</strong>
          <span className="payment-choice__does">{t('payment.CARD.does')}</span>
          {isOffered ? <span className="payment-choice__does">{payNowText(cart.lines)}</span> : null}
        </p>
      </div>
    )
  }
  const where = cart.lines.find(({ fault }) => !fault)?.experience
  const until =
    where &&
    cart.reservedUntil &&
    t('lines:clock', {
      when: instant(cart.reservedUntil, where.timeZone),
      zone: zoneOf(where.destination.name),
    })
  return (
    <fieldset className="payment-choice">
      <legend className="visually-hidden">{t('payment.title')}</legend>
      {methods.map((method) => (
        <Checkbox
          key={method}
          kind="radio"
          name="paymentMethod"
          value={method}
          className="payment-choice__method"
          checked={chosen === method}
          onChange={() => model.choose(method)}
        >
          <strong className="payment-choice__name">{t(`payment.${method}.name`)}</strong>
          <span className="payment-choice__does">{t(`payment.${method}.does`, { until })}</span>
        </Checkbox>
      ))}
    </fieldset>
  )
}
