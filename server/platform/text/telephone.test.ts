import { expect, it } from 'vitest'
import { readTelephone, showTelephone } from './telephone.ts'

it.each([
  ['0049 (0)151 23456789', 'DE', '+4915123456789'],
  ['0049 (0)151 23456789', 'AE', '+4915123456789'],
  // neither of these dials 00
  ['0049 (0)151 23456789', 'US', '+4915123456789'],
  ['00971 50 123 4567', 'RU', '+971501234567'],
  ['011 49 151 23456789', 'US', '+4915123456789'],
  ['+49 (0) 151 / 234 567-89', 'AE', '+4915123456789'],
  ['\uff0b49 151 23456789', 'JP', '+4915123456789'],
  ['0151-2345 6789', 'DE', '+4915123456789'],
  ['8 (916) 123-45-67', 'RU', '+79161234567'],
  ['06.12.34.56.78', 'FR', '+33612345678'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', 'AE', '+971501234567'],
  ['+390669812345', 'XX', '+390669812345'],
])('reads %s in %s', (typed, country, number) => {
  expect(readTelephone(typed, country)).toBe(number)
})

it.each([
  ['12 34', 'AE'],
  ['0000000000', 'DE'],
  ['+49 151', 'DE'],
  ['0151 23456789', 'XX'],
  ['call me', 'DE'],
])('refuses %s in %s', (typed, country) => {
  expect(readTelephone(typed, country)).toBeUndefined()
})

it('shows a number as it is read, and leaves what is none', () => {
  expect(showTelephone('+4915123456789')).toBe('+49 1512 3456789')
  expect(showTelephone('+971501234567')).toBe('+971 50 123 4567')
  expect(showTelephone('none given')).toBe('none given')
})
