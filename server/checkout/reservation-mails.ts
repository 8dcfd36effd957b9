import type { Knex } from 'knex'
import type { Announcement } from '../messages/message-kinds.ts'
import { supplierLanguageOf } from '../messages/supplier-language.ts'
import { emailToSupplier } from '../orders/fulfilment/supplier-email.ts'
import { readAllTold } from '../orders/fulfilment/notify-supplier.ts'
import type { Deps } from '../platform/deps.ts'
import { printInstant } from '../platform/text/print-in-language.ts'
import { supplierPath } from '../suppliers/supplier-link.ts'
import type { OrderDraft } from './draft-order.ts'

/**
 * The mails that tell suppliers that places are kept and not paid for, and until when. The page that each leads to says how it
 * stands until the start, so that nothing more is mailed when they are released.
 */
export async function reservationMails(
  { env }: Pick<Deps, 'env'>,
  trx: Knex,
  { bookings, heldUntil }: Pick<OrderDraft, 'bookings' | 'heldUntil'>,
): Promise<Announcement[]> {
  const told = await readAllTold(
    trx,
    bookings.map(({ id }) => id),
  )
  return told.map((booking) => {
    const letter = emailToSupplier(booking)
    const until = printInstant(heldUntil.toString(), booking.timeZone, supplierLanguageOf(booking))
    return {
      kind: 'supplier-reserved',
      subject: booking.reference,
      ...letter,
      link: supplierPath(env, booking.id, Temporal.Instant.from(booking.startsAt)),
      values: { ...letter.values, until },
    } as const
  })
}
