import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { CancelBookingReply, CancellationQuote } from '../../server/contract/cancellations.ts'
import type { Booking } from '../../server/contract/checkout.ts'
import { dirhams } from '../../server/testing/factories/cart.ts'
import { buildBooking, buildChange, buildInvoice } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { CancelBooking } from './cancel-booking.tsx'
import type { GivenBack } from './given-back.ts'
import { chargedWithout } from './outcomes.ts'

// jsdom has dialogs that cannot be opened
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const booking = buildBooking({ reference: 'DH-7XR3DD-1' })
const moved = buildChange({ kind: 'move', due: dirhams(60) })
const quote: CancellationQuote = {
  booking: booking.reference,
  paid: dirhams(398),
  feePercent: 0,
  fee: dirhams(0),
  refund: dirhams(398),
  freeUntil: '2026-11-30T05:00:00Z',
  cancellationTerms: [{ until: '2026-11-30T05:00:00Z', percent: 0 }],
}

async function open(answers: {
  read: CancellationQuote | Error
  write?: (CancelBookingReply | Error)[]
  policy?: Booking['cancellation']
  refunded?: Booking['refunded']
  wasFree?: boolean
  changes?: Booking['changes']
  chargesRest?: Booking['total']
}) {
  const replies = [...(answers.write ?? [])]
  const settle = <Reply,>(reply: Reply | Error | undefined) =>
    reply instanceof Error || reply === undefined
      ? Promise.reject(reply ?? new Error('not asked for here'))
      : Promise.resolve(reply)
  const write = vi.fn((..._call: unknown[]) => settle(replies.shift()))
  const api = answeringApi({ read: () => settle(answers.read), write })
  const onCancelled = vi.fn<(given: GivenBack) => void>()
  await renderScreen(
    <CancelBooking
      order={{ reference: 'DH-7XR3DD', token: 't' }}
      booking={{
        ...booking,
        cancellation: answers.policy ?? booking.cancellation,
        refunded: answers.refunded ?? booking.refunded,
        wasFree: answers.wasFree,
        changes: answers.changes ?? [],
      }}
      chargesRest={answers.chargesRest}
      onCancelled={onCancelled}
    />,
    { api },
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancel this booking' }))
  await screen.findByRole('dialog', { name: 'Cancel this booking?' })
  return { write, onCancelled }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('cancelling a booking', () => {
  it('says what comes back before anything happens, and cancels by those terms', async () => {
    const { write, onCancelled } = await open({
      read: quote,
      write: [{ outcome: 'cancelled', refund: dirhams(398) }],
    })
    const refund = await screen.findByText('Your refund')
    expect(refund.closest('[aria-live="polite"]')).not.toBeNull()
    expect(screen.getByText(/^Free cancellation until /)).toBeDefined()
    expect(screen.getByText('Your refund goes to the card you paid with.')).toBeDefined()
    // the main button does what the dialog is for
    expect(screen.getByRole('button', { name: 'Cancel booking' }).className).toContain('button--act')
    expect(screen.getByRole('button', { name: 'Keep booking' }).className).not.toContain('button--act')
    expect(write).not.toHaveBeenCalled()
    await press('Cancel booking')
    await waitFor(() => expect(onCancelled).toHaveBeenCalledOnce())
    expect(onCancelled).toHaveBeenCalledWith({ refund: dirhams(398), guests: booking.guests })
    expect(write).toHaveBeenCalledWith(
      'post',
      'orders/DH-7XR3DD/bookings/DH-7XR3DD-1/cancellation',
      expect.objectContaining({ token: 't', body: { agreedRefund: dirhams(398) } }),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says what becomes of a change that is not decided yet', async () => {
    await open({ read: quote, changes: [{ ...moved, state: 'asked' }] })
    expect(
      await screen.findByText(
        /^The change you asked for ends as well, and the AED\s60 authorised on your card for it is released\.$/,
      ),
    ).toBeDefined()
    cleanup()
    await open({ read: quote, changes: [{ ...moved, state: 'waiting' }] })
    expect(
      await screen.findByText('The change you asked for ends as well. Nothing is charged for it.'),
    ).toBeDefined()
    cleanup()
    await open({ read: quote, changes: [{ ...moved, state: 'applied' }] })
    await screen.findByText('Your refund')
    expect(screen.queryByText(/ends as well/)).toBeNull()
  })

  it('shows terms that have changed and waits for a fresh yes', async () => {
    const dearer = { ...quote, feePercent: 50, fee: dirhams(199), refund: dirhams(199), freeUntil: undefined }
    const { write, onCancelled } = await open({
      read: quote,
      write: [
        { outcome: 'review', quote: dearer },
        { outcome: 'cancelled', refund: dirhams(199) },
      ],
    })
    await press('Cancel booking')
    expect((await screen.findByRole('alert')).textContent).toContain('The terms have changed')
    expect(screen.getByText('Cancellation fee (50%)')).toBeDefined()
    expect(onCancelled).not.toHaveBeenCalled()
    await press('Cancel booking')
    await waitFor(() => expect(onCancelled).toHaveBeenCalledOnce())
    expect(write.mock.calls[1]?.[2]).toMatchObject({ body: { agreedRefund: dirhams(199) } })
  })

  it('says that the free time has ended only where there was one', async () => {
    const late = { ...quote, feePercent: 100, fee: dirhams(398), refund: dirhams(0) }
    const read = { ...late, freeUntil: undefined, cancellationTerms: [] }
    const step = { days: 1, hours: 0, minutes: 0 }
    const ended = 'The free cancellation period has ended.'
    // by its terms it was free once, and that was over when it was bought
    await open({ read, policy: { kind: 'FREE', steps: [{ ...step, penaltyPercent: 0 }] } })
    expect(await screen.findByText('Non-refundable')).toBeDefined()
    expect(screen.queryByText(ended)).toBeNull()
    cleanup()
    await open({ read, wasFree: true, policy: { kind: 'FREE', steps: [{ ...step, penaltyPercent: 0 }] } })
    expect(await screen.findByText(ended)).toBeDefined()
  })

  it('says of what the sum was paid once some of it has gone back', async () => {
    await open({ read: quote })
    expect(await screen.findByText('You paid')).toBeDefined()
    cleanup()
    await open({ read: quote, refunded: dirhams(100) })
    expect(await screen.findByText('Paid for what is still booked')).toBeDefined()
    expect(screen.queryByText('You paid')).toBeNull()
  })

  it('speaks of no card where none was used, but of who refunds it', async () => {
    await open({ read: { ...quote, byHand: true } })
    expect(await screen.findByText('Our support team will contact you about the refund.')).toBeDefined()
    expect(screen.queryByText(/the card you paid with/)).toBeNull()
  })

  it('offers no button where it cannot be cancelled, and says why', async () => {
    await open({ read: { ...quote, refusal: 'started' } })
    expect(await screen.findByText(/has already started/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull()
  })

  it('says that nothing was cancelled when nobody answers', async () => {
    const { onCancelled } = await open({ read: quote, write: [new TypeError('Failed to fetch')] })
    await press('Cancel booking')
    expect((await screen.findByRole('alert')).textContent).toContain('nothing was cancelled')
    expect(onCancelled).not.toHaveBeenCalled()
  })
})

describe('cancelling the last request of an order that is authorised', () => {
  const asked = buildBooking({ reference: 'DH-7XR3DD-2', status: 'PENDING', total: dirhams(700) })
  const on = (bookings: Booking[], paymentStatus: 'AUTHORISED' | 'CAPTURED' = 'AUTHORISED') =>
    chargedWithout(asked, buildInvoice({ outcome: 'on-hold', paymentStatus, bookings }))

  it('says that nothing is charged for it, and what is charged for the rest', async () => {
    await open({
      read: { ...quote, paid: dirhams(0), refund: dirhams(0) },
      chargesRest: on([booking, asked]),
    })
    const told = await screen.findByText(/^You have not been charged for this booking and will not be\./)
    expect(told.textContent?.replaceAll('\u00a0', ' ')).toContain(
      'The rest of your order is confirmed, so your card is then charged AED 398 for it.',
    )
  })

  it('charges nothing while another request waits, where nothing is confirmed, and where all was paid', () => {
    expect(on([booking, asked])).toEqual(booking.total)
    const other = buildBooking({ reference: 'DH-7XR3DD-3', status: 'PENDING' })
    expect(on([booking, asked, other])).toBeUndefined()
    expect(on([asked, buildBooking({ reference: 'DH-7XR3DD-4', status: 'REJECTED' })])).toBeUndefined()
    expect(on([booking, asked], 'CAPTURED')).toBeUndefined()
    expect(chargedWithout(booking, buildInvoice({ bookings: [booking] }))).toBeUndefined()
  })
})
