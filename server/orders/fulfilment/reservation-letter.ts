import type { AboutEmail } from '../../messages/message-kinds.ts'
import { supplierLanguageOf } from '../../messages/supplier-language.ts'
import type { LinkEnv } from '../../platform/signed-link.ts'
import { printInstant } from '../../platform/text/print-in-language.ts'
import { supplierPath } from '../../suppliers/supplier-links.ts'
import { emailToSupplier } from './supplier-email.ts'
import type { Occasion } from './supplier-email.ts'
import type { ToldRow } from './supplier-requests.queries.ts'

/** What a supplier is told of places that are kept and not paid for: until when, and the page that says how it stands. */
export function letterOfReservation(
  env: LinkEnv,
  booking: ToldRow,
  { heldUntil, before }: { heldUntil: Temporal.Instant; before?: Occasion },
): AboutEmail {
  const letter = emailToSupplier(booking, { before })
  const until = printInstant(heldUntil.toString(), booking.timeZone, supplierLanguageOf(booking))
  return {
    ...letter,
    link: supplierPath(env, booking.id, Temporal.Instant.from(booking.startsAt)),
    values: { ...letter.values, until },
  }
}
