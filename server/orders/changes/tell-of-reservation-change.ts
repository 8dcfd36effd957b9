import type { Knex } from 'knex'
import { announce } from '../../messages/announce.ts'
import type { AboutEmail } from '../../messages/message-kinds.ts'
import type { Deps } from '../../platform/deps.ts'
import { fullName } from '../../platform/text/full-name.ts'
import { textIn } from '../../platform/text/localise.ts'
import { printInstant, printMoney } from '../../platform/text/print-in-language.ts'
import { showTelephone } from '../../platform/text/telephone.ts'
import { reservationPath } from '../../suppliers/reservation-link.ts'
import { readTold } from '../fulfilment/notify-supplier.ts'
import { letterOfReservation } from '../fulfilment/reservation-letter.ts'
import type { Occasion } from '../fulfilment/supplier-email.ts'
import type { ToldRow } from '../fulfilment/supplier-requests.queries.ts'
import { partyIn } from '../sold-as.ts'
import { findReservation } from './reservation.queries.ts'
import type { ReservationRow } from './reservation.queries.ts'

/** A change that was made, with what the booking was before and what it cost. */
interface Made {
  id: string
  before: Occasion & { price: number }
}

/**
 * Tells the supplier the new guests of places that are kept and not paid for, and support the new sum that it is to arrange,
 * in the transaction that changes them. Support is told where the storefront has an address of it.
 */
export async function tellOfReservationChange(
  { env }: Pick<Deps, 'env'>,
  trx: Knex.Transaction,
  bookingId: string,
  made: Made,
): Promise<void> {
  const booking = await readTold(trx, bookingId)
  const order = await findReservation(trx, bookingId)
  if (!booking || !order) return
  const { before } = made
  const heldUntil = order.heldUntil.toTemporalInstant()
  const subject = `${booking.reference}/${made.id}`
  const letter = letterToSupport(booking, { order, before })
  await announce(
    trx,
    {
      kind: 'supplier-reservation-changed',
      subject,
      ...letterOfReservation(env, booking, { heldUntil, before }),
    },
    ...(letter
      ? [
          {
            kind: 'support-reservation-changed' as const,
            subject,
            ...letter,
            link: reservationPath(env, order.id, heldUntil),
          },
        ]
      : []),
  )
}

function letterToSupport(
  booking: ToldRow,
  { order, before }: { order: ReservationRow; before: Made['before'] },
): AboutEmail | undefined {
  const { support, language, total, price, currency, email } = order
  if (!support) return undefined
  const { experience } = booking.soldAs
  const print = (amount: number) => printMoney({ amount, currency }, language)
  return {
    to: support,
    language,
    storefrontId: booking.storefrontId,
    values: {
      reference: order.reference,
      name: fullName(booking),
      experience: textIn(experience.title, language),
      amount: print(total),
      before: print(total - price + before.price),
      details: [showTelephone(booking.phone), email].join(' · '),
      until: printInstant(order.heldUntil.toISOString(), booking.timeZone, language),
      place: textIn(experience.destination.name, language),
    },
    parties: { guests: partyIn(booking, language), guestsBefore: partyIn(before, language) },
  }
}
