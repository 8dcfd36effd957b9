import type { Knex } from 'knex'

/**
 * Ids of an account's orders at a storefront, newest first: those that joined it, and those that were placed without
 * logging in under the address that the account has shown to be its own.
 */
export async function findAccountOrders(
  db: Knex,
  {
    accountId,
    email,
    storefrontId,
    most,
  }: { accountId: number; email: string; storefrontId: number; most: number },
): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select id from orders
     where storefront_id = :storefrontId and (account_id = :accountId or (account_id is null and lower(email) = :email))
     order by purchased_at desc limit :most`,
    { accountId, email, storefrontId, most },
  )
  return rows.map(({ id }) => id)
}

/** Notes whose order it is, unless it belongs to an account already. */
export async function joinOrder(
  db: Knex,
  order: { accountId: number; reference: string; tokenHash: Buffer },
): Promise<void> {
  await db.raw(
    `update orders set account_id = :accountId
     where reference = :reference and token_hash = :tokenHash and account_id is null`,
    order,
  )
}
