interface WeekInfo {
  firstDay: number
}

/** Regions whose week does not start on Monday, for browsers that cannot tell. CLDR. */
const weekStarts: Readonly<Record<string, number>> = {
  US: 7,
  CA: 7,
  MX: 7,
  BR: 7,
  PT: 7,
  IL: 7,
  JP: 7,
  IN: 7,
  SA: 7,
  EG: 6,
  IR: 6,
}

/** The day on which a week starts where this language is spoken. */
export function firstWeekdayOf(locale: string): number {
  const parsed = new Intl.Locale(locale).maximize() as Intl.Locale & {
    getWeekInfo?: () => WeekInfo
    weekInfo?: WeekInfo
  }
  const told = parsed.getWeekInfo?.() ?? parsed.weekInfo
  return told?.firstDay ?? weekStarts[parsed.region ?? ''] ?? 1
}
