import { announce } from '../messages/announce.ts'
import type { OrderKind } from '../messages/message-kinds.ts'
import type { Deps } from '../platform/deps.ts'
import { listBeginning, listEnded } from './reminders.queries.ts'
import type { DueBookingRow } from './reminders.queries.ts'

const dayBefore = { hours: 24 }
/** A traveller is home again by then, and still remembers. */
const afterwards = { hours: 18 }
const forgottenAfter = { hours: 7 * 24 }
const batch = 500

/** Reminds travellers the day before, and asks them afterwards how it was. Each is written to once. */
export async function remindAndInvite({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const beginning = await listBeginning(db, {
    from: now.toString(),
    until: now.add(dayBefore).toString(),
    boughtBefore: now.subtract(dayBefore).toString(),
    limit: batch,
  })
  const ended = await listEnded(db, {
    from: now.subtract(forgottenAfter).toString(),
    until: now.subtract(afterwards).toString(),
    limit: batch,
  })
  await write('booking-reminder', beginning)
  await write('review-invitation', ended)

  async function write(kind: OrderKind, due: readonly DueBookingRow[]): Promise<void> {
    for (const { orderId, reference, change } of due) {
      const about = { orderId, booking: reference, change: change ?? undefined }
      await db.transaction((trx) => announce(trx, { kind, ...about }))
    }
  }
}
