import { z } from 'zod'
import { announce } from '../messages/announce.ts'
import { askAboutChangeJob } from '../orders/changes/ask-provider.ts'
import { askProviderJob } from '../orders/fulfilment/ask-providers.ts'
import { letterToProvider, providerLanguageOf } from '../orders/fulfilment/provider-letter.ts'
import { readTold } from '../orders/fulfilment/tell-provider.ts'
import type { Deps } from '../platform/deps.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import { printInstant } from '../platform/text/print-in-language.ts'
import { findProviderChange } from './provider-bookings.queries.ts'
import { providerChangePath, providerPath } from './provider-link.ts'

const Payload = z.object({ bookingId: z.uuid() })
const ChangePayload = z.object({ changeId: z.uuid() })

/** Messages to providers. Safe to run twice: a provider is asked once about a booking, and once about each change. */
export function providerJobs({ db, env }: Pick<Deps, 'db' | 'env'>): JobHandlers {
  return {
    async [askProviderJob](payload) {
      const booking = await readTold(db, Payload.parse(payload).bookingId)
      if (booking?.status !== 'PENDING' || !booking.answerBy) return
      const until = booking.answerBy.toTemporalInstant()
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
    async [askAboutChangeJob](payload) {
      const asked = await findProviderChange(db, ChangePayload.parse(payload).changeId)
      const booking = asked && (await readTold(db, asked.id))
      if (asked?.change.status !== 'ASKED' || !booking) return
      const { id, answerBy, before, after } = asked.change
      const until = Temporal.Instant.from(answerBy)
      // the frame shows what it would be, the text what it is
      const letter = letterToProvider({ ...booking, ...after }, { before })
      await announce(db, {
        kind: 'provider-change',
        subject: id,
        ...letter,
        link: providerChangePath(env, id, until),
        values: {
          ...letter.values,
          until: printInstant(until.toString(), booking.timeZone, providerLanguageOf(booking)),
        },
      })
    },
  }
}
