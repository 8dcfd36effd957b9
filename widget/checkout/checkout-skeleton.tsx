import { useTranslation } from 'react-i18next'
import { Skeleton } from '../ui/states/skeleton.tsx'
import './checkout-skeleton.css'

/** The shape of the form, while the cart is on its way. */
export function CheckoutSkeleton() {
  const { t } = useTranslation('checkout')
  return (
    <section className="checkout-skeleton" aria-busy="true">
      <h1 className="checkout-skeleton__title display" tabIndex={-1}>
        {t('title')}
      </h1>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <Skeleton shape="title" />
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className="checkout-skeleton__field">
          <Skeleton shape="short" />
          <Skeleton shape="button" />
        </div>
      ))}
    </section>
  )
}
