import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildBooking, buildChange } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { BookingDetails } from './booking-details.tsx'

it('tells when a booking was cancelled by the clocks of the buyer, as its refund is dated', async () => {
  const booking = buildBooking({
    status: 'CANCELLED',
    cancelledAt: '2026-12-01T08:28:00Z',
    cancelledByBuyer: true,
  })
  await renderScreen(<BookingDetails booking={booking} timeZone="America/Chicago" />)
  expect(screen.getByText(/^You cancelled .*December\s1, 2026\sat\s2:28\sAM \(CST\)/)).toBeTruthy()
})

it.each([
  ['lapsed', true],
  ['declined', false],
] as const)(
  'tells of a change that was %s when its booking ended that nothing is charged: %s',
  async (state, isTold) => {
    const due = { amount: 4_900, currency: 'AED' as const }
    const changes = [buildChange({ state, due })]
    await renderScreen(
      <BookingDetails booking={buildBooking({ status: 'CANCELLED', changes })} timeZone="UTC" />,
    )
    const told = screen.queryByText(/^Nothing is charged for the change you asked for\./)
    expect(told !== null).toBe(isTold)
  },
)
