import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CartStore } from '../cart/cart-store.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { createCheckoutMemory } from './checkout-memory.ts'
import { createCheckoutModel } from './checkout-model.ts'
import type { CheckoutModel, PlacedOrder } from './checkout-model.ts'
import { likelyCountry } from '../ui/controls/likely-country.ts'

/** The checkout of this screen, with the surroundings of this app. */
export function useCheckoutModel({
  cart,
  onPlaced,
}: {
  cart: Pick<CartStore, 'cart' | 'token' | 'load'>
  onPlaced: (order: PlacedOrder) => void
}): CheckoutModel {
  const environment = useEnvironment()
  const { navigate, buyer } = environment
  // the page around a widget may change them while the form is open
  const latest = useRef(environment)
  useLayoutEffect(() => {
    latest.current = environment
  })
  const [model] = useState(() =>
    createCheckoutModel({
      get api() {
        return latest.current.api
      },
      get language() {
        return latest.current.language
      },
      get returnUrl() {
        return latest.current.returnAddress()
      },
      cart,
      memory: createCheckoutMemory(environment),
      loadPhones: async () => (await import('./phone-numbers.ts')).createPhoneNumbers(),
      country: likelyCountry(navigator.languages),
      onPlaced,
      leaveTo: (url) => navigate(url, { external: true }),
      showOrder: (order) => navigate({ to: 'order', ...order, expected: 'success' }, { replace: true }),
    }),
  )
  useEffect(() => void model.prepare(), [model])
  useEffect(() => model.fill(buyer ?? {}), [model, buyer])
  useEffect(() => void guessByZone(model), [model])
  return model
}

/** Languages that name no country ("ar"): the device's time zone says where it is at home. Where they travel to says nothing. */
async function guessByZone(model: CheckoutModel): Promise<void> {
  if (model.buyer.peek().countryCode) return
  const { countryOfZone } = await import('../ui/controls/country-of-zone.ts')
  // meanwhile one may have been chosen
  if (!model.buyer.peek().countryCode) model.fill({ countryCode: countryOfZone() })
}
