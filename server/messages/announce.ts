import type { Knex } from 'knex'
import type { Announcement, OrderKind } from './message-kinds.ts'
import { hasMessage, insertMessage } from './messages.queries.ts'

/** The job that writes and sends a message. */
export const sendMessageJob = 'send-message'

/** A mail server that is away for a day loses nothing. */
const mostAttempts = 20

/**
 * Sends a message, in the transaction that makes it true: it is sent if and only if that commits. The same
 * kind about the same order (or booking, or `subject` of a letter) is said once, however often it is announced.
 */
export async function announce(trx: Knex, announcement: Announcement): Promise<void> {
  const { kind, ...about } = announcement
  const message = { key: keyOf(announcement), kind, about }
  await insertMessage(trx, message, { job: sendMessageJob, maxAttempts: mostAttempts })
}

/** Whether the buyer of an order was told so, or will be. */
export function wasAnnounced(
  trx: Knex,
  { kind, orderId }: { kind: OrderKind; orderId: string },
): Promise<boolean> {
  return hasMessage(trx, keyOf({ kind, orderId }))
}

function keyOf(announcement: Announcement): string {
  const { kind } = announcement
  if ('orderId' in announcement) {
    const { orderId, booking = '', change } = announcement
    return [kind, orderId, booking, ...(change ? [change] : [])].join(':')
  }
  return `${kind}:${announcement.subject}`
}
