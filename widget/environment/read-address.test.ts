import { expect, it } from 'vitest'
import { readBookingStart } from './read-address.ts'
import { todayIn } from '../ui/calendar/today.ts'

it.each([
  ['?date=2026-12-24&guests=3', { date: '2026-12-24', guests: 3 }],
  ['?date=2026-13-24&guests=3', { date: undefined, guests: 3 }],
  ['?date=24.12.2026&guests=3', { date: undefined, guests: 3 }],
  ['?date=2026-12-24&guests=-1', { date: '2026-12-24', guests: undefined }],
  ['?guests=many&utm_source=x', { date: undefined, guests: undefined }],
])('an address says only what can be read: %s', (search, start) => {
  const read = readBookingStart(search)
  expect({ date: read.date, guests: read.guests }).toEqual(start)
})

it('an address may name an option', () => {
  expect(readBookingStart('?option=evening&date=2026-12-24').option).toBe('evening')
  expect(readBookingStart('?option=&date=2026-12-24').option).toBeUndefined()
})

it('today is the day where the experience is', () => {
  const now = new Date('2026-12-31T21:30:00Z')
  expect(todayIn('Asia/Dubai', now)).toBe('2027-01-01')
  expect(todayIn('America/Lima', now)).toBe('2026-12-31')
})
