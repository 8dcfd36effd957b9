import { describe, expect, it } from 'vitest'
import { createFormats } from '../environment/formats.ts'
import { formatDay, readersToday } from './readers-day.ts'

const today = () => Date.parse('2026-11-26')

describe('a day of a search', () => {
  it('is told as written, whatever the zone of the reader', () => {
    expect(formatDay('2026-12-24', createFormats('en-US', today))).toBe('Thu, Dec\u00a024')
    expect(formatDay('2026-12-24', createFormats('fr-FR', today))).toBe('jeu. 24\u00a0déc.')
  })

  it('has its year where it is not this one', () => {
    expect(formatDay('2027-01-02', createFormats('en-US', today))).toBe('Sat, Jan\u00a02, 2027')
  })

  it('begins today where the reader is', () => {
    expect(readersToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })
})
