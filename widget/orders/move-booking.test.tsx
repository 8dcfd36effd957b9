import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import type { CalendarReply, DeparturesReply } from '../../server/contract/availability.ts'
import { dirhams } from '../../server/testing/factories/cart.ts'
import { buildBooking } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { MoveBooking } from './move-booking.tsx'

// jsdom has dialogs that cannot be opened
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const stay = buildBooking({
  start: '2026-12-20T14:00',
  units: [{ id: 'ITEM', title: 'Room', quantity: 1 }],
  guests: 2,
  periods: 2,
  price: {
    total: dirhams(400),
    lines: [
      {
        kind: 'unit',
        id: 'ITEM',
        label: 'Room',
        quantity: 1,
        periods: 2,
        period: 'NIGHT',
        unitPrice: dirhams(200),
        amount: dirhams(400),
      },
    ],
  },
})
const days: CalendarReply = { month: '2026-12', days: [], firstMonth: '2026-12', lastMonth: '2026-12' }
const times: DeparturesReply = { date: '2026-12-20', timeZone: 'Asia/Dubai', options: [] }

it('offers another number of people in a room, as many as it takes, and says that the nights stay', async () => {
  const option = {
    id: stay.option,
    units: [{ id: 'ITEM', title: 'Room', minimum: 0, places: 1, guests: 3, price: dirhams(200) }],
  }
  const periods = { period: 'NIGHT', minimum: 1, maximum: 5 }
  const write = vi.fn((..._call: unknown[]) => Promise.reject(new TypeError('not asked for here')))
  const read = (path: string) =>
    path.endsWith('/calendar') ? days : path.includes('departures') ? times : { options: [option], periods }
  await renderScreen(
    <MoveBooking order={{ reference: 'DH-7XR3DD', token: 't' }} booking={stay} onChanged={() => undefined} />,
    { api: answeringApi({ read, write }) },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Change booking' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('button', { name: 'One more: Guests' }))
  expect(dialog.getByRole('button', { name: 'One more: Guests' }).getAttribute('aria-disabled')).toBe('true')
  expect(dialog.getByText('The length stays as booked: 2 nights.')).toBeDefined()
  expect(await dialog.findByText(/^AED\s200 per night$/)).toBeDefined()
  expect(dialog.getByText(/^The option stays as booked: /)).toBeDefined()
  await waitFor(() =>
    expect(write).toHaveBeenLastCalledWith(
      'post',
      expect.stringContaining('change-quotes'),
      expect.objectContaining({
        body: { kind: 'move', start: stay.start, units: { ITEM: 1 }, guests: 3 },
      }),
    ),
  )
})

it('says nothing of the most that can be had of a boat that is the only one', async () => {
  const option = {
    id: stay.option,
    units: [{ id: 'ITEM', title: 'Boat', minimum: 0, maximum: 1, places: 1, guests: 3, price: dirhams(200) }],
  }
  const write = () => Promise.reject(new TypeError('not asked for here'))
  const read = (path: string) =>
    path.endsWith('/calendar') ? days : path.includes('departures') ? times : { options: [option] }
  await renderScreen(
    <MoveBooking order={{ reference: 'DH-7XR3DD', token: 't' }} booking={stay} onChanged={() => undefined} />,
    { api: answeringApi({ read, write }) },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Change booking' }))
  const dialog = within(await screen.findByRole('dialog'))
  const boat = await dialog.findByRole('group', { name: 'Boat' })
  expect(within(boat).queryByText('Up to 1')).toBeNull()
  expect(within(boat).getByRole('button', { name: 'One fewer: Boat' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

it('offers the ticket of a family to the guests whom it costs less', async () => {
  const booking = buildBooking({
    start: '2026-12-20T14:00',
    units: [{ id: 'ADULT', quantity: 2 }],
    guests: 2,
  })
  const unit = (id: string, amount: number, more = {}) => ({
    id,
    minimum: 0,
    places: 1,
    price: dirhams(amount),
    ...more,
  })
  const units = [
    unit('ADULT', 229),
    unit('CHILD', 179),
    unit('FAMILY', 699, { places: 4, covers: { ADULT: 2, CHILD: 2 } }),
  ]
  const write = vi.fn((..._call: unknown[]) => Promise.reject(new TypeError('not asked for here')))
  const read = (path: string) =>
    path.endsWith('/calendar')
      ? days
      : path.includes('departures')
        ? times
        : { options: [{ id: booking.option, units }] }
  await renderScreen(
    <MoveBooking
      order={{ reference: 'DH-7XR3DD', token: 't' }}
      booking={booking}
      onChanged={() => undefined}
    />,
    { api: answeringApi({ read, write }) },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Change booking' }))
  const dialog = within(await screen.findByRole('dialog'))
  const more = await dialog.findByRole('button', { name: /^One more: Children?/ })
  await userEvent.click(more)
  expect(dialog.queryByRole('button', { name: 'Use it' })).toBeNull()
  await userEvent.click(more)
  await userEvent.click(await dialog.findByRole('button', { name: 'Use it' }))
  await waitFor(() =>
    expect(write).toHaveBeenLastCalledWith(
      'post',
      expect.stringContaining('change-quotes'),
      expect.objectContaining({
        body: { kind: 'move', start: booking.start, units: { ADULT: 0, CHILD: 0, FAMILY: 1 } },
      }),
    ),
  )
})

/** Opens the change of a booking of two adults with lunch, as a quote of it is answered. */
async function openWithLunch(quoted: object, currency = 'AED') {
  const price = (amount: number, quantity: number) => ({
    total: dirhams(amount),
    lines: [
      {
        kind: 'extra' as const,
        id: 'lunch',
        label: 'Lunch',
        quantity,
        periods: 1,
        unitPrice: dirhams(95),
        amount: dirhams(95 * quantity),
      },
    ],
  })
  const booking = buildBooking({ guests: 2, price: price(648, 2) })
  const side = (guests: number) => ({
    start: booking.start,
    units: [{ id: 'ADULT', quantity: 2 }],
    guests,
    price: price(95 * guests, guests),
  })
  const quote = {
    booking: booking.reference,
    kind: 'move',
    before: side(2),
    after: side(3),
    paid: dirhams(648),
    feePercent: 0,
    fee: dirhams(0),
    refund: dirhams(0),
    due: dirhams(95),
    asksSupplier: false,
    ...quoted,
  }
  const unit = (id: string, amount: number, more = {}) => ({
    id,
    minimum: 0,
    places: 1,
    price: { ...dirhams(amount), currency },
    ...more,
  })
  const units = [
    unit('ADULT', 229),
    unit('CHILD', 179, { originalPrice: dirhams(199) }),
    unit('INFANT', 0, { ages: { minimum: 0, maximum: 2 } }),
  ]
  const read = (path: string) =>
    path.endsWith('/calendar')
      ? days
      : path.includes('departures')
        ? times
        : { options: [{ id: booking.option, units }] }
  await renderScreen(
    <MoveBooking
      order={{ reference: 'DH-7XR3DD', token: 't' }}
      booking={booking}
      onChanged={() => undefined}
    />,
    { api: answeringApi({ read, write: () => quote }) },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Change booking' }))
  return within(await screen.findByRole('dialog'))
}
const textOf = async (dialog: Awaited<ReturnType<typeof openWithLunch>>, name: string) =>
  (await dialog.findByRole('group', { name })).querySelector('.stepper__hint')?.textContent

it('says what each ticket costs, and which extras go along with the guests', async () => {
  const dialog = await openWithLunch({})
  await waitFor(async () => expect(await textOf(dialog, 'Adults')).toBe('AED\u00a0229'))
  expect(await textOf(dialog, 'Children')).toBe('Was AED\u00a0199 AED\u00a0179')
  expect(await textOf(dialog, 'Infants')).toMatch(/^Up to age 2.*Free$/)
  await userEvent.click(dialog.getByRole('button', { name: 'One more: Infants' }))
  expect(await dialog.findByText(/^Additional services: 3 × Lunch \(\u2068AED\s285\u2069\)$/)).toBeDefined()
})

it('says no price of a ticket in another currency than the booking was paid in', async () => {
  const dialog = await openWithLunch({}, 'EUR')
  await waitFor(async () => expect(await textOf(dialog, 'Infants')).toBe('Up to age 2'))
})

it('says beside its buttons why a change cannot be', async () => {
  const dialog = await openWithLunch({ refusal: 'not-available', fault: 'not-running', after: undefined })
  const refusal = await dialog.findByText('This time is not available.')
  const beside = dialog.getByRole('button', { name: 'Keep as is' }).parentElement
  expect(beside?.contains(refusal)).toBe(true)
  expect(refusal.closest('[aria-live="polite"]')).not.toBeNull()
})

it('has the extras as the booking panel does, with what was bought, and asks about what is chosen instead', async () => {
  const booking = buildBooking({
    start: '2026-12-20T14:00',
    units: [{ id: 'ADULT', quantity: 2 }],
    guests: 2,
    extras: [
      { id: 'seat', title: 'Child seat', quantity: 2 },
      { id: 'massage', title: 'Massage', quantity: 2 },
      { id: 'tea', title: 'Tea', quantity: 2 },
    ],
  })
  const extra = (id: string, title: string, more = {}) => ({
    id,
    title,
    price: dirhams(20),
    per: 'BOOKING',
    maximum: 5,
    ...more,
  })
  const experience = {
    options: [{ id: booking.option, units: [{ id: 'ADULT', minimum: 0, places: 1, price: dirhams(229) }] }],
    extras: [
      extra('seat', 'Child seat'),
      extra('massage', 'Massage', { atMost: 'GUESTS' }),
      extra('lunch', 'Lunch', { per: 'PERSON' }),
      extra('tea', 'Tea', { per: 'PERSON' }),
      extra('car', 'Car from your hotel', { asks: 'ADDRESS' }),
      extra('dinner', 'Dinner', { options: ['another'] }),
    ],
  }
  const write = vi.fn((..._call: unknown[]) => Promise.reject(new TypeError('not asked for here')))
  const read = (path: string) =>
    path.endsWith('/calendar') ? days : path.includes('departures') ? times : experience
  await renderScreen(
    <MoveBooking
      order={{ reference: 'DH-7XR3DD', token: 't' }}
      booking={booking}
      onChanged={() => undefined}
    />,
    { api: answeringApi({ read, write }) },
  )
  const asks = (units: object, extras?: object) =>
    waitFor(() =>
      expect(write).toHaveBeenLastCalledWith(
        'post',
        expect.stringContaining('change-quotes'),
        expect.objectContaining({ body: { kind: 'move', start: booking.start, units, extras } }),
      ),
    )
  await userEvent.click(screen.getByRole('button', { name: 'Change booking' }))
  const dialog = within(await screen.findByRole('dialog'))
  const countOf = (name: string) =>
    within(dialog.getByRole('group', { name })).getByRole('status').textContent
  await dialog.findByRole('group', { name: 'Child seat' })
  expect([countOf('Child seat'), countOf('Massage')]).toEqual(['2', '2'])
  // nobody has said where a car would have to come to, and the dinner is another option's
  expect(dialog.queryByText('Car from your hotel')).toBeNull()
  expect(
    dialog.getByText(/^\u2068?Car from your hotel\u2069?: can only be added when you book,/),
  ).toBeDefined()
  expect(dialog.queryByText('Dinner')).toBeNull()
  await asks({ ADULT: 2 })

  await userEvent.click(dialog.getByRole('button', { name: 'One fewer: Adults' }))
  expect(countOf('Massage')).toBe('1')
  expect(dialog.getAllByText('That is more than the number of guests.')).toHaveLength(1)
  await asks({ ADULT: 1 })
  await userEvent.click(dialog.getByRole('button', { name: 'One fewer: Child seat' }))
  expect(dialog.queryByText('That is more than the number of guests.')).toBeNull()
  await asks({ ADULT: 1 }, { seat: 1, massage: 1, tea: 1 })
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Lunch/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'One fewer: Massage' }))
  await asks({ ADULT: 1 }, { seat: 1, lunch: 1, tea: 1 })
})
