import type { FormatWords } from '../../locales/missing-format-words.ts'
import type { DateFormat, NumberFormat } from './formats.ts'

/** What the formatters of `Formats` are made by. */
export interface FormatMakers {
  number: (options: Intl.NumberFormatOptions) => NumberFormat
  date: (options: Intl.DateTimeFormatOptions) => DateFormat
  names: (type: Intl.DisplayNamesType) => { of: (code: string) => string | undefined }
}

/** Has the same digits, separators and symbols of currencies. */
const alike = 'de'

/**
 * The formats of Azerbaijani for a browser that has no data of it, as Chromium 156: it writes "2026 M11 3" for "3 noyabr
 * 2026". The orders are CLDR's; a test holds them against `Intl` for the options that the screens ask for.
 */
export function createAzerbaijaniFormats(words: FormatWords): FormatMakers {
  return {
    number: (options) => numberFormat(options, words),
    date: (options) => dateFormat(options, words),
    names: (type) => ({ of: (code) => words.names[type]?.[code] ?? code }),
  }
}

function numberFormat(options: Intl.NumberFormatOptions, { units }: FormatWords): NumberFormat {
  const { style, unit, unitDisplay = 'short', ...digits } = options
  if (style === 'unit') {
    const number = new Intl.NumberFormat(alike, digits)
    const named = (value: string) => `${value} ${units[`${unit} ${unitDisplay}`] ?? unit}`
    return {
      format: (value) => named(number.format(value)),
      formatRange: (start, end) => named(number.formatRange(start, end)),
    }
  }
  const number = new Intl.NumberFormat(alike, options)
  if (style !== 'percent') return number
  const joined = (text: string) => text.replace(/\s%/g, '%')
  return {
    format: (value) => joined(number.format(value)),
    formatRange: (start, end) => `${joined(number.format(start))} – ${joined(number.format(end))}`,
  }
}

/** CLDR's thin spaces. */
const dash = '\u2009–\u2009'

/** What a date is made of, as its options ask; undefined: not told. */
interface Fields {
  weekday?: 'long' | 'short' | 'narrow' | undefined
  day: boolean
  month?: 'long' | 'short' | undefined
  year: boolean
  time: boolean
}

function fieldsOf(options: Intl.DateTimeFormatOptions): Fields {
  const { dateStyle, timeStyle, weekday, day, month, year, hour } = options
  if (dateStyle) {
    return {
      weekday: dateStyle === 'full' ? 'long' : undefined,
      day: true,
      month: dateStyle === 'medium' ? 'short' : 'long',
      year: true,
      time: timeStyle !== undefined,
    }
  }
  return {
    weekday,
    day: day !== undefined,
    month: month === 'short' ? 'short' : month && 'long',
    year: year !== undefined,
    time: hour !== undefined || timeStyle !== undefined,
  }
}

function dateFormat(options: Intl.DateTimeFormatOptions, words: FormatWords): DateFormat {
  const fields = fieldsOf(options)
  const isNumbers = options.hour === undefined || options.hour === '2-digit'
  const numbers = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: options.timeZone,
  })
  const read = (instant: Date): Moment => {
    const of = Object.fromEntries(numbers.formatToParts(instant).map(({ type, value }) => [type, value]))
    const [year, month, day] = [Number(of['year']), Number(of['month']), Number(of['day'])]
    return {
      year,
      month: month - 1,
      day,
      weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay(),
      clock: `${of['hour']}:${of['minute']}`,
    }
  }
  const monthOf = ({ month }: Moment) => (fields.month ? (words.months[fields.month][month] ?? '') : '')
  const weekdayOf = ({ weekday }: Moment) => {
    const style = fields.weekday === 'short' && fields.day ? 'shortInDate' : (fields.weekday ?? 'long')
    return words.weekdays[style][weekday] ?? ''
  }
  /** "3 noy 2026" */
  const dateOf = (moment: Moment, withYear: boolean) =>
    [fields.day ? String(moment.day) : '', monthOf(moment), withYear ? String(moment.year) : '']
      .filter(Boolean)
      .join(' ')
  /** "3 noy 2026, Ç.a." */
  const dayOf = (moment: Moment, withYear = fields.year) =>
    [dateOf(moment, withYear), fields.weekday ? weekdayOf(moment) : ''].filter(Boolean).join(', ')
  const separator = options.dateStyle === 'long' ? '/' : ', '
  const momentOf = (moment: Moment, clock: string, withYear = fields.year) =>
    [dayOf(moment, withYear), fields.time ? clock : ''].filter(Boolean).join(separator)

  return {
    format(instant) {
      const moment = read(instant)
      return momentOf(moment, isNumbers ? moment.clock : moment.clock.replace(/^0/, ''))
    },
    formatRange(start, end) {
      const [from, to] = [read(start), read(end)]
      const isOneDay = from.day === to.day && from.month === to.month && from.year === to.year
      if (isOneDay) {
        return fields.time
          ? [dayOf(from), `${from.clock}–${to.clock}`].filter(Boolean).join(' ')
          : dayOf(from)
      }
      if (!fields.day && !fields.month && !fields.weekday) {
        const numeric = ({ year, month, day, clock }: Moment) =>
          `${twoDigits(day)}.${twoDigits(month + 1)}.${year}, ${clock}`
        return `${numeric(from)}${dash}${numeric(to)}`
      }
      const isOneYear = from.year === to.year
      if (fields.time) {
        return [from, to]
          .map((moment) => momentOf(moment, moment.clock, fields.year || !isOneYear))
          .join(dash)
      }
      const first = dateOf(from, fields.year && !isOneYear)
      const last = dateOf(to, fields.year)
      if (!fields.weekday) return `${first}${dash}${last}`
      return [`${weekdayOf(from)}, ${first}`, `${weekdayOf(to)}, ${last}`].join(dash)
    },
  }
}

interface Moment {
  year: number
  /** 0 is January. */
  month: number
  day: number
  /** 0 is Sunday. */
  weekday: number
  /** "05:04" */
  clock: string
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
