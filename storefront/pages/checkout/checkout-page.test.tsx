import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildCart } from '../../../server/testing/factories/cart.ts'
import { buildFakeCartStore } from '../../../server/testing/factories/cart-store.ts'
import { renderScreen } from '../../../server/testing/render-screen.tsx'
import { CheckoutPage } from './checkout-page.tsx'

it('offers to log in or to sign up above the form, which asks for neither', async () => {
  await renderScreen(<CheckoutPage />, { cart: buildFakeCartStore(buildCart()) })
  const firstName = screen.getByLabelText('First name')
  for (const name of ['Log in', 'Sign up']) {
    const offer = screen.getByRole('button', { name })
    expect(offer.compareDocumentPosition(firstName) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  }
  expect(screen.queryByLabelText('Password')).toBeNull()
})
