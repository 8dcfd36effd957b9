import { describe, expect, it } from 'vitest'
import { addDays, addMonths, daysIn, inMonth, startOfWeek, weekdayOf, weeksOf } from './calendar-days.ts'

describe('a calendar day', () => {
  it('moves over months, years and leap days, and over changes of the clock', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    // Europe turns its clocks on 29 March 2026 and 25 October 2026
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  })

  it('stays within a shorter month', () => {
    expect(inMonth('2027-01-31', '2027-02')).toBe('2027-02-28')
    expect(inMonth('2027-02-14', '2027-03')).toBe('2027-03-14')
  })

  it('knows its weekday, Monday first and Sunday last', () => {
    expect(weekdayOf('2026-11-23')).toBe(1)
    expect(weekdayOf('2026-11-22')).toBe(7)
  })
})

describe('a month', () => {
  it('turns over the year', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01')
    expect(addMonths('2026-01', -1)).toBe('2025-12')
    expect(daysIn('2028-02')).toBe(29)
  })

  it.each([1, 6, 7])('is always six weeks, each from weekday %i', (first) => {
    for (const month of ['2026-02', '2026-08', '2027-01']) {
      const weeks = weeksOf(month, first)
      expect(weeks).toHaveLength(6)
      expect(weeks.every((week) => week.length === 7 && weekdayOf(week[0] ?? '') === first)).toBe(true)
      expect(weeks.flat()).toContain(`${month}-01`)
      expect(weeks.flat()).toContain(inMonth('2026-01-31', month))
    }
  })
})

describe('a week', () => {
  it('holds the day that it was asked for', () => {
    expect(startOfWeek('2026-11-21', 7)).toBe('2026-11-15')
    expect(startOfWeek('2026-11-15', 7)).toBe('2026-11-15')
  })
})
