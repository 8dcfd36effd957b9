/** The jobs that ask suppliers by e-mail about bookings and changes. */
import { z } from 'zod'
import { announce } from '../messages/announce.ts'
import { askAboutChangeJob } from '../orders/changes/ask-supplier.ts'
import { askSupplierJob } from '../orders/fulfilment/ask-suppliers.ts'
import { supplierLanguageOf } from '../messages/supplier-language.ts'
import { emailToSupplier } from '../orders/fulfilment/supplier-email.ts'
import { readTold } from '../orders/fulfilment/notify-supplier.ts'
import type { Deps } from '../platform/deps.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import { printInstant } from '../platform/text/print-in-language.ts'
import { findSupplierChange } from './supplier-bookings.queries.ts'
import { supplierChangePath, supplierPath } from './supplier-links.ts'

const Payload = z.object({ bookingId: z.uuid() })
const ChangePayload = z.object({ changeId: z.uuid() })

/** Messages to suppliers. Safe to run twice: a supplier is asked once about a booking, and once about each change. */
export function supplierJobs({ db, env }: Pick<Deps, 'db' | 'env'>): JobHandlers {
  return {
    async [askSupplierJob](payload) {
      const booking = await readTold(db, Payload.parse(payload).bookingId)
      if (booking?.status !== 'PENDING' || !booking.answerBy) return
      const until = booking.answerBy.toTemporalInstant()
      const letter = emailToSupplier(booking)
      await announce(db, {
        kind: 'supplier-request',
        subject: booking.reference,
        ...letter,
        link: supplierPath(env, booking.id, until),
        values: {
          ...letter.values,
          until: printInstant(until.toString(), booking.timeZone, supplierLanguageOf(booking)),
        },
      })
    },
    async [askAboutChangeJob](payload) {
      const asked = await findSupplierChange(db, ChangePayload.parse(payload).changeId)
      const booking = asked && (await readTold(db, asked.id))
      if (asked?.change.status !== 'ASKED' || !booking) return
      const { id, answerBy, before, after } = asked.change
      const until = Temporal.Instant.from(answerBy)
      // the frame shows what it would be, the text what it is
      const letter = emailToSupplier(
        { ...booking, ...after },
        {
          before: { ...before, soldAs: booking.soldAs },
        },
      )
      await announce(db, {
        kind: 'supplier-change',
        subject: id,
        ...letter,
        link: supplierChangePath(env, id, until),
        values: {
          ...letter.values,
          until: printInstant(until.toString(), booking.timeZone, supplierLanguageOf(booking)),
        },
      })
    },
  }
}
