import { describe, expect, it } from 'vitest'
import { createFormats } from '../environment/formats.ts'
import { formatDay, readersToday } from './readers-day.ts'

describe('a day of a search', () => {
  it('is told as written, whatever the zone of the reader', () => {
    expect(formatDay('2026-12-24', createFormats('en-US'))).toBe('Thu, Dec\u00a024')
    expect(formatDay('2026-12-24', createFormats('fr-FR'))).toBe('jeu.\u00a024\u00a0déc.')
  })

  it('begins today where the reader is', () => {
    expect(readersToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })
})
