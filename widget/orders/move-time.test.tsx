import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Departure, DeparturesReply } from '../../server/contract/availability.ts'
import { buildBooking } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { MoveTime } from './move-time.tsx'

const booking = buildBooking({ start: '2026-12-05T15:00' })

const departure = (time: string, state: Departure['state'] = 'open'): Departure => ({
  start: `2026-12-06T${time}`,
  end: '2026-12-06T21:00',
  time,
  partOfDay: 'afternoon',
  remaining: 8,
  few: false,
  state,
})

/** The times of another day, before one of them is chosen. */
async function showTimes(departures: Departure[]) {
  const reply: DeparturesReply = {
    date: '2026-12-06',
    timeZone: 'Asia/Dubai',
    options: [{ id: booking.option, departures }],
  }
  const onStart = vi.fn<(start: string) => void>()
  await renderScreen(
    <MoveTime
      order={{ reference: 'DH-7XR3DD', token: 't' }}
      booking={booking}
      date="2026-12-06"
      onStart={onStart}
    />,
    {
      api: answeringApi({
        read: (path) =>
          path === `orders/DH-7XR3DD/bookings/${booking.reference}/departures` ? reply : undefined,
      }),
    },
  )
  await screen.findByRole('group')
  return onStart
}

it('keeps the time on another day that has it', async () => {
  const onStart = await showTimes([departure('09:00'), departure('15:00')])
  await waitFor(() => expect(onStart).toHaveBeenCalledExactlyOnceWith('2026-12-06T15:00'))
})

it('takes the only time that can be booked', async () => {
  const onStart = await showTimes([departure('09:00'), departure('15:00', 'sold-out')])
  await waitFor(() => expect(onStart).toHaveBeenCalledExactlyOnceWith('2026-12-06T09:00'))
})

it('leaves the choice to the traveller where there are several others', async () => {
  const onStart = await showTimes([departure('09:00'), departure('11:00'), departure('15:00', 'sold-out')])
  expect(onStart).not.toHaveBeenCalled()
})
