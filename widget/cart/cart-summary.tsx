import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '../../server/contract/carts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { ButtonLink } from '../ui/controls/button.tsx'
import { Icon } from '../ui/pictures/icon.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { Summary, SummaryRow, SummaryTotal } from '../ui/facts/summary.tsx'
import { PromoForm } from './promo-form.tsx'
import './cart-summary.css'

/** What the cart comes to, the promo code, and the way to pay; on a phone `CheckoutBar` has the way to pay. */
export function CartSummary({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart')
  const { address, layout } = useEnvironment()
  const titleId = useId()
  const bookable = cart.lines.filter(({ fault }) => !fault).length
  return (
    <aside className={`cart-summary cart-summary--${layout.checkout}`} aria-labelledby={titleId}>
      <h2 id={titleId} className="cart-summary__title">
        {t('summary.title')}
      </h2>
      <PromoForm cart={cart} />
      <Summary>
        <SummaryRow label={t('summary.lines', { count: bookable })} money={cart.subtotal} />
        {cart.discount.amount > 0 ? (
          <SummaryRow
            tone="safe"
            label={t('summary.discount', { code: cart.promo?.code })}
            money={{ ...cart.discount, amount: -cart.discount.amount }}
          />
        ) : null}
        <SummaryTotal label={t('summary.total')} money={cart.total} />
      </Summary>
      {bookable < cart.lines.length && bookable > 0 ? (
        <p className="cart-summary__note">{t('summary.without', { count: cart.lines.length - bookable })}</p>
      ) : null}
      {bookable > 0 ? (
        <>
          <div className="cart-summary__go">
            <ButtonLink look="act" wide href={address({ to: 'checkout' })}>
              {t('checkout')}
            </ButtonLink>
          </div>
          <p className="cart-summary__trust">
            <Icon name="lock" size={16} />
            <span>{t('summary.trust')}</span>
          </p>
        </>
      ) : (
        <Notice tone="wrong">{t('summary.nothingBookable')}</Notice>
      )}
    </aside>
  )
}
