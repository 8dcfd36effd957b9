import { afterEach, describe, expect, it } from 'vitest'
import { firstWeekdayOf } from './first-weekday.ts'

/** Countries of travellers, more than the languages of the product name. */
const countries = 'AE AZ BR CA CN DE EG ES FR GB IL IN IR IT JP MX PT RU SA TR US'.split(' ')

const { prototype } = Intl.Locale
const weekInfo = Object.getOwnPropertyDescriptor(prototype, 'getWeekInfo') ?? {}

describe('a week', () => {
  afterEach(() => {
    Object.defineProperty(prototype, 'getWeekInfo', weekInfo)
  })

  it.each([
    ['en-US', 7],
    ['ar-SA-u-ca-gregory-nu-latn', 7],
    ['fr-FR', 1],
    ['fa-u-ca-gregory', 6],
  ])('starts where it starts for %s', (locale, weekday) => {
    expect(firstWeekdayOf(locale)).toBe(weekday)
  })

  it.each(countries)('starts on the same day in %s in a browser that cannot tell', (country) => {
    const told = firstWeekdayOf(`en-${country}`)
    Object.defineProperty(prototype, 'getWeekInfo', { ...weekInfo, value: undefined })
    expect(firstWeekdayOf(`en-${country}`)).toBe(told)
  })
})
