/** How money, numbers, days, times and directions are written on the server: in e-mails, PDFs and pages for suppliers. */
import { LRUCache } from 'lru-cache'
import { firstOfMonth, displayOf, writeMeasure } from '../../../locales/as-printed.ts'
import { localeRecord } from '../../../locales/locale-records.ts'
import type { Language, Money } from '../../contract/primitives.ts'
import { exponentOf } from '../money/currencies.ts'

/** The way a language is written. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return localeRecord(language).dir
}

const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const leftToRightLetter = /(?![\p{Script=Arabic}\p{Script=Hebrew}])\p{L}/u

/**
 * Whether a text on a page or in a letter that runs from the right is in its language, whatever name it begins with ("VNB 125"):
 * there it runs from the right as well. Any other text goes the way of its first letter.
 */
export function runsFromRight(text: string, direction: 'ltr' | 'rtl'): boolean {
  return direction === 'rtl' && rightToLeftLetter.test(text)
}

/** A text within another (UAX 9, isolates). */
function isolateIn(text: string, language: Language): string {
  return `${runsFromRight(text, directionOf(language)) ? '\u2067' : '\u2068'}${text}\u2069`
}

/**
 * Words for a sentence of a language. Where it runs from the right, each keeps its own direction, so that a name or a number of
 * another script does not carry its neighbours along.
 */
export function wordsFor<Words extends Readonly<Record<string, string | undefined>>>(
  words: Words,
  language: Language,
): Words {
  if (directionOf(language) === 'ltr') return words
  const isolated = Object.entries(words).map(([name, word]) => [name, word && isolateIn(word, language)])
  return Object.fromEntries(isolated) as Words
}

/**
 * Texts of a catalogue beside each other in one line. Where one of them runs against the language, each keeps its own
 * direction and the line keeps that of the language, said by a mark before it (UAX 9): otherwise the first word decides for all.
 */
export function joinIn(texts: readonly (string | undefined)[], language: Language): string {
  const said = texts.flatMap((text) => (text ? [text] : []))
  const fromRight = directionOf(language) === 'rtl'
  const against = fromRight ? leftToRightLetter : rightToLeftLetter
  if (said.length < 2 || !said.some((text) => against.test(text))) return said.join(' · ')
  return (fromRight ? '\u200f' : '\u200e') + said.map((text) => isolateIn(text, language)).join(' · ')
}

/** A number or an address that runs from the left in every text (UAX 9: left-to-right isolate), as telephone numbers do. */
export function fromLeft(text: string): string {
  return `\u2066${text}\u2069`
}

/** The locale of a language for `Intl`, as pages, mails and tickets write numbers and dates. */
export function localeOf(language: string): string {
  const { iso, formats } = localeRecord(language)
  return formats ? `${iso}-${formats}` : iso
}

/** A language has some ten formatters, and one for each time zone and currency that is asked for. */
const mostKept = 500

/** Keeps what was made last for a key. Making a formatter of `Intl` costs a hundred times what using it does. */
function kept<Made extends object, Key extends string[]>(make: (...key: Key) => Made): (...key: Key) => Made {
  const made = new LRUCache<string, Made>({ max: mostKept })
  return (...key) => {
    const name = key.join(' ')
    const found = made.get(name) ?? make(...key)
    made.set(name, found)
    return found
  }
}

const moneyFormat = kept((locale: string, currency: string, digits: string, sign: 'auto' | 'exceptZero') => {
  const fraction = { minimumFractionDigits: Number(digits), maximumFractionDigits: Number(digits) }
  const display = { currencyDisplay: displayOf(currency), signDisplay: sign }
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...display, ...fraction })
})
const periodFormat = kept(
  (locale: string, unit: 'hour' | 'day') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
)
const numberFormat = kept((locale: string) => new Intl.NumberFormat(locale, { maximumFractionDigits: 8 }))
const percentFormat = kept((locale: string) => new Intl.NumberFormat(locale, { style: 'percent' }))
type DateStyle = 'full' | 'long' | 'medium'
/** A formatter of dates, with the first of a month as the language prints it. */
function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): { format: (at: number) => string } {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  return { format: (at) => firstOfMonth(format.format(at), locale) }
}

const dayFormat = kept((locale: string, dateStyle: DateStyle) => dateFormat(locale, { dateStyle }))
const timeFormat = kept(
  (locale: string) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }),
)
const instantFormat = kept((locale: string) => dateFormat(locale, { dateStyle: 'long', timeStyle: 'short' }))

const languageNames = kept((language: string) => new Intl.DisplayNames(language, { type: 'language' }))
const zoneFormat = kept(
  (locale: string, timeZone: string) => new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' }),
)

