import type { Knex } from 'knex'

/**
 * Puts the lines that these bookings were bought from back into their cart, as they were, and raises its revision. What
 * is in the cart still stays as it is; what was negotiated has its offer to come from. What its supplier refused is noted. The promo code
 * that they were bought with comes along.
 */
export async function reinsertLines(trx: Knex, bookingIds: readonly string[]): Promise<void> {
  await trx.raw(
    `with returned as (
       insert into cart_lines (id, cart_id, experience_id, option_id, local_start, periods, units, guests, extras, pickup, agreed_total,
         refused_start)
       select b.line_id, o.cart_id, b.experience_id, b.option_id, b.local_start, b.periods, b.units, b.guests, b.extras, b.pickup, b.original_price,
         case when b.status = 'REJECTED' then b.local_start end
       from bookings b join orders o on o.id = b.order_id
       where b.id = any(:bookingIds) and not b.explanation -> 'lines' @> '[{"kind": "offer"}]'
       on conflict (id) do nothing
       returning id, cart_id
     )
     update carts c set revision = revision + 1, promo_code = coalesce(c.promo_code, used.code)
     from (
       select r.cart_id, max(o.promo_code) code
       from returned r join bookings b on b.line_id = r.id and b.id = any(:bookingIds) join orders o on o.id = b.order_id
       group by r.cart_id
     ) used
     where c.id = used.cart_id`,
    { bookingIds: [...bookingIds] },
  )
}
