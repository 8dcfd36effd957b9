import type { Knex } from 'knex'
import type { BuyerAndSupport } from '../../messages/note-undelivered.ts'

/** Who bought an order, and who supports its storefront, in the storefront's first language. Undefined where there is no such order. */
export async function findBuyerAndSupport(db: Knex, orderId: string): Promise<BuyerAndSupport | undefined> {
  const { rows } = await db.raw<{ rows: BuyerAndSupport[] }>(
    `select o.reference, o.first_name "firstName", o.last_name "lastName", o.email, s.id "storefrontId",
       s.languages[1] "language", nullif(s.contact ->> 'email', '') support
     from orders o join storefronts s on s.id = o.storefront_id where o.id = :orderId`,
    { orderId },
  )
  return rows[0]
}