/** A wall-clock time for a formatter of UTC: V8 formats a `Date` in a tenth of the time that it takes for a `Temporal` value. */
function asUtc(local: Temporal.PlainDateTime): number {
  return local.toZonedDateTime('UTC').epochMilliseconds
}

const metreFormat = kept(
  (locale: string) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter', unitDisplay: 'short' }),
)

/** Lengths between two bounds in metres, `10–15 m`; without an upper one, `20 m +`. */
export function printMetres(from: number, to: number | undefined, language: Language): string {
  const locale = localeOf(language)
  const format = metreFormat(locale)
  return writeMeasure(to === undefined ? `${format.format(from)} +` : format.formatRange(from, to), locale)
}

/** Money with the standard's decimals; whole amounts lose them. `signed`: with a plus where it is added. */
export function printMoney({ amount, currency }: Money, language: Language, signed = false): string {
  const exponent = exponentOf(currency)
  const major = amount / 10 ** exponent
  const digits = Number.isInteger(major) ? 0 : exponent
  const locale = localeOf(language)
  const format = moneyFormat(locale, currency, String(digits), signed ? 'exceptZero' : 'auto')
  return writeMeasure(format.format(major), locale)
}

/** A number in the digits of the language. */
export function printNumber(value: number, language: Language): string {
  return numberFormat(localeOf(language)).format(value)
}

/** What one unit of a currency is in another, with all of its digits. */
export function printRate(rate: string, language: Language): string {
  return printNumber(Number(rate), language)
}

/** A share of a hundred, `30%`. */
export function printPercent(percent: number, language: Language): string {
  return percentFormat(localeOf(language)).format(percent / 100)
}

/** How a language is called in another: `German`, `Allemand` … as that one writes it within a sentence. */
export function languageName(named: Language, language: Language): string {
  return languageNames(language).of(named) ?? named
}

/** The day of a wall-clock time, `Tuesday, December 1, 2026`. */
export function printDay(local: string, language: Language, style: DateStyle = 'full'): string {
  return dayFormat(localeOf(language), style).format(asUtc(Temporal.PlainDateTime.from(local)))
}

/** The hour and minute of a wall-clock time. */
export function printTime(local: string, language: Language): string {
  return timeFormat(localeOf(language)).format(asUtc(Temporal.PlainDateTime.from(local)))
}

/** A day and its hours in one text, joined as the language joins them: "December 5, 3:00–9:00 PM". */
export function joinDayAndTime(day: string, time: string, language: Language): string {
  const between: Partial<Record<Language, string>> = { zh: ' ', ar: '، ', fa: '، ' }
  return `${day}${between[language] ?? ', '}${time}`
}

/** Day and hour of a wall-clock time. */
export function printMoment(local: string, language: Language, style: 'full' | 'medium' = 'full'): string {
  return joinDayAndTime(printDay(local, language, style), printTime(local, language), language)
}

/**
 * From one wall-clock time to another, `3:00 PM – 5:00 PM`; an end on another day has that day beside it. An end may be a day
 * without an hour, or not be known.
 */
export function printSpan(start: string, end: string | undefined, language: Language): string {
  return end
    ? `${printTime(start, language)} – ${printEnd(start, end, language)}`
    : printTime(start, language)
}

function printEnd(start: string, end: string, language: Language): string {
  if (end.length === 10) {
    return dayFormat(localeOf(language), 'long').format(asUtc(Temporal.PlainDateTime.from(end)))
  }
  const to = Temporal.PlainDateTime.from(end)
  const isOneDay = Temporal.PlainDate.from(start).equals(to.toPlainDate())
  return isOneDay ? printTime(end, language) : instantFormat(localeOf(language)).format(asUtc(to))
}

/** An instant as the clocks of a zone show it, without the zone's name. */
export function printInstant(instant: string, timeZone: string, language: Language): string {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone).toPlainDateTime()
  return instantFormat(localeOf(language)).format(asUtc(local))
}

/** "CET", "GMT+4": what a zone is called at an instant. */
export function printZone(instant: string, timeZone: string, language: Language): string {
  const format = zoneFormat(localeOf(language), timeZone)
  const parts = format.formatToParts(Temporal.Instant.from(instant).epochMilliseconds)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** "2 hours", "3 days". Nights have no unit in `Intl`. */
export function printPeriods(count: number, period: 'HOUR' | 'DAY', language: Language): string {
  const locale = localeOf(language)
  return writeMeasure(periodFormat(locale, period === 'HOUR' ? 'hour' : 'day').format(count), locale)
}
