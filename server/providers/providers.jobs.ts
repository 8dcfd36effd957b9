import { z } from 'zod'
import { textIn } from '../availability/sellable.ts'
import { announce } from '../messages/announce.ts'
import { arrangePaymentJob, askProviderJob } from '../orders/ask-providers.ts'
import type { Deps } from '../platform/deps.ts'
import type { JobHandlers } from '../platform/jobs.ts'
import { printDay, printInstant, printMoney, printTime } from '../platform/print-in-language.ts'
import { findProviderBooking, findReservation } from './provider-bookings.queries.ts'
import { providerPath } from './provider-link.ts'

const Payload = z.object({ bookingId: z.uuid() })
const ReservationPayload = z.object({ orderId: z.uuid() })

/** Nothing is known of the languages that providers read. */
const language = 'en'

/** Messages to providers and to support. Safe to run twice: each is asked once about the same. */
export function providerJobs({ db, env, log }: Pick<Deps, 'db' | 'env' | 'log'>): JobHandlers {
  return {
    async [askProviderJob](payload) {
      const booking = await findProviderBooking(db, Payload.parse(payload).bookingId)
      if (booking?.status !== 'PENDING' || !booking.answerBy) return
      const { reference, supplier, storefrontId, soldAs, start, guests, timeZone } = booking
      const until = Temporal.Instant.fromEpochMilliseconds(booking.answerBy.getTime())
      await announce(db, {
        kind: 'provider-request',
        subject: reference,
        to: supplier.email,
        language,
        storefrontId,
        link: providerPath(env, booking.id, until),
        values: {
          reference,
          experience: textIn(soldAs.experience.title, language),
          details: [
            textIn(soldAs.optionTitle, language),
            printDay(start, language),
            printTime(start, language),
            `${guests} guests`,
          ].join(' · '),
          until: `${printInstant(until.toString(), timeZone, language)} (${timeZone})`,
        },
      })
    },
    async [arrangePaymentJob](payload) {
      const order = await findReservation(db, ReservationPayload.parse(payload).orderId)
      if (!order) return
      const { reference, storefront, total: amount, currency } = order
      if (!storefront.email) {
        // `npm run bookings -- list --pay-later` has it all the same
        log.warn({ reference }, 'a reservation waits for its payment, and the storefront has no mail address')
        return
      }
      await announce(db, {
        kind: 'support-reserved',
        subject: reference,
        to: storefront.email,
        language,
        storefrontId: storefront.id,
        values: {
          reference,
          name: `${order.firstName} ${order.lastName}`,
          amount: printMoney({ amount, currency }, language),
          details: [
            ...order.experiences.map((title) => textIn(title, language)),
            order.phone,
            order.email,
          ].join(' · '),
          until: `${printInstant(order.heldUntil.toISOString(), 'UTC', language)} (UTC)`,
        },
      })
    },
  }
}
