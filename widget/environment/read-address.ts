const isoDay = /^\d{4}-\d\d-\d\d$/
const mostGuests = 500

/**
 * What the query of an address says about a booking. Anybody can write an address: what does not read is left out. By
 * hand, since a schema would be a seventh of the widget's whole weight.
 */
export function readBookingStart(search: string): { date?: string; guests?: number; option?: string } {
  const query = new URLSearchParams(search)
  const date = query.get('date') ?? ''
  const guests = Number(query.get('guests'))
  return {
    date: isoDay.test(date) && Date.parse(date) ? date : undefined,
    guests: Number.isInteger(guests) && guests >= 1 && guests <= mostGuests ? guests : undefined,
    option: query.get('option') || undefined,
  }
}
