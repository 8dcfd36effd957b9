import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ChangeBookingReply, ChangeQuote } from '../../server/contract/changes.ts'
import { dirhams } from '../../server/testing/factories/cart.ts'
import { buildBooking } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { ApiProblem } from '../environment/api.ts'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { LeaveGuests } from './leave-guests.tsx'
import type { GivenBack } from './given-back.ts'

// jsdom has dialogs that cannot be opened
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const booking = buildBooking({ units: [{ id: 'ADULT', quantity: 3 }], guests: 3 })
const side = (quantity: number, total: number) => ({
  start: booking.start,
  units: [{ id: 'ADULT', quantity }],
  guests: quantity,
  price: { total: dirhams(total), lines: [] },
})
const quote: ChangeQuote = {
  booking: booking.reference,
  kind: 'leave',
  before: side(3, 300),
  after: side(2, 200),
  paid: dirhams(300),
  feePercent: 0,
  fee: dirhams(0),
  refund: dirhams(100),
  due: dirhams(0),
  asksSupplier: false,
  freeUntil: '2026-11-30T05:00:00Z',
}

type Answer = ChangeQuote | ChangeBookingReply | Error

async function open(...answers: Answer[]) {
  return openOf(booking, ...answers)
}
async function openOf(left: typeof booking, ...answers: Answer[]) {
  return openBeside(true, left, ...answers)
}
async function openBeside(movable: boolean, left: typeof booking, ...answers: Answer[]) {
  const replies = [...answers]
  const write = vi.fn((..._call: unknown[]) => {
    const reply = replies.shift() ?? new Error('not asked for here')
    return reply instanceof Error ? Promise.reject(reply) : Promise.resolve(reply)
  })
  const onChanged = vi.fn<(given?: GivenBack) => void>()
  await renderScreen(
    <LeaveGuests
      order={{ reference: 'DH-7XR3DD', token: 't' }}
      booking={left}
      movable={movable}
      onChanged={onChanged}
    />,
    { api: answeringApi({ write }) },
  )
  const ofItems = left.units.some(({ id }) => id === 'ITEM')
  await press(ofItems ? 'Reduce booking' : 'Remove guests')
  await screen.findByRole('dialog', {
    name: ofItems ? 'How many do you still need?' : 'Who is still coming?',
  })
  return { write, onChanged }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const path = 'orders/DH-7XR3DD/bookings/DH-7XR3DD-1'

describe('cancelling some guests', () => {
  it('speaks of no refund where nothing was paid yet', async () => {
    await openOf({ ...booking, status: 'ON_HOLD' })
    expect(screen.getByText(/^Reduce the number of guests to see the new price\./)).toBeDefined()
    expect(screen.queryByText(/refund/)).toBeNull()
  })

  it('reads the booking again where another tab has changed it meanwhile', async () => {
    const { onChanged } = await open(quote, new ApiProblem(409, { code: 'not_changeable' }))
    await press('One fewer: Adults')
    await press('Confirm removal')
    expect(await screen.findByText(/Something has changed since you opened this page/)).toBeTruthy()
    expect(screen.queryByText(/nothing was changed/)).toBeNull()
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
    // what became of it is shown where it is
    expect(screen.getByRole('dialog', { name: 'Who is still coming?' })).toBeTruthy()
  })

  it('says what comes back before anything happens, and does it by those terms', async () => {
    const { write, onChanged } = await open(quote, { outcome: 'changed', refund: dirhams(100) })
    expect(screen.queryByRole('button', { name: 'Confirm removal' })).toBeNull()
    expect(screen.getByText(/^Reduce the number of guests to see what is refunded\./)).toBeDefined()
    await press('One fewer: Adults')
    expect(await screen.findByText('Your refund')).toBeDefined()
    expect(screen.queryByText(/Cancellation fee/)).toBeNull()
    // the main button does what the dialog is for
    expect(screen.getByRole('button', { name: 'Confirm removal' }).className).toContain('button--act')
    expect(screen.getByRole('button', { name: 'Keep as is' }).className).not.toContain('button--act')
    // beside the button too: on a phone the terms lie below the fold
    const foot = screen.getByRole('contentinfo').textContent?.replaceAll('\u00a0', ' ')
    expect(foot).toMatch(/AED 300 → AED 200.*Your refund AED 100/)
    expect(screen.getByText(/You can remove guests free of charge until/)).toBeDefined()
    expect(write).toHaveBeenCalledExactlyOnceWith('post', `${path}/change-quotes`, expect.anything())
    await press('Confirm removal')
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
    // of three guests, one is taken out
    expect(onChanged).toHaveBeenCalledWith({ refund: dirhams(100), guests: 1 })
    expect(write).toHaveBeenLastCalledWith(
      'post',
      `${path}/changes`,
      expect.objectContaining({
        token: 't',
        body: {
          change: { kind: 'leave', units: { ADULT: 2 } },
          agreedRefund: dirhams(100),
          agreedDue: dirhams(0),
        },
      }),
    )
  })

  it('says which extras stay without the guests, and where they are taken off too while that is possible', async () => {
    const seats = {
      kind: 'extra' as const,
      id: 'seat',
      label: 'Child seat',
      quantity: 1,
      periods: 1,
      unitPrice: dirhams(20),
      amount: dirhams(20),
    }
    const after = { ...side(2, 220), price: { total: dirhams(220), lines: [seats] } }
    await openOf({ ...booking, freeUntil: '2026-11-30T05:00:00Z' }, { ...quote, after })
    await press('One fewer: Adults')
    expect(await screen.findByText(/^Additional services: 1 × Child seat/)).toBeDefined()
    expect(
      screen.getByText('These stay booked. To change them as well, choose “Change booking” instead.'),
    ).toBeDefined()
    cleanup()
    await openBeside(false, booking, { ...quote, after })
    await press('One fewer: Adults')
    expect(await screen.findByText(/^Additional services: 1 × Child seat/)).toBeDefined()
    expect(screen.queryByText(/To change them as well/)).toBeNull()
  })

  it('shows terms that have changed and waits for a fresh yes', async () => {
    const { onChanged } = await open(
      quote,
      { outcome: 'review', quote: { ...quote, feePercent: 50, fee: dirhams(50), refund: dirhams(50) } },
      { outcome: 'changed', refund: dirhams(50) },
    )
    await press('One fewer: Adults')
    await press('Confirm removal')
    expect(await screen.findByText('Cancellation fee (50%)')).toBeDefined()
    expect(onChanged).not.toHaveBeenCalled()
    await press('Confirm removal')
    await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  })

  it('says that nothing comes back where all of it is kept, and nothing more', async () => {
    await open({ ...quote, feePercent: 100, fee: dirhams(100), refund: dirhams(0), freeUntil: undefined })
    await press('One fewer: Adults')
    // among the sums, and beside the button
    expect(await screen.findAllByText('Nothing is refunded')).toHaveLength(2)
    expect(screen.queryByText('No extra cost')).toBeNull()
    expect([...document.querySelectorAll('p')].filter(({ textContent }) => !textContent)).toEqual([])
  })

  it('says that somebody must still come, and asks nothing then', async () => {
    const { write } = await open(quote)
    for (let left = 3; left > 0; left--) await press('One fewer: Adults')
    const told = screen.getByText(/^At least one guest must remain/)
    expect(told.closest('[aria-live="polite"]')).not.toBeNull()
    expect(write).not.toHaveBeenCalled()
  })

  it('says why it cannot be, without a way to do it', async () => {
    await open({ ...quote, refusal: 'not-available', fault: 'unit-minimum', limit: 2, after: undefined })
    await press('One fewer: Adults')
    expect(await screen.findByText('At least 2 required.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Confirm removal' })).toBeNull()
  })

  it('can be tried again when nobody answered', async () => {
    const { write } = await open(quote, new TypeError('nothing answered'))
    await press('One fewer: Adults')
    await press('Confirm removal')
    expect(await screen.findByText(/nothing was changed/)).toBeDefined()
    expect(write).toHaveBeenCalledTimes(2)
  })
})

