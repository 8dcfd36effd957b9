import { describe, expect, it } from 'vitest'
import { languages } from '../../../server/contract/primitives.ts'
import { createFormats } from '../../environment/formats.ts'
import { createTranslations, localeOf } from '../../environment/i18n.ts'
import { formatDuration } from './duration.ts'

const nights = (count: number) => `${count} nights`

describe('a duration', () => {
  it.each([
    [{ unit: 'MINUTES', minimum: 45 }, '45 min'],
    [{ unit: 'MINUTES', minimum: 90 }, '1.5 hours'],
    [{ unit: 'MINUTES', minimum: 170 }, '2 hr 50 min'],
    [{ unit: 'MINUTES', minimum: 45, maximum: 75 }, '45–75 min'],
    [{ unit: 'MINUTES', minimum: 60, maximum: 120 }, '1–2 hours'],
    [{ unit: 'HOURS', minimum: 1 }, '1 hour'],
    [{ unit: 'HOURS', minimum: 2, maximum: 3 }, '2–3 hours'],
    [{ unit: 'DAYS', minimum: 2, maximum: 2 }, '2 days'],
    [{ unit: 'NIGHTS', minimum: 2 }, '2 nights'],
    [{ unit: 'NIGHTS', minimum: 1, maximum: 14 }, '1–14 nights'],
  ] as const)('%o reads %s', (duration, words) => {
    expect(formatDuration(duration, createFormats('en-US'), nights)).toBe(words)
  })

  it.each([
    [{ unit: 'HOURS', minimum: 1 }, 'שעה'],
    [{ unit: 'DAYS', minimum: 1 }, 'יום'],
    [{ unit: 'HOURS', minimum: 1, maximum: 2 }, '1–2 שעות'],
    [{ unit: 'MINUTES', minimum: 60 }, 'שעה'],
    [{ unit: 'MINUTES', minimum: 75 }, 'שעה ו-15 דק׳'],
    [{ unit: 'MINUTES', minimum: 165 }, 'שעתיים ו-45 דק׳'],
  ] as const)('of a single hour or day has no number in Hebrew: %o reads %s', (duration, words) => {
    expect(formatDuration(duration, createFormats('he'), nights)).toBe(words)
  })

  it.each(languages)('of one to some nights tells both ends in %s', async (language) => {
    const formats = createFormats(localeOf(language))
    await formats.load()
    const { t } = await createTranslations(language, ['experience', 'detail'])
    for (const nights of ['experience:card.nights', 'detail:nights']) {
      for (const maximum of [2, 5, 14]) {
        const words = formatDuration({ unit: 'NIGHTS', minimum: 1, maximum }, formats, (count) =>
          t(nights, { count }),
        )
        expect(words).toContain(formats.number().formatRange(1, maximum))
      }
    }
  })
})
