import { expect, it } from 'vitest'
import { demoCatalogue } from '../catalogue.ts'
import { textsOf } from './texts-of.ts'

const cities = [
  'dubai',
  'abu-dhabi',
  'cairo',
  'istanbul',
  'cappadocia',
  'antalya',
  'barcelona',
  'lisbon',
  'moscow',
  'paris',
  'amsterdam',
]

it('the demo in English tells the time as the pages do, by a clock of twelve hours', () => {
  const demo = demoCatalogue.experiences.filter(({ destination }) => cities.includes(destination ?? ''))
  const texts = textsOf([demo, demoCatalogue.suppliers], 'en')
  expect(texts.length).toBeGreaterThan(200)
  expect(texts.filter((text) => /(?<!\d)\d{1,2}:\d\d(?! [AP]M)/.test(text))).toEqual([])
})
