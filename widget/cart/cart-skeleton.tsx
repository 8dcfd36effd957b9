import { useTranslation } from 'react-i18next'
import { Skeleton } from '../ui/states/skeleton.tsx'
import './cart-skeleton.css'

/** The shape of a cart that is on its way. */
export function CartSkeleton() {
  const { t } = useTranslation('cart')
  return (
    <section className="cart-skeleton" aria-busy="true">
      <h1 className="cart-skeleton__title display" tabIndex={-1}>
        {t('title')}
      </h1>
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      {[1, 2].map((place) => (
        <div key={place} className="cart-skeleton__line">
          <span className="cart-skeleton__picture">
            <Skeleton shape="picture" />
          </span>
          <div className="cart-skeleton__words">
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </section>
  )
}
