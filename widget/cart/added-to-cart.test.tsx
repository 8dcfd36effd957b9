import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { buildCart, buildLine, dirhams } from '../../server/testing/factories/cart.ts'
import { buildFakeCartStore } from '../../server/testing/factories/cart-store.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { AddedToCart } from './added-to-cart.tsx'

// jsdom has dialogs that cannot be opened
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

it('says what was added, and offers to continue shopping or to view the cart', async () => {
  const line = buildLine()
  const onContinue = vi.fn<() => void>()
  const cart = buildFakeCartStore(buildCart({ lines: [line] }))
  await renderScreen(<AddedToCart lineId={line.id} onContinue={onContinue} />, { cart })
  const added = await screen.findByRole('dialog', { name: 'Added to your cart' })
  expect(added.textContent).toMatch(/Dunes at dawn with breakfast.*2 adults, 1 child.*AED\s398/)
  expect(screen.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('#cart')
  await userEvent.click(screen.getByRole('button', { name: 'Continue shopping' }))
  expect(onContinue).toHaveBeenCalledOnce()
})

it('names the pickup that was chosen, and its time', async () => {
  const line = buildLine({ pickup: { name: 'Marina', time: '2026-12-24T15:15' } })
  const cart = buildFakeCartStore(buildCart({ lines: [line] }))
  await renderScreen(<AddedToCart lineId={line.id} onContinue={vi.fn<() => void>()} />, { cart })
  expect(await screen.findByText(/^Pickup at 3:15\sPM · \u2068Marina\u2069$/)).toBeTruthy()
})

it('says that no pickup was chosen where pickup is offered', async () => {
  const line = buildLine({ ownWay: true })
  const cart = buildFakeCartStore(buildCart({ lines: [line] }))
  await renderScreen(<AddedToCart lineId={line.id} onContinue={vi.fn<() => void>()} />, { cart })
  expect(await screen.findByText('No pickup: I’ll make my own way there')).toBeTruthy()
})

it('names the extras that are in its total', async () => {
  const line = buildLine()
  const dinner = {
    kind: 'extra' as const,
    id: 'dinner',
    label: 'Dinner box',
    quantity: 3,
    periods: 1,
    unitPrice: dirhams(30),
    amount: dirhams(90),
  }
  const priced = { ...line, price: { ...line.price, lines: [...line.price.lines, dinner] } }
  const cart = buildFakeCartStore(buildCart({ lines: [priced] }))
  await renderScreen(<AddedToCart lineId={line.id} onContinue={vi.fn<() => void>()} />, { cart })
  expect(await screen.findByText('3 × Dinner box')).toBeTruthy()
})

it('says that the same option at the same time was in the cart already', async () => {
  const [before, line] = [buildLine({ id: 'before' }), buildLine({ id: 'now' })]
  const cart = buildFakeCartStore(buildCart({ lines: [before, line] }))
  await renderScreen(<AddedToCart lineId={line.id} onContinue={vi.fn<() => void>()} />, { cart })
  expect((await screen.findByText(/^The same option at the same time/)).textContent).toMatch(
    /2 adults, 1 child/,
  )
})
