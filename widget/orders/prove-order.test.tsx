import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { Invoice } from '../../server/contract/checkout.ts'
import { buildBooking, buildInvoice } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { ApiProblem } from '../environment/api.ts'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { createOrderModel } from './order-model.ts'
import { openOrderShelf } from './order-shelf.ts'
import { OrderView } from './order-view.tsx'

const order = { reference: 'DH-7XR3DD', token: 'kept' }
const request = '1f0c9c6e-7a30-4b1e-9f5a-3c6a1d9f7d10'
const summary: Invoice = {
  ...buildInvoice({ bookings: [buildBooking()] }),
  buyer: undefined,
  deviceToken: 'renewed',
}

/** A server that knows one proof, until it does not any more. */
function serve() {
  const asked: (string | undefined)[] = []
  const state = { proves: true }
  const api = answeringApi({
    read(_path, { token }) {
      asked.push(token)
      if (token !== 'proof') return summary
      if (state.proves) return buildInvoice()
      throw new ApiProblem(404, { code: 'order_unknown', title: 'order_unknown' })
    },
    write(_method, path, { body }) {
      if (path.endsWith('/codes')) return { outcome: 'sent', request }
      const { code } = body as { code: string }
      return code === '12345678' ? { outcome: 'proved', proof: 'proof' } : { outcome: 'wrong-code' }
    },
  })
  return { api, asked, state }
}

it('shows a summary, and all of the order once the mailed code was typed, in digits of any script', async () => {
  const { api } = serve()
  await renderScreen(<OrderView order={order} />, { api })
  expect(await screen.findByRole('heading', { name: 'Confirmed', level: 1 })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/ada@example\.com/)
  expect(screen.queryByRole('button', { name: /^(Change|Cancel)/ })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Email me a code' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code' }), '0000 0000')
  await userEvent.click(screen.getByRole('button', { name: 'Show my booking' }))
  expect(await screen.findByText(/This code is not correct/)).toBeTruthy()
  await userEvent.clear(screen.getByRole('textbox', { name: 'Code' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '١٢٣٤٥٦٧٨')
  await userEvent.click(screen.getByRole('button', { name: 'Show my booking' }))
  expect(await screen.findByRole('heading', { name: 'You’re going, Ada' })).toBeTruthy()
})

it('reads by the proof as long as it is taken, then by the token, which is renewed', async () => {
  const { api, asked, state } = serve()
  const proofs = new Map([[order.reference, 'proof']])
  const renewed: unknown[] = []
  const model = createOrderModel(api, order, { proofs, onRenewed: (kept) => renewed.push(kept) })
  model.again()
  await expect.poll(() => model.invoice.value?.buyer?.email).toBe('ada@example.com')
  expect(renewed).toEqual([])

  state.proves = false
  model.again()
  await expect.poll(() => model.invoice.value?.deviceToken).toBe('renewed')
  expect(model.invoice.value?.buyer).toBeUndefined()
  expect([proofs.size, renewed]).toEqual([0, [{ ...order, token: 'renewed' }]])
  expect(asked).toEqual(['proof', 'proof', 'kept'])
})

it('keeps no proof in storage, and renews a token where its order stands', () => {
  const kept = new Map<string, string>()
  const memory = {
    get: (name: string) => kept.get(name),
    set: (name: string, value: string) => void kept.set(name, value),
    remove: (name: string) => void kept.delete(name),
    lasts: true,
  }
  const shelf = openOrderShelf(memory)
  const placed = { ...order, proof: 'proof' }
  shelf.keep(placed)
  shelf.keep({ reference: 'DH-2', token: 'second' })
  shelf.renew({ ...order, token: 'renewed' })
  shelf.renew({ reference: 'DH-3', token: 'never kept' })
  expect(shelf.list()).toEqual([
    { reference: 'DH-2', token: 'second' },
    { reference: order.reference, token: 'renewed' },
  ])
  expect([...kept.values()].join(' ')).not.toContain('proof')
})
