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

it('names the extras of which there are more or fewer, and no other', async () => {
  const change = buildChange()
  const extra = (id: string, title: string, quantity: number) => ({ id, title, quantity })
  const photos = extra('photos', 'Photos', 2)
  const { units, guests } = change.before
  const before = {
    ...change.before,
    extras: [photos, extra('palace', 'Palace', 5), extra('seat', 'Child seat', 1)],
  }
  const after = { ...change.after, units, guests, extras: [photos, extra('palace', 'Palace', 4)] }
  await renderScreen(<BookingChanges booking={buildBooking({ changes: [{ ...change, before, after }] })} />)
  const told = screen.getByRole('listitem').textContent.replaceAll('\u00a0', ' ')
  expect(told).toContain('5 × Palace → 4 · Removed: 1 × Child seat')
  expect(told).not.toContain('Photos')
})
