import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import type { Departure, DeparturesReply } from '../../server/contract/availability.ts'
import { buildBooking } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { answeringApi } from '../environment/testing/answering-api.ts'
import { MoveTime } from './move-time.tsx'

const booking = buildBooking({ start: '2026-12-05T15:00' })

const departure = (time: string, state: Departure['state'] = 'open', date = '2026-12-06'): Departure => ({
  start: `${date}T${time}`,
  end: `${date}T21:00`,
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

/** Another day is chosen as in the dialog of a change: the time is not, until the day's are known. */
function AnyDay() {
  const [date, setDate] = useState('2026-12-05')
  const [start, setStart] = useState<string | undefined>(booking.start)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setDate('2026-12-06')
          setStart(undefined)
        }}
      >
        Sunday
      </button>
      <MoveTime
        order={{ reference: 'DH-7XR3DD', token: 't' }}
        booking={booking}
        date={date}
        start={start}
        onStart={setStart}
      />
    </>
  )
}

it('keeps the time that was chosen instead of the booked one on the next day that has it', async () => {
  const read = (_path: string, { query }: { query?: Record<string, unknown> }): DeparturesReply => {
    const date = String(query?.['date'])
    const departures = ['09:00', '15:00'].map((time) => departure(time, 'open', date))
    return { date, timeZone: 'Asia/Dubai', options: [{ id: booking.option, departures }] }
  }
  await renderScreen(<AnyDay />, { api: answeringApi({ read }) })
  await userEvent.click(await screen.findByRole('radio', { name: /9:00/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Sunday' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: /9:00/ })).toHaveProperty('checked', true))
  expect(screen.getByRole('radio', { name: /3:00/ })).toHaveProperty('checked', false)
})
