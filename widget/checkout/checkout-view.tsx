import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart, CartLine } from '../../server/contract/carts.ts'
import type { ThemeLayout } from '../../themes/theme.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { useIsolate } from '../ui/facts/isolate.ts'
import { useArrived } from '../ui/arrived.ts'
import { BlankState } from '../ui/states/blank-state.tsx'
import { Button, ButtonLink } from '../ui/controls/button.tsx'
import { Steps } from '../ui/states/steps.tsx'
import { CartReview } from './cart-review.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import type { CheckoutModel, CheckoutPhase, PlacedOrder } from './checkout-model.ts'
import { CheckoutProgress } from './checkout-progress.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { PendingNotice } from './pending-notice.tsx'
import { useCheckoutModel } from './use-checkout-model.ts'
import './checkout-view.css'

/** A cart as far as checkout has to do with it: the shopper's, or that of an offer. */
export type CheckoutCart = Pick<CartStore, 'cart' | 'state' | 'token' | 'load'>

/** Props of `CheckoutView`. */
export interface CheckoutViewProps {
  cart: CheckoutCart
  /** Where log-in and sign-up are offered; a buyer who is logged in need not type their address. */
  account?: (know: (email: string) => void) => ReactNode
  /** What of the cart cannot be booked any more, and ways on. */
  unavailable?: (lines: readonly CartLine[]) => ReactNode
  /** The order that was placed last on this device: who comes back to an empty cart looks for it. */
  latest?: Pick<PlacedOrder, 'reference' | 'token'>
  /** The order is placed; told before the browser leaves for the payment page. */
  onPlaced: (order: PlacedOrder) => void
}

/** Layouts that show all at once. */
const withoutSteps: readonly ThemeLayout['checkout'][] = [
  'one-page',
  'split',
  'sheet',
  'rows',
  'bar',
  'article',
]

/** Checkout as a screen, for the cart of this app. */
export function CheckoutView(props: CheckoutViewProps) {
  useSignals()
  const { t } = useTranslation('checkout')
  const isolate = useIsolate()
  const { address } = useEnvironment()
  const arrived = useArrived()
  const state = arrived ? props.cart.state.value : 'unknown'
  const cart = props.cart.cart.value

  if (state === 'failed') {
    return (
      <BlankState
        hour="night"
        title={t('failed.title')}
        actions={
          <Button look="act" onClick={() => void props.cart.load()}>
            {t('failed.again')}
          </Button>
        }
      >
        <p role="alert">{t('failed.text')}</p>
      </BlankState>
    )
  }
  if (state !== 'ready') return <CheckoutSkeleton />
  if (!cart || cart.lines.length === 0) {
    const { latest } = props
    const discover = (
      <ButtonLink look={latest ? 'line' : 'act'} href={address({ to: 'listing' })}>
        {t('empty.discover')}
      </ButtonLink>
    )
    return (
      <BlankState
        title={t('empty.title')}
        actions={
          latest ? (
            <>
              <ButtonLink
                look="act"
                href={address({ to: 'order', ...latest, expected: 'success', again: true })}
              >
                {t('empty.order')}
              </ButtonLink>
              {discover}
            </>
          ) : (
            <>
              {discover}
              <ButtonLink href={address({ to: 'invoices' })}>{t('empty.bookings')}</ButtonLink>
            </>
          )
        }
      >
        <p>{latest ? t('empty.latest', { reference: isolate(latest.reference) }) : t('empty.text')}</p>
      </BlankState>
    )
  }
  return <OpenCheckout {...props} shown={cart} />
}

function OpenCheckout({ cart, account, unavailable, onPlaced, shown }: CheckoutViewProps & { shown: Cart }) {
  useSignals()
  const { t } = useTranslation('checkout')
  const screen = useRef<HTMLElement>(null)
  const formId = useId()
  const { layout } = useEnvironment()
  const model = useCheckoutModel({ cart, onPlaced })
  useReturn(screen, model)
  const phase = model.phase.value
  const title = useTitleAfterReview(phase)
  const isBusy = phase !== 'form' && phase !== 'review'
  const review = model.review.value
  return (
    <section ref={screen} className={`checkout-view checkout-view--${layout.checkout}`}>
      {withoutSteps.includes(layout.checkout) ? null : (
        <Steps
          label={t('steps.label')}
          steps={[t('steps.details'), t('steps.payment'), t('steps.confirmation')]}
          current={phase === 'redirecting' ? 1 : 0}
        />
      )}
      {isBusy ? <CheckoutProgress phase={phase} /> : null}
      {review && phase === 'review' ? (
        <CartReview model={model} review={review} before={shown} />
      ) : (
        <div className="checkout-view__columns" hidden={isBusy}>
          <h1 ref={title} className="checkout-view__title display" tabIndex={-1}>
            {t('title')}
          </h1>
          <CheckoutSummary cart={shown} />
          <div className="checkout-view__form">
            {unavailable?.(shown.lines)}
            <PendingNotice cart={shown} token={cart.token()} form={formId} />
            {account?.((email) => model.fill({ email }))}
            <CheckoutForm model={model} cart={shown} id={formId} />
          </div>
        </div>
      )}
    </section>
  )
}

/** Back from the review to the form: the button that led there has gone. */
function useTitleAfterReview(phase: CheckoutPhase): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(phase)
  useEffect(() => {
    if (before.current === 'review' && phase === 'form') title.current?.focus()
    before.current = phase
  }, [phase])
  return title
}

/** Back from the payment page the browser may show this page as it was left: redirecting. */
function useReturn(screen: RefObject<HTMLElement | null>, model: CheckoutModel): void {
  useEffect(() => {
    const view = screen.current?.ownerDocument.defaultView
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) model.reopen()
    }
    view?.addEventListener('pageshow', onShow)
    return () => view?.removeEventListener('pageshow', onShow)
  }, [screen, model])
}
