import type { Knex } from 'knex'
import type { Language } from '../../contract/primitives.ts'

/** Who bought an order, and who supports its storefront, in the storefront's first language. */
export interface BuyerAndSupportRow {
  reference: string
  firstName: string
  lastName: string
  email: string
  storefrontId: number
  language: Language
  support: string | null
}

/** Undefined where there is no such order. */
export async function findBuyerAndSupport(
  db: Knex,
  orderId: string,
): Promise<BuyerAndSupportRow | undefined> {
  const { rows } = await db.raw<{ rows: BuyerAndSupportRow[] }>(
    `select o.reference, o.first_name "firstName", o.last_name "lastName", o.email, s.id "storefrontId",
       s.languages[1] "language", nullif(s.contact ->> 'email', '') support
     from orders o join storefronts s on s.id = o.storefront_id where o.id = :orderId`,
    { orderId },
  )
  return rows[0]
}
