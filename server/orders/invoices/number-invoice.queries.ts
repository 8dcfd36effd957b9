import type { Knex } from 'knex'

/**
 * Gives an order that is paid its number, once: the next one of its storefront in the year of `on`. Rolled back with what
 * it is for, so a series has no gaps; others of the storefront wait for the commit, so it comes late in a transaction.
 */
export async function numberInvoice(trx: Knex, orderId: string, on: Temporal.Instant): Promise<void> {
  await trx.raw(
    `with counted as (
       insert into invoice_counters (storefront_id, year, last)
       select storefront_id, :year, 1 from orders where id = :orderId and invoice_number is null
       on conflict (storefront_id, year) do update set last = invoice_counters.last + 1
       returning year, last
     )
     update orders set invoice_year = counted.year, invoice_number = counted.last from counted where id = :orderId`,
    { orderId, year: on.toZonedDateTimeISO('UTC').year },
  )
}
