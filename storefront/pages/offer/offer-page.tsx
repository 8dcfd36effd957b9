import { signal } from '@preact/signals-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Cart } from '../../../server/contract/carts.ts'
import type { Offer } from '../../../server/contract/offers.ts'
import type { CheckoutCart } from '../../../widget/checkout/checkout-view.tsx'
import { CheckoutView } from '../../../widget/checkout/checkout-view.tsx'
import { EnvironmentProvider, useEnvironment } from '../../../widget/environment/environment.tsx'
import type { Environment } from '../../../widget/environment/environment.tsx'
import { OfferView } from '../../../widget/offers/offer-view.tsx'
import { useOffer } from '../../../widget/offers/use-offer.ts'
import type { OpenedOffer } from '../../../widget/offers/use-offer.ts'
import { openOrderShelf } from '../../../widget/orders/order-shelf.ts'
import { Button } from '../../../widget/ui/controls/button.tsx'
import type { DataOf } from '../registry.ts'
import { memoryOf, takeOfferKey } from './offer-address.ts'
import './offer-page.css'

/** An offer: what it is, the answer to it, and its checkout. The address says which one, the mail's link has the key. */
export function OfferPage({ data: { reference } }: { data: DataOf<'offer'> }) {
  const { visitMemory } = useEnvironment()
  const page = useRef<HTMLDivElement>(null)
  const [token, setToken] = useState<string>()
  useEffect(() => {
    const view = page.current?.ownerDocument.defaultView
    // a key that opens nothing is as good as none
    if (view) setToken(takeOfferKey(view, visitMemory, reference) ?? '-')
  }, [reference, visitMemory])
  return (
    <div ref={page} className="offer-page">
      <OfferOf key={token ?? ''} reference={reference} token={token} />
    </div>
  )
}

function OfferOf({ reference, token }: { reference: string; token: string | undefined }) {
  const model = useOffer({ reference, token })
  const [opened, setOpened] = useState<OpenedOffer>()
  const [gone, setGone] = useState<Cart['lines'][number]['fault']>()

  function proceed(accepted: OpenedOffer): void {
    const fault = accepted.cart.lines[0]?.fault
    setGone(fault)
    if (!fault) setOpened(accepted)
  }

  if (opened && model.offer) {
    const back = () => {
      setOpened(undefined)
      model.again()
    }
    return <OfferCheckout offer={model.offer} opened={opened} onBack={back} />
  }
  return <OfferView model={model} gone={gone} onAccepted={proceed} />
}

/** The checkout of every order, with the offer's cart in place of the shopper's and what was told with the request. */
function OfferCheckout({
  offer: { reference, buyer },
  opened,
  onBack,
}: {
  offer: Offer
  opened: OpenedOffer
  onBack: () => void
}) {
  const { t } = useTranslation('offer')
  const environment = useEnvironment()
  const within = useMemo<Environment>(
    () => ({ ...environment, buyer, visitMemory: memoryOf(environment.visitMemory, reference) }),
    [environment, buyer, reference],
  )
  const [cart] = useState(() => openCart(environment.api, opened, onBack))
  const screen = useRef<HTMLDivElement>(null)
  useEffect(() => screen.current?.querySelector<HTMLElement>('h1')?.focus(), [])
  return (
    <div ref={screen} className="offer-page__checkout">
      <p className="offer-page__back">
        <Button look="quiet" size="small" onClick={onBack}>
          {t('back')}
        </Button>
      </p>
      <EnvironmentProvider value={within}>
        <CheckoutView cart={cart} onPlaced={(order) => openOrderShelf(environment.memory).keep(order)} />
      </EnvironmentProvider>
    </div>
  )
}

/** `onGone`: the offer was changed or taken back meanwhile, and the page of the offer says how. */
function openCart(
  api: Environment['api'],
  { token, cart: opened }: OpenedOffer,
  onGone: () => void,
): CheckoutCart {
  const cart = signal<Cart | undefined>(opened)
  const state = signal<CheckoutCart['state']['value']>('ready')
  return {
    cart,
    state,
    token: () => token,
    async load() {
      try {
        const read = await api.call('readCart', { token })
        if (read.lines.length === 0) return onGone()
        cart.value = read
        state.value = 'ready'
      } catch {
        state.value = 'failed'
      }
    },
  }
}
