import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildBooking } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { BookingDetails } from './booking-details.tsx'

it('tells when a booking was cancelled by the clocks of its place, as its other times are', async () => {
  const booking = buildBooking({
    status: 'CANCELLED',
    cancelledAt: '2026-12-01T08:28:00Z',
    cancelledByBuyer: true,
  })
  await renderScreen(<BookingDetails booking={booking} timeZone="Asia/Tokyo" />)
  expect(screen.getByText(/^You cancelled .*December 1, 2026 at 12:28\sPM \(Dubai time\)/)).toBeTruthy()
})
