/** How numbers, money, dates and times are written in a locale, and which dates get their year. */
import { firstOfMonth, writeMeasure } from '../../locales/as-printed.ts'
import type { FormatMakers } from './azerbaijani-formats.ts'

/**
 * The formatters of `Intl` for one locale, each made when it is first asked for and then kept: making one costs some
 * hundred times what using it does. Options are told apart by what they say, so they may be written where they are used.
 */
export interface Formats {
  /** Loads what this browser has no data for; to be awaited before anything is written. */
  load: () => Promise<void>
  number: (options?: Intl.NumberFormatOptions) => NumberFormat
  /** For instants, in the reader's zone unless the options name one. */
  date: (options: Intl.DateTimeFormatOptions) => DateFormat
  /** Of a calendar day, `2026-12-24`. It has no zone: it is told as written. */
  day: (date: string, options: Intl.DateTimeFormatOptions) => string
  /** The options that write the year of the dates said together, where one of them is not of this year. By the clocks of a place. */
  yearOf: (...dates: Date[]) => Pick<Intl.DateTimeFormatOptions, 'year'>
  /** What the reader calls currencies, languages, regions. */
  names: (type: Intl.DisplayNamesType) => { of: (code: string) => string | undefined }
  /** Joins words that stand side by side, "2 adults, 1 child", or the parts of one measure, "1 day, 2 hours", short "2 hr 50 min". */
  list: (of?: 'words' | 'measure' | 'short') => { format: (parts: Iterable<string>) => string }
}

/** What a formatter of numbers is used for. */
export interface NumberFormat {
  format: (value: number) => string
  formatRange: (start: number, end: number) => string
}

/** What a formatter of dates is used for. No line ends between a number and its word. */
export interface DateFormat {
  format: (instant: Date) => string
  formatRange: (start: Date, end: Date) => string
}

const hourMs = 3_600_000

/** What the clocks of the last place and of the first show at an instant, written as if it were UTC. */
export const anywhere = (at: number): Date[] => [-12, 14].map((hours) => new Date(at + hours * hourMs))

/** `Formats` for a locale. One for each app and locale; it grows no further than the options that the code can ask for. */
export function createFormats(locale: string, now = Date.now): Formats {
  let missing: FormatMakers | undefined
  // an hour that is asked for by itself loses the nought that the clocks of most languages have: "09:30", as on tickets
  const hour = /^(en|ar|es|he|fa)/.test(locale) ? 'numeric' : '2-digit'
  const date = keep((options: Intl.DateTimeFormatOptions): DateFormat => {
    const asked: Intl.DateTimeFormatOptions = options.hour ? { ...options, hour } : options
    const format = missing?.date(asked) ?? new Intl.DateTimeFormat(locale, asked)
    return {
      format: (instant) => firstOfMonth(holdTogether(format.format(instant), locale), locale),
      formatRange: (start, end) => firstOfMonth(holdTogether(format.formatRange(start, end), locale), locale),
    }
  })
  const number = keep((options: Intl.NumberFormatOptions): NumberFormat => {
    const format = missing?.number(options) ?? new Intl.NumberFormat(locale, options)
    return {
      format: (value) => writeMeasure(format.format(value), locale),
      formatRange: (start, end) => writeMeasure(format.formatRange(start, end), locale),
    }
  })
  const list = keep((of: 'words' | 'measure' | 'short') => {
    // where CLDR joins units by a space alone, by a comma and an "and", or by a hyphen: right for hours and minutes, not for words
    const joins = (of === 'words' ? /^(ru|tr|zh|ar|de|he)/ : /^he/).test(locale)
    // Chinese as `writeMeasure` writes each of them
    if (!joins && (of === 'short' || locale.startsWith('zh'))) {
      return { format: (parts: Iterable<string>) => [...parts].join(' ') }
    }
    return new Intl.ListFormat(locale, joins ? { style: 'narrow' } : { type: 'unit' })
  })
  return {
    async load() {
      // Chromium has no data of it
      if (locale !== 'az') return
      const { loadMissingFormats } = await import('./missing-formats.ts')
      missing = await loadMissingFormats()
    },
    number: (options = {}) => number(options),
    date,
    day: (day, options) => date({ ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)),
    yearOf(...dates) {
      // the new year of the first and the last place alike: server and browser agree on it, whatever their zones
      const years = [...anywhere(now()), ...dates].map((date) => date.getUTCFullYear())
      return new Set(years).size > 1 ? { year: 'numeric' } : {}
    },
    names: keep(
      (type: Intl.DisplayNamesType) => missing?.names(type) ?? new Intl.DisplayNames(locale, { type }),
    ),
    list: (of = 'words') => list(of),
  }
}

/** Spaces that one engine writes and another does not: a page from the server must have those of the browser. */
const narrow = /[\u2009\u202f]/g
/** "24. Dez.", "24 декабря 2026 г.", "3:00 PM": words of a number, without which it says nothing. Clocks and years begin anew. */
const wordsOfNumber = /(\p{Nd}\.?) (?=\p{L})/gu
/** "Dec 24". Elsewhere the word before the day is the weekday: "sam. 5 déc." may end a line behind it. */
const monthOfDay = /(\p{L}\.?) (?=\p{Nd}{1,2}(?!\p{Nd}|:))/gu

function holdTogether(text: string, locale: string): string {
  const held = text.replace(narrow, ' ').replace(wordsOfNumber, '$1\u00a0')
  return locale.startsWith('en') ? held.replace(monthOfDay, '$1\u00a0') : held
}

function keep<Options, Format>(make: (options: Options) => Format): (options: Options) => Format {
  const made = new Map<string, Format>()
  return (options) => {
    const key = JSON.stringify(options)
    const found = made.get(key) ?? make(options)
    made.set(key, found)
    return found
  }
}
