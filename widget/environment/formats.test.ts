import { describe, expect, it } from 'vitest'
import { locales } from '../../locales/locale-records.ts'
import type { Language } from '../../server/contract/primitives.ts'
import { printTime } from '../../server/platform/text/print-in-language.ts'
import { createFormats } from './formats.ts'
import { localeOf } from './i18n.ts'

describe('the formats of a locale', () => {
  it('makes a formatter once for options that say the same', () => {
    const formats = createFormats('en-US')
    expect(formats.number({ style: 'percent' })).toBe(formats.number({ style: 'percent' }))
    expect(formats.date({ weekday: 'long' })).toBe(formats.date({ weekday: 'long' }))
    expect(formats.names('currency')).toBe(formats.names('currency'))
    expect(formats.list()).toBe(formats.list('words'))
  })

  it('keeps options that differ apart', () => {
    const formats = createFormats('en-US')
    expect(formats.number({ style: 'percent' }).format(0.5)).toBe('50%')
    expect(formats.number().format(0.5)).toBe('0.5')
    expect(formats.names('region').of('AE')).toBe('United Arab Emirates')
    expect(formats.names('currency').of('AED')).toBe('United Arab Emirates Dirham')
  })

  it('tells a day as written, whatever the zone of the reader', () => {
    const style = { weekday: 'short', day: 'numeric', month: 'short' } as const
    expect(createFormats('en-US').day('2026-12-24', style)).toBe('Thu, Dec\u00a024')
    expect(createFormats('fr-FR').day('2026-12-24', style)).toBe('jeu. 24\u00a0déc.')
  })

  it('tells the first of a month in French as one says it', () => {
    const style = { weekday: 'short', day: 'numeric', month: 'short' } as const
    expect(createFormats('fr-FR').day('2026-12-01', style)).toBe('mar. 1er\u00a0déc.')
    expect(createFormats('fr-FR').day('2026-12-31', style)).toBe('jeu. 31\u00a0déc.')
  })

  it.each([
    ['en-US', 'Thursday, December~3, 2026', 'Thu, Dec~3, 3:00~PM'],
    ['ar', 'الخميس، 3~ديسمبر 2026', 'الخميس، 3~ديسمبر، 3:00~م'],
    ['fa-IR-u-ca-gregory', 'پنجشنبه ۳~دسامبر ۲۰۲۶', 'پنجشنبه ۳~دسامبر، ۱۵:۰۰'],
    ['ru', 'четверг, 3~декабря 2026~г.', 'чт, 3~дек., 15:00'],
    ['tr', '3~Aralık 2026~Perşembe', '3~Ara Per 15:00'],
    ['de-DE', 'Donnerstag, 3.~Dezember 2026', 'Do., 3.~Dez., 15:00'],
    ['fr', 'jeudi 3~décembre 2026', 'jeu. 3~déc., 15:00'],
    ['es-ES', 'jueves, 3~de diciembre de 2026', 'jue, 3~dic, 15:00'],
  ])('ends no line between a number of a date and its word: %s', (locale, long, short) => {
    const told = (options: Intl.DateTimeFormatOptions) =>
      createFormats(locale)
        .date({ ...options, timeZone: 'UTC' })
        .format(new Date('2026-12-03T15:00Z'))
        .replaceAll('\u00a0', '~')
    expect(told({ dateStyle: 'full' })).toBe(long)
    expect(
      told({ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }),
    ).toBe(short)
  })

  it.each(locales.map(({ code }) => code as Language))(
    'has the one clock of tickets and mails: %s',
    async (language) => {
      const formats = createFormats(localeOf(language))
      await formats.load()
      const clock = formats.date({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
      for (const time of ['09:30', '15:00']) {
        const shown = clock.format(new Date(`2026-12-24T${time}Z`)).replaceAll(/\s/g, ' ')
        expect(shown).toBe(printTime(`2026-12-24T${time}`, language).replaceAll(/\s/g, ' '))
      }
    },
  )

  it('lets a line end between weekday and day, which a narrow column would break within the month', () => {
    const style = { weekday: 'long', day: 'numeric', month: 'short', calendar: 'gregory' } as const
    expect(createFormats('fa').day('2026-12-05', style)).toBe('شنبه ۵\u00a0دسامبر')
  })

  it('holds the two ends of a span together in the same way', () => {
    const hours = createFormats('en-US').date({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    const span = hours.formatRange(new Date('2026-12-24T10:00Z'), new Date('2026-12-24T15:00Z'))
    expect(span).toMatch(/^10:00\u00a0AM\s–\s3:00\u00a0PM$/)
  })

  it('knows nothing of the formats of another app', () => {
    expect(createFormats('en-US').number()).not.toBe(createFormats('en-US').number())
  })

  it('puts a comma or an "and" of the language between words, and in every language', () => {
    const words = (locale: string) => createFormats(locale).list().format(['A', 'B'])
    expect(words('zh-CN')).toBe('A、B')
    expect(words('ru-RU')).toBe('A, B')
    expect(words('tr-TR')).toBe('A, B')
    expect(words('fa-IR')).toBe('A و B')
    expect(words('ar-SA')).toBe('A وB')
    expect(words('en-US')).toBe('A, B')
    expect(words('de')).toBe('A und B')
  })

  it('joins the last word as Arabic and Hebrew do, to the word itself and to a number with a hyphen', () => {
    expect(createFormats('he').list().format(['אנגלית', 'צרפתית', 'ערבית'])).toBe('אנגלית, צרפתית וערבית')
    expect(createFormats('he').list().format(['מבוגר אחד', '2 ילדים'])).toBe('מבוגר אחד ו-2 ילדים')
    expect(createFormats('ar-SA').list().format(['الإنجليزية', 'الفرنسية', 'العربية'])).toBe(
      'الإنجليزية والفرنسية والعربية',
    )
  })

  it('writes the parts of one measure as the language does', () => {
    const chinese = createFormats('zh-CN')
    const hours = chinese.number({ style: 'unit', unit: 'hour', unitDisplay: 'long' })
    expect(chinese.list('measure').format([hours.format(1), '30\u00a0分钟'])).toBe('1\u00a0小时 30\u00a0分钟')
    expect(hours.formatRange(4, 5)).toBe('4–5\u00a0小时')
    expect(createFormats('ru-RU').list('measure').format(['1 день', '2 часа'])).toBe('1 день 2 часа')
    expect(createFormats('en-US').list('measure').format(['1 day', '2 hours'])).toBe('1 day, 2 hours')
    expect(createFormats('he').list('measure').format(['שעה אחת', '30 דקות'])).toBe('שעה אחת ו-30 דקות')
  })
})
