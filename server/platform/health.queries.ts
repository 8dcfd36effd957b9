import type { Knex } from 'knex'

/** Whether the database can be written: a replica that is not promoted, and one that was made read-only, can only be read. */
export async function isWritable(db: Knex): Promise<boolean> {
  const { rows } = await db.raw<{ rows: { readOnly: string }[] }>(
    `select current_setting('transaction_read_only') "readOnly"`,
  )
  return rows[0]?.readOnly === 'off'
}

/** What waits for something, as far as an operator must hear of it. Ages are in seconds; 0: nothing waits. */
export interface Backlog {
  openOrders: number
  /** Since the payment network told of something that is not settled. */
  oldestEventSeconds: number
  /** Since the oldest refund was asked for that has not been sent; its buyer is promised 24 hours. */
  oldestRefundSeconds: number
  failedRefunds: number
  oldestMailSeconds: number
  /** Letters whose recipient a mail server refused for good. */
  refusedMails: number
  /** Addresses of pictures that listings brought and that gave none. */
  failedPictures: number
  waitingPictures: number
}

/** Reads what waits. */
export async function readBacklog(db: Knex): Promise<Backlog> {
  const age = (column: string) => `coalesce(extract(epoch from now() - min(${column})), 0)::float8`
  const { rows } = await db.raw<{ rows: Backlog[] }>(
    `select (select count(*)::int from orders where status = 'AWAITING_PAYMENT') "openOrders",
       (select ${age('received_at')} from payment_events where processed_at is null) "oldestEventSeconds",
       (select ${age('created_at')} from refunds where status = 'REQUESTED') "oldestRefundSeconds",
       (select count(*)::int from refunds where status = 'FAILED') "failedRefunds",
       (select ${age('created_at')} from messages where mailed_at is null and refused_at is null) "oldestMailSeconds",
       (select count(*)::int from messages where refused_at is not null) "refusedMails",
       (select count(*)::int from picture_fetches where state = 'failed') "failedPictures",
       (select count(*)::int from picture_fetches where state = 'waiting') "waitingPictures"`,
  )
  const [row] = rows
  if (!row) throw new Error('the backlog was not read')
  return row
}
