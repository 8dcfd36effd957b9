/** The SQL of an order's payment page: told again, opened, left. */
import type { Knex } from 'knex'

/** A buyer was told the way to the payment page again: they have as long as the first time to open it. */
export async function notePageWanted(db: Knex, orderId: string, releaseAt: string): Promise<void> {
  await db.raw(
    `update orders set release_at = greatest(release_at, :releaseAt)
     where id = :orderId and status = 'AWAITING_PAYMENT' and release_at is not null`,
    { orderId, releaseAt },
  )
}

/** Notes that the payment page of an order is opened, and says where it is. Undefined: it can no longer be paid. */
export async function notePageOpened(
  db: Knex,
  { reference, now }: { reference: string; now: string },
): Promise<string | undefined> {
  const { rows } = await db.raw<{ rows: { url: string }[] }>(
    `update orders o set release_at = null from payments p
     where o.reference = :reference and p.order_id = o.id and p.change_id is null and p.url is not null
       and o.status = 'AWAITING_PAYMENT' and least(o.held_until, o.release_at, p.expires_at) > :now
     returning p.url`,
    { reference, now },
  )
  return rows[0]?.url
}

/** Notes that the buyer is back from the payment page: until when the places are kept. Undefined: the order does not wait. */
export async function notePageLeft(
  db: Knex,
  orderId: string,
  { now, releaseAt }: { now: string; releaseAt: string },
): Promise<Date | undefined> {
  const { rows } = await db.raw<{ rows: { keptUntil: Date }[] }>(
    `update orders set release_at = least(release_at, :releaseAt)
     where id = :orderId and status = 'AWAITING_PAYMENT' and least(held_until, release_at) > :now
     returning least(held_until, release_at) "keptUntil"`,
    { orderId, now, releaseAt },
  )
  return rows[0]?.keptUntil
}

/** The page that the buyer of an order turns back to. */
export async function findCancelPage(
  db: Knex,
  reference: string,
): Promise<{ cancelUrl: string } | undefined> {
  const { rows } = await db.raw<{ rows: { cancelUrl: string }[] }>(
    `select cancel_url "cancelUrl" from orders where reference = :reference`,
    { reference },
  )
  return rows[0]
}
