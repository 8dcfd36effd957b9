import { describe, expect, it } from 'vitest'
import { createFormats } from './formats.ts'

describe('the formats of a locale', () => {
  it('makes a formatter once for options that say the same', () => {
    const formats = createFormats('en-US')
    expect(formats.number({ style: 'percent' })).toBe(formats.number({ style: 'percent' }))
    expect(formats.date({ weekday: 'long' })).toBe(formats.date({ weekday: 'long' }))
    expect(formats.names('currency')).toBe(formats.names('currency'))
    expect(formats.list()).toBe(formats.list('long'))
  })

  it('keeps options that differ apart', () => {
    const formats = createFormats('en-US')
    expect(formats.number({ style: 'percent' }).format(0.5)).toBe('50%')
    expect(formats.number().format(0.5)).toBe('0.5')
    expect(formats.names('region').of('AE')).toBe('United Arab Emirates')
    expect(formats.names('currency').of('AED')).toBe('United Arab Emirates Dirham')
  })

  it('tells a day as written, whatever the zone of the reader', () => {
    const style = { weekday: 'short', day: 'numeric', month: 'short' } as const
    expect(createFormats('en-US').day('2026-12-24', style)).toBe('Thu, Dec 24')
    expect(createFormats('fr-FR').day('2026-12-24', style)).toBe('jeu. 24 déc.')
  })

  it('ends no line between an hour and its half of the day, or before what stands for the word year', () => {
    const told = (locale: string, options: Intl.DateTimeFormatOptions) =>
      createFormats(locale)
        .date({ ...options, timeZone: 'UTC' })
        .format(new Date('2026-12-24T15:00Z'))
        .replaceAll('\u00a0', '~')
    expect(told('en-US', { dateStyle: 'long', timeStyle: 'short' })).toBe('December 24, 2026 at 3:00~PM')
    expect(told('ar', { timeStyle: 'short' })).toBe('3:00~م')
    expect(told('ru', { dateStyle: 'long', timeStyle: 'short' })).toBe('24 декабря 2026~г. в 15:00')
    // a month that begins as the half of the day does
    expect(createFormats('ar').day('2026-03-24', { dateStyle: 'long' })).toBe('24 مارس 2026')
  })

  it('holds the two ends of a span together in the same way', () => {
    const hours = createFormats('en-US').date({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    const span = hours.formatRange(new Date('2026-12-24T10:00Z'), new Date('2026-12-24T15:00Z'))
    expect(span).toMatch(/^10:00\u00a0AM\s–\s3:00\u00a0PM$/)
  })

  it('knows nothing of the formats of another app', () => {
    expect(createFormats('en-US').number()).not.toBe(createFormats('en-US').number())
  })
})
