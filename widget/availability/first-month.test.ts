import { expect, it } from 'vitest'
import type { CalendarReply } from '../../server/contract/availability.ts'
import { firstMonth, monthOfNextOpenDay } from './first-month.ts'

const day = (date: string, state: CalendarReply['days'][number]['state']): CalendarReply['days'][number] => ({
  date,
  state,
})

it('shows the month of the wished day first, and this month without one', () => {
  expect(firstMonth('2027-03-14', '2026-12-24')).toBe('2027-03')
  expect(firstMonth(undefined, '2026-12-24')).toBe('2026-12')
})

it.each(['open', 'few'] as const)('stays where a day is %s', (state) => {
  const days = [day('2026-12-24', 'closed'), day('2026-12-25', state)]
  expect(monthOfNextOpenDay({ days, nextOpenDay: '2027-05-01' })).toBeUndefined()
})

it('turns to the next open day when nothing of the month can be booked', () => {
  const days = [day('2026-12-24', 'closed'), day('2026-12-25', 'sold-out')]
  expect(monthOfNextOpenDay({ days, nextOpenDay: '2027-05-01' })).toBe('2027-05')
})

it('stays when no day is open at all', () => {
  expect(monthOfNextOpenDay({ days: [day('2026-12-24', 'closed')] })).toBeUndefined()
})
