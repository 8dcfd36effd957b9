import { expect, it } from 'vitest'
import { fullName } from './full-name.ts'

it.each([
  ['Ada', 'Lovelace', 'Ada Lovelace'],
  ['小明', '王', '王小明'],
  ['민수', '김', '김민수'],
  // of two scripts nobody knows which way they go
  ['Xiaoming', '王', 'Xiaoming 王'],
  ['ليلى', 'حسن', 'ليلى حسن'],
  ['小明', '', '小明'],
])('joins %s and %s as their language does', (firstName, lastName, joined) => {
  expect(fullName({ firstName, lastName })).toBe(joined)
})
