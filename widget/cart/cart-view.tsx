import { useSignals } from '@preact/signals-react/runtime'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart, CartLine as CartLineData } from '../../server/contract/carts.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { useArrived } from '../ui/arrived.ts'
import { BlankState } from '../ui/states/blank-state.tsx'
import { Button, ButtonLink } from '../ui/controls/button.tsx'
import { Notice } from '../ui/states/notice.tsx'
import { useCart } from './cart-context.tsx'
import { CartLine } from './cart-line.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSummary } from './cart-summary.tsx'
import { CheckoutBar } from './checkout-bar.tsx'
import { sameBefore } from './same-departure.ts'
import { CartIsLeft, useEndOfUndo } from './use-removal.ts'
import './cart-view.css'

/** Draws what changes a line; it calls `onDone` when that is done or given up. */
export type LineEditor = (line: CartLineData, onDone: () => void) => ReactNode

/** Props of `CartView`. Without either way to change a line, the line leads to its experience. */
export interface CartViewProps {
  editor?: LineEditor
  /** Goes to where a line is changed. */
  onEdit?: (line: CartLineData) => void
}

/** The cart as a screen: what is in it, what it comes to, and the way to pay; or why it shows nothing. */
export function CartView(props: CartViewProps) {
  const left = useEndOfUndo()
  return (
    <CartIsLeft value={left}>
      <CartInState {...props} />
    </CartIsLeft>
  )
}

function CartInState({ editor, onEdit }: CartViewProps) {
  useSignals()
  const { t } = useTranslation('cart')
  const { address } = useEnvironment()
  const store = useCart()
  const arrived = useArrived()
  const cart = arrived ? store.cart.value : store.inPage
  const state = arrived ? store.state.value : cart ? 'ready' : 'unknown'

  if (state === 'failed') {
    return (
      <section className="cart-view">
        <BlankState
          hour="night"
          title={t('failed.title')}
          actions={
            <Button look="act" onClick={() => void store.load()}>
              {t('failed.again')}
            </Button>
          }
        >
          <p role="alert">{t('failed.text')}</p>
        </BlankState>
      </section>
    )
  }
  if (state !== 'ready') return <CartSkeleton />
  if (!cart || cart.lines.length === 0) {
    return (
      <section className="cart-view">
        <BlankState
          title={t('empty.title')}
          actions={
            <ButtonLink look="act" href={address({ to: 'listing' })}>
              {t('empty.discover')}
            </ButtonLink>
          }
        >
          <p>{t('empty.text')}</p>
        </BlankState>
      </section>
    )
  }
  return <FilledCart cart={cart} editor={editor} onEdit={onEdit} />
}

function FilledCart({ cart, editor, onEdit }: CartViewProps & { cart: Cart }) {
  useSignals()
  const { t } = useTranslation('cart')
  const { layout } = useEnvironment()
  const store = useCart()
  const titleId = useId()
  return (
    <section className={`cart-view cart-view--${layout.checkout}`} aria-labelledby={titleId}>
      <h1 id={titleId} className="cart-view__title display" tabIndex={-1}>
        {t('title')}
      </h1>
      {store.willNotLast.value ? (
        <Notice
          tone="hurry"
          actions={
            <Button look="quiet" size="small" onClick={() => store.toldThatItWillNotLast()}>
              {t('willNotLast.understood')}
            </Button>
          }
        >
          {t('willNotLast.text')}
        </Notice>
      ) : null}
      <div className="cart-view__columns">
        <ul className="cart-view__lines">
          {cart.lines.map((line) => (
            <li key={line.id} className="cart-view__line" data-line={line.id}>
              <CartLine
                line={line}
                again={sameBefore(line, cart.lines) !== undefined}
                editor={editor}
                onEdit={onEdit}
              />
            </li>
          ))}
        </ul>
        <CartSummary cart={cart} />
      </div>
      <CheckoutBar cart={cart} />
    </section>
  )
}
