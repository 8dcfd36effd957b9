/** Languages of ours for whose formats Chromium has no data. */
export const lackingInBrowsers: readonly string[] = ['az']

/** Words of a language for days, units and names, as `Intl` of a runtime that has them writes them. */
export interface FormatWords {
  months: { long: readonly string[]; short: readonly string[] }
  /** Sunday first. `short` stands alone, `shortInDate` within a date. */
  weekdays: {
    long: readonly string[]
    short: readonly string[]
    shortInDate: readonly string[]
    narrow: readonly string[]
  }
  /** By unit and display: `hour long`. */
  units: Readonly<Record<string, string>>
  names: Readonly<Partial<Record<Intl.DisplayNamesType, Readonly<Record<string, string>>>>>
}

/** Units of `Formats.number`, each with how it is told. */
const units = [
  ['minute', 'short'],
  ['hour', 'short'],
  ['hour', 'long'],
  ['meter', 'short'],
  ['day', 'long'],
  ['kilometer', 'short'],
] as const

/** The words that a browser lacks, from the `Intl` of this process. For the builds: pages load them with their texts. */
export function writeFormatWords(language: string): FormatWords {
  const write = (options: Intl.DateTimeFormatOptions, day: Date, type: 'month' | 'weekday') =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
      .formatToParts(day)
      .find((part) => part.type === type)?.value ?? ''
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)))
  // the first of February 2026 is a Sunday
  const week = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 1, 1 + day)))
  const weekdays = (weekday: 'long' | 'short' | 'narrow', rest: Intl.DateTimeFormatOptions = {}) =>
    week.map((day) => write({ weekday, ...rest }, day, 'weekday'))
  return {
    months: {
      long: months.map((day) => write({ month: 'long', day: 'numeric' }, day, 'month')),
      short: months.map((day) => write({ month: 'short', day: 'numeric' }, day, 'month')),
    },
    weekdays: {
      long: weekdays('long'),
      short: weekdays('short'),
      shortInDate: weekdays('short', { day: 'numeric', month: 'short' }),
      narrow: weekdays('narrow'),
    },
    units: Object.fromEntries(
      units.map(([unit, unitDisplay]) => [
        `${unit} ${unitDisplay}`,
        new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay })
          .formatToParts(2)
          .find(({ type }) => type === 'unit')?.value ?? unit,
      ]),
    ),
    names: {
      currency: namesOf(language, 'currency', Intl.supportedValuesOf('currency')),
      language: namesOf(language, 'language', pairsOf('abcdefghijklmnopqrstuvwxyz')),
      region: namesOf(language, 'region', pairsOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ')),
    },
  }
}

function namesOf(
  language: string,
  type: Intl.DisplayNamesType,
  codes: readonly string[],
): Record<string, string> {
  const names = new Intl.DisplayNames(language, { type, fallback: 'none' })
  return Object.fromEntries(
    codes.flatMap((code) => {
      const name = names.of(code)
      return name === undefined ? [] : [[code, name]]
    }),
  )
}

/** Every code of two letters. */
function pairsOf(letters: string): string[] {
  const each = letters.split('')
  return each.flatMap((first) => each.map((second) => first + second))
}
