import type { Knex } from 'knex'
import type { Announcement, OrderKind } from './message-kinds.ts'
import { hasMessage, insertMessages } from './messages.queries.ts'

/** The job that writes and sends a message. */
export const sendMessageJob = 'send-message'

/** A mail server that is away for a day loses nothing. */
const mostAttempts = 20
/** After every other job: a buyer waits at a screen for a payment to be settled, and nobody there for a mail. */
const priority = 10

/**
 * Sends messages, in the transaction that makes them true: they are sent if and only if that commits. The same
 * kind about the same order (or booking, or `subject` of a letter) is said once, however often it is announced. One query.
 */
export async function announce(trx: Knex, ...announcements: readonly Announcement[]): Promise<void> {
  const messages = announcements.map((announcement) => {
    const { kind, ...about } = announcement
    return { key: keyOf(announcement), kind, about }
  })
  await insertMessages(trx, messages, { job: sendMessageJob, maxAttempts: mostAttempts, priority })
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
