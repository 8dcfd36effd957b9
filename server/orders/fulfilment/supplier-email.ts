import { optionalTextIn, textIn } from '../../platform/text/localise.ts'
import type { Language } from '../../contract/primitives.ts'
import type { AboutEmail, Party } from '../../messages/message-kinds.ts'
import { supplierLanguageOf } from '../../messages/supplier-language.ts'
import {
  fromLeft,
  printDay,
  printMoney,
  printSpan,
  printTime,
} from '../../platform/text/print-in-language.ts'
import { pickupTime } from '../../availability/pickup-time.ts'
import type { ToldRow } from './supplier-requests.queries.ts'
import { toldEndOf } from '../sold-as.ts'
import { showTelephone } from '../../platform/text/telephone.ts'
import { fullName } from '../../platform/text/full-name.ts'

/** When a booking takes place, and for whom. */
export type Occasion = Pick<ToldRow, 'start' | 'units' | 'guests'>

/** What a supplier may know of a booking: everything they have to do for it, and of its money only what a cancellation kept. */
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
  'kept',
  'returned',
] as const

/** An e-mail to a supplier about a booking, in their language: guests, time, option and pickup. */
export function emailToSupplier(booking: ToldRow, { before }: { before?: Occasion } = {}): AboutEmail {
  const { reference, supplier, storefrontId, soldAs, status, phone, start } = booking
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
    extras: extrasOf(booking, language),
    pickup: pickupOf(booking, language),
    address: booking.addressGiven ?? undefined,
    note: booking.note ?? undefined,
    // contact details are shown once the booking is confirmed
    guest: status === 'CONFIRMED' ? `${traveller} · ${fromLeft(showTelephone(phone))}` : traveller,
    booking: reference,
    ...settledWords(booking, language),
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
      guests: partyOf(booking, soldAs, language),
      ...(before && { guestsBefore: partyOf(before, soldAs, language) }),
    },
    facts: [...facts, 'booking'],
  }
}

/** What was kept of who cancelled and what they get back, where anything was paid. */
function settledWords(
  { cancellationFee, cancellationRefund, currency }: ToldRow,
  language: Language,
): Record<string, string> {
  if (cancellationFee === null || cancellationFee + cancellationRefund === 0) return {}
  const print = (amount: number) => printMoney({ amount, currency }, language)
  return { kept: print(cancellationFee), returned: print(cancellationRefund) }
}

function extrasOf({ soldAs, extras }: ToldRow, language: Language): string {
  return soldAs.extras
    .filter(({ id }) => extras[id])
    .map(({ id, title }) => `${extras[id]} × ${textIn(title, language)}`)
    .join(' · ')
}

function pickupOf({ soldAs, startsAt, timeZone }: ToldRow, language: Language): string | undefined {
  const { pickup } = soldAs
  if (!pickup) return undefined
  return [textIn(pickup.name, language), printTime(pickupTime(pickup, startsAt, timeZone), language)].join(
    ' · ',
  )
}

function partyOf({ units, guests }: Occasion, soldAs: ToldRow['soldAs'], language: Language): Party {
  // in the order of the option's units, as on the traveller's ticket: JSON in the database has its own
  const told = soldAs.units.map(({ id, title }) => ({
    id,
    title: optionalTextIn(title, language),
    quantity: units[id] ?? 0,
  }))
  return { units: told, guests }
}
