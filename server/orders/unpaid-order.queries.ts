import type { Knex } from 'knex'

/** The order of a cart that waits for its payment; there is at most one. */
export async function findUnpaidOrder(db: Knex, cartId: string): Promise<string | undefined> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select id from orders where cart_id = :cartId and status = 'AWAITING_PAYMENT'`,
    { cartId },
  )
  return rows[0]?.id
}

/** The reference of what was bought, or reserved, with a cart; what stands comes before what was cancelled. */
export async function findBoughtOrder(db: Knex, cartId: string): Promise<string | undefined> {
  const { rows } = await db.raw<{ rows: { reference: string }[] }>(
    `select reference from orders
     where cart_id = :cartId and status in ('CONFIRMED', 'PARTIALLY_CONFIRMED', 'RESERVED', 'CANCELLED')
     order by status <> 'CANCELLED' desc, purchased_at desc limit 1`,
    { cartId },
  )
  return rows[0]?.reference
}
