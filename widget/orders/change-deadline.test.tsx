import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Booking } from '../../server/contract/checkout.ts'
import { buildPrice } from '../../server/testing/factories/cart.ts'
import { buildBooking } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingDetails } from './booking-details.tsx'

const step = { days: 1, hours: 0, minutes: 0, penaltyPercent: 0 }
const past = { freeUntil: undefined, cancellationTerms: [] }

const show = (booking: Booking, orderWaits = false) =>
  renderScreen(
    <BookingDetails
      booking={booking}
      actions={
        <BookingActions
          order={{ reference: 'DH-7XR3DD', token: 't' }}
          booking={booking}
          orderWaits={orderWaits}
          onDone={vi.fn<() => void>()}
        />
      }
    />,
  )
const button = () => screen.queryByRole('button', { name: /^Change (booking|date)$/ })

describe('the deadline for changes', () => {
  it('stands beside that of cancelling', async () => {
    await show(buildBooking())
    expect(document.body.textContent).toMatch(
      /Free cancellation until Wed, Dec\s23, 4:00\sPM \(Dubai time\)Changes possible until Wed, Dec\s23, 4:00\sPM \(Dubai time\), at the price on the day of the change/,
    )
    expect(button()).toBeTruthy()
  })

  it('of a booking that is reserved and not paid holds once it is paid', async () => {
    await show(buildBooking({ status: 'ON_HOLD' }))
    expect(screen.getByText(/^Once paid: changes possible until Wed, Dec\s23, 4:00\sPM/)).toBeTruthy()
    expect(button()).toBeNull()
  })

  it.each([
    ['has passed', { kind: 'FREE', steps: [step] }, /^The deadline for changes has passed/],
    [
      'never was',
      { kind: 'NON_REFUNDABLE', steps: [] },
      /^This booking is non-refundable\. You cannot change its date or add guests here\./,
    ],
    [
      'never was, though a part comes back',
      { kind: 'TIERED', steps: [{ ...step, penaltyPercent: 50 }] },
      /^This booking has no free cancellation, so its date, time and extras cannot be changed here, and guests cannot be added\./,
    ],
    [
      'was over when it was booked',
      { kind: 'TIERED', steps: [step] },
      /^The deadline for changes had already passed when you booked\. You cannot change the date/,
    ],
  ] as const)('that %s stands where the button would lead nowhere', async (_, policy, said) => {
    const wasFree = policy.kind === 'FREE' || undefined
    await show(buildBooking({ ...past, wasFree, cancellation: { ...policy, steps: [...policy.steps] } }))
    expect(screen.getByText(said)).toBeTruthy()
    expect(button()).toBeNull()
    expect(document.body.textContent).not.toContain('Changes possible until')
    expect(screen.getByRole('button', { name: 'Remove guests' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Cancel this booking' })).toBeTruthy()
  })

  it('does not bind who asks the supplier first', async () => {
    const { experience } = buildBooking()
    const onRequest = { ...past, experience: { ...experience, instantConfirmation: false } }
    const { unmount } = await show(buildBooking(onRequest))
    expect(button()).toBeTruthy()
    expect(
      screen.getByText('You can request changes until the start. The supplier has to agree.'),
    ).toBeTruthy()
    unmount()
    await show(buildBooking({ ...onRequest, status: 'PENDING' }))
    expect(screen.getByText(/^Once confirmed: you can request changes until the start\./)).toBeTruthy()
  })

  it('does not bind a date that was agreed with the price', async () => {
    const [line] = buildPrice().lines
    if (!line) throw new Error('the price has no lines')
    await show(buildBooking({ ...past, price: buildPrice({ lines: [{ ...line, kind: 'offer' }] }) }))
    expect(button()?.textContent).toBe('Change date')
  })

  it('offers no reduction that costs a fee until the rest of the order is settled', async () => {
    const fixed = { ...past, cancellation: { kind: 'NON_REFUNDABLE' as const, steps: [] } }
    const leave = () => screen.queryByRole('button', { name: 'Remove guests' })
    const { unmount } = await show(buildBooking(fixed), true)
    expect(leave()).toBeNull()
    unmount()
    // what costs nothing to give up is taken off the amount that is authorised
    const free = await show(buildBooking(), true)
    expect(leave()).toBeTruthy()
    free.unmount()
    await show(buildBooking(fixed))
    expect(leave()).toBeTruthy()
  })
})
