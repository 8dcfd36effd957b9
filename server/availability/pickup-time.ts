/** When the guests are picked up, by the clocks there: `2026-12-24T15:00`. `startsAt` is an instant. */
export function pickupTime(
  { minutesBefore }: { minutesBefore: number },
  startsAt: string | Temporal.Instant,
  timeZone: string,
): string {
  return Temporal.Instant.from(startsAt)
    .subtract({ minutes: minutesBefore })
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
}
