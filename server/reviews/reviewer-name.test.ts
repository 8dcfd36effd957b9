import { expect, it } from 'vitest'
import { shownName } from './reviewer-name.ts'

it.each([
  ['Ada', 'Lovelace', 'Ada L'],
  ['ليلى', 'الحسن', 'ليلى ح'],
  ['ليلى', 'ال', 'ليلى ا'],
  ['Ada', '', 'Ada'],
  ['小明', '王', '小明'],
])('proposes to be shown of %s %s: %s', (firstName, lastName, shown) => {
  expect(shownName(firstName, lastName)).toBe(shown)
})
