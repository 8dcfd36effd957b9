import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { ChangeBookingReply, ChangeQuote, ChangeRecord } from '../../server/contract/changes.ts'
import { buildPrice, dirhams } from '../../server/testing/factories/cart.ts'
import { buildBooking } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { createToasts } from '../ui/overlays/toast-store.ts'
import { BookingActions } from './booking-actions.tsx'
import { BookingChanges } from './booking-changes.tsx'

// jsdom has dialogs that cannot be opened
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const offer = { kind: 'offer', id: 'OF-7K3M9Q', quantity: 1, periods: 1 } as const
const agreed = buildPrice({
  total: dirhams(900),
  lines: [{ ...offer, unitPrice: dirhams(900), amount: dirhams(900) }],
})
const booking = buildBooking({
  start: '2026-12-01T09:00',
  units: [{ id: 'ADULT', quantity: 4 }],
  guests: 4,
  price: agreed,
})
const side = (start: string) => ({ start, units: [{ id: 'ADULT', quantity: 4 }], guests: 4, price: agreed })
const quote: ChangeQuote = {
  booking: booking.reference,
  kind: 'move',
  before: side('2026-12-01T09:00'),
  after: side('2026-12-03T17:45'),
  paid: dirhams(900),
  feePercent: 0,
  fee: dirhams(0),
  refund: dirhams(0),
  due: dirhams(0),
  freeUntil: '2026-11-30T05:00:00Z',
  asksSupplier: true,
}
const order = { reference: 'DH-7XR3DD', token: 't' }

describe('another time for what came of an offer', () => {
  it('is asked for at the agreed price, for the same party, and says that the supplier has to agree', async () => {
    const asked: ChangeBookingReply = { outcome: 'asked', answerBy: '2026-11-23T08:00:00Z' }
    const write = vi.fn((_method: string, path: string) =>
      Promise.resolve(path.endsWith('quotes') ? quote : asked),
    )
    const onDone = vi.fn<() => void>()
    const toasts = createToasts()
    await renderScreen(<BookingActions order={order} booking={booking} onDone={onDone} />, {
      api: answeringApi({ write }),
      toasts,
    })
    // for its party the price was agreed
    expect(screen.queryByRole('button', { name: 'Remove guests' })).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Change date' }))
    expect(
      await screen.findByRole('link', { name: 'For a different group size, request a new offer' }),
    ).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'New date' }))
    await userEvent.click(await screen.findByText(/December\s3, 2026/))
    fireEvent.change(screen.getByLabelText('New start time'), { target: { value: '17:45' } })
    expect(await screen.findByText(/The supplier has to agree first/)).toBeDefined()
    expect(
      screen.getByText(
        /Until the supplier answers, and if they decline, you can cancel your current booking free of charge until/,
      ),
    ).toBeDefined()
    await userEvent.click(await screen.findByRole('button', { name: 'Request change' }))
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
    expect(toasts.shown.value.map(({ text }) => text)).toEqual([
      'Your request has been sent to the supplier. Until they answer, your booking stays as it is.',
    ])
    expect(write).toHaveBeenLastCalledWith(
      'post',
      `orders/DH-7XR3DD/bookings/${booking.reference}/changes`,
      expect.objectContaining({
        body: {
          change: { kind: 'move', start: '2026-12-03T17:45', units: { ADULT: 4 } },
          agreedRefund: dirhams(0),
          agreedDue: dirhams(0),
        },
      }),
    )
  })
})

describe('a change that its supplier was asked about', () => {
  const units = [{ id: 'ADULT', quantity: 4 }]
  const change: ChangeRecord = {
    id: '0b6c2a52-0a8b-4d5a-9f5e-6f1f6a0c1d11',
    kind: 'move',
    at: '2026-11-21T08:00:00Z',
    state: 'asked',
    before: { start: '2026-12-01T09:00', units, guests: 4, total: dirhams(900) },
    after: { start: '2026-12-03T17:45', units, guests: 4, total: dirhams(800) },
    fee: dirhams(0),
    refund: dirhams(100),
    due: dirhams(0),
    answerBy: '2026-11-23T08:00:00Z',
  }
  const show = (record: ChangeRecord) =>
    renderScreen(<BookingChanges booking={{ ...booking, changes: [record] }} />)

  it('says until when they may answer, and what will be refunded if they agree', async () => {
    const { container } = await show(change)
    expect(screen.getByText('Change requested')).toBeDefined()
    expect(
      screen.getByText(/Without an answer, your booking does not change and nothing is charged/),
    ).toBeDefined()
    expect(container.textContent).toMatch(/The supplier has until/)
    expect(container.textContent).toContain('If the supplier agrees, AED\u00a0100 will be refunded.')
    expect(container.textContent).not.toContain('has been refunded')
  })

  it('says to which card the refund would go, or that support makes it', async () => {
    const { container, unmount } = await show({ ...change, refundPayments: 1 })
    expect(container.textContent).toContain('Your refund goes to the card you paid with.')
    unmount()
    await show({ ...change, byHand: true })
    expect(screen.getByText(/Our support team will contact you about the refund\./)).toBeDefined()
  })

  it('says that the price stays, or what it will be where nothing has been paid yet', async () => {
    const { unmount } = await show({
      ...change,
      refund: dirhams(0),
      after: { ...change.after, total: dirhams(900) },
    })
    expect(screen.getByText('The change you asked for costs nothing extra.')).toBeDefined()
    unmount()
    const { container } = await show({ ...change, refund: dirhams(0) })
    expect(container.textContent).toContain('the price will be AED\u00a0800 instead of AED\u00a0900.')
  })

  it('says what is authorised for it on the card, and what becomes of that', async () => {
    const { container } = await show({ ...change, refund: dirhams(0), due: dirhams(120) })
    expect(container.textContent).toContain(
      'AED 120 has been authorised on your card. It is charged only if the supplier agrees; otherwise it is released.',
    )
  })

  it('says why it was declined', async () => {
    const { container } = await show({ ...change, state: 'declined', declineReason: 'The boat is full' })
    expect(screen.getByText('The supplier could not make the change')).toBeDefined()
    expect(container.textContent).toContain('“\u2068The boat is full\u2069”')
  })

  it('leaves no second change to be asked for until it is decided', async () => {
    await renderScreen(
      <BookingActions order={order} booking={{ ...booking, changes: [change] }} onDone={() => undefined} />,
    )
    expect(screen.queryByRole('button', { name: 'Change date' })).toBeNull()
    expect(screen.getByRole('button', { name: /Cancel/ })).toBeDefined()
  })
})
