import { textIn } from '../../platform/text/localise.ts'
import type { Language } from '../../contract/primitives.ts'
import type { AboutEmail } from '../../messages/message-kinds.ts'
import { supplierLanguageOf } from '../../messages/supplier-language.ts'
import {
  fromLeft,
  languageName,
  printDay,
  printSpan,
  printTime,
} from '../../platform/text/print-in-language.ts'
import { pickupTime } from '../../availability/pickup-time.ts'
import { printForSupplier } from './print-for-supplier.ts'
import type { ToldRow } from './supplier-requests.queries.ts'
import { partyIn, toldEndOf } from '../sold-as.ts'
import { showTelephone } from '../../platform/text/telephone.ts'
import { fullName } from '../../platform/text/full-name.ts'

/** When a booking takes place, and for whom, with the units it was sold in then: a change may leave one of them out. */
export type Occasion = Pick<ToldRow, 'start' | 'units' | 'guests' | 'extras' | 'explanation' | 'soldAs'>

/** What a supplier may know of a booking: everything they have to do for it, and of its money only what was kept of who cancelled. */
const facts = [
  'option',
  'day',
  'time',
  'guests',
  'extras',
  'pickup',
  'address',
  'note',
  'guest',
  'reads',
  'kept',
  'returned',
  'keptInAll',
  'returnedInAll',
] as const

/** An e-mail to a supplier about a booking, in their language: guests, time, option and pickup. */
export function emailToSupplier(
  booking: ToldRow,
  { before, ...change }: { before?: Occasion; fee?: number; refund?: number } = {},
): AboutEmail {
  const { reference, supplier, storefrontId, soldAs, status, phone, start, timeZone } = booking
  const language = supplierLanguageOf(booking)
  const traveller = fullName(booking)
  const words: Record<string, string | undefined> = {
    name: traveller,
    reference,
    experience: textIn(soldAs.experience.title, language),
    place: textIn(soldAs.experience.destination.name, language),
    option: textIn(soldAs.optionTitle, language),
    day: printDay(start, language),
    time: printSpan(start, toldEndOf(booking, soldAs), language),
    // that all of them are given up is told too
    extras: extrasOf(booking, timeZone, language) || (before && extrasOf(before, timeZone, language) && '–'),
    pickup: pickupOf(booking, language),
    address: booking.addressGiven ?? undefined,
    note: booking.note ?? undefined,
    // contact details are shown once the booking is confirmed
    guest: status === 'CONFIRMED' ? `${traveller} · ${fromLeft(showTelephone(phone))}` : traveller,
    reads: languageName(booking.reads, language),
    booking: reference,
    ...settledWords(booking, change, language),
    before: before && `${printDay(before.start, language)} · ${printTime(before.start, language)}`,
  }
  const values = Object.fromEntries(
    Object.entries(words).flatMap(([name, word]) => (word ? [[name, word]] : [])),
  )
  return {
    to: supplier.email,
    language,
    storefrontId,
    values,
    parties: {
      guests: partyIn(booking, language),
      ...(before && {
        guestsBefore: { ...partyIn(before, language), along: extrasOf(before, timeZone, language) },
      }),
    },
    facts: [...facts, 'booking'],
  }
}

/**
 * What was kept of who cancelled and what they get back, where anything was paid: of guests who no longer come, or of the booking
 * as it was cancelled; beside it the sums with what changes before had kept and given back.
 */
function settledWords(
  { cancellationFee, changeFees, changeRefunds, refunded, currency, explanation }: ToldRow,
  { fee = 0, refund = 0 }: { fee?: number; refund?: number },
  language: Language,
): Record<string, string> {
  const print = (amount: number) => printForSupplier({ amount, currency }, explanation, language)
  if (fee > 0) return { kept: print(fee), returned: print(refund) }
  if (cancellationFee === null || cancellationFee + changeFees + refunded === 0) return {}
  const told = { kept: print(cancellationFee), returned: print(refunded - changeRefunds) }
  if (changeFees + changeRefunds === 0) return told
  return { ...told, keptInAll: print(cancellationFee + changeFees), returnedInAll: print(refunded) }
}

/** What was booked along; of a transfer with the time at which it leaves. */
function extrasOf(
  { soldAs, extras, start }: Pick<ToldRow, 'soldAs' | 'extras' | 'start'>,
  timeZone: string,
  language: Language,
): string {
  const startsAt = Temporal.PlainDateTime.from(start).toZonedDateTime(timeZone).toInstant()
  return soldAs.extras
    .filter(({ id }) => extras[id])
    .map(({ id, title, minutesBefore }) => {
      const booked = `${extras[id]}\u00a0× ${textIn(title, language)}`
      if (!minutesBefore) return booked
      return `${booked} (${printTime(pickupTime({ minutesBefore }, startsAt, timeZone), language)})`
    })
    .join(' · ')
}

function pickupOf({ soldAs, startsAt, timeZone }: ToldRow, language: Language): string | undefined {
  const { pickup } = soldAs
  if (!pickup) return undefined
  return [textIn(pickup.name, language), printTime(pickupTime(pickup, startsAt, timeZone), language)].join(
    ' · ',
  )
}
