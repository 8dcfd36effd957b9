import type { Knex } from 'knex'

/** The booking of a reference, and its order. */
export async function findRedeemable(
  db: Knex,
  reference: string,
): Promise<{ id: string; order: { id: string; cartId: string } } | undefined> {
  const { rows } = await db.raw<{ rows: { id: string; order: { id: string; cartId: string } }[] }>(
    `select b.id, jsonb_build_object('id', o.id, 'cartId', o.cart_id) "order"
     from bookings b join orders o on o.id = b.order_id where b.reference = :reference`,
    { reference },
  )
  return rows[0]
}
