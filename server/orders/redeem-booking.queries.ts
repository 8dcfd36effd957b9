import type { Knex } from 'knex'

/** The booking of a reference. */
export async function findRedeemable(db: Knex, reference: string): Promise<string | undefined> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select id from bookings where reference = :reference`,
    { reference },
  )
  return rows[0]?.id
}
