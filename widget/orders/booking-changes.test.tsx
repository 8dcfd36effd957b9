import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { buildBooking, buildChange } from '../../server/testing/factories/invoice.ts'
import { renderScreen } from '../../server/testing/render-screen.tsx'
import { BookingChanges } from './booking-changes.tsx'

it('tells a change of the kinds of guests alone by the party as it was and as it is', async () => {
  const change = buildChange()
  const units = [
    { id: 'ADULT', quantity: 3 },
    { id: 'INFANT', quantity: 1 },
  ]
  const changes = [
    { ...change, before: { ...change.before, guests: 4 }, after: { ...change.after, units, guests: 4 } },
  ]
  await renderScreen(<BookingChanges booking={buildBooking({ changes })} />)
  expect(screen.getByText('3 adults, 1 child → 3 adults, 1 infant')).toBeTruthy()
})
