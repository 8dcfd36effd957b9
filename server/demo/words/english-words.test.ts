import { expect, it } from 'vitest'
import { demoCatalogue } from '../catalogue.ts'
import { textsOf } from './texts-of.ts'

it('the demo in English tells the time as the pages do, by a clock of twelve hours', () => {
  const { experiences, suppliers } = demoCatalogue
  const texts = textsOf([experiences, suppliers], 'en')
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter((text) => /(?<!\d)\d{1,2}:\d\d(?! [AP]M)/.test(text))).toEqual([])
})
