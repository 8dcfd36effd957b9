import { expect, it } from 'vitest'
import { findFromPrice } from './listing-price.ts'
import type { StoredUnit } from './listing-price.ts'

const option = (price: number, originalPrice?: number) => ({
  units: [{ id: 'ADULT', price, originalPrice, places: 1, minimum: 0 } satisfies StoredUnit],
})

it.each([
  ['one option', [option(50, 60)], 60],
  ['each option of that price, at different ones before', [option(50, 70), option(50, 60), option(80)], 60],
  ['not one of two of that price', [option(50, 60), option(50)], undefined],
  ['not one of two of that price, the other way round', [option(50), option(50, 60)], undefined],
  ['a dearer one alone', [option(50), option(80, 90)], undefined],
])('tells a price before the from-price where it is reduced: %s', (_, options, originalPrice) => {
  expect(findFromPrice(options)).toEqual({ unit: 'ADULT', price: 50, originalPrice })
})

it('knows no from-price without options', () => {
  expect(findFromPrice([])).toBeUndefined()
})
