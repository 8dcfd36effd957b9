/** The SQL by which the cart of a browser and that of an account become one. */
import type { Knex } from 'knex'

/** A cart, as far as joining it to another goes. */
export interface JoiningCartRow {
  id: string
  accountId: number | null
  currency: string
  promoCode: string | null
  offerRequestId: string | null
}

const joiningSql = `
  select id, account_id "accountId", currency, promo_code "promoCode", offer_request_id "offerRequestId" from carts`

/** Two devices that log in at once take turns. */
export async function lockAccountCarts(trx: Knex.Transaction, accountId: number): Promise<void> {
  await trx.raw(`select pg_advisory_xact_lock(hashtext('account-cart'), :accountId::int)`, { accountId })
}

/** The cart of an account at a storefront. */
export async function findAccountCart(
  trx: Knex.Transaction,
  account: { accountId: number; storefrontId: number },
): Promise<JoiningCartRow | undefined> {
  const { rows } = await trx.raw<{ rows: JoiningCartRow[] }>(
    `${joiningSql} where account_id = :accountId and storefront_id = :storefrontId for update`,
    account,
  )
  return rows[0]
}

/** The cart of a token. */
export async function findJoiningCart(
  trx: Knex.Transaction,
  cart: { tokenHash: Buffer; storefrontId: number },
): Promise<JoiningCartRow | undefined> {
  const { rows } = await trx.raw<{ rows: JoiningCartRow[] }>(
    `${joiningSql} where token_hash = :tokenHash and storefront_id = :storefrontId for update`,
    cart,
  )
  return rows[0]
}

/**
 * Moves the lines and orders of a cart into another. Of what is in both (the same option at the same time) the one that was
 * chosen last stays; of more than `most` lines the newest. An unpaid order stays behind, with its lines, when the other cart
 * has one too: there is at most one for each.
 */
export async function moveLines(
  trx: Knex.Transaction,
  carts: { from: string; into: string; most: number },
): Promise<void> {
  await trx.raw(
    `update orders o set cart_id = :into where o.cart_id = :from and (o.status <> 'AWAITING_PAYMENT'
       or not exists (select from orders other where other.cart_id = :into and other.status = 'AWAITING_PAYMENT'))`,
    carts,
  )
  await trx.raw(
    `update cart_lines l set cart_id = :into where l.cart_id = :from and not exists (
       select from bookings b join orders o on o.id = b.order_id where b.line_id = l.id and o.cart_id = :from)`,
    carts,
  )
  await trx.raw(
    `delete from cart_lines where cart_id = :into and id not in (
       select id from (
         select distinct on (option_id, local_start, periods) id, created_at from cart_lines where cart_id = :into
         order by option_id, local_start, periods, created_at desc, id
       ) kept order by created_at desc, id limit :most
     )`,
    carts,
  )
  await trx.raw(
    `delete from carts c where c.id = :from and not exists (select from orders o where o.cart_id = c.id)`,
    carts,
  )
}

/**
 * Makes a cart an account's, under a new token. An unpaid order of it is not the same any more as one that is placed with
 * that token, and is replaced by it.
 */
export async function claimCart(
  trx: Knex.Transaction,
  cart: { id: string; accountId: number; tokenHash: Buffer },
): Promise<void> {
  await trx.raw(
    `update orders set fingerprint = sha256(gen_random_uuid()::text::bytea)
     where cart_id = :id and status = 'AWAITING_PAYMENT' and exists (select from carts where id = :id and token_hash <> :tokenHash)`,
    cart,
  )
  await trx.raw(
    `update carts set account_id = :accountId, token_hash = :tokenHash, revision = revision + 1, touched_at = now(),
       ordered_at = coalesce(ordered_at, (select max(purchased_at) from orders where cart_id = :id))
     where id = :id`,
    cart,
  )
}
