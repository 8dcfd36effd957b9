import { expect, test } from 'vitest'
import { readTypedAmount } from './typed-amount.ts'

test.for([
  ['1250', 'EUR', 125_000],
  [' 1250.5 ', 'EUR', 125_050],
  ['1250,50', 'EUR', 125_050],
  ['1 250,50', 'EUR', 125_050],
  ['1\u202F250,50', 'EUR', 125_050],
  ['1.250,50', 'EUR', 125_050],
  ['1,250.50', 'AED', 125_050],
  ['1.250.500', 'EUR', 125_050_000],
  ["12'500.00", 'CHF', 1_250_000],
  ['١٢٥٠٫٥٠', 'AED', 125_050],
  ['۱٬۲۵۰', 'AED', 125_000],
  ['1.250', 'KWD', 1250],
  ['500', 'JPY', 500],
] as const)('reads %s %s as %i minor units', ([text, currency, amount]) => {
  expect(readTypedAmount(text, currency)).toBe(amount)
})

test.for([
  ['1,250', 'EUR'],
  ['1.250', 'EUR'],
  ['1,250', 'KWD'],
  ['1.2.5', 'EUR'],
  ['12.50,5,0', 'EUR'],
  ['1250,505', 'EUR'],
  ['1 25', 'EUR'],
  ['-5', 'EUR'],
  ['5-', 'EUR'],
  ['1e3', 'EUR'],
  ['twelve', 'EUR'],
  ['', 'EUR'],
  [',', 'EUR'],
  ['500,50', 'JPY'],
] as const)('does not guess what %s %s means', ([text, currency]) => {
  expect(readTypedAmount(text, currency)).toBeUndefined()
})
