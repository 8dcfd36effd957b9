/** The SQL of a storefront's figures by day. */
import type { Knex } from 'knex'

/** What is added to a day of a storefront. */
export interface DayCounts {
  visits?: number
  views?: number
  carts?: number
}

/** Adds to the sums of a day. */
export async function addToDay(
  db: Knex,
  { storefrontId, day }: { storefrontId: number; day: string },
  { visits = 0, views = 0, carts = 0 }: DayCounts,
): Promise<void> {
  await db.raw(
    `insert into storefront_days (storefront_id, day, visits, views, carts)
     values (:storefrontId, :day, :visits, :views, :carts)
     on conflict (storefront_id, day) do update set visits = storefront_days.visits + excluded.visits,
       views = storefront_days.views + excluded.views, carts = storefront_days.carts + excluded.carts`,
    { storefrontId, day, visits, views, carts },
  )
}

/** A day of a storefront; a day without anything is not there. */
export interface DayFigures {
  day: string
  visits: number
  views: number
  carts: number
  /** Paid, authorised or reserved, and what has become of none of them since. */
  orders: number
}

/** The figures of a storefront's latest days (UTC), oldest first. */
export async function listDays(
  db: Knex,
  { slug, from }: { slug: string; from: string },
): Promise<DayFigures[]> {
  const { rows } = await db.raw<{ rows: DayFigures[] }>(
    `select day::text, coalesce(visits, 0) visits, coalesce(views, 0) views, coalesce(carts, 0) carts,
       coalesce(orders, 0) orders
     from (select d.* from storefront_days d join storefronts s on s.id = d.storefront_id
           where s.slug = :slug and d.day >= :from) counted
     full join (select (o.purchased_at at time zone 'UTC')::date as day, count(*)::int orders
                from orders o join storefronts s on s.id = o.storefront_id
                where s.slug = :slug and (o.purchased_at at time zone 'UTC')::date >= :from
                  and o.status in ('RESERVED', 'ON_HOLD', 'CONFIRMED', 'PARTIALLY_CONFIRMED')
                group by 1) sold using (day)
     order by day`,
    { slug, from },
  )
  return rows
}
