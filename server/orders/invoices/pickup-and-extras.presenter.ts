/** The pickup and the extras of a booking, and when its travellers have to be ready for them. */
import { pickupTime } from '../../availability/pickup-time.ts'
import type { Booking } from '../../contract/checkout.ts'
import type { Language } from '../../contract/primitives.ts'
import { optionalTextIn, textIn } from '../../platform/text/localise.ts'
import type { InvoiceBookingRow } from './invoice.queries.ts'

type BookingRow = Pick<InvoiceBookingRow, 'soldAs' | 'startsAt' | 'timeZone'>

/**
 * Where and when the travellers are picked up, and when they are back there; undefined if there is no pickup. `until` is the end of
 * the experience as travellers are told it.
 */
export function presentPickup(
  { soldAs: { pickup }, startsAt, timeZone }: BookingRow,
  until: string | undefined,
  language: Language,
): Booking['pickup'] {
  if (!pickup) return undefined
  return {
    name: textIn(pickup.name, language),
    address: pickup.address,
    advice: optionalTextIn(pickup.note, language),
    time: pickupTime(pickup, startsAt, timeZone),
    backAt: backAt(pickup, until, timeZone),
  }
}

function backAt(
  { minutesAfter }: { minutesAfter?: number },
  until: string | undefined,
  timeZone: string,
): string | undefined {
  // an end that is a day has no hour to count from
  if (minutesAfter === undefined || until?.includes('T') !== true) return undefined
  return Temporal.PlainDateTime.from(until)
    .toZonedDateTime(timeZone)
    .add({ minutes: minutesAfter })
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
}

/** What was booked along, as it was sold. `until` is the end of the experience as travellers are told it. */
export function presentExtras(
  { soldAs, startsAt, timeZone, extras }: BookingRow & Pick<InvoiceBookingRow, 'extras'>,
  until: string | undefined,
  language: Language,
): Booking['extras'] {
  return soldAs.extras.map(({ id, title, description, minutesBefore, minutesAfter }) => {
    const quantity = extras[id] ?? 0
    return {
      id,
      title: textIn(title, language),
      description: optionalTextIn(description, language),
      quantity,
      time: minutesBefore && quantity > 0 ? pickupTime({ minutesBefore }, startsAt, timeZone) : undefined,
      backAt: quantity > 0 ? backAt({ minutesAfter }, until, timeZone) : undefined,
    }
  })
}

/**
 * The earliest time before the start at which the travellers have to be ready, and where, as far as it is known. Undefined: they have
 * to be there at the start.
 */
export function readyFirst(
  { pickup, extras }: Pick<Booking, 'pickup' | 'extras'>,
  { soldAs, addressGiven }: Pick<InvoiceBookingRow, 'soldAs' | 'addressGiven'>,
): Booking['readyAt'] {
  const fetchedFrom = (asks: 'ADDRESS' | undefined) => (asks && addressGiven) ?? undefined
  const asksOf = new Map(soldAs.extras.map(({ id, asks }) => [id, asks]))
  return [
    pickup && { ...pickup, address: fetchedFrom(soldAs.pickup?.asks) ?? pickup.address },
    ...extras.map(({ id, title, time }) => ({ name: title, time, address: fetchedFrom(asksOf.get(id)) })),
  ]
    .flatMap((ready) => (ready?.time ? [{ name: ready.name, time: ready.time, address: ready.address }] : []))
    .toSorted((a, b) => a.time.localeCompare(b.time))[0]
}
