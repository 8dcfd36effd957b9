import { describe, expect, it } from 'vitest'
import { optionOfFrom } from './from-option.ts'
import { buildExperience, buildOption } from './testing/build-experience.ts'

const aed = (amount: number) => ({ amount, currency: 'AED' })
const priced = (id: string, amount: number) =>
  buildOption({ id, title: id, units: [{ id: 'ADULT', price: aed(amount), places: 1, minimum: 0 }] })
const from = { price: aed(18_500), unit: 'ADULT', basis: 'PERSON' } as const

describe('the option of the from-price', () => {
  it('is named where another one costs something else', () => {
    const options = [priced('dunes', 22_900), priced('camp', 18_500)]
    expect(optionOfFrom(buildExperience({ from, options }).experience)?.id).toBe('camp')
  })

  it('is not named where all cost the same, or nothing is for sale', () => {
    const same = [priced('morning', 18_500), priced('evening', 18_500)]
    expect(optionOfFrom(buildExperience({ from, options: same }).experience)).toBeUndefined()
    expect(optionOfFrom(buildExperience({ from: undefined, options: same }).experience)).toBeUndefined()
  })
})
