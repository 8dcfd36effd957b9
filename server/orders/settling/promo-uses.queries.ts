import type { Knex } from 'knex'

/**
 * Counts a paid order as one use of its promo code, once. False: others that were paid have used the code up meanwhile,
 * or it is gone. Who paid while it was running out keeps it: its time is not looked at again.
 */
export async function countPromoUse(trx: Knex, orderId: string): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: { isCounted: boolean }[] }>(
    `with used as (
       update promo_codes p set uses = uses + 1 from orders o
       where o.id = :orderId and o.promo_code = p.code and not o.promo_counted
         and (p.most_uses is null or p.uses < p.most_uses)
       returning o.id
     ), noted as (
       update orders set promo_counted = true where id in (select id from used) returning id
     )
     select promo_counted or exists (select from noted) "isCounted" from orders where id = :orderId`,
    { orderId },
  )
  return rows[0]?.isCounted ?? false
}

/** An order that came to nothing is no use of its promo code any more. Safe to call twice, and for one that never was. */
export async function givePromoUseBack(trx: Knex, orderId: string): Promise<void> {
  await trx.raw(
    `with given as (
       update orders set promo_counted = false where id = :orderId and promo_counted returning promo_code
     )
     update promo_codes p set uses = uses - 1 from given g where p.code = g.promo_code and p.uses > 0`,
    { orderId },
  )
}
