import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cart, CartLine } from '../../server/contract/carts.ts'
import type { PlaceOrderReply } from '../../server/contract/checkout.ts'
import type { LeavePaymentReply } from '../../server/contract/leave-payment.ts'
import { buildCart, buildLine, dirhams } from '../../server/testing/factories/cart.ts'
import { buildFakeCartStore } from '../../server/testing/factories/cart-store.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { ApiProblem } from '../environment/api.ts'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { UnavailableLines } from '../cart/unavailable-lines.tsx'
import { createMemory } from '../environment/memory.ts'
import { contentsOf, createCheckoutMemory } from './checkout-memory.ts'
import { CheckoutView } from './checkout-view.tsx'

const pay: PlaceOrderReply = {
  outcome: 'pay',
  reference: 'DH-1',
  orderToken: 'order-token',
  paymentUrl: 'https://pay.example/1',
  heldUntil: '2099-01-01T10:30:00Z',
}

/** Forgets with its test. */
const freshMemory = () =>
  createMemory('test', () => {
    throw new Error('storage is blocked')
  })

async function open({
  cart = buildFakeCartStore(buildCart()),
  write = vi.fn<() => Promise<unknown>>(() => Promise.resolve(pay)),
  visitMemory = freshMemory(),
  latest = undefined as { reference: string; token: string } | undefined,
} = {}) {
  const navigate = vi.fn<() => void>()
  const onPlaced = vi.fn<() => void>()
  const api = answeringApi({ write })
  const unavailable = (lines: readonly CartLine[]) => <UnavailableLines lines={lines} />
  const announce = vi.fn<() => void>()
  const view = await renderScreen(
    <CheckoutView cart={cart} unavailable={unavailable} latest={latest} onPlaced={onPlaced} />,
    {
      cart,
      api,
      navigate,
      visitMemory,
      announce,
    },
  )
  return { ...view, cart, write, navigate, onPlaced, announce }
}

async function fillIn(): Promise<void> {
  await userEvent.type(screen.getByLabelText('First name'), 'Ada')
  await userEvent.type(screen.getByLabelText('Last name'), 'Lovelace')
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Phone number'), '+442079460958')
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Confirm and Pay' }))
const errorOf = (label: string) => {
  const field = screen.getByLabelText(label)
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).at(-1)
}