describe('giving up a quad', () => {
  const quads = (quantity: number) => [{ id: 'ITEM', title: 'Quad', quantity }]

  it('says how many guests the others carry, where that is fewer than come', async () => {
    const left = buildBooking({ units: quads(3), guests: 5 })
    const of = (quantity: number, guests: number) => ({
      ...side(quantity, 100 * quantity),
      units: quads(quantity),
      guests,
    })
    await openOf(left, { ...quote, before: of(3, 5), after: of(2, 4) })
    await press('One fewer: Quad')
    expect(await screen.findByText('2 × Quad: 4 guests at most')).toBeDefined()
  })

  it('says nothing of guests where all still come', async () => {
    const left = buildBooking({ units: quads(3), guests: 4 })
    const of = (quantity: number) => ({
      ...side(quantity, 100 * quantity),
      units: quads(quantity),
      guests: 4,
    })
    await openOf(left, { ...quote, before: of(3), after: of(2) })
    expect(screen.getByText(/^Reduce the number to see what is refunded\./)).toBeDefined()
    await press('One fewer: Quad')
    await screen.findByRole('button', { name: 'Confirm reduction' })
    expect(screen.queryByText(/at most/)).toBeNull()
    expect(screen.getByText(/You can reduce the number free of charge until/)).toBeDefined()
    expect(screen.queryByText(/remove guests/)).toBeNull()
  })
})
