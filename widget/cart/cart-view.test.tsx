import { signal } from '@preact/signals-react'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { CartLine, CartReply, PromoState } from '../../server/contract/carts.ts'
import { buildCart, buildLine, buildPrice, dirhams } from '../../server/testing/factories/cart.ts'
import { buildFakeCartStore } from '../../server/testing/factories/cart-store.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import type { ToastMessage, Toasts } from '../ui/overlays/toast-store.ts'
import { createToasts } from '../ui/overlays/toast-store.ts'
import { CartView } from './cart-view.tsx'

/** Toasts that are watched instead of shown: jsdom has no top layer. */
function watchToasts() {
  const shown: ToastMessage[] = []
  const toasts: Toasts = {
    shown: signal([]),
    show: (message) => shown.push(message),
    remove: () => undefined,
  }
  return { shown, toasts }
}

const yacht = () => {
  const line = buildLine()
  return buildLine({
    experience: { ...line.experience, slug: 'yacht', title: 'Private yacht' },
    selection: { ...line.selection, units: { ITEM: 1 }, guests: 8 },
    unitTitles: { ITEM: 'yacht' },
  })
}

describe('the cart', () => {
  it('says of a second line for the same time of the same option that there is one, and of others nothing', async () => {
    const first = buildLine({ id: 'first' })
    const later = buildLine({
      id: 'later',
      selection: { ...first.selection, start: '2026-12-30T06:00' },
    })
    const lines = [first, later, buildLine({ id: 'again' })]
    await renderScreen(<CartView />, { cart: buildFakeCartStore(buildCart({ lines })) })
    const said = screen.getAllByText(/^The same option at the same time is already in your cart above/)
    expect(said).toHaveLength(1)
    expect(screen.getAllByRole('article').map((line) => said[0] && line.contains(said[0]))).toEqual([
      false,
      false,
      true,
    ])
  })

  it('has the shape of what comes until it has come', async () => {
    const cart = buildFakeCartStore(undefined, 'loading')
    await renderScreen(<CartView />, { cart })
    expect(screen.getByRole('status').textContent).toBe('Loading your cart.')
    act(() => cart.show(buildCart()))
    expect(screen.getByRole('heading', { level: 2, name: 'Dunes at dawn with breakfast' })).toBeTruthy()
  })

  it('says so when it cannot be fetched, and tries again', async () => {
    const cart = buildFakeCartStore(undefined, 'failed')
    await renderScreen(<CartView />, { cart })
    expect(screen.getByRole('alert').textContent).toContain('Nothing in it has been lost')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(cart.load).toHaveBeenCalledOnce()
  })

  it('has a way on when it is empty', async () => {
    await renderScreen(<CartView />, { cart: buildFakeCartStore(buildCart({ lines: [] })) })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your cart is empty')
    expect(screen.getByText('Add an experience and it will wait for you here.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Discover experiences' }).getAttribute('href')).toBe('#listing')
  })

  it('tells the shopper once that this browser will not keep it', async () => {
    const cart = buildFakeCartStore(buildCart())
    cart.willNotLast.value = true
    await renderScreen(<CartView />, { cart })
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.queryByText(/does not let us remember/)).toBeNull()
  })
})

