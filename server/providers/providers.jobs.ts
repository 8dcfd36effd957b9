import { z } from 'zod'
import { announce } from '../messages/announce.ts'
import { askProviderJob } from '../orders/fulfilment/ask-providers.ts'
import type { Deps } from '../platform/deps.ts'
import type { JobHandlers } from '../platform/jobs.ts'
import { textIn } from '../platform/localise.ts'
import { printDay, printInstant, printTime } from '../platform/print-in-language.ts'
import { findProviderBooking } from './provider-bookings.queries.ts'
import { providerPath } from './provider-link.ts'

const Payload = z.object({ bookingId: z.uuid() })

/** Messages to providers. Safe to run twice: a provider is asked once about a booking. */
export function providerJobs({ db, env }: Pick<Deps, 'db' | 'env'>): JobHandlers {
  return {
    async [askProviderJob](payload) {
      const booking = await findProviderBooking(db, Payload.parse(payload).bookingId)
      if (booking?.status !== 'PENDING' || !booking.answerBy) return
      const { reference, supplier, storefrontId, soldAs, start, guests, timeZone } = booking
      const language = supplier.language ?? 'en'
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
          ].join(' · '),
          guests: String(guests),
          until: `${printInstant(until.toString(), timeZone, language)} (${timeZone})`,
        },
      })
    },
  }
}
