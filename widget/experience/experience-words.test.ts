import { expect, it } from 'vitest'
import { createFormats } from '../environment/formats.ts'
import { localeOf } from '../environment/i18n.ts'
import type { Language } from '../../server/contract/primitives.ts'
import { weekdaysText } from './experience-words.ts'

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
