import { expect, it, vi } from 'vitest'
import { createFormats } from '../widget/environment/formats.ts'
import { keepWritten } from './keep-written.ts'

it('writes a range once, whoever asks for it, and each as the formats do', () => {
  const formats = createFormats('en-US')
  const range = vi.spyOn(Intl.NumberFormat.prototype, 'formatRange')
  const kept = keepWritten(formats)
  const hours = { style: 'unit', unit: 'hour', unitDisplay: 'long' } as const
  const told = [kept.number(hours).formatRange(2, 3), kept.number(hours).formatRange(2, 3)]
  expect(range).toHaveBeenCalledOnce()
  expect(told).toEqual(['2–3 hours', '2–3 hours'])
  expect(kept.number(hours).formatRange(2, 4)).toBe('2–4 hours')
  expect(kept.number().formatRange(2, 3)).toBe('2–3')
  expect(kept.number().format(1234)).toBe('1,234')
  range.mockRestore()
})

it('writes a name once for what it names, and each as the formats do', () => {
  const written = vi.spyOn(Intl.DisplayNames.prototype, 'of')
  const kept = keepWritten(createFormats('en-US'))
  const told = ['AED', 'AED', 'EUR'].map((code) => kept.names('currency').of(code))
  expect(told).toEqual(['United Arab Emirates Dirham', 'United Arab Emirates Dirham', 'Euro'])
  expect(written).toHaveBeenCalledTimes(2)
  expect(kept.names('region').of('AE')).toBe('United Arab Emirates')
  expect(kept.names('language').of('ar')).toBe('Arabic')
  written.mockRestore()
})
