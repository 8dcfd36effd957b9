import { expect, it } from 'vitest'
import { wholeWords, withoutSlip } from './chinese-words.ts'

it('puts the pairs of a Chinese word together again', () => {
  expect(wholeWords(['圣彼', '彼得', '得堡'])).toEqual(['圣彼得堡'])
  expect(wholeWords(['卢浮 浮宫', '博物', '物院'])).toEqual(['卢浮宫', '博物院'])
  expect(wholeWords(['food tour', 'london'])).toEqual(['food tour', 'london'])
})

it('knows what is most of a Chinese word, and leaves short ones and others alone', () => {
  expect(withoutSlip('苏兹达尔')).toEqual(['苏兹达', '兹达尔'])
  expect(withoutSlip('看海豚')).toBeUndefined()
  expect(withoutSlip('london')).toBeUndefined()
})
