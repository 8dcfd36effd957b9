import type { Knex } from 'knex'

/**
 * Packs into each search record all the buckets of lengths that the experience reaches; until now it had that of the shortest
 * length alone, and 4–5 hours were found under "1 to 4 hours". Written out here as it was decided, and not by the product's own
 * expression, which may change. The code of before reads a single bucket the same way, and finds a range of several in none.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    `update search_rows r set facets = set_byte(r.facets, 24, reach.byte)
     from experiences e
     cross join lateral (
       select case e.duration_unit when 'MINUTES' then 1 when 'HOURS' then 60 else 1440 end as stated_minutes,
         case e.price_period when 'HOUR' then 60 when 'DAY' then 1440 when 'NIGHT' then 1440 end as period_minutes
     ) units
     cross join lateral (
       select e.duration_minutes as least, coalesce(
         case when e.duration_unit is not null then coalesce(e.duration_maximum, e.duration_minimum) * units.stated_minutes end,
         e.period_maximum * units.period_minutes,
         (select max(o.duration_minutes) from options o where o.experience_id = e.id and o.offered),
         e.duration_minutes) as most
     ) lengths
     cross join lateral (
       select e.duration_unit is not null and e.price_period is null and most > least as open
     ) ends
     cross join lateral (
       select 1 + (least > 60 or open and least = 60)::int + (least > 240 or open and least = 240)::int
           + (least > 1440 or open and least = 1440)::int as first,
         1 + (most > 60)::int + (most > 240)::int + (most > 1440)::int as last
     ) buckets
     cross join lateral (
       select case when e.duration_minutes is null then 0
         when coalesce(e.duration_unit, e.price_period, '') in ('NIGHTS', 'NIGHT') then 4
         else first + 16 * greatest(last - first, 0) end as byte
     ) reach
     where e.id = r.experience_id and get_byte(r.facets, 24) <> reach.byte`,
  )
}

/** The code of before finds a range of several buckets in none until its listing is next written, which breaks nothing. */
export async function down(): Promise<void> {}
