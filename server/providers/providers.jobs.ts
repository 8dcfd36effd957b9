import { z } from 'zod'
import { announce } from '../messages/announce.ts'
import { askProviderJob } from '../orders/fulfilment/ask-providers.ts'
import { letterToProvider, providerLanguageOf } from '../orders/fulfilment/provider-letter.ts'
import { listTold } from '../orders/fulfilment/provider-requests.queries.ts'
import type { Deps } from '../platform/deps.ts'
import type { JobHandlers } from '../platform/jobs.ts'
import { printInstant } from '../platform/print-in-language.ts'
import { providerPath } from './provider-link.ts'

const Payload = z.object({ bookingId: z.uuid() })

/** Messages to providers. Safe to run twice: a provider is asked once about a booking. */
export function providerJobs({ db, env }: Pick<Deps, 'db' | 'env'>): JobHandlers {
  return {
    async [askProviderJob](payload) {
      const [booking] = await listTold(db, [Payload.parse(payload).bookingId])
      if (booking?.status !== 'PENDING' || !booking.answerBy) return
      const until = Temporal.Instant.fromEpochMilliseconds(booking.answerBy.getTime())
      const letter = letterToProvider(booking)
      await announce(db, {
        kind: 'provider-request',
        subject: booking.reference,
        ...letter,
        link: providerPath(env, booking.id, until),
        values: {
          ...letter.values,
          until: printInstant(until.toString(), booking.timeZone, providerLanguageOf(booking)),
        },
      })
    },
  }
}
