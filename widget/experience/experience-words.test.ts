import { expect, it } from 'vitest'
import { createFormats } from '../environment/formats.ts'
import { localeOf } from '../environment/i18n.ts'
import type { ExperienceOption } from '../../server/contract/options.ts'
import type { Language } from '../../server/contract/primitives.ts'
import { optionsWithOwnAges, weekdaysText } from './experience-words.ts'

it.each([
  ['en', 'Tue–Wed, Sat–Sun'],
  ['fa', 'سه‌شنبه–چهارشنبه و شنبه–یکشنبه'],
  ['ar', 'الثلاثاء–الأربعاء والسبت–الأحد'],
  ['ru', 'вт–ср, сб–вс'],
  ['zh', '周二–周三、周六–周日'],
] satisfies [Language, string][])(
  'puts between ranges of weekdays what the language does: %s',
  (language, days) => {
    expect(weekdaysText([6, 7, 2, 3], createFormats(localeOf(language)))).toBe(days)
  },
)

const option = (id: string, ...ages: ExperienceOption['units'][number]['ages'][]): ExperienceOption => ({
  id,
  title: id,
  capacity: 10,
  cutoffMinutes: 0,
  units: ages.map((own) => ({
    id: 'ADULT',
    ages: own,
    price: { amount: 1000, currency: 'EUR' },
    places: 1,
    minimum: 0,
  })),
})

const fromFive = option('from five, and families', { minimum: 12 }, { minimum: 5, maximum: 11 })
const withFamily: ExperienceOption = {
  ...fromFive,
  units: fromFive.units.flatMap((unit) => [
    unit,
    { ...unit, id: 'FAMILY', ages: undefined, covers: { ADULT: 2, CHILD: 2 } },
  ]),
}

it('names the options that admit fewer ages than the whole, with the ages of their units together', () => {
  const own = optionsWithOwnAges({
    ages: { minimum: 4 },
    options: [
      option('for all', { minimum: 13 }, { minimum: 0, maximum: 12 }),
      option('from eight', { minimum: 13 }, { minimum: 8, maximum: 12 }),
      option('up to twelve', { minimum: 0, maximum: 12 }),
      option('says nothing', undefined),
      option('students', { minimum: 10, maximum: 17 }, undefined),
      withFamily,
    ],
  })
  expect(own).toEqual([
    { id: 'from eight', title: 'from eight', ages: { minimum: 8 } },
    { id: 'up to twelve', title: 'up to twelve', ages: { minimum: 4, maximum: 12 } },
    { id: 'students', title: 'students', ages: { minimum: 10 } },
    { id: 'from five, and families', title: 'from five, and families', ages: { minimum: 5 } },
  ])
})
