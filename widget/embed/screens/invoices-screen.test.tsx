import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { buildInvoice } from '../../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../../server/testing/render-screen.tsx'
import { createCheckoutMemory } from '../../checkout/checkout-memory.ts'
import { createMemory } from '../../environment/memory.ts'
import { answeringApi } from '../../environment/testing/answering-api.ts'
import { openOrderShelf } from '../../orders/order-shelf.ts'
import { InvoicesScreen } from './invoices-screen.tsx'

// a browser without storage: what is kept lives as long as the page
const forbiddenStorage = () =>
  createMemory('deira', () => {
    throw new DOMException('blocked', 'SecurityError')
  })

it('logging out leaves nothing that was typed at the checkout, and no key of the account’s orders', async () => {
  const memory = forbiddenStorage()
  const visitMemory = forbiddenStorage()
  openOrderShelf(memory).keep({ reference: buildInvoice().reference, token: 'its-key' })
  memory.set('logged-in', 'yes')
  createCheckoutMemory({ memory, visitMemory }).keepBuyer('{"firstName":"Ada","email":"ada@example.com"}')
  const api = answeringApi({
    read: (path) =>
      ({
        account: { account: { email: 'ada@example.com' } },
        'account/orders': { confirmed: [{ ...buildInvoice(), orderToken: 'its-key' }], failed: [] },
      })[path],
    write: () => ({ outcome: 'logged-out' }),
  })
  await renderScreen(<InvoicesScreen />, { api, memory, visitMemory })
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(createCheckoutMemory({ memory, visitMemory }).readBuyer()).toBeUndefined())
  expect(openOrderShelf(memory).list()).toEqual([])
  expect(memory.get('logged-in')).toBeUndefined()
})