describe('a line', () => {
  it('says that no pickup was chosen where pickup is offered', async () => {
    const line = buildLine({ ownWay: true })
    await renderScreen(<CartView />, { cart: buildFakeCartStore(buildCart({ lines: [line] })) })
    expect(screen.getByRole('article').textContent).toContain('No pickup: I’ll make my own way there')
  })

  it('says what, when in the experience’s own zone, who, where from, and until when it can be cancelled', async () => {
    const line = buildLine({ pickup: { name: 'Dubai Marina', time: '2026-12-24T14:00' } })
    await renderScreen(<CartView />, { cart: buildFakeCartStore(buildCart({ lines: [line] })) })
    const [item] = screen.getAllByRole('article')
    expect(item?.textContent).toContain('Shared car')
    expect(item?.textContent).toMatch(/Thursday, December\s24, 2026/)
    expect(item?.textContent).toMatch(/4:00\s–\s9:30\sPM \(Dubai time\)/)
    expect(item?.textContent).toContain('2 adults, 1 child')
    expect(item?.textContent).toMatch(/Pickup at 2:00\sPM: \u2068Dubai Marina\u2069/)
    // 12:00 UTC is 16:00 in Dubai
    expect(item?.textContent).toMatch(/Free cancellation until Wed, Dec\s23, 4:00\sPM \(Dubai time\)/)
  })

  it('says each step of a policy that is never free, with its time, and when nothing comes back', async () => {
    const freeUntil = undefined
    const steps = [{ until: '2026-11-26T12:00:00Z', percent: 30 }, { percent: 60 }]
    const lines = [
      buildLine({ freeUntil, cancellationTerms: steps }),
      buildLine({ freeUntil, cancellationTerms: [] }),
    ]
    await renderScreen(<CartView />, { cart: buildFakeCartStore(buildCart({ lines })) })
    const [stepped, never] = screen.getAllByRole('article')
    expect(stepped?.textContent).toMatch(
      /If you cancel by Thu, Nov\s26, 4:00\sPM \(Dubai time\), 30% is kept\s· After that, 60% is kept/,
    )
    expect(stepped?.textContent).not.toContain('Non-refundable')
    expect(never?.textContent).toContain('Non-refundable')
  })

  it('says that a request is free to cancel until its supplier confirms, and what counts then', async () => {
    const experience = { ...buildLine().experience, instantConfirmation: false }
    const lines = [buildLine({ experience, freeUntil: undefined, cancellationTerms: [] })]
    await renderScreen(<CartView />, { cart: buildFakeCartStore(buildCart({ lines })) })
    expect(screen.getByRole('article').textContent).toContain('Free cancellation until the supplier confirms')
    expect(screen.getByRole('article').textContent).toContain('Once confirmed: Non-refundable')
  })

  it('says nothing of cancelling where no policy is known', async () => {
    const lines = [buildLine({ freeUntil: undefined, cancellationTerms: undefined })]
    await renderScreen(<CartView />, { cart: buildFakeCartStore(buildCart({ lines })) })
    expect(screen.getByRole('article').textContent).not.toMatch(/refundable|cancel/i)
  })

  it('explains its price with lines that add up to it', async () => {
    await renderScreen(<CartView />, { cart: buildFakeCartStore(buildCart()) })
    const [item] = screen.getAllByRole('article')
    const amounts = within(item as HTMLElement)
      .getAllByRole('definition')
      .map((amount) => Number(amount.textContent?.replace(/[^\d.]/g, '')))
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(398)
    expect(item?.textContent).toMatch(/AED\s398/)
  })

  it('counts a boat by its name, and the guests on it', async () => {
    await renderScreen(<CartView />, { cart: buildFakeCartStore(buildCart({ lines: [yacht()] })) })
    expect(screen.getByRole('article').textContent).toContain('1\u00a0× yacht\u00a0· 8 guests')
  })

  it('that cannot be booked as it stands says why and can be changed', async () => {
    const line = buildLine({ fault: { fault: 'too-few-places', limit: 2 } })
    await renderScreen(<CartView />, { cart: buildFakeCartStore(buildCart({ lines: [line, yacht()] })) })
    expect(screen.getByText('Only 2 places are left at this time.')).toBeTruthy()
    const way = screen.getByRole('link', { name: 'Choose another time for Dunes at dawn with breakfast' })
    expect(way.textContent).toBe('Choose another time')
    expect(screen.getByText(/1 experience is unavailable/)).toBeTruthy()
  })

  it('that is sold no more leads to similar ones', async () => {
    const line = buildLine({ fault: { fault: 'option-gone' } })
    await renderScreen(<CartView />, { cart: buildFakeCartStore(buildCart({ lines: [line] })) })
    expect(screen.getByRole('link', { name: 'Explore similar activities' }).getAttribute('href')).toBe(
      '#listing/dubai/desert-safaris',
    )
    expect(screen.queryByRole('link', { name: /Edit/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull()
    expect(screen.getByText(/None of the experiences in your cart can be booked/)).toBeTruthy()
  })

  it('opens the editor that the page gives, and closes it when that is done', async () => {
    await renderScreen(
      <CartView editor={(line, onDone) => <button onClick={onDone}>{line.optionTitle} editor</button>} />,
      { cart: buildFakeCartStore(buildCart()) },
    )
    await userEvent.click(screen.getByRole('button', { name: 'Edit Dunes at dawn with breakfast' }))
    await userEvent.click(screen.getByRole('button', { name: 'Shared car editor' }))
    expect(screen.queryByText('Shared car editor')).toBeNull()
  })
})

describe('removing a line', () => {
  const twoLines = () => buildCart({ lines: [buildLine(), yacht()] })

  it('moves the focus on to the next one, in sight, and can be taken back', async () => {
    const inSight = vi.spyOn(Element.prototype, 'scrollIntoView')
    const held = twoLines()
    const cart = buildFakeCartStore(held)
    cart.remove.mockImplementation(() => {
      const left = buildCart({ ...held, lines: held.lines.slice(1) })
      cart.show(left)
      return Promise.resolve({ outcome: 'changed', cart: left })
    })
    const { shown, toasts } = watchToasts()
    await renderScreen(<CartView />, { cart, toasts })
    await userEvent.click(screen.getByRole('button', { name: 'Remove Dunes at dawn with breakfast' }))
    expect(cart.remove).toHaveBeenCalledWith(held.lines[0]?.id)
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Private yacht'))
    expect(shown).toMatchObject([
      { text: 'Dunes at dawn with breakfast has been removed.', action: { label: 'Undo' } },
    ])
    expect(inSight).toHaveBeenCalledWith({ block: 'nearest' })
    shown[0]?.action?.onAction()
    // and comes back to where it was
    expect(cart.add).toHaveBeenCalledWith(held.lines[0]?.selection, held.lines[1]?.id)
  })

  it('is not offered to be taken back any more once the cart is left', async () => {
    const held = twoLines()
    const cart = buildFakeCartStore(held)
    cart.remove.mockResolvedValue({ outcome: 'changed', cart: held })
    const toasts = createToasts()
    const { rerender } = await renderScreen(<CartView />, { cart, toasts })
    await userEvent.click(screen.getByRole('button', { name: 'Remove Dunes at dawn with breakfast' }))
    await vi.waitFor(() => expect(toasts.shown.value).toHaveLength(1))
    toasts.show({ text: 'Nothing to press' })
    rerender(null)
    expect(toasts.shown.value).toMatchObject([{ text: 'Nothing to press' }])
  })

  it('says nothing of it, and leaves the focus, on the screen that came before the answer', async () => {
    const held = twoLines()
    const cart = buildFakeCartStore(held)
    const answer = Promise.withResolvers<CartReply>()
    cart.remove.mockReturnValue(answer.promise)
    const toasts = createToasts()
    const { rerender } = await renderScreen(<CartView />, { cart, toasts })
    await userEvent.click(screen.getByRole('button', { name: 'Remove Dunes at dawn with breakfast' }))
    rerender(<h1 tabIndex={-1}>Checkout</h1>)
    await act(async () => {
      answer.resolve({ outcome: 'changed', cart: held })
      await answer.promise
    })
    expect(toasts.shown.value).toEqual([])
    expect(document.activeElement).toBe(document.body)
  })

  it('moves the focus to the line that came back', async () => {
    const held = twoLines()
    const [first, second] = held.lines
    const cart = buildFakeCartStore(held)
    const shows = (lines: CartLine[], lineId?: string) => {
      const left = buildCart({ ...held, lines })
      cart.show(left)
      return Promise.resolve({ outcome: 'changed' as const, cart: left, lineId })
    }
    cart.remove.mockImplementation(() => shows(second ? [second] : []))
    // it comes back as the last line, under an id of its own
    cart.add.mockImplementation(() =>
      shows(second && first ? [second, { ...first, id: 'again' }] : [], 'again'),
    )
    const { shown, toasts } = watchToasts()
    await renderScreen(<CartView />, { cart, toasts })
    await userEvent.click(screen.getByRole('button', { name: 'Remove Dunes at dawn with breakfast' }))
    await vi.waitFor(() => expect(shown).toHaveLength(1))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    shown[0]?.action?.onAction()
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Dunes at dawn with breakfast'))
  })

  it('leaves it where it is when nobody answers, and says so', async () => {
    const cart = buildFakeCartStore(twoLines())
    cart.remove.mockRejectedValue(new TypeError('Failed to fetch'))
    const { shown, toasts } = watchToasts()
    await renderScreen(<CartView />, { cart, toasts })
    await userEvent.click(screen.getByRole('button', { name: 'Remove Private yacht' }))
    expect(shown).toMatchObject([{ text: 'We could not remove it. Please try again.', type: 'error' }])
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })
})

describe('a promo code', () => {
  it('is sent as it was typed, without the spaces around it', async () => {
    const cart = buildFakeCartStore(buildCart())
    await renderScreen(<CartView />, { cart })
    await userEvent.type(screen.getByLabelText('Promo code'), ' welcome10 {Enter}')
    expect(cart.applyPromoCode).toHaveBeenCalledWith('welcome10')
  })

  it('takes the focus along to what stands in the place of its field, and back', async () => {
    const cart = buildFakeCartStore(buildCart())
    const shows = (next: Parameters<typeof buildCart>[0]) => {
      cart.applyPromoCode.mockImplementationOnce(() => {
        const changed = buildCart(next)
        cart.show(changed)
        return Promise.resolve({ outcome: 'changed', cart: changed })
      })
    }
    await renderScreen(<CartView />, { cart })
    shows({ promo: { code: 'WELCOME10', state: 'applied' }, discount: dirhams(39.8) })
    await userEvent.type(screen.getByLabelText('Promo code'), 'welcome10')
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove code' }))
    shows({})
    await userEvent.click(screen.getByRole('button', { name: 'Remove code' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Promo code'))
  })

  it('is not asked about when it is empty', async () => {
    const cart = buildFakeCartStore(buildCart())
    await renderScreen(<CartView />, { cart })
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
    expect(screen.getByText('Enter a promo code.')).toBeTruthy()
    expect(cart.applyPromoCode).not.toHaveBeenCalled()
  })

  const promo = (state: PromoState['state']): PromoState => ({
    code: 'WELCOME10',
    state,
    minimum: state === 'minimum-not-reached' ? dirhams(200) : undefined,
  })

  it('that works says what it takes off, and the total is smaller by that', async () => {
    const cart = buildFakeCartStore(buildCart({ promo: promo('applied'), discount: dirhams(39.8) }))
    await renderScreen(<CartView />, { cart })
    expect(screen.getByText(/WELCOME10 applied: you save AED\s39\.80\./)).toBeTruthy()
    const summary = screen.getByRole('complementary', { name: 'Order summary' })
    expect(summary.textContent).toMatch(/−AED\s39\.80/)
    expect(summary.textContent).toMatch(/Total\s*AED\s358\.20/)
    await userEvent.click(screen.getByRole('button', { name: 'Remove code' }))
    expect(cart.applyPromoCode).toHaveBeenCalledWith('')
  })

  it.each([
    ['unknown', 'This code is not valid. Please check the spelling.'],
    ['expired', 'This code has expired.'],
    ['used-up', 'This code is no longer available.'],
    ['minimum-not-reached', /valid for orders of AED\s200 or more/],
    ['not-applicable', 'This code is not valid for the experiences in your cart.'],
  ] as const)('that is %s says why, beside its field', async (state, text) => {
    const cart = buildFakeCartStore(buildCart({ promo: promo(state) }))
    await renderScreen(<CartView />, { cart })
    const field = screen.getByLabelText('Promo code')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toMatch(text)
  })
})

describe('a reduced price', () => {
  it('shows what it was before, and says which is which', async () => {
    const line = buildLine({ price: buildPrice({ originalTotal: dirhams(450) }) })
    await renderScreen(<CartView />, { cart: buildFakeCartStore(buildCart({ lines: [line] })) })
    expect(screen.getByRole('article').textContent).toMatch(/Original price\s*AED\s450\s*AED\s398/)
  })
})
