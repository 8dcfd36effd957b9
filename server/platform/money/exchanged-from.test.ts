import { expect, it } from 'vitest'
import { exchangedFrom } from './exchanged-from.ts'

const terms = { from: 'USD', to: 'AED', rate: '3.6725', day: '2026-11-20' }

it('tells money in the currency that it was converted from, at the rate of then', () => {
  expect(exchangedFrom({ amount: 36_725, currency: 'AED' }, terms)).toEqual({
    amount: 10_000,
    currency: 'USD',
  })
  expect(exchangedFrom({ amount: 0, currency: 'AED' }, terms)).toEqual({ amount: 0, currency: 'USD' })
})

it('minds currencies without decimals, and with three', () => {
  const yen = { ...terms, from: 'JPY', to: 'KWD', rate: '0.00204533' }
  expect(exchangedFrom({ amount: 2_045, currency: 'KWD' }, yen)).toEqual({ amount: 1_000, currency: 'JPY' })
  const dinar = { ...terms, from: 'KWD', to: 'JPY', rate: '488.91786180' }
  expect(exchangedFrom({ amount: 489, currency: 'JPY' }, dinar)).toEqual({ amount: 1_000, currency: 'KWD' })
})

it('tells nothing where nothing was converted', () => {
  expect(exchangedFrom({ amount: 100, currency: 'AED' }, undefined)).toBeUndefined()
  expect(exchangedFrom({ amount: 100, currency: 'EUR' }, terms)).toBeUndefined()
  expect(exchangedFrom({ amount: 100, currency: 'AED' }, { ...terms, rate: '0' })).toBeUndefined()
})
