import type { Knex } from 'knex'

/** The address that an order of a storefront was placed under, in lower case. */
export async function findOrderEmail(
  db: Knex,
  order: { reference: string; storefrontId: number },
): Promise<string | undefined> {
  const { rows } = await db.raw<{ rows: { email: string }[] }>(
    `select lower(email) email from orders where reference = :reference and storefront_id = :storefrontId`,
    order,
  )
  return rows[0]?.email
}
