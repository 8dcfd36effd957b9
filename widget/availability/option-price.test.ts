import { expect, it } from 'vitest'
import type { ExperienceOption } from '../../server/contract/options.ts'
import { priceOfOption } from './option-price.ts'

const quad = { id: 'ITEM', price: { amount: 18698, currency: 'AED' }, guests: 2 }
const option = { units: [quad] } as unknown as ExperienceOption

it('says how many guests an item takes, where it is not hired by time', () => {
  expect(priceOfOption(option, undefined)).toMatchObject({ basis: 'ITEM', guests: 2 })
  expect(priceOfOption(option, 'HOUR')?.guests).toBeUndefined()
})
