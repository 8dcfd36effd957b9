import { useTranslation } from 'react-i18next'
import type { Cart } from '../../server/contract/carts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'
import { MoneyText } from '../ui/facts/money.tsx'
import './checkout-bar.css'

/** The total and the way to pay, in reach at the foot of a phone. */
export function CheckoutBar({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart')
  const { address } = useEnvironment()
  if (cart.lines.every(({ fault }) => fault)) return null
  return (
    <div className="checkout-bar">
      <p className="checkout-bar__total">
        <span className="checkout-bar__label">{t('summary.total')}</span>
        <MoneyText money={cart.total} />
      </p>
      <ButtonLink look="act" wide href={address({ to: 'checkout' })}>
        {t('checkout')}
      </ButtonLink>
    </div>
  )
}
