/** The time zone of the booking with the lowest reference: the same whatever is moved or cancelled. UTC of none. */
export function zoneOfFirst(bookings: readonly { reference: string; timeZone: string }[]): string {
  // the reference of a booking ends in its number
  const numberOf = ({ reference }: { reference: string }) =>
    Number(reference.slice(reference.lastIndexOf('-') + 1))
  return bookings.toSorted((a, b) => numberOf(a) - numberOf(b))[0]?.timeZone ?? 'UTC'
}
