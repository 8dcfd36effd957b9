import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { CalendarReply } from '../../server/contract/availability.ts'
import { buildBooking } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { MoveDay } from './move-day.tsx'

it('asks for the days as they are for the booking, whose own places are free to it', async () => {
  const booking = buildBooking({ start: '2026-12-05T15:00' })
  const reply: CalendarReply = {
    month: '2026-12',
    days: [{ date: '2026-12-05', state: 'few' }],
    firstMonth: '2026-12',
    lastMonth: '2026-12',
  }
  const read = vi.fn((..._call: unknown[]) => reply)
  await renderScreen(
    <MoveDay
      order={{ reference: 'DH-7XR3DD', token: 't' }}
      booking={booking}
      guests={3}
      date="2026-12-05"
      onDate={vi.fn<() => void>()}
    />,
    { api: answeringApi({ read }) },
  )
  expect(await screen.findByText(/few places left/)).toBeDefined()
  expect(screen.getByText('Few places left')).toBeDefined()
  expect(read).toHaveBeenCalledExactlyOnceWith(
    `orders/DH-7XR3DD/bookings/${booking.reference}/calendar`,
    expect.objectContaining({ token: 't', query: { month: '2026-12', guests: 3 } }),
  )
})
