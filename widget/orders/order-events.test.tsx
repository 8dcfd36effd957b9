import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking, WholeInvoice } from '../../server/contract/checkout.ts'
import { dirhams } from '../../server/testing/factories/cart.ts'
import { buildBooking, buildChange, buildInvoice } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { createToasts } from '../ui/overlays/toast-store.ts'
import { OrderView } from './order-view.tsx'

// jsdom has popovers and dialogs that cannot be opened
beforeAll(() => {
  HTMLElement.prototype.showPopover = () => undefined
  HTMLElement.prototype.hidePopover = () => undefined
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const order = { reference: 'DH-7XR3DD', token: 't' }
const show = (overrides: Partial<WholeInvoice>) =>
  renderScreen(<OrderView order={order} />, {
    api: answeringApi({ read: () => Promise.resolve(buildInvoice(overrides)) }),
  })
// while it is being fetched, another heading says so
const heading = () =>
  waitFor(() => {
    const text = screen.getByRole('heading', { level: 1 }).textContent
    expect(text).not.toBe('Your booking is in progress')
    return text
  })
const head = () => screen.getByRole('heading', { level: 1 }).closest('header')?.textContent ?? ''
const titled = (title: string, overrides: Partial<Booking>) =>
  buildBooking({ experience: { ...buildBooking().experience, title }, ...overrides })
const waiting = buildChange({
  kind: 'move',
  at: '2026-11-23T08:00:00Z',
  state: 'waiting',
  due: dirhams(60),
  paymentUrl: 'https://pay.example/cs_2',
  heldUntil: '2026-11-23T08:35:00Z',
})

describe('the head of an order of which something became else since', () => {
  const changed = titled('Dunes', { changes: [buildChange({ at: '2026-11-22T08:00:00Z' })] })
  const cancelled = (cancelledAt: string) =>
    titled('Dhow dinner', { reference: 'DH-7XR3DD-2', status: 'CANCELLED', cancelledAt })

  it('tells of the booking that was cancelled last, and that the rest stands', async () => {
    await show({ bookings: [changed, cancelled('2026-11-23T08:00:00Z')] })
    expect(await heading()).toBe('One of your bookings was cancelled')
    expect(head()).toContain(
      'Your booking for “\u2068Dhow dinner\u2069” was cancelled. The rest of your order has not changed.',
    )
    expect(head()).not.toContain('has been changed')
  })

  it('tells of the change that was made after a booking was cancelled', async () => {
    await show({ bookings: [changed, cancelled('2026-11-22T07:59:59.5Z')] })
    expect(await heading()).toBe('Your booking has been changed')
  })

  it('tells of a reservation that is paid after it was changed, and not of the change', async () => {
    const moves = [
      { kind: 'payment' as const, at: '2026-11-23T08:00:00Z', amount: dirhams(358), byHand: true },
    ]
    await show({ bookings: [changed], paymentMethod: 'PAY_LATER', moves })
    expect(await heading()).toMatch(/^You’re going/)
    expect(head()).not.toContain('has been changed')
  })

  it('says of a reservation what was paid by hand and what by card, and what of a refund is still due', async () => {
    const dearer = buildChange({ id: 'dearer', kind: 'move', due: dirhams(250) })
    const cheaper = buildChange({
      at: '2026-11-23T08:00:00Z',
      refund: dirhams(445),
      refundOwed: dirhams(195),
    })
    const bookings = [
      titled('Dunes', { total: dirhams(290), refunded: dirhams(445), changes: [dearer, cheaper] }),
    ]
    await show({ bookings, paymentMethod: 'PAY_LATER', refundOwed: dirhams(195) })
    await heading()
    expect(head()).toMatch(
      /AED\s485 has been paid, as arranged with our support team, and AED\s250 by card\./,
    )
    expect(head()).toMatch(/AED\s250 refunded\s·\sAED\s195 refund due/)
  })

  it('says that a change was not made, and of no payment that went through', async () => {
    const given = buildChange({ ...waiting, state: 'lapsed', paymentUrl: undefined })
    await show({ bookings: [titled('Dunes', { changes: [buildChange(), given] })] })
    expect(await heading()).toBe('Your booking is unchanged')
    expect(head()).toContain('the change was not made')
    expect(head()).not.toMatch(/Your payment went through|has been changed/)
  })

  it('says that the supplier is asked, also after an earlier change', async () => {
    const asked = buildChange({
      at: '2026-11-23T08:00:00Z',
      state: 'asked',
      answerBy: '2026-11-24T08:00:00Z',
      refund: dirhams(60),
    })
    await show({ bookings: [titled('Dunes', { changes: [buildChange(), asked] })] })
    expect(await heading()).toBe('Change requested')
    expect(head()).not.toContain('has been changed')
    expect(head()).toMatch(/If the supplier agrees, AED\s\S+ will be refunded\. Your refund goes to the card/)
  })
})

describe('a change that waits for its payment', () => {
  it('is what the head is about, with both ways on, and has the focus', async () => {
    await show({ bookings: [buildBooking({ changes: [buildChange(), waiting] })] })
    expect(await heading()).toBe('Your change is waiting for payment')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    expect(head()).toMatch(/“\u2068?.+\u2069?”: .+ We are holding the new places until/)
    expect(head()).toMatch(/AED\s60 for your change has not been paid yet\. You have paid AED\s398 by card/)
    expect(head()).not.toMatch(/Your payment went through|You’re going|has been changed/)
    const actions = within(screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement)
    expect(actions.getByRole('link', { name: /^Pay AED\s60$/ }).getAttribute('href')).toBe(waiting.paymentUrl)
    expect(actions.getByRole('button', { name: 'Keep my booking as it is' })).toBeTruthy()
  })

  it('says of a booking on request that its supplier has to agree as well, in the head and beside it', async () => {
    const { experience } = buildBooking()
    const said = /The supplier then has to agree too\./g
    await show({
      bookings: [
        buildBooking({ changes: [waiting], experience: { ...experience, instantConfirmation: false } }),
      ],
    })
    await heading()
    expect(head()).toMatch(said)
    expect(document.body.textContent?.match(said)).toHaveLength(2)
  })

  it('leaves no date until which changes are possible, and speaks of no supplier', async () => {
    await show({ bookings: [buildBooking({ changes: [waiting] })] })
    await heading()
    expect(document.body.textContent).not.toContain('Changes possible until')
    expect(document.body.textContent).not.toContain('has to agree')
  })

  it.each([
    ['kept', 'lapsed', 'Your booking stays as it was.', 'Your booking is unchanged'],
    [
      'changed',
      'applied',
      'It was too late to stop this change. Your booking has been changed.',
      'Your booking has been changed',
    ],
  ] as const)('can be given up: it is %s', async (outcome, state, said, title) => {
    const toasts = createToasts()
    let bookings = [buildBooking({ changes: [waiting] })]
    const calls: string[] = []
    const api = answeringApi({
      read: () => Promise.resolve(buildInvoice({ bookings })),
      write: (method, path) => {
        calls.push(`${method} ${path}`)
        bookings = [buildBooking({ changes: [{ ...waiting, state }] })]
        return Promise.resolve({ outcome })
      },
    })
    await renderScreen(<OrderView order={order} />, { api, toasts })
    const booking = await screen.findByRole('article', { name: bookings[0]?.experience.title })
    await userEvent.click(within(booking).getByRole('button', { name: 'Keep my booking as it is' }))
    await waitFor(async () => expect(await heading()).toBe(title))
    expect(calls).toEqual([`delete orders/DH-7XR3DD/bookings/DH-7XR3DD-1/changes/${waiting.id}`])
    expect(toasts.shown.value.map(({ text }) => text)).toEqual([said])
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('stands, and says so, where it could not be given up', async () => {
    const bookings = [buildBooking({ changes: [waiting] })]
    const api = answeringApi({
      read: () => Promise.resolve(buildInvoice({ bookings })),
      write: () => Promise.reject(new Error('nothing answered')),
    })
    await renderScreen(<OrderView order={order} />, { api })
    const [keep] = await screen.findAllByRole('button', { name: 'Keep my booking as it is' })
    if (keep) await userEvent.click(keep)
    expect((await screen.findByRole('alert')).textContent).toMatch(/nothing was changed/)
  })
})

it('goes on at the words that tell which booking was cancelled, which stands after the others', async () => {
  const [first, second] = [titled('Dunes', {}), titled('Dhow dinner', { reference: 'DH-7XR3DD-2' })]
  let bookings = [first, second]
  const quote = {
    booking: first.reference,
    paid: dirhams(398),
    feePercent: 0,
    fee: dirhams(0),
    refund: dirhams(398),
  }
  const api = answeringApi({
    read: (path) => Promise.resolve(path.includes('cancellation') ? quote : buildInvoice({ bookings })),
    write: () => {
      bookings = [{ ...first, status: 'CANCELLED', cancelledAt: '2026-11-23T08:00:00Z' }, second]
      return Promise.resolve({ outcome: 'cancelled', refund: dirhams(398) })
    },
  })
  await renderScreen(<OrderView order={order} />, { api })
  const [cancel] = await screen.findAllByRole('button', { name: 'Cancel this booking' })
  if (cancel) await userEvent.click(cancel)
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  expect(document.activeElement?.textContent).toMatch(/cancelled/)
  const names = screen.getAllByRole('article', { name: /Dunes|Dhow/ }).map((article) => article.textContent)
  expect(names[0]).toContain('Dhow dinner')
})

it('says once how long banks take, while one refund runs and another has arrived', async () => {
  const refunded = buildBooking({
    reference: 'DH-7XR3DD-2',
    status: 'CANCELLED',
    cancelledAt: '2026-11-23T08:00:00Z',
    refunded: dirhams(398),
  })
  await show({ bookings: [buildBooking(), refunded], refunding: dirhams(100) })
  await heading()
  expect(head().match(/Banks usually take/g)).toHaveLength(1)
  expect(head()).toMatch(/AED\s298 has been refunded\. Your refund of AED\s100 is on its way/)
})
