import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { expect, it } from 'vitest'
import { buildCart } from '../../server/testing/factories/cart.ts'
import { buildReply } from '../../server/testing/factories/search.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { createCartStore } from '../cart/cart-store.ts'
import { useEnvironment } from '../environment/environment.tsx'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { createStage } from './stage.ts'
import { WidgetApp } from './widget-app.tsx'

const nothing = () => undefined

/** A list of experiences in a page that was loaded anew. */
function List({ isFilled }: { isFilled: boolean }) {
  const environment = useEnvironment()
  const { i18n } = useTranslation()
  const [{ stage, cart }] = useState(() => {
    const { api, memory, currency } = environment
    if (isFilled) memory.set('cart-token', 'token')
    const store = createCartStore({ api: () => api, memory, currency: () => currency })
    void store.load()
    return { cart: store, stage: createStage({ to: 'listing' }) }
  })
  const frame = {
    kind: 'inline',
    button: 'book',
    place: {},
    canSearch: false,
    first: { to: 'listing' },
  } as const
  return (
    <WidgetApp
      frame={{ ...frame, choose: nothing, onClosed: nothing }}
      stage={stage}
      environment={environment}
      translations={i18n}
      cart={cart}
      tell={nothing}
      warn={nothing}
    />
  )
}

const api = () => answeringApi({ read: (path) => (path === 'cart' ? buildCart() : buildReply()) })

it('leads from a list to the cart as long as there is something in it', async () => {
  await renderScreen(<List isFilled />, { api: api() })
  await userEvent.click(await screen.findByRole('button', { name: 'Cart (1)' }))
  expect(await screen.findByRole('heading', { name: /cart/i })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Cart (1)' })).toBeNull()
})

it('says nothing of a cart that is empty', async () => {
  await renderScreen(<List isFilled={false} />, { api: api() })
  expect(await screen.findAllByRole('article')).not.toEqual([])
  expect(screen.queryByRole('button', { name: /^Cart/ })).toBeNull()
})
