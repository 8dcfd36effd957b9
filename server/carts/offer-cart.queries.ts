import type { Knex } from 'knex'
import type { AgreedTerms } from '../availability/agreed-terms.ts'
import type { LineDraft } from './carts.queries.ts'

/** The cart of an offer, locked: ordering it and withdrawing the offer wait for each other. */
export async function lockOfferCart(trx: Knex, offerRequestId: string): Promise<string | undefined> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `select id from carts where offer_request_id = :offerRequestId for update`,
    { offerRequestId },
  )
  return rows[0]?.id
}

/** The cart of an offer under a token, made if there is none; locked either way. */
export async function upsertOfferCart(
  trx: Knex,
  cart: {
    offerRequestId: string
    storefrontId: number
    tokenHash: Buffer
    language: string
    currency: string
  },
): Promise<string> {
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
    `insert into carts (offer_request_id, storefront_id, token_hash, language, currency)
     values (:offerRequestId, :storefrontId, :tokenHash, :language, :currency)
     on conflict (offer_request_id) do update
       set token_hash = excluded.token_hash, storefront_id = excluded.storefront_id, touched_at = now()
     returning id`,
    { ...cart },
  )
  const [row] = rows
  if (!row) throw new Error('the cart of an offer was not written')
  return row.id
}

/** Puts an offer into its cart, in place of an earlier one; does nothing when it is there already. */
export async function putOffer(
  trx: Knex,
  {
    cartId,
    currency,
    line,
    offer,
  }: { cartId: string; currency: string; line: LineDraft; offer: AgreedTerms },
): Promise<void> {
  await trx.raw(
    `with gone as (
       delete from cart_lines where cart_id = :cartId and offer is distinct from :offer::jsonb
     ), written as (
       insert into cart_lines (cart_id, experience_id, option_id, local_start, periods, units, guests, agreed_total, offer)
       select :cartId, :experienceId, :optionId, :start, :periods, :units::jsonb, :guests, :agreedTotal, :offer::jsonb
       where not exists (select from cart_lines where cart_id = :cartId and offer = :offer::jsonb)
       returning cart_id
     )
     update carts set revision = revision + 1, currency = :currency, touched_at = now()
     where id in (select cart_id from written)`,
    {
      cartId,
      currency,
      experienceId: line.experienceId,
      optionId: line.optionId,
      start: line.start,
      periods: line.periods,
      units: JSON.stringify(line.units),
      guests: line.guests,
      agreedTotal: line.agreedTotal,
      offer: JSON.stringify(offer),
    },
  )
}

/** Takes an offer out of its cart: an order that was begun with it finds the cart changed. */
export async function clearOffer(trx: Knex, cartId: string): Promise<void> {
  await trx.raw(
    `with gone as (delete from cart_lines where cart_id = :cartId)
     update carts set revision = revision + 1 where id = :cartId`,
    { cartId },
  )
}
