import type { Knex } from 'knex'

/** An order by its reference, for support. */
export async function findReserved(db: Knex, reference: string): Promise<{ id: string } | undefined> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select id from orders where reference = :reference`,
    {
      reference,
    },
  )
  return rows[0]
}

/** A payment that came by another way than the payment network. */
export async function insertPaymentByHand(
  trx: Knex,
  payment: { orderId: string; amount: number; now: string },
): Promise<string> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `insert into payments (order_id, status, currency, amount, capture_amount, expires_at)
     select id, 'OPEN', currency, :amount, :amount, :now from orders where id = :orderId returning id`,
    { ...payment },
  )
  const [row] = rows
  if (!row) throw new Error('the payment was not inserted')
  return row.id
}
