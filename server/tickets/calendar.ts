import icalendar, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { ICalEventData } from 'ical-generator'
import type { TFunction } from 'i18next'
import { tzlib_get_ical_block } from 'timezones-ical-library'
import type { Booking } from '../contract/checkout.ts'
import type { Language } from '../contract/primitives.ts'
import { describeBooking } from '../messages/booking-facts.ts'
import { printTime } from '../platform/text/print-in-language.ts'

/** What a calendar file is written from. */
export interface CalendarSource {
  bookings: readonly Booking[]
  storefront: { name: string }
  /** Page of the order. */
  url: string
  language: Language
  now: Temporal.Instant
}

/** How long before it begins a calendar reminds of it: the day before, and in time to set out. */
const remindersSeconds = [24 * 60 * 60, 2 * 60 * 60]

/**
 * The bookings as an iCalendar file (RFC 5545): each at its own wall-clock time with the rules of its zone, so that a
 * calendar in another zone shows the right hour, whatever that zone does to its clocks until then. A traveller who is picked up
 * has an entry that begins with the pickup and says when the experience itself starts. What was cancelled is told as cancelled:
 * left out, it would stay in every calendar that has it.
 */
export function writeCalendar(
  { bookings, storefront, url, language, now }: CalendarSource,
  t: TFunction,
): string {
  const calendar = icalendar({
    prodId: { company: 'Dhow', product: 'Dhow', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    name: storefront.name,
  })
  calendar.timezone({ name: null, generator: rulesOfZone })
  for (const booking of bookings) {
    const facts = describeBooking(booking, t, language)
    const isCancelled = booking.status === 'CANCELLED'
    const told = (label: string, text: string | undefined) =>
      text && t('ticket:labelled', { label: t(`ticket:${label}`), text })
    const lines = [
      facts.option,
      facts.about,
      facts.guests,
      ...hoursOf(booking, t, language),
      !booking.readyAt && booking.until?.length === 10 && [facts.day, facts.time].join(' · '),
      // what ends without an hour has it beside its days
      booking.until?.length === 10 ? undefined : facts.hire,
      told('invoice.services', facts.extrasAbout),
      told('pickup', facts.pickup),
      facts.wayThere,
      told('where', facts.where),
      told('includes', facts.includes),
      told('address', booking.addressGiven),
      told('note', facts.note),
      booking.offerNote && t('ticket:labelled', { label: t('orders:supplierNote'), text: booking.offerNote }),
      told('supplier', facts.supplier),
      facts.know && t('ticket:labelled', { label: t('orders:know'), text: facts.know }),
      told('languages', facts.languages),
      told('bring', facts.bring),
      t('ticket:calendar', { reference: booking.reference }),
      url,
    ]
    calendar.createEvent({
      id: `${booking.reference}@dhow`,
      stamp: now.toString(),
      sequence: revisionOf(booking),
      ...timesOf(booking),
      summary: facts.title,
      location: placeOf(booking) ?? facts.place,
      description: lines.filter(Boolean).join('\n'),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      url,
      alarms: (isCancelled ? [] : remindersSeconds).map((trigger) => ({
        type: ICalAlarmType.display,
        trigger,
        description: facts.title,
      })),
    })
  }
  return calendar.toString()
}

/** When the experience itself starts and ends, for an entry that begins with the pickup or a transfer. */
function hoursOf({ start, until, readyAt }: Booking, t: TFunction, language: Language): string[] {
  if (!readyAt) return []
  const hours = [t('ticket:starts', { time: printTime(start, language) })]
  return until && until.length > 10
    ? [...hours, t('ticket:ends', { time: printTime(until, language) })]
    : hours
}

/**
 * Wall-clock times as they are: the zone says what they mean. A stay whose end has no hour is entered by its days, the last of
 * them included; what has no known end, without one.
 */
function timesOf({
  start,
  until,
  readyAt,
  pickup,
  extras,
  timeZone,
}: Booking): Pick<ICalEventData, 'start' | 'end' | 'timezone' | 'allDay'> {
  if (until?.length === 10) {
    const dayAfter = Temporal.PlainDate.from(until).add({ days: 1 })
    return { start: start.slice(0, 10), end: dayAfter.toString(), allDay: true }
  }
  // with the last of the ways back
  const end = [pickup?.backAt, ...extras.map(({ backAt }) => backAt)].reduce(
    (last, back) => (last && back && back > last ? back : last),
    until,
  )
  return { start: `${readyAt?.time ?? start}:00`, end: end && `${end}:00`, timezone: timeZone }
}

/** A zone under its own name: the library gives Europe/Amsterdam, which is a link to it, the block of Europe/Brussels. */
function rulesOfZone(zone: string): string {
  return String(tzlib_get_ical_block(zone)[0]).replace(/^TZID:.*$/m, `TZID:${zone}`)
}

/** How often it has become another since it was booked: a calendar that has it already takes the newer one. */
function revisionOf({ changes, status }: Booking): number {
  const applied = changes.filter(({ state }) => state === 'applied').length
  return status === 'CANCELLED' ? applied + 1 : applied
}

/** What a map can find: without the time that stands beside it elsewhere. */
function placeOf({ pickup, readyAt, address }: Booking): string | undefined {
  const from = readyAt ?? pickup
  return from ? [from.name, from.address].filter(Boolean).join(', ') : address
}
