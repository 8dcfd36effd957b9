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

  it('knows nothing of the formats of another app', () => {
    expect(createFormats('en-US').number()).not.toBe(createFormats('en-US').number())
  })
})