describe('checkout', () => {
  it('shows three steps, the order, the total and what the button implies', async () => {
    await open()
    const steps = within(screen.getByRole('navigation', { name: 'Booking steps' }))
    expect(steps.getAllByRole('listitem')).toHaveLength(3)
    expect(steps.getByText('Your details').closest('li')?.getAttribute('aria-current')).toBe('step')
    const summary = screen.getByRole('complementary', { name: 'Order summary' })
    expect(summary.textContent).toMatch(/Dunes at dawn with breakfast.*2 adults, 1 child.*Total\s*AED\s398/)
    const block = screen.getByRole('region', { name: 'Confirm' })
    expect(block.textContent).toMatch(/Total\s*AED\s398/)
    expect(block.textContent).toMatch(/Free cancellation until Wed, Dec\s23, 4:00\sPM \(Dubai time\)/)
    expect(block.textContent).toMatch(
      /Changes possible until Wed, Dec\s23, 4:00\sPM \(Dubai time\), at the price/,
    )
    expect(block.textContent).toContain(
      'By selecting Confirm and Pay, you agree to the terms and conditions and the privacy policy.',
    )
    const linked = (name: string) => within(block).getByRole('link', { name }).getAttribute('href')
    expect(linked('terms and conditions')).toBe('#terms')
    expect(linked('privacy policy')).toBe('#privacy')
    expect(block.textContent).toContain('We never see your card details.')
  })

  it.each([
    [
      { freeUntil: undefined },
      'After booking, the date, time and extras cannot be changed and guests cannot be added.',
    ],
    [
      { experience: { ...buildLine().experience, instantConfirmation: false } },
      'Once confirmed, you can request changes. The supplier has to agree.',
    ],
    [
      {
        price: {
          ...buildLine().price,
          lines: buildLine().price.lines.map((line) => ({ ...line, kind: 'offer' as const })),
        },
      },
      'After booking, you can request another date or time. The supplier has to agree. For a different group',
    ],
  ])('says whether what is booked can be changed: %j', async (overrides, said) => {
    await open({ cart: buildFakeCartStore(buildCart({ lines: [buildLine(overrides)] })) })
    expect(screen.getByRole('region', { name: 'Confirm' }).textContent).toContain(said)
  })

  it('names the order before it asks for anything', async () => {
    await open()
    const title = screen.getByRole('heading', { level: 1 })
    const summary = screen.getByRole('complementary', { name: 'Order summary' })
    const follows = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
    expect(follows(title, summary)).toBe(true)
    expect(follows(summary, screen.getByLabelText('First name'))).toBe(true)
  })

  it('puts the first field that is wrong in sight with its label and its message', async () => {
    const seen: Element[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrolled(this: Element) {
      seen.push(this)
    })
    await open()
    await fillIn()
    await userEvent.clear(screen.getByLabelText('Phone number'))
    await confirm()
    await waitFor(() => expect(seen).toHaveLength(1))
    expect(seen[0]?.textContent).toBe('Phone numberThis field is required')
    vi.restoreAllMocks()
  })

  it('lets the browser fill the form in', async () => {
    await open()
    const hints = ['First name', 'Last name', 'Email', 'Country code', 'Phone number'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    )
    expect(hints).toEqual(['given-name', 'family-name', 'email', 'country', 'tel'])
  })

  it('says what is missing beside each field and above them, and leads to the first', async () => {
    const { write } = await open()
    const country = screen.getByLabelText('Country code')
    await waitFor(() => expect(country).toHaveProperty('value', 'US'))
    await userEvent.selectOptions(country, '')
    await confirm()
    expect((await screen.findByRole('alert')).textContent).toBe('All fields must be filled.')
    for (const field of ['First name', 'Last name', 'Email', 'Country code', 'Phone number']) {
      expect(errorOf(field)).toBe('This field is required')
    }
    expect(document.activeElement).toBe(screen.getByLabelText('First name'))
    expect(write).not.toHaveBeenCalled()
  })

  it('reads out what stands above the fields, each time the form is sent off in vain', async () => {
    const { announce } = await open()
    await fillIn()
    const phone = screen.getByLabelText('Phone number')
    await userEvent.clear(phone)
    await confirm()
    const empty = await screen.findByRole('alert')
    expect(empty.textContent).toBe('All fields must be filled.')
    await userEvent.type(phone, '12')
    await confirm()
    const marked = await screen.findByRole('alert')
    expect(marked.textContent).toBe('Please check the highlighted fields.')
    await confirm()
    await waitFor(() => expect(screen.getByRole('alert')).not.toBe(marked))
    expect(screen.getByRole('alert').textContent).toBe('Please check the highlighted fields.')
    expect(announce).not.toHaveBeenCalled()
  })

  it('reads nothing out while what was missing is typed', async () => {
    await open()
    await confirm()
    await screen.findByRole('alert')
    await userEvent.type(screen.getByLabelText('Email'), 'ada@')
    await fillIn()
    await waitFor(() => expect(screen.queryByText('All fields must be filled.')).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says that a format is wrong as soon as the field is left', async () => {
    await open()
    await userEvent.type(screen.getByLabelText('Email'), 'ada@')
    await userEvent.tab()
    await waitFor(() => expect(errorOf('Email')).toBe('This format is not correct.'))
    await userEvent.type(screen.getByLabelText('Email'), 'example.com')
    expect(errorOf('Email')).not.toBe('This format is not correct.')
  })

  it('says how long a name may be', async () => {
    await open()
    await userEvent.click(screen.getByLabelText('Last name'))
    await userEvent.paste('a'.repeat(81))
    await userEvent.tab()
    const told = 'This name is too long. Enter at most 80 characters.'
    await waitFor(() => expect(errorOf('Last name')).toBe(told))
  })

  it('takes a note for the supplier, folded until it is wanted', async () => {
    const { write } = await open()
    const fold = screen.getByText('Add a note for the supplier').closest('details')
    expect(fold?.open).toBe(false)
    const field = screen.getByLabelText('Additional info')
    expect(field.getAttribute('aria-describedby')).toBeTruthy()
    await userEvent.type(field, 'No nuts')
    await fillIn()
    await confirm()
    await waitFor(() => expect(write).toHaveBeenCalledOnce())
    expect(JSON.stringify(write.mock.calls)).toContain('"note":"No nuts"')
  })

  it('asks for the address that a chosen extra needs', async () => {
    const lines = [buildLine({ addressFor: ['Car from your hotel and back'] })]
    const { write } = await open({ cart: buildFakeCartStore(buildCart({ lines })) })
    const field = screen.getByLabelText('Hotel or street address')
    const hint = field.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(hint)?.textContent).toMatch(
      /^For: \u2068Car from your hotel and back\u2069\./,
    )
    await fillIn()
    await confirm()
    // a car that was paid for is not sent to nowhere
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('All fields must be filled.')).toBeDefined()
    expect(write).not.toHaveBeenCalled()
    await userEvent.type(field, 'Creek Hotel')
    await confirm()
    await waitFor(() => expect(write).toHaveBeenCalledOnce())
    expect(JSON.stringify(write.mock.calls)).toContain('"address":"Creek Hotel"')
  })

  it('takes a note for each experience by its name, option and day, and asks for no hotel where a pickup says where', async () => {
    const lines = [buildLine({ pickup: { name: 'Marina' } }), buildLine({ start: '2026-12-26T16:00' })]
    await open({ cart: buildFakeCartStore(buildCart({ lines })) })
    const hintOf = (label: RegExp) => {
      const id = screen.getByLabelText(label).getAttribute('aria-describedby') ?? ''
      return document.getElementById(id)?.textContent
    }
    expect(hintOf(/Dunes at dawn with breakfast.*Shared car.*December\s24/)).toMatch(
      /^Optional: for example your flight/,
    )
    expect(screen.queryByText(/hotel/)).toBeNull()
    expect(hintOf(/Dunes at dawn with breakfast.*December\s26/)).toMatch(/allergies/)
  })

  it('says what is wrong with a telephone number, and what to do', async () => {
    await open()
    const field = screen.getByLabelText('Phone number')
    await userEvent.type(field, '+44 20 79')
    await userEvent.tab()
    await waitFor(() => expect(errorOf('Phone number')).toMatch(/too short\. Enter all of its digits/))
    await userEvent.clear(field)
    await userEvent.type(field, '+44 20 7946 0958 0958')
    await userEvent.tab()
    await waitFor(() => expect(errorOf('Phone number')).toMatch(/too long\. Check its digits/))
  })

  it('guesses the country of a traveller from their device, not from where they travel', async () => {
    const options = new Intl.DateTimeFormat('ar').resolvedOptions()
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar'])
    const zone = vi
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ ...options, timeZone: 'Asia/Riyadh' })
    await open()
    const country = screen.getByLabelText<HTMLSelectElement>(/^Country/)
    await waitFor(() => expect(country.value).toBe('SA'))
    await userEvent.type(screen.getByLabelText('Phone number'), '050 123')
    await userEvent.tab()
    await waitFor(() =>
      expect(errorOf('Phone number')).toMatch(/too short for the country code \u2066\+966\u2069\./),
    )
    languages.mockRestore()
    zone.mockRestore()
  })

  it('keeps its button under the pointer that presses it from a wrong field', async () => {
    await open()
    await fillIn()
    const phone = screen.getByLabelText('Phone number')
    await userEvent.clear(phone)
    await userEvent.type(phone, '12')
    const target = screen.getByRole('button', { name: 'Confirm and Pay' })
    const user = userEvent.setup()
    await user.pointer({ keys: '[MouseLeft>]', target })
    expect(document.activeElement).toBe(phone)
    expect(phone.getAttribute('aria-invalid')).not.toBe('true')
    await user.pointer({ keys: '[/MouseLeft]', target })
    await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'))
  })

  it('goes to the payment page with one order, however often the button is pressed', async () => {
    const { write, navigate, onPlaced } = await open()
    await fillIn()
    await userEvent.dblClick(screen.getByRole('button', { name: 'Confirm and Pay' }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('https://pay.example/1', { external: true }))
    expect(write).toHaveBeenCalledOnce()
    expect(onPlaced).toHaveBeenCalledWith({ reference: 'DH-1', token: 'order-token' })
    expect(screen.getByRole('status').textContent).toBe('Redirecting to secure payment')
  })

  it('is open again when the browser comes back to it from the payment page', async () => {
    const { navigate } = await open()
    await fillIn()
    await confirm()
    await waitFor(() => expect(navigate).toHaveBeenCalled())
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada')
    expect(screen.getByRole('button', { name: 'Confirm and Pay' })).toBeTruthy()
  })

  it('is empty when another tab has booked the cart meanwhile', async () => {
    const { cart } = await open()
    act(() => cart.show(buildCart({ lines: [] })))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing to check out')
    expect(screen.getByRole('link', { name: 'Your bookings' })).toBeTruthy()
  })

  it('leads from an empty cart to the order that was paid last on this device', async () => {
    const { cart } = await open({ latest: { reference: 'DH-7K3M9Q', token: 'of this device' } })
    act(() => cart.show(buildCart({ lines: [] })))
    expect(screen.getByText(/Your last order on this device is .DH-7K3M9Q/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View your last order' })).toBeTruthy()
  })

  it('keeps everything in its place when nobody answers, and says that a second try is safe', async () => {
    const write = vi.fn<() => Promise<unknown>>(() => Promise.reject(new TypeError('Failed to fetch')))
    await open({ write })
    await fillIn()
    await confirm()
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('You will not be charged twice')
    // it stands far below the top of the form
    expect(document.activeElement).toBe(alert.parentElement)
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com')
  })

  it('offers to pay later only when everything in the cart allows it', async () => {
    const cart = buildFakeCartStore(buildCart())
    await open({ cart })
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByText('Pay by card')).toBeTruthy()
    act(() => cart.show(buildCart({ payLater: true })))
    await userEvent.click(screen.getByRole('radio', { name: /Reserve now, pay later/ }))
    expect(screen.getByRole('button', { name: 'Reserve now' })).toBeTruthy()
    expect(screen.getByText(/^By selecting Reserve now, you agree/)).toBeTruthy()
  })

  it('says until when the places would be held for a later payment, and that it can be cancelled until it is paid', async () => {
    const lines = [buildLine({ cancellationTerms: [] })]
    await open({
      cart: buildFakeCartStore(buildCart({ lines, payLater: true, reservedUntil: '2026-12-24T11:30:00Z' })),
    })
    expect(screen.getByText(/We’ll hold your places until .*Dec\s24, 3:30\sPM \(Dubai time\)/)).toBeTruthy()
    expect(screen.getByText('Non-refundable')).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /Reserve now, pay later/ }))
    expect(screen.getByText('Free cancellation until you have paid')).toBeTruthy()
    expect(screen.getByText('Once paid: Non-refundable')).toBeTruthy()
    expect(screen.queryByText('Non-refundable')).toBeNull()
    cleanup()
    await open({ cart: buildFakeCartStore(buildCart({ lines: [buildLine()], payLater: true })) })
    await userEvent.click(screen.getByRole('radio', { name: /Reserve now, pay later/ }))
    expect(screen.getByText(/^Once paid: Free cancellation until /)).toBeTruthy()
    expect(screen.queryByText(/^Free cancellation until .*\d/)).toBeNull()
  })

  it('says of a later payment that only what is paid can be changed', async () => {
    await open({ cart: buildFakeCartStore(buildCart({ lines: [buildLine()], payLater: true })) })
    await userEvent.click(screen.getByRole('radio', { name: /Reserve now, pay later/ }))
    expect(screen.getByRole('region', { name: 'Confirm' }).textContent).toContain(
      'Once paid: changes possible until',
    )
    expect(screen.queryByText(/^Changes possible until/)).toBeNull()
  })

  it('says of what is confirmed at once that it can be changed once the rest of the order is confirmed', async () => {
    const { experience } = buildLine()
    const asked = buildLine({ id: 'asked', experience: { ...experience, instantConfirmation: false } })
    const lines = [buildLine(), asked]
    await open({ cart: buildFakeCartStore(buildCart({ lines, payLater: true })) })
    const block = screen.getByRole('region', { name: 'Confirm' })
    expect(block.textContent).toMatch(
      /Once your whole order is confirmed: changes possible until Wed, Dec\s23, 4:00\sPM \(Dubai time\)/,
    )
    expect(block.textContent).not.toContain('Changes possible until')
    // what support is paid for is charged already
    await userEvent.click(screen.getByRole('radio', { name: /Reserve now, pay later/ }))
    expect(block.textContent).toContain('Once paid: changes possible until')
  })

  it('says why an experience that can be paid for later cannot be beside one that cannot', async () => {
    const { experience } = buildLine()
    const lines = [
      buildLine({ experience: { ...experience, payLater: true } }),
      buildLine(),
      buildLine({ experience: { ...experience, slug: 'yacht', title: 'Private yacht' } }),
    ]
    const cart = buildFakeCartStore(buildCart({ lines }))
    await open({ cart })
    const why =
      /^Not available to pay later: .?Dunes at dawn with breakfast.?, .?Private yacht.?\. Please use a card\.$/
    expect(screen.getByText(why)).toBeTruthy()
    act(() => cart.show(buildCart()))
    expect(screen.queryByText(why)).toBeNull()
  })

  it('names what must be paid for now where the server found it', async () => {
    const cart = buildFakeCartStore(buildCart({ payLater: true }))
    cart.load.mockImplementation(async () => cart.show(buildCart()))
    const refused = new ApiProblem(400, { code: 'pay_later_not_offered' })
    await open({ cart, write: vi.fn<() => Promise<unknown>>(() => Promise.reject(refused)) })
    await fillIn()
    await userEvent.click(screen.getByRole('radio', { name: /Reserve now, pay later/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Reserve now' }))
    const told = await screen.findByRole('alert')
    await waitFor(() => expect(told.textContent).toContain('Dunes at dawn with breakfast'))
    expect(screen.getByRole('button', { name: 'Confirm and Pay' })).toBeTruthy()
  })

  it('says whose unpaid orders are in the way, and from when on they are not', async () => {
    for (const [code, words] of [
      ['too_many_unpaid', 'Several orders with this email address or phone number'],
      ['too_many_unpaid_of_network', 'Several orders from your internet connection'],
    ] as const) {
      const refusal = new ApiProblem(409, { code, requestId: 'r-1', retryAfterSeconds: 1200 })
      const { unmount } = await open({ write: vi.fn(() => Promise.reject(refusal)) })
      await fillIn()
      await confirm()
      const told = (await screen.findByRole('alert')).textContent
      expect(told).toContain(words)
      expect(told).toMatch(/ after \d+:\d\d\s[AP]M \(your local time\)/)
      unmount()
    }
  })

  it('says that a card is only authorised while a supplier has yet to answer', async () => {
    const line = buildLine()
    const asked = buildLine({ experience: { ...line.experience, instantConfirmation: false } })
    await open({ cart: buildFakeCartStore(buildCart({ lines: [asked] })) })
    expect(
      screen.getByText(/^Your order needs .*authorise your card now and charge it only once/),
    ).toBeTruthy()
    // what its terms keep holds from the confirmation on
    expect(screen.getByText(/^Once confirmed: Free cancellation until /)).toBeTruthy()
    cleanup()
    const named = { ...asked, experience: { ...asked.experience, title: 'Falcons at dawn' } }
    await open({ cart: buildFakeCartStore(buildCart({ lines: [named, line] })) })
    expect(
      screen.getByText(
        /^Needs the supplier’s confirmation: \u2068Falcons at dawn\u2069\. .*the whole amount .*you can cancel that part free of charge\.$/,
      ),
    ).toBeTruthy()
  })
})

describe('a line that cannot be booked any more', () => {
  const yacht = buildLine({
    experience: { ...buildLine().experience, slug: 'yacht', title: 'Private yacht' },
    fault: { fault: 'sold-out' },
  })

  it('is named with what happened, and gives way to another time or is removed', async () => {
    const kept = buildLine()
    const cart = buildFakeCartStore(buildCart({ lines: [yacht, kept] }))
    cart.remove.mockImplementation(() => {
      cart.show(buildCart({ lines: [kept] }))
      return Promise.resolve({ outcome: 'changed', cart: cart.cart.value ?? buildCart() })
    })
    await open({ cart })
    const gone = () => screen.queryByRole('list', { name: 'No longer available' })
    expect(gone()?.textContent).toMatch(/Private yacht.*This time is sold out\./)
    const way = screen.getByRole('link', { name: 'Choose another time for Private yacht' })
    expect(way.getAttribute('href')).toBe('#cart')
    await userEvent.click(screen.getByRole('button', { name: 'Remove Private yacht' }))
    expect(cart.remove).toHaveBeenCalledWith(yacht.id)
    expect(gone()).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('leaves nothing to confirm where it is all there is', async () => {
    await open({ cart: buildFakeCartStore(buildCart({ lines: [yacht] })) })
    expect(screen.getByRole('list', { name: 'No longer available' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Confirm' })).toBeNull()
  })
})

describe('the review of a cart that is not as the shopper saw it', () => {
  const line = buildLine()
  const yacht = buildLine({ experience: { ...line.experience, slug: 'yacht', title: 'Private yacht' } })
  const before = buildCart({ lines: [line, yacht] })
  const gone = { ...line, fault: { fault: 'sold-out' as const } }
  const review = (change: Partial<Extract<PlaceOrderReply, { outcome: 'review' }>>): PlaceOrderReply => ({
    outcome: 'review',
    check: 'some-unavailable',
    unavailable: [],
    repriced: [],
    cart: before,
    totalPayable: dirhams(398),
    ...change,
  })
  const find = async (reply: PlaceOrderReply) => {
    const replies = [reply, pay]
    const write = vi.fn<() => Promise<unknown>>(() => Promise.resolve(replies.shift()))
    const opened = await open({ cart: buildFakeCartStore(before), write })
    await fillIn()
    await confirm()
    await screen.findByText('Nothing was charged.', { exact: false })
    return opened
  }

  it('with a part that is gone names it, and why, and charges the rest after a fresh consent', async () => {
    const { write, navigate } = await find(
      review({ unavailable: [line.id], cart: buildCart({ lines: [gone, yacht] }) }),
    )
    const title = screen.getByRole('heading', { level: 1, name: 'Part of your cart is now unavailable' })
    expect(document.activeElement).toBe(title)
    expect(screen.getByText(/You can continue with the rest at the new total\./)).toBeTruthy()
    expect(screen.getByText('This time is sold out.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Explore similar activities' }).getAttribute('href')).toBe(
      '#listing/dubai/desert-safaris',
    )
    expect(screen.getByText('New total payable')).toBeTruthy()
    const left = screen.getByRole('heading', { name: 'Still in your order' }).closest('section')
    expect(left?.textContent).toMatch(/Private yacht.*2 adults, 1 child\s*AED\s398/)
    expect(left?.textContent).not.toContain(line.experience.title)
    expect(navigate).not.toHaveBeenCalled()
    await confirm()
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce())
    expect(write).toHaveBeenLastCalledWith(
      'post',
      'orders',
      expect.objectContaining({
        body: expect.objectContaining({ without: [line.id], agreedTotal: dirhams(398) }) as unknown,
      }),
    )
  })

  it('with other prices shows both', async () => {
    await find(
      review({
        check: 'prices-changed',
        repriced: [{ lineId: yacht.id, agreed: dirhams(398), now: dirhams(420) }],
        totalPayable: dirhams(818),
      }),
    )
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The price has changed')
    expect(screen.getByText(/Please review the new total before you continue\./)).toBeTruthy()
    const row = screen.getAllByText('Private yacht')[0]?.closest('li')
    expect(row?.textContent).toMatch(/Before\s*AED\s398\s*Now\s*AED\s420/)
    expect(screen.getByRole('region', { name: 'Confirm' }).textContent).toMatch(
      /New total payable\s*AED\s818/,
    )
  })

  it('names what a promo code takes off, so that the lines add up to the new total', async () => {
    const discounted = buildCart({ discount: dirhams(25), promo: { code: 'DHOW25', state: 'applied' } })
    await find(review({ check: 'prices-changed', cart: discounted, totalPayable: dirhams(373) }))
    const row = screen.getByText(/DHOW25/).closest('li')
    expect(row?.textContent).toMatch(/[-−]AED\s25|AED\s[-−]?25/)
  })

  it('with both says both', async () => {
    await find(
      review({
        check: 'some-unavailable-and-prices-changed',
        unavailable: [line.id],
        cart: buildCart({ lines: [gone, yacht] }),
        repriced: [{ lineId: yacht.id, agreed: dirhams(398), now: dirhams(420) }],
        totalPayable: dirhams(420),
      }),
    )
    const titles = screen.getAllByRole('heading').map(({ textContent }) => textContent)
    expect(titles).toEqual([
      'Part of your cart is unavailable and prices have changed',
      'No longer available',
      'Price changed',
      'Still in your order',
    ])
    expect(screen.getByText(/You can continue with the rest at the new total\./)).toBeTruthy()
  })

  it('with nothing left offers nothing to pay, but a way on', async () => {
    await find(
      review({
        check: 'all-unavailable',
        unavailable: [line.id, yacht.id],
        cart: buildCart({ lines: [gone] }),
        totalPayable: dirhams(0),
      }),
    )
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Everything in your cart is now unavailable',
      'No longer available',
    ])
    expect(screen.getByText(/Choose another time in your cart, or something else\./)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Confirm and Pay' })).toBeNull()
    expect(screen.getByRole('link', { name: 'View cart' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Discover experiences' })).toBeTruthy()
  })

  it('leads back to the form as it was', async () => {
    await find(review({ unavailable: [line.id], cart: buildCart({ lines: [gone, yacht] }) }))
    await userEvent.click(screen.getByRole('button', { name: 'Back to checkout' }))
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Checkout' }))
  })
})

describe('after turning back from the payment page', () => {
  const now = Date.parse('2026-12-01T10:00:00Z')
  beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date', 'setInterval', 'clearInterval'] }))
  afterEach(() => {
    vi.useRealTimers()
  })
  const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))

  /** Checkout of a cart that was ordered a while ago, and whose places are held for another ninety seconds. */
  async function comeBack({
    changed = {},
    write = replying(kept(90)),
  }: { changed?: Partial<Cart>; write?: ReturnType<typeof replying> } = {}) {
    const cart = buildCart()
    const visitMemory = freshMemory()
    createCheckoutMemory({ memory: freshMemory(), visitMemory }).keepPending({
      reference: 'DH-1',
      paymentUrl: 'https://pay.example/1',
      heldUntil: new Date(now + 90_000).toISOString(),
      cartId: cart.id,
      contents: contentsOf(cart),
      currency: cart.currency,
    })
    return open({ cart: buildFakeCartStore({ ...cart, ...changed }), visitMemory, write })
  }
  const replying = (...replies: LeavePaymentReply[]) => {
    const write = vi.fn<() => Promise<unknown>>(() => Promise.resolve(pay))
    for (const reply of replies) write.mockResolvedValueOnce(reply)
    return write
  }
  const kept = (seconds: number): LeavePaymentReply => ({
    outcome: 'kept',
    heldUntil: new Date(now + seconds * 1000).toISOString(),
  })

  it('counts down how long the places are held', async () => {
    await comeBack()
    // "on hold" is what an authorised card is for
    expect(screen.getByText(/^Your places are held until \d+:\d\d\s[AP]M$/)).toBeTruthy()
    expect(screen.queryByText(/on hold/)).toBeNull()
    expect(screen.getByRole('timer').textContent).toBe('1:30')
    expect(screen.getByRole('link', { name: 'Continue to payment' }).getAttribute('href')).toBe(
      'https://pay.example/1',
    )
    pass(31)
    expect(screen.getByRole('timer').textContent).toBe('0:59')
  })

  it('tells the shop that the payment page was left, and counts what that leaves', async () => {
    const { write } = await comeBack({ write: replying(kept(60)) })
    expect(write).toHaveBeenCalledExactlyOnceWith(
      'post',
      'cart/payment-left',
      expect.objectContaining({ body: { places: 'keep' } }),
    )
    await waitFor(() => expect(screen.getByRole('timer').textContent).toBe('1:00'))
  })

  it('says at once that nothing is held where the places have returned already', async () => {
    await comeBack({ write: replying({ outcome: 'settled' }) })
    expect((await screen.findByRole('alert')).textContent).toContain('Your places are no longer held')
  })

  it('gives the places back when the buyer wants it, and says so', async () => {
    const { write } = await comeBack({ write: replying(kept(90), { outcome: 'released' }) })
    await userEvent.click(screen.getByRole('button', { name: 'Release my places' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was charged.')
    expect(screen.queryByRole('link', { name: 'Continue to payment' })).toBeNull()
    expect(write).toHaveBeenLastCalledWith(
      'post',
      'cart/payment-left',
      expect.objectContaining({ body: { places: 'release' } }),
    )
  })

  it('says when the places could not be given back, which still are held', async () => {
    const write = replying(kept(90))
    await comeBack({ write })
    write.mockRejectedValueOnce(new TypeError('away'))
    await userEvent.click(screen.getByRole('button', { name: 'Release my places' }))
    expect(await screen.findByText('Your places could not be released. Please try again.')).toBeTruthy()
    expect(screen.getByRole('timer')).toBeTruthy()
  })

  it('counts nothing down where nothing is held: before an order, and after the cart was changed', async () => {
    const { unmount } = await open()
    expect(screen.queryByRole('timer')).toBeNull()
    unmount()
    await comeBack({ changed: { lines: [] } })
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByText('Your places are no longer held')).toBeNull()
  })

  it('stays in reach in another currency, and says in which one it is paid', async () => {
    const { currency } = buildCart()
    const { unmount } = await comeBack({ changed: { revision: 9 } })
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toBeTruthy()
    expect(screen.queryByText(/placed in/)).toBeNull()
    unmount()
    await comeBack({ changed: { revision: 9, currency: 'JPY' } })
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toBeTruthy()
    expect(screen.getByText(`This order was placed in ${currency} and is paid in it.`)).toBeTruthy()
  })

  it('has them checked and held again by one press when the time is over, with what was typed', async () => {
    const { write, navigate } = await comeBack()
    await fillIn()
    write.mockClear()
    pass(90)
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByRole('alert').textContent).toContain('Your places are no longer held')
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada')
    expect(write).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Check again and pay' }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('https://pay.example/1', { external: true }))
    expect(write).toHaveBeenCalledExactlyOnceWith(
      'post',
      'orders',
      expect.objectContaining({
        body: expect.objectContaining({
          buyer: expect.objectContaining({ firstName: 'Ada', email: 'ada@example.com' }) as unknown,
          agreedTotal: dirhams(398),
        }) as unknown,
      }),
    )
  })
})
