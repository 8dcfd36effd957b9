import { useSignals } from '@preact/signals-react/runtime'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '../environment/environment.tsx'
import { useArrived } from '../ui/arrived.ts'
import { useCart } from './cart-context.tsx'
import './cart-count.css'

/** How many are in the cart, beside the word "Cart"; nothing while it is empty. */
export function CartCount() {
  useSignals()
  const { t } = useTranslation('shell')
  const { formats } = useEnvironment()
  const { count, inPage } = useCart()
  const shown = useArrived() ? count.value : (inPage?.lines.length ?? 0)
  if (shown === 0) return null
  return (
    <span className="cart-count">
      <span aria-hidden="true">{formats.number().format(shown)}</span>
      <span className="visually-hidden">{t('cartCount', { count: shown })}</span>
    </span>
  )
}
