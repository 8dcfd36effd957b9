import { expect, it } from 'vitest'
import { whatStays } from './what-stays.ts'

const seats = { lines: [{}] }
const hours = { lines: [{}, { period: 'HOUR' }] }
const pickup = { name: 'Tahrir Square' }

it.each([
  ['its option alone', { price: seats }, undefined],
  ['for how long it is hired', { price: hours }, 'length'],
  ['its pickup point', { price: seats, pickup }, 'pickup'],
  ['both', { price: hours, pickup }, 'both'],
] as const)('of a booking it names %s', (_, booking, context) => {
  expect(whatStays(booking)).toBe(context)
})
