import type { Knex } from 'knex'
import type { Language, UnitId } from '../../contract/primitives.ts'
import { announce } from '../../messages/announce.ts'
import type { AboutLetter, Party } from '../../messages/message-kinds.ts'
import { optionalTextIn, textIn } from '../../platform/localise.ts'
import { printDay, printTime } from '../../platform/print-in-language.ts'
import { findTold } from './provider-requests.queries.ts'
import type { ToldRow } from './provider-requests.queries.ts'

/** When a booking takes place, and for whom. */
type Occasion = Pick<ToldRow, 'start' | 'units' | 'guests'>

/** Tells a provider who does not come, in the transaction that cancels. */
export async function tellProviderOfCancellation(trx: Knex.Transaction, bookingId: string): Promise<void> {
  const booking = await findTold(trx, bookingId)
  if (!booking) return
  await announce(trx, {
    kind: 'provider-booking-cancelled',
    subject: booking.reference,
    ...letterAbout(booking, { now: booking }),
  })
}

/** Tells a provider when who comes now, and what was before, in the transaction that changes it. */
export async function tellProviderOfChange(
  trx: Knex.Transaction,
  bookingId: string,
  change: { id: string; before: Occasion; after: Occasion },
): Promise<void> {
  const booking = await findTold(trx, bookingId)
  if (!booking) return
  await announce(trx, {
    kind: 'provider-booking-changed',
    subject: `${booking.reference}/${change.id}`,
    ...letterAbout(booking, { before: change.before, now: change.after }),
  })
}

function letterAbout(
  { reference, supplier, storefrontId, soldAs, traveller }: ToldRow,
  { before, now }: { before?: Occasion; now: Occasion },
): AboutLetter {
  const language: Language = supplier.language ?? 'en'
  const when = ({ start }: Occasion) =>
    [textIn(soldAs.optionTitle, language), printDay(start, language), printTime(start, language)].join(' · ')
  return {
    to: supplier.email,
    language,
    storefrontId,
    values: {
      name: traveller,
      reference,
      experience: textIn(soldAs.experience.title, language),
      details: when(now),
      ...(before && { before: when(before) }),
    },
    parties: {
      guests: partyOf(now, soldAs, language),
      ...(before && { guestsBefore: partyOf(before, soldAs, language) }),
    },
  }
}

function partyOf({ units, guests }: Occasion, soldAs: ToldRow['soldAs'], language: Language): Party {
  const titles = new Map(soldAs.units.map(({ id, title }) => [id, optionalTextIn(title, language)]))
  return {
    units: Object.entries(units).map(([id, quantity]) => ({ id, quantity, title: titles.get(id as UnitId) })),
    guests,
  }
}
